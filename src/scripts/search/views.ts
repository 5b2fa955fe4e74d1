import { $viewMode, parseMode } from '../../stores/view-mode.ts'
import { written } from '../frame/written.ts'

/**
 * Grid, list or map. The style sheet follows the page's attribute, which theme.js set before the first paint; this
 * script handles the buttons, and loads the map beside the list on demand if there is room.
 */
const WIDE = matchMedia('(width >= 80rem)')

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-view-mode]') : null
  const mode = parseMode(button?.dataset.viewMode)
  if (mode) $viewMode.set(mode)
})
WIDE.addEventListener('change', openMap)
$viewMode.subscribe((mode) => {
  document.documentElement.dataset.view = mode
  press()
  openMap()
})
function press() {
  for (const button of written('[data-view-mode]')) {
    const pressed = String(button.dataset.viewMode === $viewMode.get())
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed
  }
}

function openMap() {
  const box = document.querySelector<HTMLElement>('[data-beside]')
  if (!box || !WIDE.matches || $viewMode.get() !== 'map' || box.dataset.beside) return
  box.dataset.beside = 'open'
  void import('./side-map.ts').then(
    ({ openSideMap }) => openSideMap(box),
    () => {
      // Offline, or a new version was deployed in the meantime: the next change of view tries again.
      box.dataset.beside = ''
    },
  )
}
