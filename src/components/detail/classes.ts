/** Utilities that several parts of the page of a home or a project share. */

/**
 * The page. On paper its parts and those of its text are one column: the title, the photographs, the price with the person,
 * then the text, each as wide as the paper. A grid: Chromium breaks a flex column after headings.
 */
export const DETAIL = 'page detail print:grid print:grid-cols-1 print:gap-4'
/** Text and aside. */
export const DETAIL_COLUMNS = 'mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-18 print:contents'
/** The text: sections with their headings. */
export const DETAIL_MAIN =
  'detail-main [&>section]:mt-12 print:[&>section]:mt-2 [&>section>h2]:mb-4 [&>section>h2]:text-26 print:contents print:[&>header]:-order-3'
/** The card beside the text; on desks it stays in sight, and scrolls by itself where it is higher. */
export const ASIDE_CARD =
  'aside-card grid gap-1 rounded-card border border-line bg-sheet p-6 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:max-h-[calc(100dvh-var(--bar)-40px)] lg:overflow-y-auto lg:[scrollbar-width:thin] print:static print:max-h-none print:overflow-visible print:px-4 print:py-3'
/** A list of names and values in rows with lines. */
export const FACTS = 'facts border-t border-line [.facts+&]:border-t-0'
export const FACT = 'flex justify-between gap-4 border-b border-line py-2 print:py-1.5'
export const FACT_NAME = 'max-w-[60%] flex-none text-ink-soft'
export const FACT_VALUE = 'min-w-0 text-end wrap-anywhere'
/** Below a value or the name of a cost. */
export const SMALL = 'block text-13/[inherit] font-normal text-ink-soft'
/** A table of costs or prices: amounts do not break, on the smallest phones the names give way. */
export const COSTS = 'mb-6 w-full max-sm:text-13/[inherit]'
export const COSTS_HEAD = 'text-13/[inherit] text-ink-soft'
export const COST_NAME =
  'border-b border-line py-2 text-start align-baseline font-normal max-[22.5rem]:wrap-anywhere max-[22.5rem]:hyphens-auto'
export const COST =
  'border-b border-line py-2 ps-3 text-end align-baseline whitespace-nowrap max-sm:ps-2 max-[22.5rem]:ps-1'
