import { sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'

export interface HomesRow {
  /** Slugs, smallest first. */
  orte: string[]
  objektart: string | null
  vermarktungsart: string[]
  /** Homes; of several listings of one home, one counts. */
  anzahl: number
}

/**
 * The number of published homes by their places and kind. It groups whole lists of places: one list for each of their
 * places would be four times as many rows.
 */
export async function countHomes(db: ReadDb): Promise<HomesRow[]> {
  const { rows } = await sql<HomesRow>`
    select orte, objektart, vermarktungsart, count(*)::int as anzahl
    from (
      select orte, objektart, vermarktungsart from property_search where gruppe is null
      union all
      (select distinct on (gruppe) orte, objektart, vermarktungsart
        from property_search where gruppe is not null order by gruppe, id)) home
    group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * The newest homes whose smallest place but one (or only place) is one of these, and those without any place.
 * @returns ids, each with the largest place of the home
 */
export async function findStrays(
  db: ReadDb,
  regions: readonly string[],
  limit: number,
): Promise<{ id: number; state: string | null }[]> {
  const { rows } = await sql<{ id: number; state: string | null }>`
    with home as (
      select distinct on (coalesce(gruppe, -id)) id, orte[cardinality(orte)] as state, neu_seit
      from property_search
      where cardinality(orte) = 0 or orte[greatest(1, cardinality(orte) - 1)] = any(${regions as string[]}::text[])
      order by coalesce(gruppe, -id), id)
    select id, state from home order by neu_seit desc, id desc limit ${limit}`.execute(db)
  return rows
}
