import backdrop from '../../../domain/places/backdrop.json' with { type: 'json' }
import { worldPosition } from '../mercator.ts'
import type { Stage } from '../stage.ts'
import { type Box, type Label, labelsAt } from './labels.ts'
import { rankedNames } from './names.ts'

/** A letter's share of the font size: the server measures no text. */
const LETTER = 0.56
/** Names outside the view that may be larger than their distance to it, in pixels. */
const REACH = 300

/** With their positions at zoom 0. */
const names = rankedNames(backdrop).map((name) => ({ name, ...worldPosition(name.lat, name.lng, 0) }))

/** A name with its position in pixels from the middle of the map. */
export type StageName = Pick<Label, 'text' | 'kind' | 'size' | 'anchor'> & { x: number; y: number }

/**
 * The names that the map will show in this view, for the drawing of the server: the most important of those in a box of
 * this many pixels. More would only be bytes of a page whose own script draws them all.
 * @param marks from the middle of the map
 */
export function namesOfStage(
  { lat, lng, zoom }: Stage,
  width: number,
  height: number,
  most: number,
  marks: readonly Box[],
): StageName[] {
  const centre = worldPosition(lat, lng, zoom)
  const scale = 2 ** zoom
  const isIn = (x: number, y: number, reach: number) =>
    Math.abs(x) < width / 2 + reach && Math.abs(y) < height / 2 + reach
  const around = names.filter(({ x, y }) => isIn(x * scale - centre.x, y * scale - centre.y, REACH))
  return labelsAt(
    zoom,
    around.map(({ name }) => name),
    (text, size) => text.length * size * LETTER,
    marks.map((mark) => ({ ...mark, x: mark.x + centre.x, y: mark.y + centre.y })),
  )
    .map(({ text, kind, size, anchor, x, y }) => ({
      text,
      kind,
      size,
      anchor,
      x: Math.round(x - centre.x),
      y: Math.round(y - centre.y),
    }))
    .filter(({ x, y }) => isIn(x, y, 0))
    .slice(0, most)
}
