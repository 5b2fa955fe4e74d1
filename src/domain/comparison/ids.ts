/** Specification, section 9: more than four homes side by side are not readable. */
export const COMPARED_MAX = 4

/**
 * The homes of an address `?ids=1,2,3`: each once, in their order, four at most. Invalid ids are ignored, since people
 * cut and paste addresses by hand.
 */
export function readComparedIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, COMPARED_MAX)
}

/** The German path of the comparison of these homes. */
export function comparedPath(ids: readonly number[]): string {
  return ids.length ? `/vergleich?ids=${ids.join(',')}` : '/vergleich'
}
