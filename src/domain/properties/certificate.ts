import type { z } from 'zod'
import type { Problem } from '../errors.ts'
import type { Json } from '../imports/feed.ts'
import { problemsOf } from '../problems.ts'
import { certificateSchema, type HandValues } from './hand.ts'

type Certificate = z.output<typeof certificateSchema>
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

/** The parts that no hand may write, but for those that the stored certificates say already. */
export function foreignParts(said: NonNullable<HandValues['energiepass']>, column: Json): Problem[] {
  const read = certificateSchema.safeParse(said)
  if (read.success) return []
  const now: Partial<Record<string, unknown>> = certificateOf(column) ?? {}
  return problemsOf(read.error)
    .filter(({ field }) => now[field] === undefined || now[field] !== said[field as keyof typeof said])
    .map(({ field, ...problem }) => ({ field: `energiepass.${field}`, ...problem }))
}
