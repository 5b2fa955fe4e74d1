/** How a page moves to something: smoothly, and at once for visitors who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/**
 * Scrolls to the top of the page, as for a new page (specification, section 2). Do not call it on back navigation, since
 * the browser then restores the position.
 */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: scrollBehavior() })
}
