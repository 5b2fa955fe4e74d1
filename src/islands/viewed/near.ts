/** How far below the window the row is made, so that it is there when somebody arrives and moves nothing he sees. */
const AHEAD = '0px 0px 600px 0px'

let isWatched = false

/** Makes the row of viewed homes where the page has a place for it (`ViewedPlace.astro`), when the window comes near. */
export function mountWhenNear(): void {
  const place = document.querySelector('[data-viewed-place]')
  if (!place || isWatched) return
  isWatched = true
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry || !isOutOfSight(entry)) return
      watcher.disconnect()
      void import('./mount.tsx').then(
        ({ mountRow }) => mountRow(place),
        () => undefined,
      )
    },
    { rootMargin: AHEAD },
  )
  watcher.observe(place)
}

/** Below the window, or above it where browsers hold what is being read in its place; else the page would jump. */
function isOutOfSight({ isIntersecting, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean {
  return (isIntersecting && top >= innerHeight) || (bottom <= 0 && CSS.supports('overflow-anchor', 'auto'))
}
