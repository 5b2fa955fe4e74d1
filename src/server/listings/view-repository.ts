import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

export interface Views {
  id: number
  /** 2026-11-23 in Vienna */
  day: string
  views: number
}

/**
 * Adds views of published homes, notes that their rows of the list change, and counts them for their companies. A batch
 * that was added already is left out.
 */
export async function addViews(db: Db, batch: string, at: Date, counted: readonly Views[]): Promise<void> {
  await sql`
    with batch as (insert into figure_batch (id, at) values (${batch}, ${at}) on conflict do nothing returning id),
    sent as (
      select p.id, p.company_id, one.day, one.views
      from batch, jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as one(id bigint, day date, views integer)
      join property p on p.id = one.id
      where p.status in ('active', 'reserved')),
    figures as (
      insert into figure_note (day, kind, company_id, count)
      select day, 'view', company_id, sum(views) from sent group by day, company_id),
    added as (
      insert into property_view (property_id, day, views)
      select id, day, views from sent order by id, day
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
