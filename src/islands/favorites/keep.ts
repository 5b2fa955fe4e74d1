/**
 * Wakes what a visitor keeps: hearts, comparison, viewed homes. Part of every page, so it is next to nothing: the rest
 * is loaded when something is kept already, when another tab keeps something, or by the first click.
 */
const KEYS = ['guest_favorites', 'comparedProperties', 'viewed_properties', 'auth_token']

let marks: Promise<typeof import('./marks.ts')> | undefined

function wake() {
  marks ??= import('./marks.ts').then((loaded) => {
    loaded.startMarks()
    return loaded
  })
  // Offline, or a new version was put up meanwhile: the next click tries again.
  marks.catch(() => {
    marks = undefined
  })
  return marks
}
const quietly = () => void wake().catch(() => undefined)

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-heart], [data-compare]') : null
  if (button)
    void wake().then(
      ({ press }) => press(button),
      () => undefined,
    )
})
addEventListener('storage', ({ key }) => {
  if (key === null || KEYS.includes(key)) quietly()
})
if (KEYS.some(isKept)) quietly()
// Back brings a page as it was left, which knows nothing of what was kept on the pages after it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && KEYS.some(isKept)) quietly()
})

// A home's page tells what to keep of it; with consent, also when it is given only now.
if (document.querySelector('[data-viewed-home]')) {
  if (isKept('cookie-consent')) record()
  addEventListener('klinke:consent', record)
}

function record() {
  void import('../viewed/record.ts').then(
    ({ recordPage }) => recordPage(),
    () => undefined,
  )
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export {}
