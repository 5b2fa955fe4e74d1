/*
 * Utilities that several parts of the area share. A part with markup of its own is a component; these are for markup that
 * differs.
 */

/** A row of a menu or of the list of screens. */
export const MENU_ROW =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 py-1.5 text-start hover:text-brass aria-[current]:bg-brass/12 aria-[current]:font-semibold'
/** What opens below a summary. */
export const POPUP =
  'absolute top-[calc(100%+8px)] z-30 grid max-h-[75dvh] min-w-60 gap-2 overflow-y-auto rounded-card border border-line bg-sheet p-3 shadow-float'
/** The row of search and filters above a list. */
export const TOOLS = 'flex flex-wrap items-end gap-3'
/** A filter with its label. */
export const FILTER =
  'grid flex-[1_1_140px] md:max-w-60 md:flex-[1_1_160px] gap-1 has-[[role=combobox],details]:basis-60 [&>label]:text-13 [&>label]:text-ink-soft [&>form>label]:text-13 [&>form>label]:text-ink-soft'
/** A table of records or figures. Its numbers stand at the end of their cell, in one line. */
export const TABLE =
  'admin-table w-full text-15 [&_button]:whitespace-nowrap [&_.text-end]:text-end [&_.text-end]:whitespace-nowrap [&>thead]:text-13 [&>thead]:text-ink-soft [&_thead_th]:align-middle [&_thead_th]:font-medium [&_tbody_th]:font-normal [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2.5 [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_tbody_tr:last-child>*]:border-b-0 [&_tbody_tr:hover]:bg-brass/5 [&_tr[data-chosen]]:bg-brass/10'
/** Around a table, which may be wider than the page. */
export const TABLE_FRAME = 'overflow-x-auto rounded-card border border-line bg-sheet aria-busy:opacity-60'
