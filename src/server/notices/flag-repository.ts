import { sql } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { SharedPhotos } from '../../domain/notices/flag-pictures.ts'
import type { Flag } from '../../domain/notices/flags.ts'
import type { FlagRule } from '../../domain/notices/kinds.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import type { Restricted } from './repository.ts'

/** OpenImmo's groups for photographs of the home itself, as the search for duplicates takes them. */
const PHOTOGRAPHS = ['TITELBILD', 'BILD', 'HAUPTFOTO', 'INNENANSICHTEN', 'AUSSENANSICHTEN']
/** Of 64 bits, the difference that another size or compression causes (domain/properties/duplicates.ts). */
const LOOK_BITS = 5
/** A photograph in more listings of other companies is a symbol, or a rendering of a whole project. */
const USES_MAX = 6
const PHOTOS_MAX = 40
const OTHERS_MAX = 5

/** Homes that changed. The page of a project shows the pictures of its units, so it has changed with them. */
export async function insertFlagNotes(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into flag_note (property_id, project_id)
    select id, null from unnest(${[...ids]}::bigint[]) as id
    union all
    select distinct null::bigint, project_id from property
    where id = any(${[...ids]}::bigint[]) and project_id is not null`.execute(db)
}

/** Notes the visible listings whose turn it is, and those with an open flag. @returns how many */
export async function insertTurn(db: Db, { turn, turns }: { turn: number; turns: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into flag_note (property_id, project_id)
    select id, null from property_search where id % ${turns} = ${turn}
    union all
    select null, id from project where id % ${turns} = ${turn} and deleted_at is null and withheld_at is null
    union all
    select property_id, project_id from listing_flag
    where state = 'open' and coalesce(property_id, project_id) % ${turns} <> ${turn}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Takes the notes of at most so many listings, in the transaction that checks them; homes first. */
export async function takeFlagNotes(db: Db, limit: number): Promise<Restricted[]> {
  const { rows } = await sql<{ property_id: number | null; project_id: number | null }>`
    with taken as (
      delete from flag_note where id in (select id from flag_note order by id limit ${limit} for update skip locked)
      returning property_id, project_id)
    select distinct property_id, project_id from taken order by property_id, project_id`.execute(db)
  return rows.map(({ property_id, project_id }) => aboutOf(property_id, project_id))
}

/** A row is about a home or a project: a constraint of the tables says so. */
const aboutOf = (property_id: number | null, project_id: number | null): Restricted =>
  property_id === null ? { project_id: project_id as number } : { property_id }

/** What the rules read of a home or a project. */
export interface FlaggedListing {
  about: Restricted
  listed: boolean
  /** None of a project: its units have prices. */
  vermarktungsart: string[]
  texts: (string | null)[]
  /** Of each text field, by language. */
  translations: (Record<string, string> | null)[]
  emails: (string | null)[]
  websites: (string | null)[]
  phones: (string | null)[]
}

/** The mailboxes, sites and numbers of a company `c` and its people. */
const CONTACTS = sql`
  array[c.email] || (select array_agg(a.email) from agent a where a.company_id = c.id) as emails,
  array[c.website] as websites,
  array[c.telefon] || (select array_agg(a.telefon) || array_agg(a.mobil) from agent a where a.company_id = c.id) as phones`

export async function findHomes(db: ReadDb, ids: readonly number[]): Promise<FlaggedListing[]> {
  const { rows } = await sql<Omit<FlaggedListing, 'about'> & { id: number }>`
    select p.id, s.id is not null as listed, p.vermarktungsart,
      array[p.objekttitel, p.dreizeiler, p.objektbeschreibung, p.lage, p.ausstatt_beschr, p.sonstige_angaben] as texts,
      jsonb_build_array(p.objekttitel_translations, p.dreizeiler_translations, p.objektbeschreibung_translations,
        p.lage_translations, p.ausstatt_beschr_translations, p.sonstige_angaben_translations) as translations,
      ${CONTACTS}
    from property p join company c on c.id = p.company_id left join property_search s on s.id = p.id
    where p.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id, ...row }) => ({ about: { property_id: id }, ...row }))
}

export async function findProjects(db: ReadDb, ids: readonly number[]): Promise<FlaggedListing[]> {
  const { rows } = await sql<Omit<FlaggedListing, 'about'> & { id: number }>`
    select j.id, j.deleted_at is null and j.withheld_at is null as listed, '{}'::text[] as vermarktungsart,
      array[j.titel, j.beschreibung] as texts,
      jsonb_build_array(j.titel_translations, j.beschreibung_translations) as translations, ${CONTACTS}
    from project j join company c on c.id = j.company_id
    where j.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ id, ...row }) => ({ about: { project_id: id }, ...row }))
}

/**
 * Older published listings of other companies that show photographs of a home, or of the units of a project, and how
 * many. Listings of the same home (duplicates) do not count: several companies may offer it. Units of one project share
 * most of their pictures, so beside a project all units of another one count as one listing.
 */
export async function findSharedPhotos(db: ReadDb, about: Restricted): Promise<SharedPhotos[]> {
  const isHome = 'property_id' in about
  const isMine = isHome ? sql`p.id = ${about.property_id}` : sql`p.project_id = ${about.project_id}`
  const project = isHome ? sql`null::bigint` : sql`p.project_id`
  const { rows } = await sql<SharedPhotos>`
    with mine as materialized (
      select p.id, p.company_id, p.first_seen_at, s.gruppe from property p join property_search s on s.id = p.id
      where ${isMine}),
    own as (
      select distinct m.look from property_media l join mine on mine.id = l.property_id join media m on m.hash = l.media_hash
      where l.state = 'ready' and l.gruppe = any(${PHOTOGRAPHS}::text[]) and m.look is not null
      limit ${PHOTOS_MAX}),
    found as (
      select distinct own.look, p.id, p.company_id, ${project} as project_id
      from own cross join lateral (
        select hash from media m where m.look is not null and look_bands(m.look) && look_bands(own.look)
          and bit_count(('x' || m.look)::bit(64) # ('x' || own.look)::bit(64)) <= ${LOOK_BITS}) as alike
        join property_media l on l.media_hash = alike.hash join property p on p.id = l.property_id
      where l.state = 'ready' and l.gruppe = any(${PHOTOGRAPHS}::text[])),
    -- Without the own listings: a stolen set stays one in however many of them it is shown.
    telling as (
      select look from found where company_id not in (select company_id from mine)
      group by look having count(distinct coalesce(-project_id, id)) <= ${USES_MAX})
    select min(p.id) as id, found.project_id, c.firma,
      coalesce(min(j.titel), (array_agg(p.objekttitel order by p.id))[1]) as titel,
      count(distinct look)::int as count, (select count(*)::int from own) as own
    from found join telling using (look) join property p on p.id = found.id
      join property_search s on s.id = p.id join company c on c.id = p.company_id
      left join project j on j.id = found.project_id
    where found.company_id not in (select company_id from mine)
      and (p.first_seen_at, p.id) < (select first_seen_at, id from mine order by first_seen_at, id limit 1)
    group by coalesce(-found.project_id, p.id), found.project_id, c.id
    having not bool_or(exists (select from mine where mine.gruppe = s.gruppe))
    order by count desc, id limit ${OTHERS_MAX}`.execute(db)
  return rows
}

const isAbout = (about: Restricted) =>
  'property_id' in about
    ? sql<boolean>`property_id = ${about.property_id}`
    : sql<boolean>`project_id = ${about.project_id}`

/**
 * Stores what the rules found now. A decided flag stays decided while its fingerprint is the same; an open one whose
 * reason is gone goes.
 */
export async function writeFlags(db: Db, about: Restricted, flags: readonly Flag[], now: Date): Promise<void> {
  const rules = flags.map(({ rule }) => rule)
  await sql`delete from listing_flag where ${isAbout(about)} and state = 'open'
    and rule <> all(${rules}::text[])`.execute(db)
  for (const { rule, details, fingerprint } of flags) {
    await db
      .insertInto('listing_flag')
      .values({ ...about, rule, details: JSON.stringify(details), fingerprint, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['property_id' in about ? 'property_id' : 'project_id', 'rule']).doUpdateSet({
          details: sql`excluded.details`,
          fingerprint: sql`excluded.fingerprint`,
          state: sql`case when listing_flag.fingerprint = excluded.fingerprint then listing_flag.state else 'open' end`,
          created_at: sql`case when listing_flag.fingerprint = excluded.fingerprint then listing_flag.created_at
            else excluded.created_at end`,
        }),
      )
      .execute()
  }
}

/** The flags of a listing in one state, decided. @returns their rules */
async function decideAll(
  db: Db,
  about: Restricted,
  { from, to }: { from: 'open' | 'withheld'; to: 'withheld' | 'dismissed' },
  { at, by }: { at: Date; by: number },
): Promise<FlagRule[]> {
  const rows = await db
    .updateTable('listing_flag')
    .set({ state: to, decided_at: at, decided_by: by })
    .where(isAbout(about))
    .where('state', '=', from)
    .returning('rule')
    .execute()
  return rows.map(({ rule }) => rule)
}

/** @returns the rules that were open */
export const markWithheld = (db: Db, about: Restricted, decided: { at: Date; by: number }): Promise<FlagRule[]> =>
  decideAll(db, about, { from: 'open', to: 'withheld' }, decided)

/** The flags for which a listing was withheld, after its release: a person has judged that it may be shown. */
export async function markReleased(db: Db, about: Restricted, decided: { at: Date; by: number }): Promise<void> {
  await decideAll(db, about, { from: 'withheld', to: 'dismissed' }, decided)
}

/** The flags that a release at that moment decided: the listing is withheld again, as if it had not been released. */
export async function markWithheldAgain(
  db: Db,
  about: Restricted,
  released: Date,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await db
    .updateTable('listing_flag')
    .set({ state: 'withheld', decided_at: at, decided_by: by })
    .where(isAbout(about))
    .where('state', '=', 'dismissed')
    .where('decided_at', '=', released)
    .execute()
}

/** @returns whether the flag was open */
export async function markDismissed(db: Db, id: number, { at, by }: { at: Date; by: number }): Promise<boolean> {
  const row = await db
    .updateTable('listing_flag')
    .set({ state: 'dismissed', decided_at: at, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('rule')
    .executeTakeFirst()
  return row !== undefined
}

/** The listing and the rule of a flag. */
export async function findFlag(db: ReadDb, id: number): Promise<{ about: Restricted; rule: FlagRule } | undefined> {
  const rows = db.selectFrom('listing_flag').select(['property_id', 'project_id', 'rule'])
  const row = await rows.where('id', '=', id).executeTakeFirst()
  return row && { about: aboutOf(row.property_id, row.project_id), rule: row.rule }
}

export interface FlagQuery extends PageQuery {
  q?: string | undefined
  state?: 'open' | 'dismissed' | 'withheld' | undefined
  rule?: FlagRule | undefined
}

export function findFlags(db: ReadDb, { q, state, rule, ...page }: FlagQuery) {
  let rows = db
    .selectFrom('listing_flag as f')
    .leftJoin('property as p', 'p.id', 'f.property_id')
    .leftJoin('project as j', 'j.id', 'f.project_id')
    .innerJoin('company as c', (join) => join.on('c.id', '=', sql<number>`coalesce(p.company_id, j.company_id)`))
    .select(['f.id', 'f.property_id', 'f.project_id', 'f.rule', 'f.state', 'f.details', 'f.created_at'])
    .select(sql<string>`coalesce(p.objekttitel, j.titel)`.as('titel'))
    .select(['c.id as company_id', 'c.firma'])
  if (state) rows = rows.where('f.state', '=', state)
  if (rule) rows = rows.where('f.rule', '=', rule)
  if (q) {
    const like = within(q)
    rows = rows.where(({ or, eb }) =>
      or([eb('p.objekttitel', 'ilike', like), eb('j.titel', 'ilike', like), eb('c.firma', 'ilike', like)]),
    )
  }
  return pageOf(db, page, rows, { sorts: { created_at: sql`f.created_at` }, id: sql`f.id` })
}

/** How many reasons to look at a listing nobody has judged, and since when. */
export const countFlags = (db: ReadDb): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('listing_flag')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
