import { formatArea, formatRooms } from '../../domain/format/measure.ts'
import { formatNumber, formatYear } from '../../domain/format/number.ts'
import { once } from '../../domain/format/once.ts'
import { formatMoney } from '../../domain/format/price.ts'
import type { Place } from '../../domain/places/place.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { type Criterion, type CriterionName, criteria, type Filter, type Range } from '../../domain/search/criteria.ts'
import { relaxations } from '../../domain/search/relax.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'

type RangeUnit = Extract<Criterion, { kind: 'range' }>['unit']

/** Names of the places of a search, by slug, in the language of the page. */
export type PlaceNames = Readonly<Record<string, Pick<Place, 'name' | 'art'>>>

/** The context for describing a search in words. */
export interface Words {
  t: Translate<'search' | 'shared'>
  language: Language
  /** BCP 47, of the language */
  tag: string
  places: PlaceNames
}

/** One active filter: its text, and the search without it. */
export interface Chip {
  id: string
  label: string
  without: Partial<SearchQuery>
  /** Drawn on the map, where it can be changed. */
  isDrawn: boolean
}

/** The address of a search in a language, without default values. */
export function searchPath(query: Partial<SearchQuery>, language: Language): string {
  const params = formatSearch(query).toString()
  return localPath(language, params ? `/immobilien?${params}` : '/immobilien')
}

/** The same search on the map. */
export function mapPathOf(query: Partial<SearchQuery>, language: Language): string {
  const params = formatSearch({ ...query, seite: 1 }).toString()
  return localPath(language, params ? `/kartensuche?${params}` : '/kartensuche')
}

const eitherOf = once((tag: string) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** "128 Mietwohnungen in Graz bis 1.200 €", in the order of the language. */
export function countSentence({ t, tag, places }: Words, total: number, filter: Filter): string {
  const type = filter.objektart?.length === 1 ? filter.objektart[0] : 'ALLE'
  const [asked] = filter.vermarktungsart?.length === 1 ? filter.vermarktungsart : []
  const deal = asked ? (`_${asked}` as const) : ''
  const homes = t(`count.${type}${deal}`, { count: total })
  const named = filter.ort?.map((slug) => inPlace(t, slug, places))
  const place = named && eitherOf(tag).format(named)
  const price = filter.preis && priceText(t, filter.preis, tag)
  if (place && price) return t('count.sentence.both', { homes, place, price })
  if (place) return t('count.sentence.place', { homes, place })
  return price ? t('count.sentence.price', { homes, price }) : homes
}

function priceText(t: Translate<'search' | 'shared'>, range: Range, tag: string): string {
  const money = (value: number) => formatMoney(value, tag)
  const { von, bis } = range
  if (von === undefined || bis === undefined) return rangeText(t, range, money)
  return t('range.between', { von: money(von), bis: money(bis) })
}

/** "in Graz", "im Bezirk Mödling", "in der Steiermark"; other languages decline or attach their own words. */
function inPlace(t: Translate<'search' | 'shared'>, slug: string, places: PlaceNames): string {
  const known = t.find(`place.in.${slug}`)
  if (known) return known
  const name = placeName(slug, places)
  const art = places[slug]?.art
  if (art === 'bezirk') return t('place.in.bezirk', { name: ownName(name, t('place.bezirk', { name: '|' })) })
  if (art !== 'gemeindebezirk') return t('place.in.ort', { name })
  const nr = Number(slug.replace('wien-', ''))
  return t('place.in.gemeindebezirk', { nr, name: ownName(name, t('place.gemeindebezirk', { nr, name: '|' })) })
}

/** "Mödling" of "Bezirk Mödling": the server writes the whole name, and the words around it change in sentences. */
function ownName(name: string, pattern: string): string {
  const [before = '', after = ''] = pattern.split('|')
  const fits = name.startsWith(before) && name.endsWith(after)
  return fits ? name.slice(before.length, name.length - after.length) : name
}

/** The place's name; an unknown slug from an address is shown as a word. */
export function placeName(slug: string, places: PlaceNames): string {
  return places[slug]?.name ?? slug.replace(/(^|-)(\p{L})/gu, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())
}

/** Every active filter as a separate chip; for a list, every value. */
export function chipsOf(words: Words, { filter, sort }: SearchQuery): Chip[] {
  return relaxations(filter).map(({ name, value, filter: without }) => {
    const criterion: Criterion = criteria[name]
    return {
      id: chipId(name, value),
      label: chipLabel(words, name, criterion, value ?? filter[name]),
      without: { sort, filter: without },
      isDrawn: criterion.kind === 'area' || criterion.kind === 'circle',
    }
  })
}

/** Also the key of `without` in an empty answer. */
export const chipId = (name: string, value: string | null): string => (value === null ? name : `${name}-${value}`)

function chipLabel(words: Words, name: CriterionName, criterion: Criterion, value: unknown): string {
  const { t, places } = words
  const label = t(criteria[name].label)
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return valueText(criterion, String(value), t)
    case 'place':
      return placeName(String(value), places)
    case 'range':
      return `${label} ${rangeText(t, value as Range, (number) => withUnit(words, criterion.unit, number))}`
    case 'flag':
      return label
    case 'area':
      return t('list.drawn_areas', { count: (value as readonly unknown[]).length })
    case 'circle':
      return t('list.radius', { km: (value as { km: number }).km })
    case 'text':
      return t('list.quote', { text: String(value) })
    case 'prefix':
    case 'ids':
      return `${label} ${value}${name === 'plz' && String(value).length < 4 ? '…' : ''}`
  }
}

/** The site's name for a word of a list filter, such as `WOHNUNG` of the types. */
export function valueText(
  { valueLabel }: Extract<Criterion, { kind: 'oneOf' | 'allOf' }>,
  value: string,
  t: Translate<'search'>,
): string {
  return t.find(`${valueLabel}.${value}`) ?? value
}

/** "ab 50 m²", "bis 1.200 €", "2 bis 3 Zimmer" */
export function rangeText(
  t: Translate<'search' | 'shared'>,
  { von, bis }: Range,
  write: (value: number) => string,
): string {
  if (von === undefined) return t('range.to', { bis: write(bis as number) })
  return bis === undefined
    ? t('range.from', { von: write(von) })
    : t('range.both', { von: write(von), bis: write(bis) })
}

/** A value of a range in words: "1.200 €", "84,6 m²". */
export function withUnit({ t, tag }: Words, unit: RangeUnit, value: number): string {
  switch (unit) {
    case 'EUR':
      return formatMoney(value, tag)
    case 'm²':
      return formatArea(value, tag) ?? formatNumber(0, tag)
    case 'Zimmer':
      return formatRooms(value, tag) ?? formatNumber(0, tag)
    case 'Jahr':
      return formatYear(value, tag)
    case 'kWh/m²a':
      return t('unit.kwh', { value: formatNumber(value, tag, 1) })
  }
}
