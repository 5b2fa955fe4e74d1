/**
 * Distance below the window at which the row is created, so that it exists when the visitor arrives and does not shift
 * visible content.
 */
const AHEAD = '0px 0px 600px 0px'

let isWatched = false

/** Creates the row of viewed homes at its place (`ViewedPlace.astro`), when the window comes near. */
export function mountWhenNear(): void {
  const place = document.querySelector('[data-viewed-place]')
  if (!place || isWatched) return
  isWatched = true
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry || !isOutOfSight(entry)) return
      watcher.disconnect()
      void import('../../islands/viewed/mount.tsx').then(
        ({ mountRow }) => mountRow(place),
        () => undefined,
      )
    },
    { rootMargin: AHEAD },
  )
  watcher.observe(place)
}

/** Below the window, or above it in browsers with scroll anchoring; otherwise the page would jump. */
function isOutOfSight({ isIntersecting, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean {
  return (isIntersecting && top >= innerHeight) || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}
