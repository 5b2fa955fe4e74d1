import { sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'
import type { TownAbroad } from './abroad-cache.ts'

/** The towns abroad that have homes: no list of the world's places is kept. */
export async function findTownsAbroad(db: ReadDb, limit: number): Promise<TownAbroad[]> {
  const { rows } = await sql<TownAbroad>`
    select s.orte[1] as slug, mode() within group (order by p.ort) as name, s.land,
      array_remove(array_agg(distinct s.plz), null) as plz, avg(s.lat) as lat, avg(s.lng) as lng
    from property_search s join property p on p.id = s.id
    where s.land <> 'AT' and cardinality(s.orte) > 0
    group by s.orte[1], s.land order by count(*) desc, 1 limit ${limit}`.execute(db)
  return rows
}
