/** How a short message looks; a file of its own, since the code of messages is loaded on demand. */
export const TOAST =
  'toast fixed top-[calc(var(--bar-tall)_+_12px)] bottom-auto start-auto end-(--gutter) max-w-[min(360px,100vw_-_2_*_var(--gutter))] m-0 py-3 px-4 text-ink bg-sheet border border-line border-s-3 border-s-brass rounded-card shadow-float [&_b]:block [&_.link]:ms-4 [&_.link]:min-h-8 data-[kind=limit]:border-s-brick [&:not(:popover-open)]:hidden print:hidden'
