import '../dialogs/openers.ts'
import '../search/clean-address.ts'
import type { Pixel } from './mercator.ts'
import { watchSheet } from './sheet.ts'
import { readStage } from './stage.ts'

/**
 * The script that the map page runs at once: the bottom sheet of phones, and waiting for the first interaction. The map
 * itself (some 60 kB) loads then, and replaces the drawing. What was pressed before, a button or a drawn mark, is
 * pressed again.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const
const RETRY_MS = 5000
const root = document.querySelector<HTMLElement>('[data-map-page]')

if (root) {
  const sheet = watchSheet(root)
  const canvas = root.querySelector<HTMLElement>('[data-map-canvas]')
  let pressed: HTMLElement | null = null
  /** The press on a drawn mark, in pixels from the corner of the map, whose own mark appears at the same place. */
  let mark: Pixel | null = null
  let isLoading = false
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    pressed = (target as Element).closest<HTMLElement>('[data-tool], [data-map-more]') ?? pressed
    // Only the last press counts.
    mark = null
    if (!canvas?.contains(target as Element) || !(target as Element).closest('.pin')) return
    // The drawing shows another part of the map than the address.
    if (readStage(location.hash)) return
    const { left, top } = canvas.getBoundingClientRect()
    mark = { x: clientX - left, y: clientY - top }
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
      const pressMark = await startMap(root, sheet)
      for (const sign of SIGNS) removeEventListener(sign, start)
      removeEventListener('click', press)
      if (state?.textContent === state?.dataset.loading) say()
      pressed?.click()
      if (mark) void pressMark(mark)
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
