import { readText } from '../../stores/storage.ts'

/**
 * Starts favourites, comparison and viewed homes. It is part of every page, so it is tiny: the rest loads when entries
 * are stored, when another tab adds one, or on the first click.
 */
const KEYS = ['guest_favorites', 'comparedProperties', 'viewed_properties', 'auth_token']

let marks: Promise<typeof import('./marks.ts')> | undefined

function wake() {
  marks ??= import('./marks.ts').then((loaded) => {
    loaded.startMarks()
    return loaded
  })
  // Offline, or a new version was deployed in the meantime: the next click tries again.
  marks.catch(() => {
    marks = undefined
  })
  return marks
}
const quietly = () => void wake().catch(() => undefined)

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-heart], [data-compare]') : null
  if (!button) return
  // A press requests the opposite of the visible state: two presses while the code is loading request the same.
  const isWanted = button.ariaPressed !== 'true'
  void wake().then(
    ({ press }) => press(button, isWanted),
    () => undefined,
  )
})
addEventListener('storage', ({ key }) => {
  if (key === null || KEYS.includes(key)) quietly()
})
if (KEYS.some(isKept)) quietly()
// The back button restores a page as it was, without later changes.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && KEYS.some(isKept)) quietly()
})

// A detail page contains the data for the list of viewed homes; with consent it is stored, also when consent comes
// later.
const viewed = document.querySelector('[data-viewed-home]')?.textContent
if (viewed) {
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
  return readText(key) !== null
}
