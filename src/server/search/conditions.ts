import { type RawBuilder, sql } from 'kysely'
import { type Area, type BBox, type Circle, countPoints } from '../../domain/search/area.ts'
import { type Around, circlesOf, placesOf } from '../../domain/search/around.ts'
import {
  ALTERNATIVES,
  boundsOf,
  CRITERIA,
  type Criterion,
  criteria,
  type Filter,
  postcodesOf,
  type priceField,
  rangeField,
  withAlternatives,
} from '../../domain/search/criteria.ts'
import { SEARCH_COLUMNS } from '../../domain/search/row.ts'
import { type QueryWord, queryWords } from '../../search/text/tokenize.ts'

export type Condition = RawBuilder<boolean>

/** The filter as SQL over property_search, without the criterion `without`. */
export function conditionsOf(filter: Filter, without?: string): Condition[] {
  const every = CRITERIA.flatMap(([name, criterion]) => {
    const value = filter[name]
    const isAlone = withAlternatives(name).length === 1
    return value === undefined || name === without || !isAlone ? [] : conditionOf(criterion, value, filter)
  })
  const grouped = ALTERNATIVES.flatMap((group) => {
    const ways = group.filter((name) => filter[name] !== undefined)
    if (ways.length === 0 || without === group[0]) return []
    return oneOf(ways.map((name) => allOf(conditionOf(criteria[name], filter[name], filter))))
  })
  return [...every, ...grouped]
}

const oneOf = (conditions: readonly Condition[]): Condition =>
  conditions.length ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`
const allOf = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` and `)})`

export function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/**
 * The rows that meet the conditions, one per home: the cheapest of them or, of equal ones, the first published. The SQL
 * version of src/search/query/homes.ts, for `from`. A home with a single listing is not checked twice.
 */
export function homes(conditions: readonly Condition[], price: ReturnType<typeof priceField>): RawBuilder<unknown> {
  const of = (column: RawBuilder<unknown>) => sql`coalesce(${column}, 'Infinity'::float8)`
  const isBetter = sql<boolean>`property_search.gruppe = home.gruppe
    and (${of(sql.ref(`property_search.${price}`))}, property_search.id) < (${of(sql.ref(`home.${price}`))}, home.id)`
  const isOne = sql<boolean>`(home.gruppe is null
    or not exists (select from property_search ${where([isBetter, ...conditions])}))`
  return sql`property_search home ${where([...conditions, isOne])}`
}

export function inBox({ south, north, west, east }: BBox): Condition {
  return sql<boolean>`lat between ${south}::float8 and ${north}::float8 and lng between ${west}::float8 and ${east}::float8`
}

function conditionOf(criterion: Criterion, value: unknown, filter: Filter): Condition[] {
  switch (criterion.kind) {
    case 'oneOf':
    case 'place':
    case 'country':
    case 'ids':
      return [sharesOne(criterion.field, value as unknown[])]
    case 'without':
      return [sql<boolean>`not (${sharesOne(criterion.field, value as unknown[])})`]
    case 'allOf':
      return [sql<boolean>`${sql.ref(criterion.field)} @> ${value}::text[]`]
    case 'prefix': {
      // Letters and digits only, as the codec reads them, so nothing in a pattern needs escaping.
      const patterns = postcodesOf(filter).map((prefix) => sql`${sql.ref(criterion.field)} like ${`${prefix}%`}`)
      return [sql<boolean>`(${sql.join(patterns, sql` or `)})`]
    }
    case 'flag':
      return [sql<boolean>`${sql.ref(criterion.field)}`]
    case 'range':
    case 'term': {
      const column = sql.ref(rangeField(criterion, filter))
      const { von, bis } = boundsOf(criterion, value)
      const low = von === undefined ? [] : [sql<boolean>`${column} >= ${von}::float8`]
      const high = bis === undefined ? [] : [sql<boolean>`${column} <= ${bis}::float8`]
      return [...low, ...high]
    }
    case 'area':
      return inAreas(value as readonly Area[])
    case 'circle': {
      const around = value as readonly Around[]
      const places = placesOf(around)
      return [
        oneOf([
          ...circlesOf(around).map((circle) => allOf(inCircle(circle))),
          ...(places.length ? [sharesOne(criterion.field, places)] : []),
        ]),
      ]
    }
    case 'text':
      return queryWords(value as string).map((word) => sql<boolean>`words @@ ${wordQuery(word)}::tsquery`)
  }
}

function sharesOne(field: keyof typeof SEARCH_COLUMNS, values: unknown[]): Condition {
  const type = SEARCH_COLUMNS[field]
  if (type.endsWith('[]')) return sql<boolean>`${sql.ref(field)} && ${values}::text[]`
  return sql<boolean>`${sql.ref(field)} = any(${values}::${sql.raw(type)}[])`
}

function inAreas(areas: readonly Area[]): Condition[] {
  const isDear = countPoints(areas) > CORNERS_DEAR
  const inside = areas.filter(({ exclude }) => !exclude).map((area) => inPolygon(area, isDear))
  const outside = areas.filter(({ exclude }) => exclude).map((area) => sql<boolean>`not (${inPolygon(area, isDear)})`)
  const located = sql<boolean>`lat is not null and lng is not null`
  return [located, ...(inside.length ? [sql<boolean>`(${sql.join(inside, sql` or `)})`] : []), ...outside]
}

/** The bounding box first, since an index knows it and most rows fail it. */
function inPolygon({ points }: Area, isDear: boolean): Condition {
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)]
  const box = inBox({ south: least(lats), north: greatest(lats), west: least(lngs), east: greatest(lngs) })
  const exactly = sql`search_inside_polygon(${points.flat()}::float8[], lat, lng)`
  if (!isDear) return sql<boolean>`(${box} and ${exactly})`
  const corners = points.map(([lat, lng]) => `(${lat * SCALE},${lng * SCALE})`).join(',')
  const holds = ([north, east]: readonly [number, number]) => sql`${`(${corners})`}::polygon @>
    point(lat * ${sql.lit(SCALE)}::float8 + ${sql.lit(north)}::float8, lng * ${sql.lit(SCALE)}::float8 + ${sql.lit(east)}::float8)`
  const around = AROUND.map(holds)
  return sql<boolean>`(${box} and case when ${sql.join(around, sql` and `)} then true
    when not (${sql.join([...around, holds([0, 0])], sql` or `)}) then false else ${exactly} end)`
}

/** With this many corners, of all areas together, our own function takes a tenth of a millisecond per home. */
const CORNERS_DEAR = 64
/**
 * PostgreSQL's own polygons are a hundred times faster than a function of ours, but they round in another order, and
 * treat values that differ by a millionth as equal. So they are used in millionths of a degree, and only for homes away
 * from the border: where three points around a home, a centimetre away, are all inside or all outside. No straight line
 * passes through the middle of a triangle with all its corners on one side; only a border that runs along the same line
 * twice is missed.
 */
const SCALE = 1e6
const AROUND = [
  [0.1, 0.013],
  [-0.07, 0.081],
  [-0.04, -0.09],
] as const

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b))
const greatest = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b))

/** The band of latitudes first; slightly wider than the circle, so that rounding excludes nothing. */
function inCircle({ lat, lng, km }: Circle): Condition[] {
  const reach = (km / 6371) * (180 / Math.PI) * 1.000001 + 1e-6
  return [
    sql<boolean>`lat between ${lat - reach}::float8 and ${lat + reach}::float8`,
    sql<boolean>`search_distance_km(${lat}::float8, ${lng}::float8, lat, lng) <= ${km}::float8`,
  ]
}

/** A word as a tsquery. Words contain only letters and digits, so quotes are sufficient. */
export function wordQuery({ stem, prefix }: QueryWord): string {
  return prefix === null ? `'${stem}'` : `'${stem}' | '${prefix}':*`
}
