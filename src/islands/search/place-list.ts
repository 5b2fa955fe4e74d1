/**
 * Suggestions for the place field while somebody types. Plain DOM, so that they come before (and without) React; asking
 * for them is loaded with the first letter.
 */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('list') !== 'orte') return
  void import('./place-fill.ts').then(
    ({ fillSoon }) => fillSoon(target),
    // Offline, or a new version was put up meanwhile: the busiest places still stand there.
    () => undefined,
  )
})

export {}
