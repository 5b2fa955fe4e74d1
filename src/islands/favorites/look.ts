/** A button with a sign and a word, which can be pressed: keep, compare, share, print. */
export const KEEP_WORD =
  'button-quiet keep-word gap-2 aria-pressed:border-current aria-pressed:text-brass [&>svg]:size-5 [&>svg]:flex-none'
