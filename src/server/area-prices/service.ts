import {
  type AreaPart,
  type AreaPrices,
  type Figures,
  FLAT_M2,
  HOMES_MIN,
  type Level,
} from '../../domain/area-prices/schemas.ts'
import { DomainError } from '../../domain/errors.ts'
import { cents } from '../../domain/format/cents.ts'
import { OBJEKTARTEN, type Objektart, type Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { namesOf } from '../places/service.ts'
import { levelOf, placeOf } from './places.ts'
import { type AreaPriceRow, findAsOf, findMonths, findParts, findPlacePrices } from './repository.ts'

export interface AskedPrices {
  /** A slug, a postcode, or `COUNTRY`. */
  ort: string
  objektart?: Objektart | undefined
  vermarktungsart?: Vermarktungsart | undefined
  level: Level | 'alle'
}

type Named = Pick<Ctx, 'db' | 'standbys' | 'caches'>

/**
 * The prices of a place, as the hourly job computed them.
 * @throws DomainError place.not_found for a word that names no place
 */
export async function readAreaPrices(ctx: Named, asked: AskedPrices, language: Language): Promise<AreaPrices> {
  const db = reader(ctx)
  const rows = (await findPlacePrices(db, asked.ort)).toSorted(byKind)
  const chosen = chooseKind(rows, asked)
  const { objektart, vermarktungsart } = chosen
  const [parts, months, asOf] = await Promise.all([
    findParts(db, asked.ort, objektart, vermarktungsart),
    findMonths(db, asked.ort, objektart, vermarktungsart),
    findAsOf(db),
  ])
  const around = rows[0]?.around ?? []
  // One for thousands of names: localeCompare would make one for each comparison.
  const byName = new Intl.Collator(LANGUAGES[language].tag, { numeric: true })
  const slugs = new Set([asked.ort, ...around, ...parts.flatMap((part) => [part.place, ...part.around])])
  const names = await namesOf(ctx, [...slugs], language)
  const place = placeOf(asked.ort, around, names, language)
  if (!place) throw new DomainError('place.not_found')
  const flats = (art: Vermarktungsart) =>
    rows.find((row) => row.objektart === 'WOHNUNG' && row.vermarktungsart === art)?.median
  const costs = (median: number | undefined) => (median === undefined ? null : cents(median * FLAT_M2))
  const distributed = rows.find((row) => row.objektart === objektart && row.vermarktungsart === vermarktungsart)
  return {
    place,
    around: around.flatMap((slug) => placeOf(slug, [], names, language) ?? []),
    ...chosen,
    prices: rows.map(kindFiguresOf),
    flat: { m2: FLAT_M2, kauf: costs(flats('KAUF')), miete: costs(flats('MIETE')) },
    parts: parts
      .flatMap((part): AreaPart[] => {
        const named = placeOf(part.place, part.around, names, language)
        const level = named && levelOf(named.art, part.around, names)
        return named && level ? [{ ...named, level, ...figuresOf(part) }] : []
      })
      .filter(({ level }) => asked.level === 'alle' || level === asked.level)
      .sort((a, b) => byName.compare(a.name, b.name)),
    months: months.map(({ monat, ...month }) => ({ month: monat, ...figuresOf(month) })),
    distribution: distributed ? classesOf(distributed) : [],
    minimum: HOMES_MIN,
    source: 'offers',
    as_of: asOf?.toISOString() ?? null,
  }
}

/** The figures of a place for each kind and offer with enough homes; none for a place without figures. */
export const readPlaceFigures = async (
  ctx: Pick<Ctx, 'db' | 'standbys'>,
  place: string,
): Promise<AreaPrices['prices']> => (await findPlacePrices(reader(ctx), place)).toSorted(byKind).map(kindFiguresOf)

/** The kind and offer of the lists: what is asked for, else the first one with figures. */
function chooseKind(rows: readonly AreaPriceRow[], asked: AskedPrices) {
  const { objektart, vermarktungsart } = rows.find(
    (row) =>
      (asked.objektart ?? row.objektart) === row.objektart &&
      (asked.vermarktungsart ?? row.vermarktungsart) === row.vermarktungsart,
  ) ?? { objektart: asked.objektart ?? 'WOHNUNG', vermarktungsart: asked.vermarktungsart ?? 'KAUF' }
  return { objektart, vermarktungsart }
}

/** In the order of the vocabulary, flats first; purchase before rent. */
const byKind = (a: AreaPriceRow, b: AreaPriceRow) =>
  OBJEKTARTEN.indexOf(a.objektart) - OBJEKTARTEN.indexOf(b.objektart) ||
  a.vermarktungsart.localeCompare(b.vermarktungsart)

/** Cents are enough: a median of two prices has more decimals than its sources. */
const figuresOf = (row: { anzahl: number; q1: number; median: number; q3: number }): Figures => ({
  count: row.anzahl,
  q1: cents(row.q1),
  median: cents(row.median),
  q3: cents(row.q3),
})

const kindFiguresOf = (row: AreaPriceRow): AreaPrices['prices'][number] => ({
  objektart: row.objektart,
  vermarktungsart: row.vermarktungsart,
  ...figuresOf(row),
})

/** The classes of a distribution; the first and the last one are open, since they also count what is beyond. */
function classesOf({ class_from, class_step, class_counts }: AreaPriceRow): AreaPrices['distribution'] {
  const limit = (at: number) => cents(class_from + at * class_step)
  return class_counts.map((count, at) => ({
    from: at === 0 ? null : limit(at),
    to: at === class_counts.length - 1 ? null : limit(at + 1),
    count,
  }))
}
