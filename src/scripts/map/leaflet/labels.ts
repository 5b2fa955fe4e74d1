import { worldPosition } from '../mercator.ts'

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
  /** Pixels in world coordinates of the zoom. */
  x: number
  y: number
  size: number
  width: number
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
/** Names of areas and waters give way to others by so many pixels, down or up. */
const OFFS = [0, 16, -16, 30, -30]
const GAP = 6
const CELL = 128

/**
 * The names that a zoom shows, the most important first, without overlap. The same zoom gives the same names for every
 * position of the map, so that they stay while it moves.
 * @param measure the width of a text in pixels
 */
export function labelsAt(
  zoom: number,
  names: readonly Name[],
  measure: (text: string, size: number, kind: Name['kind']) => number,
): Label[] {
  const least = TOWNS_FROM[zoom] ?? 0
  const taken = new Map<string, Label[]>()
  const labels: Label[] = []
  const isFree = (label: Label) =>
    !cellsOf(label, CELL).some((key) => taken.get(key)?.some((other) => overlap(label, other))) &&
    !(label.kind === 'water' && labels.some((other) => isSameWater(label, other)))
  for (const name of names) {
    const weight = name.kind === 'city' ? name.weight / FOREIGN : name.weight
    if (!isNamed(name, zoom, weight < least)) continue
    const size = sizeAt(zoom, name)
    const { x, y } = worldPosition(name.lat, name.lng, zoom)
    const wanted = formsOf(name).flatMap((text) => {
      const width = measure(text, size, name.kind)
      return (isMovable(name) ? OFFS : [0]).map((off): Label => ({ ...name, text, x, y: y + off, size, width }))
    })
    const label = wanted.find((one) => isFree(one))
    if (!label) continue
    for (const key of cellsOf(label, CELL)) taken.set(key, [...(taken.get(key) ?? []), label])
    labels.push(label)
  }
  return labels
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

/** Names without a dot stand with their middle on their point. */
export const isCentred = ({ kind }: Pick<Name, 'kind'>): boolean =>
  kind !== 'town' && kind !== 'city' && kind !== 'spot'

function sizeAt(zoom: number, { kind, weight }: Name): number {
  if (kind === 'state') return zoom < 8 ? 10.5 : 12
  if (kind === 'water') return zoom < 11 ? 11 : 12.5
  if (kind === 'district') return zoom < 12 ? 11.5 : zoom < 14 ? 13 : 15.5
  if (kind === 'quarter') return zoom < 14 ? 12 : 13
  if (kind === 'spot') return 12
  if (weight > 1e6) return zoom < 8 ? 15 : 17
  if (weight > 90_000) return zoom < 8 ? 12.5 : 14.5
  return zoom < 11 ? 12 : zoom < 13 ? 13 : 16
}

function cellsOf(label: Label, cell: number): string[] {
  const { y, width, size } = label
  const x = isCentred(label) ? label.x - width / 2 : label.x
  const keys: string[] = []
  for (let cx = Math.floor((x - GAP) / cell); cx <= Math.floor((x + width + GAP) / cell); cx++) {
    for (let cy = Math.floor((y - size) / cell); cy <= Math.floor((y + size) / cell); cy++) keys.push(`${cx},${cy}`)
  }
  return keys
}

/** Names of towns are to the right of their dot, the others are centred. */
function overlap(a: Label, b: Label): boolean {
  const left = (label: Label) => (isCentred(label) ? label.x - label.width / 2 : label.x - GAP)
  return (
    left(a) < left(b) + b.width + 2 * GAP &&
    left(b) < left(a) + a.width + 2 * GAP &&
    Math.abs(a.y - b.y) < (a.size + b.size) / 2 + 5
  )
}
