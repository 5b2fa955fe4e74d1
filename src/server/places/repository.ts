import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

/** A town abroad with published homes, as their senders write it. */
export interface TownAbroad {
  /** `de-muenchen` */
  slug: string
  name: string
  /** ISO 3166 alpha-2 */
  land: string
  /** With their country: DE-80331. */
  plz: string[]
  /** The middle of its homes; null when none has a position. */
  lat: number | null
  lng: number | null
}

/** The towns abroad that have homes: no list of the world's places is kept. */
export async function findTownsAbroad(db: Db, limit: number): Promise<TownAbroad[]> {
  const { rows } = await sql<TownAbroad>`
    select s.orte[1] as slug, mode() within group (order by p.ort) as name, s.land,
      array_remove(array_agg(distinct s.plz), null) as plz, avg(s.lat) as lat, avg(s.lng) as lng
    from property_search s join property p on p.id = s.id
    where s.land <> 'AT' and cardinality(s.orte) > 0
    group by s.orte[1], s.land order by count(*) desc, 1 limit ${limit}`.execute(db)
  return rows
}
