import { sql } from 'kysely'
import type { Json } from '../../domain/imports/feed.ts'
import type { SentPosition } from '../../domain/imports/sent-position.ts'
import type { HandState } from '../../domain/listings/state.ts'
import { PRICE_COLUMNS, type PriceSource } from '../../domain/prices/source.ts'
import type { FactSections } from '../../domain/properties/fact-values.ts'
import { COLUMN_FIELDS, type ColumnField, type HandField, isHandField } from '../../domain/properties/hand.ts'
import { FACT_COLUMNS } from '../../domain/properties/hand-facts.ts'
import type { Link } from '../../domain/properties/links.ts'
import type { Db, ReadDb } from '../ctx.ts'

/** A value as its column has it; of `position`, which has none, the two degrees. */
export type StoredValue = Json[string] | readonly string[]

export interface HandRow {
  field: HandField
  value: StoredValue
  feed_value: StoredValue
  changed_at: Date
}

/** A home as an edit reads it, with the columns of its fields. */
export type EditedHome = Record<ColumnField, StoredValue> &
  FactSections & {
    id: number
    company_id: number
    agent_id: number | null
    project_id: number | null
    external_id: string
    status: string
    /** Of its amounts. */
    waehrung: string
    by_hand: boolean
    /** The state that a hand has set, and the status that counts after its release. */
    held: HandState | null
    status_below: string | null
    sent_position: SentPosition | null
    lat: number | null
    lng: number | null
    anzeige_lat: number | null
    anzeige_lng: number | null
    ungenau_radius: number | null
    adresse_freigegeben: boolean
    dreizeiler: string | null
    dreizeiler_translations: StoredValue
    /** Those that count now, and those of the feed. */
    links: Link[]
    feed_links: Link[]
    bundesland: string | null
    /** The part of `positionOf`'s key that is the object's own. */
    key: string
    stamp: string
    updated_at: Date
  }

/** Links of a hand as they were written, else null. */
const handLinks = sql`(select coalesce(own.value_with_street, own.value) from property_hand own where own.property_id = p.id and own.field = 'links')`
const feedLinks = sql<Link[]>`coalesce((select jsonb_agg(
    jsonb_build_object('gruppe', l.gruppe, 'titel', coalesce(l.titel_with_street, l.titel), 'url', l.pfad) order by l.position)
  from property_media l where l.property_id = p.id and l.state = 'link'), '[]')`

const COLUMNS = [...COLUMN_FIELDS, ...FACT_COLUMNS]

export async function findHands(db: ReadDb, propertyId: number): Promise<HandRow[]> {
  const rows = await db
    .selectFrom('property_hand')
    .select(['field', 'feed_value', 'changed_at'])
    .select(sql<StoredValue>`coalesce(value_with_street, value)`.as('value'))
    .where('property_id', '=', propertyId)
    .execute()
  return (rows as HandRow[]).filter(({ field }) => isHandField(field))
}

/**
 * The values that count now; null when there is no such home, it is deleted, or it is of another company.
 * @param companyId null: of any
 */
export async function findEdited(db: ReadDb, propertyId: number, companyId: number | null): Promise<EditedHome | null> {
  const row = await db
    .selectFrom('property as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('hand_state as h', 'h.property_id', 'p.id')
    .select(COLUMNS.map((column) => `p.${column}` as const))
    .select([
      'p.id',
      'p.company_id',
      'p.external_id',
      'p.status',
      'p.by_hand',
      'p.sent_position',
      'p.texts_with_street',
    ])
    .select(['p.dreizeiler', 'p.dreizeiler_translations'])
    .select(['p.lat', 'p.lng'])
    .select([sql<Link[]>`coalesce(${handLinks}, ${feedLinks})`.as('links'), feedLinks.as('feed_links')])
    .select(['p.anzeige_lat', 'p.anzeige_lng', 'p.bundesland', 'p.updated_at'])
    .select(['h.state as held', 'h.feed_status as status_below'])
    .select(sql<string>`coalesce(p.openimmo_obid, p.objektnr_extern, p.content_hash)`.as('key'))
    .select(sql<string>`coalesce(c.openimmo_anid, lower(c.firma))`.as('stamp'))
    .where('p.id', '=', propertyId)
    .where('p.deleted_at', 'is', null)
    .$if(companyId !== null, (query) => query.where('p.company_id', '=', companyId))
    .executeTakeFirst()
  if (!row) return null
  const { texts_with_street: full, ...home } = row
  // A hand edits texts as they were written.
  return { ...home, ...(full as object | null) } as EditedHome
}

export async function upsertHand(
  db: Db,
  propertyId: number,
  { field, value, feed_value, changed_at }: HandRow,
): Promise<void> {
  const said = { value: JSON.stringify(value), value_with_street: null, changed_at }
  await db
    .insertInto('property_hand')
    .values({ property_id: propertyId, field, ...said, feed_value: JSON.stringify(feed_value) })
    .onConflict((conflict) => conflict.columns(['property_id', 'field']).doUpdateSet(said))
    .execute()
}

/**
 * Writes the links of a hand as visitors read them.
 * @param full as they were written; null where they are the same
 */
export async function writeHandLinks(
  db: Db,
  propertyId: number,
  links: readonly Link[],
  full: readonly Link[] | null,
): Promise<void> {
  const said = { value: JSON.stringify(links), value_with_street: full && JSON.stringify(full) }
  const query = db.updateTable('property_hand').set(said)
  await query.where('property_id', '=', propertyId).where('field', '=', 'links').execute()
}

/** Notes what the feed says below the hand's values. */
export async function noteFeedValues(db: Db, propertyId: number, said: Record<string, StoredValue>): Promise<void> {
  await sql`update property_hand h set feed_value = said.value
    from jsonb_each(${JSON.stringify(said)}::jsonb) as said (field, value)
    where h.property_id = ${propertyId} and h.field = said.field`.execute(db)
}

export async function deleteHands(db: Db, propertyId: number): Promise<void> {
  await db.deleteFrom('property_hand').where('property_id', '=', propertyId).execute()
}

export async function deleteHand(db: Db, propertyId: number, field: HandField): Promise<void> {
  await db.deleteFrom('property_hand').where('property_id', '=', propertyId).where('field', '=', field).execute()
}

/** Writes columns of a home by their names. */
export async function updateHome(db: Db, propertyId: number, values: Record<string, unknown>): Promise<void> {
  await db.updateTable('property').set(values).where('id', '=', propertyId).execute()
}

/** What the prices of a home follow from; the importer writes these columns unchanged (from-feed.ts). */
export async function findPriceSource(db: ReadDb, propertyId: number): Promise<PriceSource> {
  const row = await db
    .selectFrom('property')
    .select(PRICE_COLUMNS)
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return row as unknown as PriceSource
}

/** Whether the project is of this company, and has not ended. */
export async function isProjectOf(db: Db, projectId: number, companyId: number): Promise<boolean> {
  const query = db.selectFrom('project').select('id').where('id', '=', projectId).where('company_id', '=', companyId)
  return (await query.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

/** The homes of a project that are not deleted. */
export async function findUnitIds(db: ReadDb, projectId: number): Promise<number[]> {
  const query = db.selectFrom('property').select('id').where('project_id', '=', projectId)
  return (await query.where('deleted_at', 'is', null).orderBy('id').execute()).map(({ id }) => id)
}

/** Takes a project from the homes that are deleted. */
export async function forgetProject(db: Db, projectId: number): Promise<void> {
  await sql`delete from property_hand where field = 'project_id' and value = to_jsonb(${projectId}::bigint)
    and property_id in (select id from property where project_id = ${projectId})`.execute(db)
  await db.updateTable('property').set({ project_id: null }).where('project_id', '=', projectId).execute()
}

/** Whether the person is of this company. */
export async function isPersonOf(db: ReadDb, agentId: number, companyId: number): Promise<boolean> {
  const query = db.selectFrom('agent').select('id').where('id', '=', agentId).where('company_id', '=', companyId)
  return (await query.executeTakeFirst()) !== undefined
}
