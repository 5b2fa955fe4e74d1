/**
 * Loads the map with streets only on demand: 42 kB, and a third-party server that then learns the visitor's address.
 */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-map-show]') : null
  const box = button?.closest('section')?.querySelector<HTMLElement>('[data-map]')
  if (!box) return
  const state = box.querySelector<HTMLElement>('[role="status"]')
  const say = (text = '') => {
    if (state) state.textContent = text
  }
  say(state?.dataset.mapLoading)
  void import('./place-map-view.ts').then(
    ({ showMap }) => showMap(box, say),
    () => say(state?.dataset.mapFailed),
  )
})

export {}
