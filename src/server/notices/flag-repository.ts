import { sql } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { SharedPhotos } from '../../domain/notices/flag-pictures.ts'
import type { Flag } from '../../domain/notices/flags.ts'
import type { FlagRule } from '../../domain/notices/kinds.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'

/** OpenImmo's groups for photographs of the home itself, as the search for duplicates takes them. */
const PHOTOGRAPHS = ['TITELBILD', 'BILD', 'HAUPTFOTO', 'INNENANSICHTEN', 'AUSSENANSICHTEN']
/** Of 64 bits, the difference that another size or compression causes (domain/properties/duplicates.ts). */
const LOOK_BITS = 5
/** A photograph in more listings is a symbol, or a rendering of a whole project. */
const USES_MAX = 6
const PHOTOS_MAX = 40
const OTHERS_MAX = 5

export async function insertFlagNotes(db: Db, ids: readonly number[]): Promise<void> {
  await sql`insert into flag_note (property_id) select unnest(${[...ids]}::bigint[])`.execute(db)
}

/** Takes the notes of at most so many homes, in the transaction that checks them. */
export async function takeFlagNotes(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ property_id: number }>`
    with taken as (
      delete from flag_note where id in (select id from flag_note order by id limit ${limit} for update skip locked)
      returning property_id)
    select distinct property_id from taken order by property_id`.execute(db)
  return rows.map(({ property_id }) => property_id)
}

/** What the rules read of homes. */
export interface FlaggedHome {
  id: number
  listed: boolean
  vermarktungsart: string[]
  texts: (string | null)[]
  /** Of each text field, by language. */
  translations: (Record<string, string> | null)[]
  emails: (string | null)[]
  websites: (string | null)[]
  phones: (string | null)[]
}

export async function findHomes(db: ReadDb, ids: readonly number[]): Promise<FlaggedHome[]> {
  const { rows } = await sql<FlaggedHome>`
    select p.id, s.id is not null as listed, p.vermarktungsart,
      array[p.objekttitel, p.dreizeiler, p.objektbeschreibung, p.lage, p.ausstatt_beschr, p.sonstige_angaben] as texts,
      jsonb_build_array(p.objekttitel_translations, p.dreizeiler_translations, p.objektbeschreibung_translations,
        p.lage_translations, p.ausstatt_beschr_translations, p.sonstige_angaben_translations) as translations,
      array[c.email] || people.emails as emails, array[c.website] as websites, array[c.telefon] || people.phones as phones
    from property p join company c on c.id = p.company_id
      left join property_search s on s.id = p.id
      cross join lateral (
        select coalesce(array_agg(a.email), '{}') as emails,
          coalesce(array_agg(a.telefon), '{}') || coalesce(array_agg(a.mobil), '{}') as phones
        from agent a where a.company_id = c.id) as people
    where p.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/**
 * Older published listings of other companies that show photographs of a home, and how many. Listings of the same home
 * (duplicates) do not count: several companies may offer it.
 */
export async function findSharedPhotos(db: ReadDb, id: number): Promise<SharedPhotos[]> {
  const { rows } = await sql<SharedPhotos>`
    with own as (
      select distinct m.look from property_media l join media m on m.hash = l.media_hash
      where l.property_id = ${id} and l.state = 'ready' and l.gruppe = any(${PHOTOGRAPHS}::text[]) and m.look is not null
      limit ${PHOTOS_MAX}),
    found as (
      select distinct own.look, l.property_id
      from own cross join lateral (
        select hash from media m where m.look is not null and look_bands(m.look) && look_bands(own.look)
          and bit_count(('x' || m.look)::bit(64) # ('x' || own.look)::bit(64)) <= ${LOOK_BITS}) as alike
        join property_media l on l.media_hash = alike.hash
      where l.state = 'ready' and l.gruppe = any(${PHOTOGRAPHS}::text[])),
    telling as (select look from found group by look having count(*) <= ${USES_MAX})
    select p.id, p.objekttitel as titel, c.firma, count(*)::int as count,
      (select count(*)::int from own) as own
    from found join telling using (look) join property p on p.id = found.property_id
      join property_search s on s.id = p.id join company c on c.id = p.company_id
      join property mine on mine.id = ${id} join property_search me on me.id = mine.id
    where p.company_id <> mine.company_id and (s.gruppe is null or s.gruppe is distinct from me.gruppe)
      and (p.first_seen_at, p.id) < (mine.first_seen_at, mine.id)
    group by p.id, c.firma order by count desc, p.id limit ${OTHERS_MAX}`.execute(db)
  return rows
}

/**
 * Stores what the rules found now. A decided flag stays decided while its fingerprint is the same; an open one whose
 * reason is gone goes.
 */
export async function writeFlags(db: Db, propertyId: number, flags: readonly Flag[], now: Date): Promise<void> {
  const rules = flags.map(({ rule }) => rule)
  await sql`delete from listing_flag where property_id = ${propertyId} and state = 'open'
    and rule <> all(${rules}::text[])`.execute(db)
  for (const { rule, details, fingerprint } of flags) {
    await sql`
      insert into listing_flag (property_id, rule, details, fingerprint, created_at)
      values (${propertyId}, ${rule}, ${JSON.stringify(details)}::jsonb, ${fingerprint}, ${now})
      on conflict (property_id, rule) do update set details = excluded.details, fingerprint = excluded.fingerprint,
        state = case when listing_flag.fingerprint = excluded.fingerprint then listing_flag.state else 'open' end,
        created_at = case when listing_flag.fingerprint = excluded.fingerprint then listing_flag.created_at
          else excluded.created_at end`.execute(db)
  }
}

/** @returns the rules that were open */
export async function markWithheld(
  db: Db,
  propertyId: number,
  { at, by }: { at: Date; by: number },
): Promise<FlagRule[]> {
  const rows = await db
    .updateTable('listing_flag')
    .set({ state: 'withheld', decided_at: at, decided_by: by })
    .where('property_id', '=', propertyId)
    .where('state', '=', 'open')
    .returning('rule')
    .execute()
  return rows.map(({ rule }) => rule)
}

/** The flags for which a home was withheld, after its release: a person has judged that it may be shown. */
export async function markReleased(db: Db, propertyId: number, { at, by }: { at: Date; by: number }): Promise<void> {
  await db
    .updateTable('listing_flag')
    .set({ state: 'dismissed', decided_at: at, decided_by: by })
    .where('property_id', '=', propertyId)
    .where('state', '=', 'withheld')
    .execute()
}

/** @returns whether the flag was open */
export async function markDismissed(
  db: Db,
  { propertyId, rule }: { propertyId: number; rule: FlagRule },
  { at, by }: { at: Date; by: number },
): Promise<boolean> {
  const row = await db
    .updateTable('listing_flag')
    .set({ state: 'dismissed', decided_at: at, decided_by: by })
    .where('property_id', '=', propertyId)
    .where('rule', '=', rule)
    .where('state', '=', 'open')
    .returning('rule')
    .executeTakeFirst()
  return row !== undefined
}

export interface FlagQuery extends PageQuery {
  q?: string | undefined
  state?: 'open' | 'dismissed' | 'withheld' | undefined
  rule?: FlagRule | undefined
}

export function findFlags(db: ReadDb, { q, state, rule, ...page }: FlagQuery) {
  let rows = db
    .selectFrom('listing_flag as f')
    .innerJoin('property as p', 'p.id', 'f.property_id')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['f.property_id as id', 'f.rule', 'f.state', 'f.details', 'f.created_at'])
    .select(['p.objekttitel as titel', 'p.company_id', 'c.firma'])
  if (state) rows = rows.where('f.state', '=', state)
  if (rule) rows = rows.where('f.rule', '=', rule)
  if (q) {
    const like = within(q)
    rows = rows.where(({ or, eb }) => or([eb('p.objekttitel', 'ilike', like), eb('c.firma', 'ilike', like)]))
  }
  return pageOf(db, page, rows, { sorts: { created_at: sql`f.created_at` }, id: sql`f.property_id` })
}

/** How many reasons to look at a listing nobody has judged, and since when. */
export const countFlags = (db: ReadDb): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('listing_flag')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
