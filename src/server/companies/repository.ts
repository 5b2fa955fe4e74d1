import { sql } from 'kysely'
import { belowHands, type HandFields } from '../../domain/companies/by-hand.ts'
import type { FeedAgent, FeedCompany, SenderNames } from '../../domain/imports/feed.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { forgetMedia } from '../media/forget.ts'
import { erasedKey } from './erased-key.ts'

export interface CompanyRow extends FeedCompany {
  id: number
  slug: string
  /** Fields that a hand has set. */
  hand: HandFields
}

const columns = [
  'id',
  'slug',
  'openimmo_anid',
  'anbieternr',
  'firma',
  'lizenzkennung',
  'email',
  'telefon',
  'website',
  'strasse',
  'plz',
  'ort',
  'impressum',
  'hand',
] as const

/** Every company that has one of the names, by hand or in its feed. */
export async function findNamed(db: ReadDb, { openimmo_anid, anbieternr, firma }: SenderNames): Promise<CompanyRow[]> {
  const rows = await db
    .selectFrom('company')
    .select(columns)
    .where((where) =>
      where.or([
        ...(openimmo_anid === null ? [] : [where('openimmo_anid', '=', openimmo_anid)]),
        ...(anbieternr === null ? [] : [where('anbieternr', '=', anbieternr)]),
        ...(firma === ''
          ? []
          : [
              where(sql`lower(firma)`, '=', sql`lower(${firma})`),
              sql<boolean>`(hand ? 'firma' and lower(hand ->> 'firma') = lower(${firma}))`,
            ]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows as CompanyRow[]
}

export async function findByAnid(db: ReadDb, anid: string): Promise<CompanyRow | null> {
  const row = await db.selectFrom('company').select(columns).where('openimmo_anid', '=', anid).executeTakeFirst()
  return (row as CompanyRow | undefined) ?? null
}

export async function findById(db: ReadDb, id: number): Promise<CompanyRow | null> {
  const row = await db.selectFrom('company').select(columns).where('id', '=', id).executeTakeFirst()
  return (row as CompanyRow | undefined) ?? null
}

/** The same, locked until the transaction ends. */
export async function lockById(db: Db, id: number): Promise<CompanyRow | null> {
  const row = await db.selectFrom('company').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return (row as CompanyRow | undefined) ?? null
}

export async function findBySlug(db: ReadDb, slug: string): Promise<CompanyRow | null> {
  const row = await db.selectFrom('company').select(columns).where('slug', '=', slug).executeTakeFirst()
  return (row as CompanyRow | undefined) ?? null
}

export async function slugsLike(db: ReadDb, slug: string): Promise<Set<string>> {
  const rows = await db.selectFrom('company').select('slug').where('slug', 'like', `${slug}%`).execute()
  return new Set((rows as { slug: string }[]).map((row) => row.slug))
}

/** @returns null when another process inserted this anid or slug first */
export async function insertCompany(db: Db, row: FeedCompany & { slug: string }): Promise<CompanyRow | null> {
  const made = await db
    .insertInto('company')
    .values({ ...row, impressum: JSON.stringify(row.impressum) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return (made as CompanyRow | undefined) ?? null
}

/** @param change.endsCheck an administrator has checked other data */
export async function updateCompany(
  db: Db,
  id: number,
  { hand, ...row }: FeedCompany & { hand: HandFields },
  { at, endsCheck }: { at: Date; endsCheck: boolean },
): Promise<void> {
  await db
    .updateTable('company')
    .set({ ...row, impressum: JSON.stringify(row.impressum), hand: JSON.stringify(hand), updated_at: at })
    .$if(endsCheck, (update) => update.set({ checked_at: null }))
    .where('id', '=', id)
    .execute()
}

export type AgentRow = Omit<FeedAgent, 'foto'> & { foto_hash: string | null }

/**
 * Updates the agent; a portrait that is missing from this delivery stays, and so does what a hand has set. A person who
 * was erased stays blank, though the feed still names them.
 */
export async function upsertAgent(db: Db, companyId: number, agent: AgentRow, at: Date): Promise<number> {
  const { agent_key, foto_hash, kontaktperson, ...sent } = agent
  const known = await db
    .selectFrom('agent')
    .select(['id', 'hand', 'anrede', 'titel', 'vorname', 'name', 'position', 'email', 'telefon', 'mobil', 'website'])
    .select('erased_at')
    .where('company_id', '=', companyId)
    .where('agent_key', 'in', [agent_key, erasedKey(agent_key)])
    // One who was added again by hand precedes.
    .orderBy('erased_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (known?.erased_at) {
    await forgetMedia(db, [foto_hash])
    return known.id
  }
  const hands = known && Object.keys(known.hand).length > 0 ? known : null
  // Without hands, what the feed leaves out is erased.
  const kept = hands && belowHands({ ...hands, hand: null, id: null, erased_at: null }, hands.hand, sent)
  const row = {
    ...sent,
    ...(kept && Object.fromEntries(Object.keys(hands.hand).map((field) => [field, kept.values[field]]))),
    kontaktperson: JSON.stringify(kontaktperson),
    updated_at: at,
  }
  const made = await db
    .insertInto('agent')
    .values({ ...row, agent_key, foto_hash, company_id: companyId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'agent_key']).doUpdateSet({
        ...row,
        ...(kept && { hand: JSON.stringify(kept.hand) }),
        foto_hash: sql`coalesce(${foto_hash}, agent.foto_hash)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export async function isCompany(db: ReadDb, id: number): Promise<boolean> {
  return (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

interface LogoRow {
  /** Of `media`. */
  logo_hash: string | null
  /** The address that it comes from; null when it came with a feed. */
  logo_pfad: string | null
  logo_etag: string | null
  logo_last_modified: string | null
}

export async function findLogo(db: ReadDb, id: number): Promise<LogoRow | null> {
  const row = await db
    .selectFrom('company')
    .select(['logo_hash', 'logo_pfad', 'logo_etag', 'logo_last_modified'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function updateLogo(db: Db, id: number, logo: Partial<LogoRow>): Promise<void> {
  await db.updateTable('company').set(logo).where('id', '=', id).execute()
}

/** What the operator sets for a company. */
export interface CompanySettings {
  /** Of `media`; precedes the logo of the feed. */
  own_logo_hash: string | null
  /** #rrggbb, in small letters */
  color: string | null
  /** A line of its own below the name, 120 characters at most. */
  line: string | null
  /** Whether assistants outside of Klinke may read its listings. */
  allow_assistants: boolean
  /** Whether its listings are in the open data (`GET /api/changes`). */
  allow_open_data: boolean
  /** Whether inquiries carry an openimmo_feedback. */
  openimmo_feedback: boolean
}

export function findSettings(db: ReadDb, id: number): Promise<CompanySettings> {
  return db
    .selectFrom('company')
    .select(['own_logo_hash', 'color', 'line', 'allow_assistants', 'allow_open_data', 'openimmo_feedback'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Ids of the companies that assistants outside of Klinke may read; null when that is all of them. */
export async function findOpenToAssistants(db: ReadDb): Promise<number[] | null> {
  const closed = await db.selectFrom('company').select('id').where('allow_assistants', '=', false).limit(1).execute()
  if (closed.length === 0) return null
  const rows = await db.selectFrom('company').select('id').where('allow_assistants', '=', true).execute()
  return rows.map(({ id }) => id)
}

export async function updateSettings(db: Db, id: number, settings: Partial<CompanySettings>): Promise<void> {
  await db.updateTable('company').set(settings).where('id', '=', id).execute()
}
