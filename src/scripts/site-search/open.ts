/** Opens the search by its button or by `/`. Its code loads only then. */
const FIELDS = 'input, textarea, select, [contenteditable]'

document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const door = event.target.closest('a[data-site-search]')
  if (!door) return
  event.preventDefault()
  void open(door)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (document.querySelector('dialog[open]')) return
  if (event.target instanceof Element && event.target.closest(FIELDS)) return
  event.preventDefault()
  void open(document.querySelector('a[data-site-search]'))
})

async function open(door: Element | null) {
  try {
    const { openSearch } = await import('./dialog.ts')
    openSearch()
  } catch {
    // Offline, or a new version was deployed in the meantime: the page behind the link lists everything.
    if (door instanceof HTMLAnchorElement) location.assign(door.href)
  }
}
