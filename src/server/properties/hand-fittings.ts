import type { FeedProperty } from '../../domain/imports/feed.ts'
import { AUSSTATTUNGEN, HEIZUNGEN } from '../../domain/properties/vocabulary.ts'
import { COUNTED, provenBy } from '../imports/read/sections/ausstattung.ts'

type Source = Pick<FeedProperty, 'ausstattung_details' | 'flaechen' | 'haustiere' | 'ausstattung' | 'heizung'>
type Fitted = Pick<FeedProperty, 'ausstattung' | 'heizung'>

/** Columns that also prove a fitting, beside the sections. */
const COLUMNS = [...new Set(COUNTED.flatMap(([, names]) => names))]

function provenOf(home: Source): Fitted {
  const columns = home as unknown as Record<string, unknown>
  const counts = COLUMNS.map((name) => [name, Number(columns[name] ?? home.flaechen[name] ?? 0)])
  const proven = provenBy(home.ausstattung_details, Object.fromEntries(counts))
  return home.haustiere === true ? { ...proven, ausstattung: [...proven.ausstattung, 'HAUSTIERE'] } : proven
}

/**
 * Fittings and heating after values of a hand, as an import would derive them: `kueche` with EBK has EINBAUKUECHE.
 * @param isFixed the columns that the hand sets themselves
 * @param keeps also what the earlier values alone have proven: a person has ticked it, perhaps
 */
export function fittingsAfter(
  before: Source,
  after: Source,
  isFixed: (column: keyof Fitted) => boolean,
  keeps: boolean,
): Partial<Fitted> {
  const [was, is] = [provenOf(before), provenOf(after)]
  const changed: Partial<Fitted> = {}
  if (!isFixed('ausstattung')) {
    const next = follow(before.ausstattung, was.ausstattung, is.ausstattung, keeps)
    if (next) changed.ausstattung = AUSSTATTUNGEN.filter((one) => next.has(one))
  }
  if (!isFixed('heizung')) {
    const next = follow(before.heizung, was.heizung, is.heizung, keeps)
    if (next) changed.heizung = HEIZUNGEN.filter((one) => next.has(one))
  }
  return changed
}

/** A list with what is proven now and was not, and without the opposite; null when that is nothing. */
function follow<T>(held: readonly T[], was: readonly T[], is: readonly T[], keeps: boolean): Set<T> | null {
  const gained = is.filter((one) => !was.includes(one))
  const lost = keeps ? [] : was.filter((one) => !is.includes(one))
  if (gained.length === 0 && lost.length === 0) return null
  return new Set([...held.filter((one) => !lost.includes(one)), ...gained])
}
