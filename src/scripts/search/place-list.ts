/**
 * Suggestions for the place field while the visitor types. Plain DOM, so that they work before (and without) React; the
 * code for requests loads with the first letter.
 */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('list') !== 'orte') return
  void import('./place-fill.ts').then(
    ({ fillSoon }) => fillSoon(target),
    // Offline, or a new version was deployed in the meantime: the default suggestions stay.
    () => undefined,
  )
})

export {}
