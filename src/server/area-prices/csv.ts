import { COUNTRY } from '../../domain/area-prices/schemas.ts'
import { DEFAULT_LANGUAGE } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { namesOf } from '../places/service.ts'
import { placeOf } from './places.ts'
import { findPlaceTable, findTable } from './repository.ts'

const HEAD = ['place', 'name', 'kind', 'objektart', 'vermarktungsart', 'month', 'count', 'q1', 'median', 'q3']

/**
 * The figures as CSV (RFC 4180): commas, decimal points, EUR per m², German names. `month` is empty for the present
 * figures.
 * @param place a slug or postcode: its figures, those of the places inside, and its months; null: the present figures of
 * all places
 * @returns null when there are no figures
 */
export async function pricesCsv(ctx: Pick<Ctx, 'db' | 'caches'>, place: string | null): Promise<string | null> {
  const rows = place === null ? await findTable(ctx.db) : await findPlaceTable(ctx.db, place)
  if (rows.length === 0 && place !== null) return null
  const slugs = new Set(rows.flatMap((row) => [row.place, ...row.around]))
  const names = await namesOf(
    ctx,
    [...slugs].filter((slug) => slug !== COUNTRY),
    DEFAULT_LANGUAGE,
  )
  const lines = rows.flatMap((row) => {
    const named = placeOf(row.place, row.around, names, DEFAULT_LANGUAGE)
    if (!named) return []
    const words = [row.place, named.name, named.art, row.objektart, row.vermarktungsart, row.monat ?? '']
    const figures = [row.q1, row.median, row.q3].map((amount) => amount.toFixed(2))
    return [[...words.map(field), row.anzahl, ...figures].join(',')]
  })
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`
}

/** Spreadsheets execute a text that begins like a formula: names of towns abroad come from feeds. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
