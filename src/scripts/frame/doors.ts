import { readText } from '../../stores/storage.ts'

/**
 * Opens the search by its button or by `/`, and the assistant by its button. Their code loads only then. One module,
 * since every page pays for it.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const door = event.target.closest<HTMLAnchorElement>('a[data-site-search], a[data-assistant]')
  if (!door) return
  event.preventDefault()
  void open(door)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (document.querySelector('dialog[open]')) return
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
  event.preventDefault()
  void open(document.querySelector<HTMLAnchorElement>('a[data-site-search]'))
})

// A panel that the visitor has left open is there again on the next page (stores/assistant/open.ts).
if (readText('klinke_assistant_open', 'sessionStorage')) void open(null)

/** @param door the pressed button; null for the assistant's panel of the page before */
async function open(door: HTMLAnchorElement | null) {
  try {
    if (door?.matches('[data-site-search]')) await (await import('../site-search/dialog.ts')).openSearch()
    else await (await import('../../islands/assistant/open.ts')).openAssistant(door)
  } catch {
    // Offline, or a new version was deployed in the meantime: the page behind the link needs no script.
    if (door) location.assign(door.href)
  }
}
