/**
 * Scrolls to the top of the page, as for a new page (specification, section 2): smoothly, and at once for visitors who
 * prefer reduced motion. Do not call it on back navigation, since the browser then restores the position.
 */
export function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
