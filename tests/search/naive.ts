import { type BBox, distanceKm, insidePolygon } from '../../src/domain/search/area.ts'
import type { Around } from '../../src/domain/search/around.ts'
import {
  CRITERIA,
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  priceField,
  type SearchQuery,
} from '../../src/domain/search/criteria.ts'
import { eachFacet, type Facets, type FacetValue, type Histogram } from '../../src/domain/search/facets.ts'
import { HISTOGRAM_EDGES } from '../../src/domain/search/histogram.ts'
import type { SearchRow } from '../../src/domain/search/row.ts'
import { gridOf, gridPosition } from '../../src/search/geo/grid.ts'
import type { MapPoint, MapResult, SearchResult } from '../../src/search/port.ts'
import { createTokenizer, queryWords } from '../../src/search/text/tokenize.ts'

const tokenize = createTokenizer()
const known = new WeakMap<SearchRow, string[]>()

/** A cache: rows are queried repeatedly, and their words never change. */
function wordsOf(row: SearchRow): string[] {
  const words = known.get(row) ?? [...tokenize(row.titel), ...tokenize(row.text)]
  known.set(row, words)
  return words
}

/** The reference implementation: it reads every row and shares only the tokenizer and the geometry with the engines. */
export function naiveSearch(rows: readonly SearchRow[], { filter, sort, seite, pro_seite }: SearchQuery) {
  const found = homesOf(
    rows.filter((row) => holds(row, filter)),
    filter,
  )
  const key = (row: SearchRow): (number | null)[] => {
    const price = row[priceField(filter)]
    switch (sort) {
      case 'preis_auf':
        return [price]
      case 'preis_ab':
        return [minus(price)]
      case 'flaeche_ab':
        return [minus(row.flaeche)]
      case 'preis_m2_auf':
        return [price !== null && row.flaeche !== null && row.flaeche > 0 ? price / row.flaeche : null]
      case 'rendite_ab':
        return [minus(row.rendite)]
      case 'reduziert':
        return [-row.reduziert]
      case 'neueste':
        return [-row.neu_seit]
      case 'relevanz':
        return [-score(row, filter.q ?? ''), -row.neu_seit]
    }
  }
  found.sort((a, b) => {
    const [aKey, bKey] = [key(a), key(b)]
    for (let i = 0; i < aKey.length; i++) {
      const [x, y] = [aKey[i] ?? Number.POSITIVE_INFINITY, bKey[i] ?? Number.POSITIVE_INFINITY]
      if (x !== y) return x < y ? -1 : 1
    }
    return b.id - a.id
  })
  const ids = found.slice((seite - 1) * pro_seite, seite * pro_seite).map(({ id }) => id)
  return { total: found.length, ids, facets: naiveFacets(rows, filter) } satisfies SearchResult
}

/** Of every home the cheapest listing, of equal ones the one with the smallest id. */
function homesOf(rows: readonly SearchRow[], filter: Filter): SearchRow[] {
  const price = (row: SearchRow) => row[priceField(filter)] ?? Number.POSITIVE_INFINITY
  const isBeaten = (row: SearchRow) =>
    row.gruppe !== null &&
    rows.some((other) => {
      if (other.gruppe !== row.gruppe) return false
      return price(other) < price(row) || (price(other) === price(row) && other.id < row.id)
    })
  return rows.filter((row) => !isBeaten(row))
}

export function holds(row: SearchRow, filter: Filter, without?: string): boolean {
  return (
    CRITERIA.every(([name, criterion]) => {
      const value = filter[name]
      if (['ort', 'plz', 'umkreis', 'preis', 'miete'].includes(name)) return true
      return value === undefined || name === without || criterionHolds(row, criterion, value, filter)
    }) &&
    (without === 'ort' || oneHolds(row, filter, ['ort', 'plz', 'umkreis'])) &&
    (without === 'preis' || oneHolds(row, filter, ['preis', 'miete']))
  )
}

/** With a range for rents beside it, the range of prices is that of purchases. */
function priceColumn(filter: Filter) {
  return filter.miete && filter.vermarktungsart?.length !== 1 ? 'preis_kauf' : priceField(filter)
}

/** Alternatives: of those that are asked for, one is enough. */
function oneHolds(row: SearchRow, filter: Filter, names: readonly CriterionName[]): boolean {
  const ways = names.filter((name) => filter[name])
  return ways.length === 0 || ways.some((name) => criterionHolds(row, criteria[name], filter[name], filter))
}

// biome-ignore lint/suspicious/noExplicitAny: the test's own reading of a value whose kind it has just looked at
function criterionHolds(row: SearchRow, criterion: Criterion, value: any, filter: Filter): boolean {
  const has = (field: keyof SearchRow) => [row[field]].flat().filter((one) => one !== null)
  switch (criterion.kind) {
    case 'oneOf':
    case 'place':
    case 'country':
    case 'ids':
      return has(criterion.field).some((one) => value.includes(one))
    case 'without':
      return !has(criterion.field).some((one) => value.includes(one))
    case 'allOf':
      return value.every((one: string) => has(criterion.field).includes(one))
    case 'prefix': {
      const wanted = (prefix: string) =>
        /-/.test(prefix) ? [prefix] : (filter.land ?? ['AT']).map((land) => `${land}-${prefix}`)
      return has(criterion.field).some((one) =>
        value.flatMap(wanted).some((prefix: string) => String(one).startsWith(prefix)),
      )
    }
    case 'flag':
      return row[criterion.field]
    case 'term': {
      const months = row[criterion.field]
      return months !== null && months >= (value === 'UNBEFRISTET' ? 1e6 : value * 12)
    }
    case 'range': {
      const number = row[criterion.field === 'preis' ? priceColumn(filter) : criterion.field]
      return number !== null && number >= (value.von ?? -Infinity) && number <= (value.bis ?? Infinity)
    }
    case 'circle':
      return (value as readonly Around[]).some(({ ort, orte, lat, lng, km }) => {
        if ((orte ?? [ort]).some((place) => place !== undefined && row.orte.includes(place))) return true
        if (lat === undefined || lng === undefined || km === 'nah' || row.lat === null || row.lng === null) return false
        return distanceKm(lat, lng, row.lat, row.lng) <= km
      })
    case 'area': {
      const { lat, lng } = row
      if (lat === null || lng === null) return false
      const inside = (exclude: boolean) =>
        value.some((area: { exclude: boolean; points: [number, number][] }) => {
          return area.exclude === exclude && insidePolygon(area.points, lat, lng)
        })
      const isOnlyExcluded = value.every((area: { exclude: boolean }) => area.exclude)
      return (isOnlyExcluded || inside(false)) && !inside(true)
    }
    case 'text': {
      const tokens = wordsOf(row)
      return queryWords(value).every(({ stem, prefix }) => {
        return tokens.some((token) => token === stem || (prefix !== null && token.startsWith(prefix)))
      })
    }
  }
}

function score(row: SearchRow, q: string): number {
  const title = tokenize(row.titel)
  return queryWords(q).reduce((sum, { stem, prefix }) => {
    if (title.includes(stem)) return sum + 3
    return sum + (prefix !== null && title.some((token) => token.startsWith(prefix)) ? 2 : 1)
  }, 0)
}

function naiveFacets(rows: readonly SearchRow[], filter: Filter): Facets {
  const homesWithout = (own: string) =>
    homesOf(
      rows.filter((row) => holds(row, filter, own)),
      filter,
    )
  const values = (own: string, field: keyof SearchRow, limit = 1000): FacetValue[] => {
    const counts = new Map<string, number>()
    for (const row of homesWithout(own)) {
      for (const value of [row[field]].flat()) {
        if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
      }
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit)
  }
  const histogram = (own: string, field: keyof typeof HISTOGRAM_EDGES): Histogram => {
    const edges = [...HISTOGRAM_EDGES[field]]
    const numbers = homesWithout(own).map((row) => row[field])
    const counts = edges.slice(1).map((upper, i) => {
      const isLast = i === edges.length - 2
      return numbers.filter((x) => x !== null && x >= edges[i]! && (x < upper || (isLast && x === upper))).length
    })
    return { edges, counts }
  }
  return eachFacet(
    ({ own, field, most }) => values(own, field, most ?? undefined),
    ({ own, field }) => histogram(own, field === 'preis' ? priceColumn(filter) : field),
  )
}

function minus(value: number | null): number | null {
  return value === null ? null : -value
}

export function naivePlaceCounts(rows: readonly SearchRow[], filter: Filter = {}): Map<string, number> {
  const counts = new Map<string, number>()
  const found = rows.filter((row) => holds(row, filter))
  for (const place of homesOf(found, filter).flatMap(({ orte, plz }) => (plz === null ? orte : [...orte, plz]))) {
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return counts
}

export function naiveMap(rows: readonly SearchRow[], filter: Filter, box: BBox, zoom: number): MapResult {
  const found = rows.filter((row) => {
    const { lat, lng } = row
    if (lat === null || lng === null || !holds(row, filter)) return false
    return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
  })
  const points = homesOf(found, filter).map((row): MapPoint => {
    return { id: row.id, lat: row.lat as number, lng: row.lng as number, preis: row[priceField(filter)] }
  })
  points.sort((a, b) => b.id - a.id)
  if (points.length <= 200) return { total: points.length, clusters: [], points }
  const { shift } = gridOf(box, zoom)
  const cells = Map.groupBy(points, ({ lat, lng }) => {
    const { x, y } = gridPosition(lat, lng)
    return (y >>> shift) * 2 ** 26 + (x >>> shift)
  })
  const most = zoom >= 15 ? 4 : 1
  const mean = (degrees: number[]) =>
    degrees.reduce((sum, one) => sum + Math.floor(one * 1e6 + 0.5), 0) / degrees.length
  const clusters = [...cells]
    .sort(([a], [b]) => a - b)
    .flatMap(([, homes]) => {
      if (homes.length <= most) return []
      const prices = homes.flatMap(({ preis }) => preis ?? [])
      const lat = mean(homes.map((home) => home.lat)) / 1e6
      const lng = mean(homes.map((home) => home.lng)) / 1e6
      return [{ lat, lng, count: homes.length, preis_min: prices.length ? Math.min(...prices) : null }]
    })
  const single = new Set([...cells.values()].filter((homes) => homes.length <= most).flat())
  return { total: points.length, clusters, points: points.filter((point) => single.has(point)) }
}
