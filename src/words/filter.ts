import { countryName } from '../domain/format/address.ts'
import { formatArea, formatRooms } from '../domain/format/measure.ts'
import { formatNumber, formatYear } from '../domain/format/number.ts'
import { formatMoney } from '../domain/format/price.ts'
import type { SearchQuery } from '../domain/search/criteria.ts'
import { type Criterion, type CriterionName, criteria, type Range } from '../domain/search/criteria.ts'
import { relaxations } from '../domain/search/relax.ts'
import type { Translate } from '../i18n/translate.ts'
import { placeName, type SearchWords } from './place.ts'

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
      label: chipLabel(words, name, criterion, value ?? filter[name]),
      without: { sort, filter: without },
      isDrawn: criterion.kind === 'area' || criterion.kind === 'circle',
    }
  })
}

/** Also the key of `without` in an empty answer. */
export const chipId = (name: string, value: string | null): string => (value === null ? name : `${name}-${value}`)

function chipLabel(words: SearchWords, name: CriterionName, criterion: Criterion, value: unknown): string {
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
    case 'country':
      return countryName(String(value), words.tag)
    case 'prefix':
    case 'ids':
      return `${label} ${value}${name === 'plz' && /^\d{1,3}$/.test(String(value)) ? '…' : ''}`
  }
}

/** A word of a filter that offers a list, `WOHNUNG` of the types, as the site calls it. */
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
      return t('unit.kwh', { value: formatNumber(value, tag, 1) })
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
    case 'Jahr':
    case 'Zimmer':
      return undefined
  }
}
