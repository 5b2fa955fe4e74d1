import { type RawBuilder, sql } from 'kysely'
import {
  type CriterionName,
  type Filter,
  priceField,
  rangeField,
  withAlternatives,
} from '../../domain/search/criteria.ts'
import {
  eachFacet,
  type Facets,
  type FacetValue,
  HISTOGRAM_FACETS,
  type Histogram,
  type HistogramFacet,
  WORD_FACETS,
  type WordFacet,
} from '../../domain/search/facets.ts'
import { HISTOGRAM_EDGES, type HistogramField } from '../../domain/search/histogram.ts'
import { SEARCH_COLUMNS } from '../../domain/search/row.ts'
import type { ReadDb } from '../ctx.ts'
import { conditionsOf, homes } from './conditions.ts'

interface Counted {
  facet: string
  value: string
  count: number
}

/** All facets in one statement: those that share the whole filter read its rows once. */
export async function readFacets(db: ReadDb, filter: Filter): Promise<Facets> {
  const price = priceField(filter)
  const fieldOf = (facet: HistogramFacet) => rangeField(facet, filter)
  const used = new Set<string>([...WORD_FACETS.map(({ field }) => field), ...HISTOGRAM_FACETS.map(fieldOf)])
  const from = (own: CriterionName) => {
    const isAsked = withAlternatives(own).some((name) => name in filter)
    return isAsked ? sql`(select home.* from ${homes(conditionsOf(filter, own), price)}) as rest` : sql`hits`
  }
  const parts = [
    ...WORD_FACETS.map((facet) => wordCounts(facet, from(facet.own))),
    ...HISTOGRAM_FACETS.map((facet) => barCounts(facet.name, fieldOf(facet), from(facet.own))),
  ]
  const { rows } = await sql<Counted>`
    with hits as (select ${sql.join([...used].map((name) => sql.ref(name)))}
      from ${homes(conditionsOf(filter), price)})
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const of = (facet: string) => rows.filter((row) => row.facet === facet)
  const words = ({ name, values }: WordFacet): FacetValue[] =>
    of(name)
      .filter(({ value }) => !values || values.includes(value))
      .map(({ value, count }) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const bars = (facet: HistogramFacet): Histogram => {
    const edges = HISTOGRAM_EDGES[fieldOf(facet)]
    const counts = new Array<number>(edges.length - 1).fill(0)
    for (const { value, count } of of(facet.name)) counts[Number(value)] = count
    return { edges: [...edges], counts }
  }
  return eachFacet(words, bars)
}

function wordCounts({ name, field, most }: WordFacet, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const isList = SEARCH_COLUMNS[field].endsWith('[]')
  const value = isList ? sql`value` : sql.ref(field)
  const lists = isList ? sql`, unnest(${sql.ref(field)}) as value` : sql``
  const limit = most === null ? sql`` : sql`limit ${sql.lit(most)}`
  return sql`(select ${sql.lit(name)} as facet, ${value} as value, count(*) as count from ${from}${lists}
    where ${value} is not null group by 2 order by 3 desc, ${value} collate "C" ${limit})`
}

function barCounts(facet: string, field: HistogramField, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const edges = HISTOGRAM_EDGES[field]
  const last = edges.at(-1)!
  const column = sql.ref(field)
  // width_bucket counts from 1, and puts the last edge itself into a separate bar.
  const bar = sql`least(width_bucket(${column}, ${[...edges]}::float8[]), ${sql.lit(edges.length - 1)}) - 1`
  return sql`(select ${sql.lit(facet)} as facet, (${bar})::text as value, count(*) as count from ${from}
    where ${column} between ${edges[0]}::float8 and ${last}::float8 group by 2)`
}
