import { BUNDESLAENDER } from '../domain/properties/vocabulary.ts'
import { CRITERIA, type Criterion, criteria, type Filter, priceField, type Sort } from '../domain/search/criteria.ts'
import { WORD_FACETS } from '../domain/search/facets.ts'
import { HISTOGRAM_EDGES, type HistogramField } from '../domain/search/histogram.ts'
import type { SearchRow } from '../domain/search/row.ts'
import type { Value } from './text/dictionary.ts'

/** The values of a column of numbers. */
export type Numbers = Float64Array | Float32Array

/** A column of numbers; an unknown value is NaN. */
export interface NumberField {
  name: string
  /** Whether a criterion searches for ranges of it. */
  ranged: boolean
}

/** A column with any number of words (or ids) per row. An unknown value is the empty list. */
export interface ListField {
  name: string
  /** All searchable values; null without a fixed list. */
  values: readonly Value[] | null
}

const isNumeric = (criterion: Criterion) => criterion.kind === 'range' || criterion.kind === 'term'

type Row = Readonly<Record<string, unknown>>

/** Derived from the criteria, so that a further criterion of an existing kind needs no line here. */
export const NUMBER_FIELDS: readonly NumberField[] = (() => {
  const ranged = CRITERIA.flatMap(([, criterion]) => (isNumeric(criterion) ? [criterion.field as string] : []))
  const names = new Set([...ranged, 'preis_kauf', 'preis_miete', 'neu_seit', 'reduziert', 'lat', 'lng'])
  const prices = ['preis_kauf', 'preis_miete']
  return [...names].map((name) => ({ name, ranged: ranged.includes(name) || prices.includes(name) }))
})()

/** Rows with the same value are listings of one home. It is not searchable. */
export const GROUP = 'gruppe'

/** A row's Bundesland nearly always follows from its places, so both are counted together. */
export const STATE_FIELD = 'bundesland'

export const LIST_FIELDS: readonly ListField[] = (() => {
  const fields = new Map<string, ListField>()
  for (const [, criterion] of CRITERIA) {
    if (criterion.kind === 'oneOf' || criterion.kind === 'allOf') {
      fields.set(criterion.field, { name: criterion.field, values: criterion.values })
    } else if (criterion.kind === 'flag') fields.set(criterion.field, { name: criterion.field, values: ['true'] })
    else if ('field' in criterion && !isNumeric(criterion)) {
      fields.set(criterion.field, { name: criterion.field, values: null })
    }
  }
  fields.set(STATE_FIELD, { name: STATE_FIELD, values: BUNDESLAENDER })
  fields.set(GROUP, { name: GROUP, values: null })
  return [...fields.values()]
})()

/** The words of the title, and all words. Both share one dictionary. */
export const TITLE = 'titel'
export const TEXT = 'text'

export function numberOf(row: SearchRow, name: string): number {
  const value = (row as unknown as Row)[name]
  return typeof value === 'number' ? value : Number.NaN
}

export function valuesOf(row: SearchRow, name: string): readonly Value[] {
  const value = (row as unknown as Row)[name]
  if (Array.isArray(value)) return value
  if (value === null || value === undefined || value === false) return []
  return [value === true ? 'true' : (value as Value)]
}

export const PLACE_FIELD = criteria.ort.field
/** The other word facets: one byte per row for each. */
export const BYTE_FACETS = WORD_FACETS.filter(({ field }) => field !== STATE_FIELD && field !== PLACE_FIELD)
export const HISTOGRAM_FIELDS = Object.keys(HISTOGRAM_EDGES) as HistogramField[]

/** The column of a sort. `relevanz` sorts by the score first and then like `neueste`. */
export function sortField(sort: Sort, filter: Filter): { field: string; descending: boolean } {
  switch (sort) {
    case 'preis_auf':
      return { field: priceField(filter), descending: false }
    case 'preis_ab':
      return { field: priceField(filter), descending: true }
    case 'preis_m2_auf':
      return { field: perSquareMetre(priceField(filter)), descending: false }
    case 'flaeche_ab':
      return { field: 'flaeche', descending: true }
    case 'rendite_ab':
      return { field: 'rendite', descending: true }
    case 'reduziert':
      return { field: 'reduziert', descending: true }
    case 'neueste':
    case 'relevanz':
      return { field: 'neu_seit', descending: true }
  }
}

export const PRICE_FIELDS = ['preis', 'preis_kauf', 'preis_miete'] as const

export function perSquareMetre(price: (typeof PRICE_FIELDS)[number]): string {
  return `${price}_m2`
}
