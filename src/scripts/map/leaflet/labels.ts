import { type Pixel, worldPosition } from '../mercator.ts'

export interface Name {
  text: string
  lat: number
  lng: number
  /** A spot is a station, a square or a park. */
  kind: 'state' | 'town' | 'city' | 'district' | 'quarter' | 'spot' | 'water'
  /** Inhabitants; a state outranks every town. */
  weight: number
  /** Of waters, quarters and spots: the lowest zoom that names them. */
  from?: number
}

export interface Label extends Name {
  /** The anchor of the text, in pixels of world coordinates of the zoom; half the height is above it. */
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Of towns and spots, in the same pixels; null below a mark. */
  dot: Pixel | null
  size: number
  width: number
}

/** A mark on the map that names keep clear of: its middle and its size, in pixels of world coordinates of the zoom. */
export interface Box extends Pixel {
  width: number
  height: number
}

/** Minimum inhabitants of a named town, by zoom; beyond the last zoom, all are named. */
const TOWNS_FROM = [9e9, 9e9, 9e9, 9e9, 9e9, 300_000, 90_000, 45_000, 14_000, 6000, 2500, 900]
/** Cities abroad are landmarks: the country's own towns outrank them. */
export const FOREIGN = 5
const STATES_UNTIL = 9
/** Among the names of its own districts, the name of a city helps no longer. */
const CITIES_UNTIL = 12
const CITY = 90_000
/** Below, Vienna's districts are smaller together than the name of the city. */
const DISTRICTS_FROM = 9
/** A river is named again after so many pixels. */
const AGAIN = 420
/** Names of areas and waters give way to others by so many pixels, down or up; those below a mark by more. */
const OFFS = [0, 16, -16, 30, -30]
const FAR_OFFS = [...OFFS, 44, -44]
/** A name begins so many pixels from its dot. */
const BESIDE_DOT = 7
/** Where the name of a town may be when a mark covers its own position: beside the mark, below or above it. */
const AROUND: readonly (readonly [right: number, down: number, anchor: Label['anchor']])[] = [
  [-BESIDE_DOT, 0, 'end'],
  [0, 16, 'middle'],
  [0, -16, 'middle'],
  [38, 0, 'start'],
  [-38, 0, 'end'],
  [0, 38, 'middle'],
  [0, -38, 'middle'],
  [0, 48, 'middle'],
  [0, -48, 'middle'],
]
const GAP = 6
const GAP_BETWEEN_LINES = 2.5
const CELL = 128

/**
 * The names that a zoom shows, the most important first, without overlap of another name or a mark. Without marks, the
 * same zoom gives the same names for every position of the map, so that they stay while it moves.
 * @param zoom names and sizes are those of the nearest whole one
 * @param measure the width of a text in pixels
 */
export function labelsAt(
  zoom: number,
  names: readonly Name[],
  measure: (text: string, size: number, kind: Name['kind']) => number,
  marks: readonly Box[] = [],
): Label[] {
  const whole = Math.round(zoom)
  const least = TOWNS_FROM[whole] ?? 0
  const marked = new Occupied()
  for (const { x, y, width, height } of marks)
    marked.take({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 })
  const named = new Occupied()
  const labels: Label[] = []
  const isFree = (label: Label) =>
    !named.meets(rectOf(label)) &&
    !marked.meets(rectOf(label)) &&
    !(label.kind === 'water' && labels.some((other) => isSameWater(label, other)))
  for (const name of names) {
    const weight = name.kind === 'city' ? name.weight / FOREIGN : name.weight
    if (!isNamed(name, whole, weight < least)) continue
    const size = sizeAt(whole, name)
    const at = worldPosition(name.lat, name.lng, zoom)
    const wanted = formsOf(name).flatMap((text) => {
      const width = measure(text, size, name.kind)
      return positionsOf({ ...name, text, size, width }, at, marked)
    })
    const label = wanted.find((one) => isFree(one))
    if (!label) continue
    named.take(rectOf(label))
    labels.push(label)
  }
  return labels
}

/** Where a name may be, the best first. */
function positionsOf(name: Omit<Label, 'x' | 'y' | 'anchor' | 'dot'>, { x, y }: Pixel, marked: Occupied): Label[] {
  if (isCentred(name)) {
    const own: Label = { ...name, x, y, anchor: 'middle', dot: null }
    const isCovered = marked.meets(rectOf(own))
    const offs = isCovered && isMovable(name) ? FAR_OFFS : isCovered || isMovable(name) ? OFFS : [0]
    return offs.map((off) => ({ ...own, y: y + off }))
  }
  const isCovered = marked.meets({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 })
  const own: Label = { ...name, x: x + BESIDE_DOT, y, anchor: 'start', dot: isCovered ? null : { x, y } }
  if (!marked.meets(rectOf(own))) return [own]
  // A name that is far from its dot would seem to belong to another place.
  return (isCovered ? AROUND : AROUND.slice(0, 3)).map(([right, down, anchor]) => ({
    ...own,
    x: x + right,
    y: y + down,
    anchor,
  }))
}

function isNamed({ kind, weight, from = 0 }: Name, zoom: number, isSmall: boolean): boolean {
  if (zoom < from) return false
  if (kind === 'state') return zoom >= 6 && zoom <= STATES_UNTIL
  if (kind === 'district') return zoom >= DISTRICTS_FROM
  if (kind === 'town' && weight > CITY && zoom > CITIES_UNTIL) return false
  return kind === 'water' || !isSmall
}

const isSameWater = (a: Label, b: Label) =>
  b.kind === 'water' && a.text === b.text && Math.hypot(a.x - b.x, a.y - b.y) < AGAIN

/** Where `3., Landstraße` has no room, the number may have it. */
const formsOf = ({ kind, text }: Name) => (kind === 'district' ? [text, text.slice(0, text.indexOf(','))] : [text])

const isMovable = ({ kind }: Name) => kind === 'water' || kind === 'district' || kind === 'quarter'

/** Names without a dot are centred on their point. */
const isCentred = ({ kind }: Pick<Name, 'kind'>): boolean => kind !== 'town' && kind !== 'city' && kind !== 'spot'

function sizeAt(zoom: number, { kind, weight }: Name): number {
  if (kind === 'state') return zoom < 8 ? 10.5 : 12
  if (kind === 'water') return zoom < 11 ? 11 : 12.5
  if (kind === 'district') return zoom < 12 ? 12.5 : zoom < 14 ? 13 : 16
  if (kind === 'quarter') return zoom < 14 ? 13 : 14
  if (kind === 'spot') return zoom < 15 ? 12 : 13
  if (weight > 1e6) return zoom < 8 ? 15 : 17
  if (weight > 90_000) return zoom < 8 ? 12.5 : 14.5
  return zoom < 11 ? 12 : zoom < 13 ? 13 : 16
}

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/** The room of a name, with its dot and half the least distance to others. */
function rectOf({ x, y, width, size, anchor, dot }: Label): Rect {
  const left = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width)
  const half = size / 2 + GAP_BETWEEN_LINES
  return {
    left: Math.min(left, dot?.x ?? left) - GAP,
    right: Math.max(left + width, dot?.x ?? left) + GAP,
    top: y - half,
    bottom: y + half,
  }
}

/** Rectangles by the cells of a grid. */
class Occupied {
  private readonly cells = new Map<string, Rect[]>()

  take(rect: Rect): void {
    for (const key of cellsOf(rect)) {
      const others = this.cells.get(key)
      if (others) others.push(rect)
      else this.cells.set(key, [rect])
    }
  }

  meets(rect: Rect): boolean {
    return cellsOf(rect).some((key) =>
      this.cells
        .get(key)
        ?.some(
          (other) =>
            rect.left < other.right && other.left < rect.right && rect.top < other.bottom && other.top < rect.bottom,
        ),
    )
  }
}

function cellsOf({ left, right, top, bottom }: Rect): string[] {
  const keys: string[] = []
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) keys.push(`${x},${y}`)
  return keys
}
