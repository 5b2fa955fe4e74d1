import type L from 'leaflet'
import type { Label } from './labels.ts'

/** At the scale of streets a part of the map may contain no name at all. */
const FROM = 13
/** So many names within the view are enough. */
const ENOUGH = 3
const POINTERS_MAX = 4
/** Pixels; farther places are no help. */
const REACH = 4000
/** Room of the tools along the edges: above, at the sides, below. */
const [TOP, SIDE, BOTTOM] = [72, 14, 96]
const APART = 90

/**
 * Arrows at the edge of the map to the nearest places outside it, where the view has few names of its own. The names are
 * those of the backdrop, so they come with it and need no tiles. Only for the eye: the list names the place of each home.
 */
export function addPointers(map: L.Map, labels: () => readonly Label[]): void {
  const layer = document.createElement('div')
  layer.className = 'map-pointers'
  layer.setAttribute('aria-hidden', 'true')
  map.getContainer().append(layer)
  const paint = () => {
    layer.replaceChildren()
    const zoom = map.getZoom()
    if (zoom < FROM) return
    const { x: width, y: height } = map.getSize()
    const origin = map.project(map.getCenter(), zoom)
    const around = labels()
      .filter(({ kind }) => kind !== 'water')
      .map(({ text, x, y }) => ({ text, x: x - origin.x, y: y - origin.y }))
    const isIn = ({ x, y }: { x: number; y: number }) => Math.abs(x) < width / 2 - 30 && Math.abs(y) < height / 2 - 30
    if (around.filter(isIn).length >= ENOUGH) return
    const outside = around
      .filter((one) => !isIn(one) && Math.hypot(one.x, one.y) < REACH)
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    const taken: { x: number; y: number }[] = []
    for (const { text, x, y } of outside) {
      if (taken.length === POINTERS_MAX) break
      const at = onEdge(x, y, width, height)
      if (taken.some((other) => Math.abs(other.x - at.x) < APART * 2 && Math.abs(other.y - at.y) < APART / 2)) continue
      taken.push(at)
      layer.append(pointer(text, at, Math.atan2(y, x), width))
    }
  }
  map.on('moveend resize', paint)
  paint()
  // Then the names have been measured again.
  void document.fonts.ready.then(paint)
}

/** Where the line from the middle to a point leaves the free part of the map. */
function onEdge(x: number, y: number, width: number, height: number): { x: number; y: number } {
  const across = (width / 2 - SIDE) / Math.abs(x || 1e-6)
  const along = (height / 2 - (y < 0 ? TOP : BOTTOM)) / Math.abs(y || 1e-6)
  const share = Math.min(across, along)
  return { x: width / 2 + x * share, y: height / 2 + y * share }
}

function pointer(text: string, { x, y }: { x: number; y: number }, angle: number, width: number): HTMLElement {
  const slip = document.createElement('span')
  slip.className =
    'absolute z-580 flex items-center gap-1.5 text-13 whitespace-nowrap text-(--map-name) pointer-events-none'
  const arrow = document.createElement('i')
  arrow.className = 'size-2 bg-current [clip-path:polygon(0_0,100%_50%,0_100%,30%_50%)]'
  arrow.style.rotate = `${Math.round((angle * 180) / Math.PI)}deg`
  slip.append(arrow, text)
  // A slip at an edge lies within the map.
  Object.assign(slip.style, { left: `${x}px`, top: `${y}px`, translate: `${(-x / width) * 100}% -50%` })
  return slip
}
