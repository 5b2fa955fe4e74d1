/**
 * To the top of the page, as a new page would begin (specification, section 2): calmly, and at once for people who
 * want no motion. Not to be called when somebody goes back, since the browser then knows where he was.
 */
export function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
