import fc from 'fast-check'
import {
  AUSSTATTUNGEN,
  BAUARTEN,
  BUNDESLAENDER,
  HEIZUNGEN,
  OBJEKTARTEN,
  VERMARKTUNGSARTEN,
  ZUSTAENDE,
} from '../../src/domain/properties/vocabulary.ts'
import type { Area, BBox } from '../../src/domain/search/area.ts'
import { type Around, NEARBY, RADIUS_MAX, RADIUS_MIN } from '../../src/domain/search/around.ts'
import {
  type CriterionName,
  type Filter,
  type SearchQuery,
  SORTS,
  type Term,
} from '../../src/domain/search/criteria.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import type { Change } from '../../src/search/port.ts'

/** Small vocabularies on purpose, so that values meet: only then can engines disagree. */
const PLACES = ['wien', 'wien-3', 'graz', 'linz', 'steiermark', 'bezirk-moedling', 'salzburg']
const WORDS = [
  'Wohnung',
  'Wohnungen',
  'Dachterrasse',
  'schöne',
  'schoener',
  'Haus',
  'Häuser',
  'Hausverwaltung',
  'Graz',
  'Mödling',
  'Moedling',
  'hell',
  'modern',
  'moderne',
  '3',
  'Straße',
  'strasse',
  '格拉茨',
  '公寓',
  'アパート',
  'дом',
  'квартира',
  'شقة',
  'łódź',
  'İzmir',
  "l'appartement",
  'Ruhe',
  'neu',
  'neue',
]

/** A grid so coarse that points meet the corners and edges of areas. */
const lat = fc.oneof(
  fc.integer({ min: 470, max: 485 }).map((n) => n / 10),
  fc.double({ min: 46.5, max: 49, noNaN: true }),
)
const lng = fc.oneof(
  fc.integer({ min: 150, max: 165 }).map((n) => n / 10),
  fc.double({ min: 9.5, max: 17, noNaN: true }),
)
const price = fc.oneof(fc.constantFrom(0, 250, 500, 1000, 50_000, 100_000, 1e9), fc.integer({ min: 0, max: 900_000 }))
const area = fc.oneof(fc.constantFrom(0, 20, 50.5, 100), fc.integer({ min: 1, max: 400 }))
const rooms = fc.integer({ min: 2, max: 12 }).map((n) => n / 2)
const storey = fc.integer({ min: -2, max: 6 })
const day = fc.constantFrom(0, 20_000, 20_454, 20_455, 20_800)
const percent = fc.constantFrom(0.5, 2.25, 3.4, 4, 12)
const year = fc.integer({ min: 1990, max: 2000 })
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 4 })
const some = <T>(values: readonly T[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '))

/** Every third listing is one home with a few others. */
const group = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
)

export const rowWithId = (
  id: fc.Arbitrary<number>,
  gruppe: fc.Arbitrary<number | null> = fc.constant(null),
): fc.Arbitrary<SearchRow> =>
  fc
    .record({
      id,
      vermarktungsart: some(VERMARKTUNGSARTEN, 2),
      objektart: nullable(fc.constantFrom(...OBJEKTARTEN)),
      untergruppe: nullable(fc.constantFrom('PENTHOUSE', 'DACHGESCHOSS', 'VILLA', 'REIHENHAUS')),
      orte: some(PLACES, 4),
      bundesland: nullable(fc.constantFrom(...BUNDESLAENDER)),
      plz: nullable(fc.constantFrom('AT-1010', 'AT-1030', 'AT-8010', 'DE-8010', 'CH-8020', 'AT-80', 'AT-4020')),
      land: nullable(fc.constantFrom('AT', 'DE', 'CH')),
      preis: nullable(price),
      preis_kauf: nullable(price),
      preis_miete: nullable(price),
      rendite: nullable(percent),
      flaeche: nullable(area),
      grundstuecksflaeche: nullable(area),
      zimmer: nullable(rooms),
      etage: nullable(storey),
      dachgeschoss: fc.boolean(),
      verfuegbar_ab: nullable(day),
      mietdauer: nullable(fc.constantFrom(6, 36, 37.5, 60, 1e6)),
      kaution: nullable(price),
      baujahr: nullable(year),
      hwb: nullable(fc.integer({ min: 10, max: 30 })),
      ausstattung: some(AUSSTATTUNGEN, 8),
      zustand: nullable(fc.constantFrom(...ZUSTAENDE)),
      bauart: nullable(fc.constantFrom(...BAUARTEN)),
      heizung: some(HEIZUNGEN, 2),
      provisionsfrei: fc.boolean(),
      anbieter: fc.integer({ min: 1, max: 5 }),
      gruppe,
      projekt: nullable(fc.integer({ min: 1, max: 3 })),
      position: nullable(fc.tuple(lat, lng)),
      neu_seit: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_020 }),
      reduziert: fc.constantFrom(0, 0, 0, 5, 10.5),
      titel: sentence,
      text: sentence,
    })
    .map(({ position, ...row }) => ({ ...row, lat: position?.[0] ?? null, lng: position?.[1] ?? null }))

export const catalogue: fc.Arbitrary<SearchRow[]> = fc.uniqueArray(rowWithId(fc.integer({ min: 1, max: 400 }), group), {
  selector: ({ id }) => id,
  maxLength: 120,
  size: 'max',
})

const range = (number: fc.Arbitrary<number>) =>
  fc.oneof(
    number.map((von) => ({ von })),
    number.map((bis) => ({ bis })),
    fc.tuple(number, number).map(([a, b]) => ({ von: Math.min(a, b), bis: Math.max(a, b) })),
  )

const polygon: fc.Arbitrary<Area> = fc.record({
  exclude: fc.boolean(),
  points: fc.array(fc.tuple(lat, lng), { minLength: 3, maxLength: 12 }),
})

const km = fc.double({ min: RADIUS_MIN, max: RADIUS_MAX, noNaN: true })
/** Around points, and around places that the server looked up. */
const surroundings: fc.Arbitrary<Around> = fc.oneof(
  fc.record({ lat, lng, km }),
  fc.record({ ort: fc.constantFrom(...PLACES), km, lat, lng, orte: fc.constant(['graz']) }),
  fc.record({ ort: fc.constantFrom(...PLACES), km: fc.constant(NEARBY), orte: some([...PLACES, 'nirgendwo']) }),
  fc.record({ ort: fc.constant('linz'), km }),
)

const several = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })

/** A query's last word is often incomplete, as while typing. */
const text = fc
  .tuple(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), fc.nat({ max: 3 }))
  .map(([words, cut]) => words.join(' ').slice(0, -cut || undefined))

/** One arbitrary per criterion: a declared criterion without one does not compile. */
const criterion: { [Name in CriterionName]: fc.Arbitrary<NonNullable<Filter[Name]>> } = {
  vermarktungsart: several(VERMARKTUNGSARTEN),
  objektart: several(OBJEKTARTEN.slice(0, 4)),
  untergruppe: several(['PENTHOUSE', 'VILLA'] as const),
  ort: several([...PLACES, 'nirgendwo']),
  plz: several(['8', '80', '801', '1010', '99', 'DE-80', 'AT-8010']),
  land: several(['AT', 'DE', 'LI']),
  preis: range(price),
  miete: range(price),
  flaeche: range(area),
  grund: range(area),
  zimmer: range(rooms),
  stock: range(storey),
  dachgeschoss: fc.constant(true as const),
  verfuegbar: day.map((bis) => ({ bis })),
  befristung: fc.constantFrom<Term[]>('UNBEFRISTET', 0.5, 3, 5, 100),
  kaution: price.map((bis) => ({ bis })),
  rendite: percent.map((von) => ({ von })),
  baujahr: range(year),
  ausstattung: several(AUSSTATTUNGEN),
  zustand: several(ZUSTAENDE),
  bauart: several(BAUARTEN),
  heizung: several(HEIZUNGEN),
  hwb: fc.integer({ min: 10, max: 30 }).map((bis) => ({ bis })),
  provisionsfrei: fc.constant(true as const),
  anbieter: several([1, 2, 3, 99]),
  projekt: several([1, 2, 99]),
  gebiet: fc.array(polygon, { minLength: 1, maxLength: 3 }),
  umkreis: fc.array(surroundings, { minLength: 1, maxLength: 3 }),
  ohne: several([...PLACES, 'nirgendwo']),
  q: text,
}

export const filter: fc.Arbitrary<Filter> = fc.record(criterion, { requiredKeys: [] }).chain((full) => {
  const names = Object.keys(full) as CriterionName[]
  return fc.subarray(names, { maxLength: Math.min(4, names.length) }).map((keep) => {
    return Object.fromEntries(keep.map((name) => [name, full[name]])) as Filter
  })
})

/** A filter with that criterion only. */
export const filterBy = (name: CriterionName): fc.Arbitrary<Filter> =>
  (criterion[name] as fc.Arbitrary<unknown>).map((value) => ({ [name]: value }) as Filter)

export const query: fc.Arbitrary<SearchQuery> = fc.record({
  filter,
  sort: fc.constantFrom(...SORTS),
  seite: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
  pro_seite: fc.constantFrom(1, 5, 24, 96),
})

/** Rows that are added, changed and removed; the ids are few, so that they repeat. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.tuple(rowWithId(fc.integer({ min: 1, max: 400 }), group), fc.boolean()).map(([row, isGone]) => {
    return { id: row.id, row: isGone ? null : row }
  }),
  { minLength: 1, maxLength: 8 },
)

export const bbox: fc.Arbitrary<BBox> = fc.oneof(
  fc.constant({ west: -180, south: -90, east: 180, north: 90 }),
  fc.tuple(lat, lat, lng, lng).map(([a, b, c, d]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west: Math.min(c, d),
    east: Math.max(c, d),
  })),
)
