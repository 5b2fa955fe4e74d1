import { HOME_COUNTRY } from '../places/home-country.ts'
import {
  AUSSTATTUNGEN,
  BAUARTEN,
  HEIZUNGEN,
  OBJEKTARTEN,
  UNTERGRUPPEN,
  VERMARKTUNGSARTEN,
  ZUSTAENDE,
} from '../properties/vocabulary.ts'
import type { Area } from './area.ts'
import type { Around } from './around.ts'
import type { HistogramField } from './histogram.ts'
import type { SearchRow } from './row.ts'

/**
 * Declares every search criterion once. The URL codec, the API schema and its OpenAPI text, the filter panel and its
 * chips, the facets, the engine's predicate and the SQL all follow from it. A new filter is one entry here, its label in
 * the German catalogue, and a test row.
 *
 * - `oneOf`   comma list of known words; the row's value (or one of its values) is among them
 * - `allOf`   comma list of known words; the row has every one
 * - `place`   comma list of place slugs; the row lies in one of them
 * - `without` comma list of place slugs; the row lies in none of them
 * - `prefix`  comma list of postcodes; the row's value begins with one of them (see `postcodesOf`)
 * - `country` comma list of ISO 3166 codes; the row's value is among them
 * - `ids`     comma list of positive integers
 * - `range`   two names, `<name>_von` and `<name>_bis`, both inclusive; `ends` says which exist
 * - `term`    a number of years, or UNBEFRISTET; the row's contract lasts at least so long
 * - `flag`    `true`
 * - `circle`  surroundings of places and points (around.ts), joined with `~`
 * - `area`, `text`
 *
 * `hint` is a sentence below its field. `facet`: the engine counts the homes for other choices (facets.ts); `row`: list and map show it in the visible row of
 * their filter.
 */
export type Criterion =
  | {
      kind: 'oneOf' | 'allOf'
      field: keyof SearchRow
      values: readonly string[]
      label: string
      valueLabel: string
      facet?: true
      row?: true
    }
  | { kind: 'place'; field: keyof SearchRow; label: string; facet?: { most: number }; row?: true }
  | { kind: 'prefix' | 'country' | 'ids'; field: keyof SearchRow; label: string; row?: true }
  | (RangeFacet & {
      kind: 'range'
      ends: readonly ('von' | 'bis')[]
      /** The smallest value in a URL, 0 by default. */
      min?: number
      /** The largest sensible value; a larger one in a URL is refused. */
      max: number
      integer: boolean
      /** `Tag`: days since 1970-01-01, in a URL an ISO date. */
      unit: 'EUR' | 'm²' | 'Zimmer' | 'Jahr' | 'kWh/m²a' | '%' | 'Stock' | 'Tag'
      label: string
      hint?: string
      /** The bounds in the visible row. */
      row?: readonly ('von' | 'bis')[]
    })
  | { kind: 'term'; field: NumberField; max: number; label: string; hint: string }
  | { kind: 'flag'; field: 'provisionsfrei' | 'dachgeschoss'; label: string }
  | { kind: 'circle' | 'without'; field: 'orte'; label: string }
  | { kind: 'area' | 'text'; label: string }

/** A range with a histogram needs the edges of its bars (histogram.ts). */
type RangeFacet = { field: NumberField; facet?: never } | { field: NumberField & HistogramField; facet: true }

export type NumberField =
  | 'preis'
  | 'preis_miete'
  | 'rendite'
  | 'flaeche'
  | 'grundstuecksflaeche'
  | 'zimmer'
  | 'etage'
  | 'baujahr'
  | 'hwb'
  | 'verfuegbar_ab'
  | 'mietdauer'
  | 'kaution'

const both = ['von', 'bis'] as const
/** 2200-12-31 in days since 1970. */
const DAYS_MAX = 84_370

export const criteria = {
  vermarktungsart: {
    kind: 'oneOf',
    field: 'vermarktungsart',
    values: VERMARKTUNGSARTEN,
    label: 'filter.vermarktungsart',
    valueLabel: 'vermarktungsart',
    facet: true,
    row: true,
  },
  objektart: {
    kind: 'oneOf',
    field: 'objektart',
    values: OBJEKTARTEN,
    label: 'filter.objektart',
    valueLabel: 'objektart',
    facet: true,
    row: true,
  },
  untergruppe: {
    kind: 'oneOf',
    field: 'untergruppe',
    values: UNTERGRUPPEN,
    label: 'filter.untergruppe',
    valueLabel: 'untergruppe',
  },
  ort: { kind: 'place', field: 'orte', label: 'filter.ort', facet: { most: 50 }, row: true },
  plz: { kind: 'prefix', field: 'plz', label: 'filter.plz', row: true },
  land: { kind: 'country', field: 'land', label: 'filter.land' },
  ohne: { kind: 'without', field: 'orte', label: 'filter.ohne' },
  preis: {
    kind: 'range',
    field: 'preis',
    ends: both,
    max: 1e9,
    integer: false,
    unit: 'EUR',
    label: 'filter.preis',
    facet: true,
    row: both,
  },
  miete: {
    kind: 'range',
    field: 'preis_miete',
    ends: both,
    max: 1e9,
    integer: false,
    unit: 'EUR',
    label: 'filter.miete',
    hint: 'filter.hint.miete',
  },
  flaeche: {
    kind: 'range',
    field: 'flaeche',
    ends: both,
    max: 1e7,
    integer: false,
    unit: 'm²',
    label: 'filter.flaeche',
    facet: true,
    row: both,
  },
  grund: {
    kind: 'range',
    field: 'grundstuecksflaeche',
    ends: both,
    max: 1e9,
    integer: false,
    unit: 'm²',
    label: 'filter.grund',
  },
  zimmer: {
    kind: 'range',
    field: 'zimmer',
    ends: both,
    max: 1000,
    integer: false,
    unit: 'Zimmer',
    label: 'filter.zimmer',
    row: ['von'],
  },
  stock: {
    kind: 'range',
    field: 'etage',
    ends: both,
    min: -10,
    max: 150,
    integer: true,
    unit: 'Stock',
    label: 'filter.stock',
    hint: 'filter.hint.stock',
  },
  dachgeschoss: { kind: 'flag', field: 'dachgeschoss', label: 'filter.dachgeschoss' },
  verfuegbar: {
    kind: 'range',
    field: 'verfuegbar_ab',
    ends: ['bis'],
    max: DAYS_MAX,
    integer: true,
    unit: 'Tag',
    label: 'filter.verfuegbar',
  },
  befristung: {
    kind: 'term',
    field: 'mietdauer',
    max: 100,
    label: 'filter.befristung',
    hint: 'filter.hint.befristung',
  },
  kaution: {
    kind: 'range',
    field: 'kaution',
    ends: ['bis'],
    max: 1e9,
    integer: false,
    unit: 'EUR',
    label: 'filter.kaution',
  },
  rendite: {
    kind: 'range',
    field: 'rendite',
    ends: ['von'],
    max: 100,
    integer: false,
    unit: '%',
    label: 'filter.rendite',
    hint: 'filter.hint.rendite',
  },
  baujahr: {
    kind: 'range',
    field: 'baujahr',
    ends: both,
    max: 2200,
    integer: true,
    unit: 'Jahr',
    label: 'filter.baujahr',
  },
  ausstattung: {
    kind: 'allOf',
    field: 'ausstattung',
    values: AUSSTATTUNGEN,
    label: 'filter.ausstattung',
    valueLabel: 'ausstattung',
    facet: true,
  },
  zustand: { kind: 'oneOf', field: 'zustand', values: ZUSTAENDE, label: 'filter.zustand', valueLabel: 'zustand' },
  bauart: { kind: 'oneOf', field: 'bauart', values: BAUARTEN, label: 'filter.bauart', valueLabel: 'bauart' },
  heizung: { kind: 'oneOf', field: 'heizung', values: HEIZUNGEN, label: 'filter.heizung', valueLabel: 'heizung' },
  hwb: { kind: 'range', field: 'hwb', ends: ['bis'], max: 10000, integer: false, unit: 'kWh/m²a', label: 'filter.hwb' },
  provisionsfrei: { kind: 'flag', field: 'provisionsfrei', label: 'filter.provisionsfrei' },
  anbieter: { kind: 'ids', field: 'anbieter', label: 'filter.anbieter' },
  projekt: { kind: 'ids', field: 'projekt', label: 'filter.projekt' },
  gebiet: { kind: 'area', label: 'filter.gebiet' },
  umkreis: { kind: 'circle', field: 'orte', label: 'filter.umkreis' },
  q: { kind: 'text', label: 'filter.q' },
} as const satisfies Record<string, Criterion>

export type Criteria = typeof criteria
export type CriterionName = keyof Criteria
export const CRITERIA = Object.entries(criteria) as [CriterionName, Criterion][]

type RangeCriterion = Extract<Criterion, { kind: 'range' }>

/** Tells whether the filters of list and map show it in their visible row, and not only in the panel. */
export const isInRow = (criterion: Criterion) => 'row' in criterion && criterion.row !== undefined

/** The ranges of the visible row, each with its bounds there. */
export const ROW_RANGES = CRITERIA.filter(
  (entry): entry is [CriterionName, RangeCriterion] => entry[1].kind === 'range' && isInRow(entry[1]),
)

/** Inclusive bounds; a missing bound is open. */
export interface Range {
  von?: number
  bis?: number
}

/** Years that a contract lasts at least, or one without an end. */
export type Term = number | 'UNBEFRISTET'

/** The months of a contract without an end, in SearchRow.mietdauer: more than any term has. */
export const UNLIMITED_MONTHS = 1e6

/** The bounds of a range or a term in the unit of its column. */
export function boundsOf(criterion: Extract<Criterion, { kind: 'range' | 'term' }>, value: unknown): Range {
  if (criterion.kind === 'range') return value as Range
  return { von: value === 'UNBEFRISTET' ? UNLIMITED_MONTHS : (value as number) * 12 }
}

type ValueOf<C> = C extends { kind: 'oneOf' | 'allOf'; values: readonly (infer V)[] }
  ? readonly V[]
  : C extends { kind: 'place' | 'without' | 'prefix' | 'country' }
    ? readonly string[]
    : C extends { kind: 'ids' }
      ? readonly number[]
      : C extends { kind: 'range' }
        ? Range
        : C extends { kind: 'term' }
          ? Term
          : C extends { kind: 'flag' }
            ? true
            : C extends { kind: 'area' }
              ? readonly Area[]
              : C extends { kind: 'circle' }
                ? readonly Around[]
                : string

/** The requested filters. Every present criterion must hold, of each group of ALTERNATIVES one; lists are never empty. */
export type Filter = { -readonly [K in CriterionName]?: ValueOf<Criteria[K]> }

/**
 * Criteria of which one is enough: the ways to name a place, and the ranges of purchase prices and of rents. As a whole
 * a group is one condition with the name of its first criterion; the facet of that name is counted without it.
 */
export const ALTERNATIVES: readonly (readonly CriterionName[])[] = [
  ['ort', 'plz', 'umkreis'],
  ['preis', 'miete'],
]

/** A criterion and those that are alternatives to it. */
export const withAlternatives = (name: CriterionName): readonly CriterionName[] =>
  ALTERNATIVES.find((group) => group.includes(name)) ?? [name]

export const SORTS = [
  'neueste',
  'preis_auf',
  'preis_ab',
  'flaeche_ab',
  'preis_m2_auf',
  'reduziert',
  'rendite_ab',
  'relevanz',
] as const
export type Sort = (typeof SORTS)[number]

export const PER_PAGE = 24
export const PER_PAGE_MAX = 96
/** The last page: visitors read no further, and a crawler must not make the server sort the tail. */
export const PAGE_MAX = 10_000

export interface SearchQuery {
  filter: Filter
  sort: Sort
  /** 1 is the first page. */
  seite: number
  pro_seite: number
}

/**
 * The price of a search: the purchase price, the rent, or (when none or both are requested) the property's own main
 * price. Filtering, sorting and the price histogram all use this function.
 */
export function priceField(filter: Filter): 'preis' | 'preis_kauf' | 'preis_miete' {
  const asked = filter.vermarktungsart
  if (asked?.length !== 1) return 'preis'
  return asked[0] === 'KAUF' ? 'preis_kauf' : 'preis_miete'
}

/**
 * The column that a range is compared with. When both kinds of offer are asked for and rents have a range of their own,
 * `preis` means purchases only.
 */
export function rangeField<F extends NumberField>(
  { field }: { field: F },
  filter: Filter,
): F | 'preis_kauf' | 'preis_miete' {
  if (field !== 'preis') return field
  const own = priceField(filter)
  return own === 'preis' && filter.miete ? 'preis_kauf' : (own as F | 'preis_kauf' | 'preis_miete')
}

/**
 * The beginnings of postcodes that a search means, each with its country, as `SearchRow.plz` has them: `AT-80`. A
 * postcode without a country belongs to the requested countries, without any to Austria: so 80 is Graz, and neither
 * Munich nor Zürich. A search without a postcode means homes of all countries.
 */
export function postcodesOf({ plz = [], land = [HOME_COUNTRY] }: Pick<Filter, 'plz' | 'land'>): string[] {
  return plz.flatMap((code) => (code.includes('-') ? [code] : land.map((country) => `${country}-${code}`)))
}
