/** From pale to strong: the last steps lean towards the ink. Fills and strokes of the map, in both themes. */
const COLOURS = [
  'color-mix(in oklab, var(--brass) 42%, var(--paper))',
  'color-mix(in oklab, var(--brass) 64%, var(--paper))',
  'color-mix(in oklab, var(--brass) 86%, var(--paper))',
  'color-mix(in oklab, var(--brass) 84%, var(--ink))',
  'color-mix(in oklab, var(--brass) 48%, var(--ink))',
] as const
/** Diameters in units of the grid, whose dots are ten apart. */
const SIZES = [4, 5.4, 6.8, 8.2, 9.6] as const

/**
 * Colour and diameter of the dots of a step. With fewer steps, the palest and the strongest remain.
 * @param step from 1 to `steps`
 */
export function shadeOf(step: number, steps: number): { colour: string; size: number } {
  const at = steps < 2 ? 2 : Math.round(((step - 1) / (steps - 1)) * (COLOURS.length - 1))
  return { colour: COLOURS[at] ?? COLOURS[2], size: SIZES[at] ?? SIZES[2] }
}
