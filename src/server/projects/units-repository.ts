import { sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'

/** Where the units of a project lie in their house, and what lies outside of them. */
export const findUnits = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('property')
    .select(['id', 'agent_id', 'etage', 'balkon_terrasse_flaeche', 'gartenflaeche'])
    // The door is a part of the address.
    .select([
      sql<string | null>`case when adresse_freigegeben then stiege end`.as('stiege'),
      sql<string | null>`case when adresse_freigegeben then tuernummer end`.as('top'),
      sql<string | null>`geo ->> 'etage'`.as('etage_wort'),
    ])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

export type UnitRow = Awaited<ReturnType<typeof findUnits>>[number]

/** The company of a published project, for messages about it. */
export const findProjectOffer = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.titel', 'j.titel_translations', 'j.gruppen_kennung', 'j.plz', 'j.ort', 'j.deleted_at'])
    .select(['j.withheld_at', 'j.company_id', 'c.firma', 'c.email as company_email', 'c.opening_hours'])
    .where(sql<boolean>`j.id = any(${[...ids]}::bigint[])`)
    .execute()
