import type { Json } from '../imports/feed.ts'
import type { HandValues } from './hand.ts'

type Certificate = NonNullable<HandValues['energiepass']>
const NAMES = [
  ...(['jahrgang', 'epart', 'ausstelldatum', 'gueltig_bis', 'endenergiebedarf', 'energieverbrauchkennwert'] as const),
  ...(['wertklasse', 'stromwert', 'waermewert', 'mitwarmwasser', 'primaerenergietraeger', 'gebaeudeart'] as const),
  ...(['baujahr', 'geg2018', 'epasstext'] as const),
] as const satisfies readonly (keyof Certificate)[]
/** Words that senders write in small letters. */
const WORDS: readonly string[] = ['jahrgang', 'gebaeudeart', 'epart']

/** The certificate as a hand sets it, in the form that the column energiepass has. */
export const certificateColumn = (said: HandValues['energiepass']): Json =>
  said && Object.keys(said).length > 0 ? { ausweise: [{ ...said }] } : {}

/** What a hand may set of the stored certificates: of the first one that says it. Null when none says any. */
export function certificateOf(column: Json): Certificate | null {
  const listed = Array.isArray(column.ausweise) ? column.ausweise : []
  const passes = [...listed, column.felder].filter((one) => typeof one === 'object' && one !== null) as Json[]
  const found = NAMES.flatMap((name) => {
    const value = passes.map((pass) => pass[name]).find((one) => one !== undefined && one !== null && one !== '')
    if (value === undefined) return []
    return [[name, WORDS.includes(name) ? String(value).toUpperCase() : value]]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
