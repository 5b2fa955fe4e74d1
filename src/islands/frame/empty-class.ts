/** The drawing of an empty page or list. */
export const EMPTY_DRAWING = 'h-30 w-45 text-ink-soft'
/** The ways that lead on from there. */
export const EMPTY_WAYS = 'mt-3 flex flex-wrap justify-center gap-3'
/** The sign of a home in the place of its photograph. */
export const NO_PHOTO = 'absolute inset-0 m-auto size-[46%] text-ink-soft opacity-70'
