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
      // Somebody who has scrolled past it already would see the page jump.
      if (!entry?.isIntersecting || entry.boundingClientRect.top < innerHeight) return
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
