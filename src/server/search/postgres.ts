import { type RawBuilder, sql } from 'kysely'
import { type Filter, priceField, type Sort } from '../../domain/search/criteria.ts'
import { PLACE_FIELD, sortField } from '../../search/fields.ts'
import type { SearchReader } from '../../search/port.ts'
import { refuseBadPage } from '../../search/query/page.ts'
import { queryWords } from '../../search/text/tokenize.ts'
import type { ReadDb } from '../ctx.ts'
import { conditionsOf, homes, wordQuery } from './conditions.ts'
import { readFacets } from './facets.ts'
import { readMap } from './map.ts'
import { lastChange } from './outbox.ts'

/**
 * The search in SQL, for catalogues beyond one machine's memory and for short-lived commands. It queries the table
 * property_search directly: every committed change is visible, so it is only a reader.
 *
 * Answers equal those of the engine in memory, with two exceptions: a home whose distance from a circle's centre equals
 * its radius to the last of 16 digits, since the sines of two mathematical libraries differ, and a home on a border
 * that an area of many corners runs along twice (conditions.ts).
 */
export function createPostgresSearch(db: ReadDb): SearchReader {
  return {
    async search({ filter, sort, seite, pro_seite }, { facets = false, signal } = {}) {
      signal?.throwIfAborted()
      refuseBadPage(seite, pro_seite)
      const found = homes(conditionsOf(filter), priceField(filter))
      const { rows } = await sql<{ total: number; ids: (string | number)[] }>`
        select (select count(*) from ${found}) as total,
          array(select id from ${found} order by ${orderOf(sort, filter)}
            limit ${pro_seite} offset ${(seite - 1) * pro_seite}) as ids`.execute(db)
      signal?.throwIfAborted()
      const { total, ids } = rows[0]!
      return { total, ids: ids.map(Number), facets: facets ? await readFacets(db, filter) : null }
    },

    clusters: (filter, bbox, zoom, signal) => readMap(db, filter, bbox, zoom, signal),

    async placeCounts(filter = {}) {
      const { rows } = await sql<{ value: string; count: number }>`select value, count(*) as count
        from (select home.* from ${homes(conditionsOf(filter), priceField(filter))}) as homes,
          unnest(array_append(${sql.ref(PLACE_FIELD)}, plz)) as value
        where value is not null group by value`.execute(db)
      return new Map(rows.map(({ value, count }) => [value, count]))
    },

    position: () => lastChange(db),
  }
}

function orderOf(sort: Sort, filter: Filter): RawBuilder<unknown> {
  const { field, descending } = sortField(sort, filter)
  const price = sql.ref(priceField(filter))
  const value = field.endsWith('_m2') ? sql`case when flaeche > 0 then ${price} / flaeche end` : sql.ref(field)
  const by = sql`${value} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, id desc`
  const words = sort === 'relevanz' && filter.q !== undefined ? queryWords(filter.q) : []
  if (words.length === 0) return by
  // Three for a word in the title, two for a prefix of one, one for a word in the text.
  const scores = words.map((word) => {
    const exact = wordQuery({ ...word, prefix: null })
    return sql`case when titel_words @@ ${exact}::tsquery then 3
      when titel_words @@ ${wordQuery(word)}::tsquery then 2 else 1 end`
  })
  return sql`${sql.join(scores, sql` + `)} desc, ${by}`
}
