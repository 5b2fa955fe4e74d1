/** Distance below the window at which the code and the homes of the row are requested. */
const AHEAD = '0px 0px 600px 0px'

let isWatched = false

/** Creates the row of viewed homes at its place (`ViewedPlace.astro`), when the window comes near. */
export function mountWhenNear(): void {
  const place = document.querySelector('[data-viewed-place]')
  if (!place || isWatched) return
  isWatched = true
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry || (!entry.isIntersecting && entry.boundingClientRect.bottom > 0)) return
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
