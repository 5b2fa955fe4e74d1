import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

export interface Views {
  id: number
  /** 2026-11-23 in Vienna */
  day: string
  views: number
}

/** Adds views of published homes, and notes that their rows of the list change. */
export async function addViews(db: Db, counted: readonly Views[]): Promise<void> {
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as one(id bigint, day date, views integer)),
    added as (
      insert into property_view (property_id, day, views)
      select p.id, sent.day, sent.views from sent join property p on p.id = sent.id
      where p.status in ('active', 'reserved') order by p.id, sent.day
      on conflict (property_id, day) do update set views = property_view.views + excluded.views
      returning property_id)
    insert into listing_note (property_id) select distinct property_id from added`.execute(db)
}

/** Notes the homes whose views of that day are counted no longer, and removes views before `forget`. */
export async function ageViews(db: Db, day: string, forget: string): Promise<void> {
  await sql`insert into listing_note (property_id)
    select property_id from property_view where day = ${day}::date`.execute(db)
  await sql`delete from property_view where day < ${forget}::date`.execute(db)
}
