import { type RawBuilder, sql } from 'kysely'
import { type Filter, priceField } from '../../domain/search/criteria.ts'
import { HISTOGRAM_EDGES, type HistogramField } from '../../domain/search/histogram.ts'
import { LIST_FIELDS, PLACE_FACET, STATE_FACET, WORD_FACETS } from '../../search/fields.ts'
import type { Facets, FacetValue, Histogram } from '../../search/port.ts'
import type { Db } from '../ctx.ts'
import { conditionsOf, homes } from './conditions.ts'
import { SEARCH_COLUMNS } from './read-model.ts'

interface Counted {
  facet: string
  value: string
  count: number
}

/** All facets in one statement: those that share the whole filter read its rows once. */
export async function readFacets(db: Db, filter: Filter): Promise<Facets> {
  const price = priceField(filter)
  const words = [...WORD_FACETS, STATE_FACET, PLACE_FACET]
  const histograms: { facet: string; field: HistogramField; own: string }[] = [
    { facet: 'preis', field: price, own: 'preis' },
    { facet: 'flaeche', field: 'flaeche', own: 'flaeche' },
  ]
  const used = new Set([...words, ...histograms].map(({ field }) => field as string))
  const from = (own: string) => {
    return own in filter ? sql`(select home.* from ${homes(conditionsOf(filter, own), price)}) as rest` : sql`hits`
  }
  const parts = [
    ...words.map(({ facet, field, own }) => wordCounts(facet, field, from(own))),
    ...histograms.map(({ facet, field, own }) => barCounts(facet, field, from(own))),
  ]
  const { rows } = await sql<Counted>`
    with hits as (select ${sql.join([...used].map((name) => sql.ref(name)))}
      from ${homes(conditionsOf(filter), price)})
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const of = (facet: string) => rows.filter((row) => row.facet === facet)
  const values = (facet: string): FacetValue[] => {
    const known = LIST_FIELDS.find(({ name }) => name === facet)?.values
    return of(facet)
      .filter(({ value }) => !known || known.includes(value))
      .map(({ value, count }) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const bars = (facet: string, field: HistogramField): Histogram => {
    const counts = new Array<number>(HISTOGRAM_EDGES[field].length - 1).fill(0)
    for (const { value, count } of of(facet)) counts[Number(value)] = count
    return { edges: [...HISTOGRAM_EDGES[field]], counts }
  }
  return {
    objektart: values('objektart'),
    vermarktungsart: values('vermarktungsart'),
    bundesland: values('bundesland'),
    ort: values('ort'),
    ausstattung: values('ausstattung'),
    preis: bars('preis', price),
    flaeche: bars('flaeche', 'flaeche'),
  }
}

function wordCounts(facet: string, field: keyof typeof SEARCH_COLUMNS, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const isList = SEARCH_COLUMNS[field].endsWith('[]')
  const value = isList ? sql`value` : sql.ref(field)
  const lists = isList ? sql`, unnest(${sql.ref(field)}) as value` : sql``
  const limit = facet === PLACE_FACET.facet ? sql`limit ${sql.lit(PLACE_FACET.limit)}` : sql``
  return sql`(select ${sql.lit(facet)} as facet, ${value} as value, count(*) as count from ${from}${lists}
    where ${value} is not null group by 2 order by 3 desc, ${value} collate "C" ${limit})`
}

function barCounts(facet: string, field: HistogramField, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const edges = HISTOGRAM_EDGES[field]
  const last = edges.at(-1)!
  const column = sql.ref(field)
  // width_bucket counts from 1, and puts the last edge itself into a bar of its own.
  const bar = sql`least(width_bucket(${column}, ${[...edges]}::float8[]), ${sql.lit(edges.length - 1)}) - 1`
  return sql`(select ${sql.lit(facet)} as facet, (${bar})::text as value, count(*) as count from ${from}
    where ${column} between ${edges[0]}::float8 and ${last}::float8 group by 2)`
}
