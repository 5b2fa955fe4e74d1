/** Specification, section 9: more than four side by side nobody can read. */
export const COMPARED_MAX = 4

/**
 * The homes that an address `?ids=1,2,3` names: each once, in their order, four at most. What is no id is left out, since
 * addresses are cut and pasted by hand.
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
