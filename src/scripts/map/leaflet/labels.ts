import { worldPosition } from '../mercator.ts'

export interface Name {
  text: string
  lat: number
  lng: number
  kind: 'state' | 'town' | 'city'
  /** Inhabitants; a state outranks every town. */
  weight: number
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
const GAP = 6

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
  const cell = 128
  const taken = new Map<string, Label[]>()
  const labels: Label[] = []
  for (const name of names) {
    const weight = name.kind === 'city' ? name.weight / FOREIGN : name.weight
    if (name.kind === 'state' ? zoom < 6 || zoom > STATES_UNTIL : weight < least) continue
    const size = sizeAt(zoom, name)
    const { x, y } = worldPosition(name.lat, name.lng, zoom)
    const label = { ...name, x, y, size, width: measure(name.text, size, name.kind) }
    const cells = cellsOf(label, cell)
    if (cells.some((key) => taken.get(key)?.some((other) => overlap(label, other)))) continue
    for (const key of cells) taken.set(key, [...(taken.get(key) ?? []), label])
    labels.push(label)
  }
  return labels
}

function sizeAt(zoom: number, { kind, weight }: Name): number {
  if (kind === 'state') return zoom < 8 ? 10.5 : 12
  if (weight > 1e6) return zoom < 8 ? 15 : 17
  if (weight > 90_000) return zoom < 8 ? 12.5 : 14.5
  return zoom < 11 ? 12 : 13
}

function cellsOf({ x, y, width, size }: Label, cell: number): string[] {
  const keys: string[] = []
  for (let cx = Math.floor((x - GAP) / cell); cx <= Math.floor((x + width + GAP) / cell); cx++) {
    for (let cy = Math.floor((y - size) / cell); cy <= Math.floor((y + size) / cell); cy++) keys.push(`${cx},${cy}`)
  }
  return keys
}

/** Names of towns are to the right of their dot, names of states are centred: both boxes begin at the dot. */
function overlap(a: Label, b: Label): boolean {
  const left = (label: Label) => (label.kind === 'state' ? label.x - label.width / 2 : label.x - GAP)
  return (
    left(a) < left(b) + b.width + 2 * GAP &&
    left(b) < left(a) + a.width + 2 * GAP &&
    Math.abs(a.y - b.y) < (a.size + b.size) / 2 + 5
  )
}
