import backdrop from '../../../domain/places/backdrop.json' with { type: 'json' }
import { worldPosition } from '../mercator.ts'
import type { Stage } from '../stage.ts'
import { type Label, labelsAt } from './labels.ts'
import { rankedNames } from './names.ts'

/** A letter's share of the font size: the server measures no text. */
const LETTER = 0.56

const names = rankedNames(backdrop)
const known = new Map<number, readonly Label[]>()

/** A name with its position in pixels from the middle of the map. */
export type StageName = Pick<Label, 'text' | 'kind' | 'size'> & { x: number; y: number }

/**
 * The names that the map will show in this view, for the drawing of the server: the most important of those in a box of
 * this many pixels. More would only be bytes of a page whose own script draws them all.
 */
export function namesOfStage({ lat, lng, zoom }: Stage, width: number, height: number, most: number): StageName[] {
  // Between whole zooms, the map scales the tiles of the nearest one.
  const whole = Math.round(zoom)
  const scale = 2 ** (zoom - whole)
  const centre = worldPosition(lat, lng, zoom)
  const labels = known.get(whole) ?? labelsAt(whole, names, (text, size) => text.length * size * LETTER)
  known.set(whole, labels)
  return labels
    .map(({ text, kind, size, x, y }) => ({
      text,
      kind,
      size: Math.round(size * scale * 10) / 10,
      x: Math.round(x * scale - centre.x),
      y: Math.round(y * scale - centre.y),
    }))
    .filter(({ x, y }) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2)
    .slice(0, most)
}
