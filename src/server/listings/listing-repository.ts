import { sql } from 'kysely'
import type { ListingFilter, ListingQuery, ListingSort } from '../../domain/listings/listing.ts'
import type { ListingState } from '../../domain/listings/states.ts'
import type { QualityRule } from '../../domain/properties/quality.ts'
import { SEARCH_COLUMNS, type SearchRow } from '../../domain/search/row.ts'
import { createTokenizer } from '../../search/text/tokenize.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { type Condition, conditionsOf, where } from '../search/conditions.ts'

/** The columns that the table shares with property_search: the text is kept as words only, and groups are not kept. */
const { text: _text, gruppe: _gruppe, ...COLUMNS } = SEARCH_COLUMNS
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const OWN = {
  words: 'tsvector',
  state: 'text',
  agent_id: 'bigint',
  source_id: 'bigint',
  quality: 'smallint',
  missing: 'text[]',
  views: 'integer',
  inquiries: 'integer',
  changed_at: 'timestamptz',
} as const

export interface ListingValues {
  row: SearchRow
  words: string
  state: ListingState
  agent_id: number | null
  source_id: number | null
  quality: number
  missing: readonly QualityRule[]
  views: number
  inquiries: number
  changed_at: Date
}

/** Takes the notes of at most so many homes, in the transaction that derives their rows again. */
export async function takeNotes(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ property_id: number }>`
    with taken as (
      delete from listing_note where id in (select id from listing_note order by id limit ${limit} for update skip locked)
      returning property_id)
    select distinct property_id from taken order by property_id`.execute(db)
  return rows.map(({ property_id }) => property_id)
}

export async function upsertListings(db: Db, listings: readonly ListingValues[]): Promise<void> {
  if (listings.length === 0) return
  const names = [...NAMES, ...Object.keys(OWN)]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const tokenize = createTokenizer()
  const values = listings.map(({ row, words, ...own }) => {
    const all = [...new Set([...tokenize(row.titel), ...tokenize(row.text), ...tokenize(words)])]
    const shared = NAMES.map((name) => sql`${row[name]}::${sql.raw(COLUMNS[name])}`)
    const rest = Object.entries(OWN).map(([name, type]) =>
      name === 'words'
        ? sql`array_to_tsvector(${all}::text[])`
        : sql`${own[name as keyof typeof own]}::${sql.raw(type)}`,
    )
    return sql`(${sql.join([...shared, ...rest])})`
  })
  const updates = names.slice(1).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`insert into listing (${columns}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(updates)}`.execute(db)
}

export async function deleteListings(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from listing where id = any(${[...ids]}::bigint[])`.execute(db)
}

/** What the row of a home needs besides the home itself. */
export async function findCounts(
  db: ReadDb,
  ids: readonly number[],
  since: string,
): Promise<{ id: number; hand: string | null; views: number; inquiries: number }[]> {
  const { rows } = await sql<{ id: number; hand: string | null; views: number; inquiries: number }>`
    select p.id, (select h.state from hand_state h where h.property_id = p.id) as hand,
      (select coalesce(sum(v.views), 0)::int from property_view v where v.property_id = p.id and v.day > ${since}::date)
        as views,
      (select count(*)::int from inquiry i where i.property_id = p.id and i.status <> 'spam') as inquiries
    from property p where p.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/**
 * Listings that visitors see as one home with a listing of another price or area, as long as no administrator has
 * decided that pair: the rule that groups them allows small differences (domain/properties/duplicates.ts).
 */
const UNSURE = sql`(
  select one.id, one.anbieter, to_timestamp(greatest(one.neu_seit, other.neu_seit) / 1000) as since
  from property_search one
    join property_search other on other.gruppe = one.gruppe and other.id <> one.id
      and (other.preis is distinct from one.preis or other.flaeche is distinct from one.flaeche)
  where one.gruppe is not null and not exists (select from home_decision d
    where d.one = least(one.id, other.id) and d.other = greatest(one.id, other.id)))`

/** How many listings may be grouped wrongly, and since when. @param company null: of all companies */
export async function countUnsure(db: ReadDb, company: number | null): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(distinct id)::int as count, min(since) as since from ${UNSURE} as unsure
    where ${company}::bigint is null or anbieter = ${company}::bigint`.execute(db)
  return rows[0] ?? { count: 0, since: null }
}

/** The homes of a filter that the caller may see. @param company null: of all companies */
export function matching({ search, state, source, person, missing, isUnsure }: ListingFilter, company: number | null) {
  const own: Condition[] = [
    ...(company === null ? [] : [sql<boolean>`anbieter = ${company}`]),
    ...(state.length ? [sql<boolean>`state = any(${state}::text[])`] : []),
    ...(source === null ? [] : [sql<boolean>`source_id = ${source}`]),
    ...(person === null ? [] : [sql<boolean>`agent_id = ${person}`]),
    ...(missing === null ? [] : [sql<boolean>`missing @> ${[missing]}::text[]`]),
    ...(isUnsure ? [sql<boolean>`id in (select id from ${UNSURE} as unsure)`] : []),
  ]
  return where([...own, ...conditionsOf(search)])
}

const SORTS: Record<ListingSort, string> = {
  geaendert: 'changed_at',
  neu: 'neu_seit',
  titel: 'titel',
  preis: 'preis',
  flaeche: 'flaeche',
  qualitaet: 'quality',
  aufrufe: 'views',
  anfragen: 'inquiries',
}
/** Larger lists are not counted to their end. */
const COUNT_MAX = 10_000

/** The ids of a page. The order is that of an index, so the first page of any list is read without sorting it. */
export async function findPage(
  db: ReadDb,
  { filter, sort, isDown, seite, pro_seite }: ListingQuery,
  company: number | null,
) {
  const homes = matching(filter, company)
  const column = sql.ref(SORTS[sort])
  const mayLack = sort === 'preis' || sort === 'flaeche'
  const order = isDown ? sql`${column} desc ${sql.raw(mayLack ? 'nulls last' : '')}, id desc` : sql`${column}, id`
  const { rows } = await sql<{ id: number }>`
    select id from listing ${homes} order by ${order} limit ${pro_seite} offset ${(seite - 1) * pro_seite}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0 && ids.length < pro_seite) {
    return { ids, total: (seite - 1) * pro_seite + ids.length, total_is_exact: true }
  }
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select from listing ${homes} limit ${COUNT_MAX + 1}) as counted`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  return { ids, total: Math.min(count, COUNT_MAX), total_is_exact: count <= COUNT_MAX }
}

/** The ids of all that match, at most so many. */
export async function findMatching(
  db: ReadDb,
  filter: ListingFilter,
  company: number | null,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing ${matching(filter, company)} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the ids that the caller may see. */
export async function findOwn(db: ReadDb, ids: readonly number[], company: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from property where id = any(${[...ids]}::bigint[])
      and (${company}::bigint is null or company_id = ${company}::bigint) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the list shows of homes, in no particular order. */
export function findListed(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('listing as l')
    .innerJoin('property as p', 'p.id', 'l.id')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('agent as a', 'a.id', 'p.agent_id')
    .select(['l.id', 'l.titel', 'l.state', 'l.vermarktungsart', 'l.objektart', 'l.preis', 'l.flaeche', 'l.zimmer'])
    .select(['l.grundstuecksflaeche', 'l.quality', 'l.missing', 'l.views', 'l.inquiries', 'l.neu_seit', 'l.changed_at'])
    .select(['p.company_id', 'c.firma', 'p.agent_id', 'a.vorname', 'a.name'])
    .select(sql<string>`coalesce(p.objektnr_extern, p.external_id)`.as('objektnr'))
    .select(
      sql<string>`concat_ws(', ', nullif(concat_ws(' ', p.strasse, p.hausnummer), ''),
        nullif(concat_ws(' ', p.plz, p.ort), ''))`.as('adresse'),
    )
    .where(sql<boolean>`l.id = any(${[...ids]}::bigint[])`)
    .execute()
}
export type ListedRow = Awaited<ReturnType<typeof findListed>>[number]

/** The rest of a home's record. */
export function findRecord(db: ReadDb, id: number) {
  return db
    .selectFrom('property as p')
    .leftJoin('hand_state as h', 'h.property_id', 'p.id')
    .leftJoin('import_source as s', 's.id', 'p.import_source_id')
    .leftJoin('project as j', 'j.id', 'p.project_id')
    .select(['p.id', 'p.company_id', 'p.external_id', 'p.title_slug', 'p.status', 'p.updated_at', 'p.deleted_at'])
    .select(['p.first_seen_at', 'p.last_seen_at', 'h.state as hand', 'h.reason', 'h.set_at', 'h.feed_status'])
    .select(['s.id as source_id', 's.name as source_name', 'j.id as project_id', 'j.titel as project_titel'])
    .select(
      sql<number>`(select count(*)::int from property_hand f where f.property_id = p.id and not p.by_hand)`.as(
        'hand_fields',
      ),
    )
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export async function findViews(db: ReadDb, id: number, since: string): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, views from property_view
    where property_id = ${id} and day > ${since}::date order by day`.execute(db)
  return rows
}

export function findPrices(db: ReadDb, id: number) {
  return db
    .selectFrom('price_history')
    .select(['at', 'art', 'betrag'])
    .where('property_id', '=', id)
    .orderBy('at')
    .orderBy('art')
    .execute()
}

/** Listings in the same group, and those of which a hand decided. */
export async function findMates(db: ReadDb, id: number) {
  const { rows } = await sql<{
    id: number
    titel: string
    firma: string
    preis: number | null
    grouped: boolean
    decided: boolean | null
  }>`
    select p.id, p.objekttitel as titel, c.firma, s.preis, coalesce(s.gruppe = own.gruppe, false) as grouped,
      d.is_same as decided
    from property p join company c on c.id = p.company_id
      left join property_search s on s.id = p.id
      left join property_search own on own.id = ${id}
      left join home_decision d on d.one = least(p.id, ${id}) and d.other = greatest(p.id, ${id})
    where p.id <> ${id} and (p.id in (select mate.id from property_search mate
        join property_search me on me.gruppe = mate.gruppe where me.id = ${id})
      or p.id in (select other from home_decision where one = ${id})
      or p.id in (select one from home_decision where other = ${id}))
    order by grouped desc, p.id limit 60`.execute(db)
  return rows
}

export async function readPreviewSecret(db: ReadDb): Promise<Uint8Array> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'vorschau').executeTakeFirstOrThrow()
  return row.value as Uint8Array
}
