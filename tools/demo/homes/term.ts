import type { Home } from '../types.ts'

/** A figure of the home's own that costs no random number: the others keep theirs. */
export const spreadOf = (home: Home): number =>
  [...home.obid].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

/** The years of a home's rent contract: five, three, or null without an end; undefined where none is told. */
export function termOf(home: Home): 5 | 3 | null | undefined {
  if (home.kauf || home.gewerbe || home.art === 'PARKEN') return undefined
  return ([null, 5, 3] as const)[spreadOf(home) % 3]
}
