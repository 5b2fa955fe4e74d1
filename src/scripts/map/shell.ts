import '../dialogs/openers.ts'
import '../search/clean-address.ts'
import { watchSheet } from './sheet.ts'
import { readStage } from './stage.ts'

/**
 * The script that the map page runs at once: the bottom sheet of phones, and waiting for the first interaction. The map
 * itself (some 60 kB) loads then, and replaces the drawing. A button that was pressed before is pressed again.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const
const RETRY_MS = 5000
const root = document.querySelector<HTMLElement>('[data-map-page]')

if (root) {
  const sheet = watchSheet(root)
  let pressed: HTMLElement | null = null
  let isLoading = false
  const press = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>('[data-tool], [data-map-more]') ?? pressed
  }
  const start = async () => {
    if (isLoading) return
    isLoading = true
    const state = root.querySelector<HTMLElement>('[data-map-state]')
    const say = (text = '') => {
      if (state) state.textContent = text
    }
    say(state?.dataset.loading)
    try {
      const { startMap } = await import('./start.ts')
      await startMap(root, sheet)
      for (const sign of SIGNS) removeEventListener(sign, start)
      removeEventListener('click', press)
      if (state?.textContent === state?.dataset.loading) say()
      pressed?.click()
    } catch (error) {
      // Offline, or a new version was deployed in the meantime: a later interaction tries again, the list stays.
      say(state?.dataset.failed)
      setTimeout(() => {
        isLoading = false
      }, RETRY_MS)
      console.error(error)
    }
  }
  addEventListener('click', press)
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
  // The shared address names a part of the map, which the server does not know.
  if (readStage(location.hash)) void start()
}
