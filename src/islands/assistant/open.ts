/** Where the panel is a sheet over the whole page. */
const SHEET = '(width < 48rem), (max-height: 479.98px)'

/**
 * Opens the panel; not on the page /assistent, which has no button. A sheet does not come back by itself: it would cover
 * the page that the visitor went to. Imports nothing, since the script of every page would name each file.
 * @param door the pressed button, which gets the focus back; null when the panel comes back on the next page
 * @throws when its code or its style sheet cannot be loaded
 * @public loaded on demand
 */
export async function openAssistant(door: HTMLElement | null): Promise<void> {
  if (!document.querySelector('a[data-assistant]') || (!door && matchMedia(SHEET).matches)) return
  const { showPanel } = await import('./show.tsx')
  await showPanel(SHEET, door !== null)
}
