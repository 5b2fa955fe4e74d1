import { countryName } from '../domain/format/address.ts'
import { formatDay } from '../domain/format/date.ts'
import { formatArea, formatRooms } from '../domain/format/measure.ts'
import { formatFigure, formatNumber, formatPercent, formatYear } from '../domain/format/number.ts'
import { formatMoney } from '../domain/format/price.ts'
import { dayText } from '../domain/properties/availability.ts'
import { type Around, NEARBY, readAround } from '../domain/search/around.ts'
import {
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  type Range,
  rangeField,
  type SearchQuery,
  type Term,
} from '../domain/search/criteria.ts'
import { relaxations } from '../domain/search/relax.ts'
import type { Translate } from '../i18n/translate.ts'
import { type NamesById, placeName, type SearchWords } from './place.ts'

type RangeUnit = Extract<Criterion, { kind: 'range' }>['unit']

/** One active filter: its text, and the search without it. */
export interface Chip {
  id: string
  label: string
  without: Partial<SearchQuery>
  /** Drawn on the map, where it can be changed. */
  isDrawn: boolean
}

/** Every active filter as a separate chip; for a list, every value. */
export function chipsOf(words: SearchWords, { filter, sort }: SearchQuery): Chip[] {
  return relaxations(filter).map(({ name, value, filter: without }) => {
    const criterion: Criterion = criteria[name]
    return {
      id: chipId(name, value),
      label: chipLabel(words, criterionLabel(words, name, filter), name, criterion, value ?? filter[name]),
      without: { sort, filter: without },
      isDrawn: criterion.kind === 'area' || criterion.kind === 'circle',
    }
  })
}

/** Also the key of `without` in an empty answer. */
export const chipId = (name: string, value: string | null): string => (value === null ? name : `${name}-${value}`)

/** The name of a criterion. A price is a purchase price, a monthly total, or both, by what else is asked for. */
export function criterionLabel({ t }: Pick<SearchWords, 't'>, name: CriterionName, filter: Filter): string {
  if (name !== 'preis') return t(criteria[name].label)
  const field = rangeField(criteria.preis, filter)
  return t(field === 'preis' ? 'filter.preis' : field === 'preis_kauf' ? 'filter.kaufpreis' : 'filter.miete')
}

function chipLabel(
  words: SearchWords,
  label: string,
  name: CriterionName,
  criterion: Criterion,
  value: unknown,
): string {
  const { t, places } = words
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return valueText(criterion, String(value), t)
    case 'place':
      return placeName(String(value), places)
    case 'without':
      return t('list.excluded', { place: placeName(String(value), places) })
    case 'range':
      // Its label says that it is the latest day.
      if (criterion.unit === 'Tag') return `${label} ${withUnit(words, 'Tag', (value as Range).bis as number)}`
      return `${label} ${rangeText(t, value as Range, (number) => withUnit(words, criterion.unit, number))}`
    case 'term':
      return `${label} ${termText(words, value as Term)}`
    case 'flag':
      return label
    case 'area':
      return t('list.drawn_areas', { count: (value as readonly unknown[]).length })
    case 'circle':
      return entryText(words, String(value))
    case 'text':
      return t('list.quote', { text: String(value) })
    case 'country':
      return countryName(String(value), words.tag)
    case 'ids':
      return words.names?.[name as keyof NamesById]?.[Number(value)] ?? `${label} ${value}`
    case 'prefix':
      return `${label} ${value}${name === 'plz' && /^\d{1,3}$/.test(String(value)) ? '…' : ''}`
  }
}

function entryText(words: SearchWords, text: string): string {
  const around = readAround(text)
  return typeof around === 'string' ? text : aroundText(words, around)
}

/** "Graz + 15 km", "Graz und Umgebung", or "10 km Umkreis" of a point. */
export function aroundText({ t, tag, places }: SearchWords, { ort, km }: Around): string {
  if (km === NEARBY) return t('list.nearby', { place: placeName(ort ?? '', places) })
  const radius = { km: formatNumber(km, tag, 1) }
  return ort === undefined ? t('list.radius', radius) : t('list.around', { ...radius, place: placeName(ort, places) })
}

/** A word of a filter that offers a list, `WOHNUNG` of the types, as the site calls it. */
export function valueText(
  { valueLabel }: Extract<Criterion, { kind: 'oneOf' | 'allOf' }>,
  value: string,
  t: Translate<'search'>,
): string {
  return t.find(`${valueLabel}.${value}`) ?? value
}

/** "mindestens 3 Jahre", "unbefristet" */
export function termText({ t }: Pick<SearchWords, 't'>, term: Term): string {
  return term === 'UNBEFRISTET' ? t('term.unlimited') : t('term.least', { count: term })
}

/** "ab 50 m²", "bis 1.200 €", "2 bis 3 Zimmer", "1 Zimmer" */
export function rangeText(
  t: Translate<'search' | 'shared'>,
  { von, bis }: Range,
  write: (value: number) => string,
): string {
  if (von === undefined) return t('range.to', { bis: write(bis as number) })
  if (von === bis) return write(von)
  return bis === undefined
    ? t('range.from', { von: write(von) })
    : t('range.both', { von: write(von), bis: write(bis) })
}

/** A value of a range in words: "1.200 €", "84,6 m²". */
export function withUnit({ t, tag }: SearchWords, unit: RangeUnit, value: number): string {
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
      return t('unit.kwh', { value: formatFigure(value, tag, 1) })
    case '%':
      return formatPercent(value / 100, tag, 2)
    case 'Stock':
      return formatNumber(value, tag)
    case 'Tag':
      return formatDay(dayText(value), tag) ?? ''
  }
}

/** The unit in the language; years and rooms need none beside their label. */
export function unitText(unit: RangeUnit, { tag, t }: Pick<SearchWords, 't' | 'tag'>): string | undefined {
  switch (unit) {
    case 'EUR':
      return '€'
    case 'm²':
      return formatArea(1, tag)?.split('\u00a0')[1]
    case 'kWh/m²a':
      return t('unit.kwh', { value: '' }).trim()
    case '%':
      return '%'
    case 'Jahr':
    case 'Zimmer':
    case 'Stock':
    case 'Tag':
      return undefined
  }
}
