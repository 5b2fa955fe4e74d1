/** A label with its selection in one line, without a frame: an order, a frequency. */
export const QUIET_LABEL = 'sort flex min-w-0 items-center gap-2 text-13 text-ink-soft'
export const QUIET_SELECT =
  'min-h-11 max-w-full min-w-0 cursor-pointer bg-transparent text-15 font-medium text-ink md:min-h-9 [&>option]:bg-sheet'
