import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { distanceKm, insidePolygon, type Point } from '../../../src/domain/search/area.ts'
import { type Around, circlesOf } from '../../../src/domain/search/around.ts'
import {
  boundsOf,
  CRITERIA,
  type Criterion,
  type Filter,
  priceField,
  rangeField,
} from '../../../src/domain/search/criteria.ts'
import { HISTOGRAM_EDGES, type HistogramField, histogramBin } from '../../../src/domain/search/histogram.ts'
import type { SearchRow } from '../../../src/domain/search/row.ts'
import { sortField } from '../../../src/search/fields.ts'
import { gridOf, gridPosition, POINTS_ALONE, POINTS_IN_CELL } from '../../../src/search/geo/grid.ts'
import { createTokenizer, queryWords } from '../../../src/search/text/tokenize.ts'
import type { Engine } from './queries.ts'

/** An expert's use of SQLite for this task: R*Tree, FTS5, indexes, sets of words as bits of a number. */
export interface SqliteSearch extends Engine {
  fill(rows: AsyncIterable<SearchRow[]>): Promise<void>
  close(): void
}

const NUMBERS = [
  'preis',
  'preis_kauf',
  'preis_miete',
  'flaeche',
  'grundstuecksflaeche',
  'zimmer',
  'baujahr',
  'hwb',
  'rendite',
  'etage',
  'verfuegbar_ab',
  'mietdauer',
  'kaution',
  'lat',
  'lng',
  'neu_seit',
  'reduziert',
  'anbieter',
  'projekt',
] as const
const WORDS = ['objektart', 'untergruppe', 'bundesland', 'plz', 'zustand', 'bauart'] as const
const MASKS = ['vermarktungsart', 'ausstattung', 'heizung'] as const
const BARS = Object.keys(HISTOGRAM_EDGES) as HistogramField[]

export function createSqliteSearch(): SqliteSearch {
  const db = new DatabaseSync(':memory:')
  db.function('inside', { deterministic: true }, (polygon, lat, lng) => {
    return insidePolygon(polygonOf(String(polygon)), Number(lat), Number(lng)) ? 1 : 0
  })
  db.function('km', { deterministic: true }, (a, b, c, d) => distanceKm(Number(a), Number(b), Number(c), Number(d)))
  const polygons = new Map<string, Point[]>()
  const polygonOf = (json: string) => {
    const known = polygons.get(json) ?? (JSON.parse(json) as Point[])
    polygons.set(json, known)
    return known
  }
  const columns = [
    ...NUMBERS.map((name) => `${name} real`),
    ...WORDS.map((name) => `${name} text`),
    ...MASKS.map((name) => `${name} integer`),
    ...BARS.map((name) => `${name}_bar integer`),
    'provisionsfrei integer',
    'dachgeschoss integer',
    'grid_x integer',
    'grid_y integer',
  ]
  db.exec(`create table home (id integer primary key, ${columns.join(', ')});
    create table place (slug text, home integer, primary key (slug, home)) without rowid;
    create virtual table spot using rtree (id, south, north, west, east);
    create virtual table words using fts5 (titel, alle, tokenize = "unicode61 remove_diacritics 0", detail = full, content = '');
    create table word (field text, value text, bit integer);`)
  const words = db.prepare('insert into word values (?, ?, ?)')
  for (const [, criterion] of CRITERIA) {
    if (!('values' in criterion) || !(MASKS as readonly string[]).includes(criterion.field)) continue
    criterion.values.forEach((value, i) => {
      words.run(criterion.field, value, 1 << i)
    })
  }
  const all = (sql: string, values: SQLInputValue[]) => db.prepare(sql).all(...values) as Record<string, number>[]
  const total = (found: Where) => all(`select count(*) as n from home ${found.sql}`, found.values)[0]!.n!

  return {
    async fill(batches) {
      const tokenize = createTokenizer()
      const insert = db.prepare(`insert into home values (${'?, '.repeat(columns.length)}?)`)
      const place = db.prepare('insert or ignore into place values (?, ?)')
      const spot = db.prepare('insert into spot values (?, ?, ?, ?, ?)')
      const text = db.prepare('insert into words (rowid, titel, alle) values (?, ?, ?)')
      db.exec('begin')
      for await (const rows of batches) {
        for (const row of rows) {
          insert.run(row.id, ...valuesOf(row))
          for (const slug of row.orte) place.run(slug, row.id)
          if (row.lat !== null && row.lng !== null) spot.run(row.id, row.lat, row.lat, row.lng, row.lng)
          const title = tokenize(row.titel)
          text.run(row.id, title.join(' '), [...title, ...tokenize(row.text)].join(' '))
        }
      }
      db.exec('commit')
      for (const name of ['preis', 'preis_kauf', 'preis_miete', 'flaeche', 'objektart', 'anbieter', 'plz']) {
        db.exec(`create index home_${name} on home (${name})`)
      }
      db.exec('create index home_newest on home (neu_seit desc, id desc); create index place_home on place (home)')
      db.exec('analyze')
    },

    search({ filter, sort, seite, pro_seite }, facets) {
      const found = whereOf(filter)
      const { field, descending } = sortField(sort, filter)
      const value = field.endsWith('_m2') ? `case when flaeche > 0 then ${priceField(filter)} / flaeche end` : field
      const titles = sort === 'relevanz' && filter.q ? queryWords(filter.q) : []
      // The same score as ours: three for a word in the title, two for a prefix, one for the text.
      const score = titles.map(({ stem, prefix }) => {
        const exact = `id in (select rowid from words where words match 'titel : "${stem}"')`
        const begins = prefix
          ? `when id in (select rowid from words where words match 'titel : "${prefix}" *') then 2`
          : ''
        return `(case when ${exact} then 3 ${begins} else 1 end)`
      })
      const first = score.length ? `${score.join(' + ')} desc, ` : ''
      const order = `${first}${value} ${descending ? 'desc' : 'asc'} nulls last, id desc`
      const page = all(`select id from home ${found.sql} order by ${order} limit ? offset ?`, [
        ...found.values,
        pro_seite,
        (seite - 1) * pro_seite,
      ])
      if (facets) countFacets(filter, all)
      return { total: total(found), ids: page.map(({ id }) => id!) }
    },

    clusters(filter, bbox, zoom) {
      const found = whereOf(filter)
      found.and(
        'id in (select id from spot where north >= ? and south <= ? and east >= ? and west <= ?) ' +
          'and lat between ? and ? and lng between ? and ?',
        ...[bbox.south, bbox.north, bbox.west, bbox.east, bbox.south, bbox.north, bbox.west, bbox.east],
      )
      const number = total(found)
      const price = priceField(filter)
      if (number <= POINTS_ALONE) {
        const points = all(`select id, lat, lng, ${price} from home ${found.sql} order by id desc`, found.values)
        return { total: number, ids: [0, 0, points.length] }
      }
      const { shift, single } = gridOf(bbox, zoom)
      const cells = all(
        `select count(*) as n, avg(lat), avg(lng), min(${price}) from home ${found.sql}
         group by grid_y >> ${shift}, grid_x >> ${shift}`,
        found.values,
      )
      const clusters = cells.filter(({ n }) => n! > (single ? POINTS_IN_CELL : 1))
      const crowded = clusters.reduce((sum, { n }) => sum + n!, 0)
      return { total: number, ids: [clusters.length, crowded, number - crowded] }
    },

    close: () => db.close(),
  }
}

interface Where {
  sql: string
  values: SQLInputValue[]
  and(condition: string, ...values: SQLInputValue[]): void
}

function valuesOf(row: SearchRow): SQLInputValue[] {
  const grid = row.lat === null || row.lng === null ? null : gridPosition(row.lat, row.lng)
  return [
    ...NUMBERS.map((name) => row[name]),
    ...WORDS.map((name) => row[name]),
    ...MASKS.map((name) => maskOf(name, row[name])),
    ...BARS.map((name) => (row[name] === null ? null : histogramBin(HISTOGRAM_EDGES[name], row[name]))),
    row.provisionsfrei ? 1 : 0,
    row.dachgeschoss ? 1 : 0,
    grid?.x ?? null,
    grid?.y ?? null,
  ]
}

function maskOf(field: string, values: readonly string[]): number {
  const criterion = CRITERIA.map(([, one]) => one).find((one) => 'values' in one && one.field === field)
  const known = (criterion as Extract<Criterion, { values: readonly string[] }>).values
  return values.reduce((mask, value) => mask | (1 << known.indexOf(value)), 0)
}

function whereOf(filter: Filter, without?: string): Where {
  const parts: string[] = []
  const where: Where = {
    sql: '',
    values: [],
    and(condition, ...values) {
      parts.push(condition)
      where.values.push(...values)
      where.sql = `where ${parts.join(' and ')}`
    },
  }
  for (const [name, criterion] of CRITERIA) {
    const value = filter[name]
    if (value !== undefined && name !== without) addCriterion(where, criterion, value, filter)
  }
  return where
}

function addCriterion(where: Where, criterion: Criterion, value: unknown, filter: Filter): void {
  const list = value as (string | number)[]
  const holes = () => list.map(() => '?').join(', ')
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
    case 'ids':
      if (!(MASKS as readonly string[]).includes(criterion.field))
        where.and(`${criterion.field} in (${holes()})`, ...list)
      else if (criterion.kind === 'allOf') {
        const mask = maskOf(criterion.field, list as string[])
        where.and(`${criterion.field} & ? = ?`, mask, mask)
      } else where.and(`${criterion.field} & ? <> 0`, maskOf(criterion.field, list as string[]))
      return
    case 'place':
      where.and(`id in (select home from place where slug in (${holes()}))`, ...list)
      return
    case 'prefix':
      where.and(`(${list.map(() => `${criterion.field} glob ?`).join(' or ')})`, ...list.map((prefix) => `${prefix}*`))
      return
    case 'flag':
      where.and(criterion.field)
      return
    case 'range':
    case 'term': {
      const column = rangeField(criterion, filter)
      const { von, bis } = boundsOf(criterion, value)
      if (von !== undefined) where.and(`${column} >= ?`, von)
      if (bis !== undefined) where.and(`${column} <= ?`, bis)
      return
    }
    case 'without':
      throw new Error('the bench does not ask without places')
    case 'area':
      for (const { exclude, points } of filter.gebiet ?? []) {
        if (exclude) throw new Error('the bench asks for included areas only')
        const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)]
        where.and(
          'id in (select id from spot where north >= ? and south <= ? and east >= ? and west <= ?) and inside(?, lat, lng)',
          ...[Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs), JSON.stringify(points)],
        )
      }
      return
    case 'circle': {
      const [circle, ...others] = circlesOf(value as readonly Around[])
      if (!circle || others.length) throw new Error('the bench asks for one circle around a point')
      const { lat, lng, km } = circle
      where.and('lat is not null and km(?, ?, lat, lng) <= ?', lat, lng, km)
      return
    }
    case 'text': {
      const asked = queryWords(value as string).map(({ stem, prefix }) => {
        return prefix ? `("${stem}" OR "${prefix}" *)` : `"${stem}"`
      })
      where.and('id in (select rowid from words where words match ?)', `alle : (${asked.join(' AND ')})`)
    }
  }
}

/** The same facets as ours, each without its own criterion; those that share the whole filter share its rows. */
function countFacets(filter: Filter, all: (sql: string, values: SQLInputValue[]) => unknown[]): void {
  const price = priceField(filter)
  const hits = whereOf(filter)
  const values = [...hits.values]
  const from = (own: string) => {
    if (!(own in filter)) return 'hits'
    const rest = whereOf(filter, own)
    values.push(...rest.values)
    return `(select * from home ${rest.sql})`
  }
  const simple = (field: string, own: string) => `select '${field}', ${field}, count(*) from ${from(own)} group by 2`
  const mask = (field: string) =>
    `select '${field}', value, count(*) from ${from(field)} cross join word on word.field = '${field}' and ${field} & bit group by 2`
  const parts = [
    simple('objektart', 'objektart'),
    mask('vermarktungsart'),
    simple('bundesland', 'ort'),
    `select * from (select 'ort', slug, count(*) from ${from('ort')} as found join place on place.home = found.id group by 2 order by 3 desc, 2 limit 50)`,
    mask('ausstattung'),
    simple(`${price}_bar`, 'preis'),
    simple('flaeche_bar', 'flaeche'),
  ]
  all(`with hits as materialized (select * from home ${hits.sql}) ${parts.join(' union all ')}`, values)
}
