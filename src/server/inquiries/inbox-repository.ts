import { sql } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { InboxFilter } from '../../domain/inquiries/inbox-schemas.ts'
import type { InquiryStatus } from '../../domain/inquiries/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { contains, endOf, startOf, within } from '../db/conditions.ts'
import { findFew, oneOf } from '../db/few.ts'
import { pageOf } from '../db/page.ts'
import { wasReturned } from '../db/returned.ts'

/** The caller's part of the inbox. @property company null: of all companies, and of the portal */
export interface Scope {
  company: number | null
  userId: number
}

const EXCERPT = 200
/** An inquiry in one of these waits for its first answer, unless it has one. */
const UNANSWERED = ['new', 'open'] as const

/** @param isWhole with whole messages, not only their beginnings */
const rowsOf = (db: ReadDb, isWhole = false) =>
  db
    .selectFrom('inquiry as i')
    .leftJoin('company as c', 'c.id', 'i.company_id')
    .leftJoin('account as o', 'o.id', 'i.owner_id')
    .leftJoin('delivery as d', (join) =>
      join.onRef('d.dedupe_key', '=', 'i.feedback_key').on('d.channel', '=', sql.lit('mail')),
    )
    .select([
      ...(['i.id', 'i.status', 'i.name', 'i.email', 'i.phone', 'i.language', 'i.created_at', 'i.updated_at'] as const),
      ...(['i.answered_at', 'i.owner_id', 'i.property_id', 'i.project_id', 'i.company_id', 'i.feedback_key'] as const),
      ...(['c.firma', 'c.email as company_email', 'o.name as owner_name', 'd.status as feedback_status'] as const),
      sql<string>`left(i.message, ${sql.lit(EXCERPT)})`.as('excerpt'),
    ])
    .$if(isWhole, (rows) => rows.select('i.message'))

export type InboxRowData = Awaited<ReturnType<typeof findInboxPage>>['data'][number]

/** What pg_trgm finds in every locale of a database: three letters or digits of ASCII in a row. */
const HAS_TRIGRAM = /[a-z0-9]{3}/i
/** The letters of messages of which migration 0058 indexes the pairs. */
const BEYOND_LATIN = /[\u0370-\u{10ffff}]+/gu

/** A short text in Latin letters: nearly every message has it, so that names and addresses are asked for. */
const isShort = (q: string) => [...q].length < 3 && q.search(BEYOND_LATIN) < 0

/**
 * Inquiries with a text. A text of Chinese, Arabic and other letters without case is compared as it is: `ilike` makes
 * every message small letters first.
 */
const hasText = (q: string) => {
  const how = sql.raw(q.toLowerCase() === q.toUpperCase() ? 'like' : 'ilike')
  const has = (column: string) => sql`${sql.ref(column)} ${how} ${within(q)}`
  const columns = ['i.name', 'i.email', ...(isShort(q) ? [] : ['i.message'])]
  return sql<boolean>`(${sql.join(columns.map(has), sql` or `)})`
}

/** Inquiries with every pair of letters of a text (migration 0058); null for a text whose pairs are not indexed. */
function hasPairs(q: string) {
  const parts = isShort(q) ? q.split(/\s+/).filter(Boolean) : (q.match(BEYOND_LATIN) ?? [])
  const pairs = parts.flatMap((part) => {
    const letters = [...part]
    const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`
    return letters.length === 1
      ? [`${quoted(part)}:*`]
      : letters.slice(1).map((letter, at) => quoted(`${letters[at]}${letter}`))
  })
  if (pairs.length === 0) return null
  return sql`(letter_pairs(i.name || ' ' || i.email, '\\S+') || letter_pairs(i.message, '[\\u0370-\\U0010ffff]+'))
    @@ lower(${pairs.join(' & ')})::tsquery`
}

/**
 * The inquiries with a text, by the index of trigrams (migration 0040) or of pairs.
 * @returns null when no index can help, or when very many inquiries have the text
 */
async function findByText(db: ReadDb, { company }: Scope, q: string | undefined): Promise<number[] | null> {
  const pairs = q ? hasPairs(q) : null
  if (!q || !(pairs || HAS_TRIGRAM.test(q))) return null
  // "offset 0" keeps the text out of the first step: PostgreSQL would read the whole index of trigrams for it.
  const rows = pairs ? sql`(select * from inquiry i where ${pairs} offset 0)` : sql`inquiry`
  const own = company === null ? sql`true` : sql`i.company_id = ${company}`
  return findFew(db, sql`select i.id from ${rows} i where ${own} and ${hasText(q)}`)
}

/**
 * Inquiries about a project and about its homes, as the list of projects counts them. Two selects, so that each has its
 * index.
 */
const ofProject = (project: number) => sql<boolean>`i.id in (
  select id from inquiry where project_id = ${project}
  union all
  select q.id from listing l join inquiry q on q.property_id = l.id where l.projekt = ${project} and l.state <> 'deleted')`

function filtered(
  rows: ReturnType<typeof rowsOf>,
  { company, userId }: Scope,
  filter: InboxFilter,
  withText: readonly number[] | null,
) {
  const { q, status, owner, answer, property, project, language, from, to } = filter
  let found = rows
  if (company !== null) found = found.where('i.company_id', '=', company)
  else if (filter.company === 'portal') found = found.where('i.company_id', 'is', null)
  else if (filter.company) found = found.where('i.company_id', '=', filter.company)
  if (status?.length) found = found.where('i.status', 'in', status)
  if (answer) found = found.where('i.status', 'in', UNANSWERED).where('i.answered_at', 'is', null)
  if (owner === 'none') found = found.where('i.owner_id', 'is', null)
  else if (owner) found = found.where('i.owner_id', '=', owner === 'me' ? userId : owner)
  if (property) found = found.where('i.property_id', '=', property)
  if (project) found = found.where(ofProject(project))
  if (language) found = found.where('i.language', '=', sql<never>`${language}`)
  if (from) found = found.where('i.created_at', '>=', startOf(from))
  if (to) found = found.where('i.created_at', '<', endOf(to))
  if (withText) found = found.where(oneOf('i.id', withText))
  else if (q) found = found.where(hasText(q))
  return found
}

export async function findInboxPage(
  db: Db,
  scope: Scope,
  query: InboxFilter & PageQuery & { whole?: '1' | undefined },
) {
  const withText = await findByText(db, scope, query.q)
  const read = (db: Db) =>
    pageOf(db, query, filtered(rowsOf(db, query.whole === '1'), scope, query, withText), {
      sorts: { created_at: sql.ref('i.created_at'), name: sql.ref('i.name') },
      id: sql.ref('i.id'),
    })
  if (!query.q || withText) return read(db)
  // PostgreSQL would read the whole index of trigrams for a text that has none, or that most inquiries have.
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_bitmapscan = off`.execute(tx)
    return read(tx)
  })
}

/** The ids of a filter, at most `limit`. */
export async function findInboxIds(db: ReadDb, scope: Scope, filter: InboxFilter, limit: number): Promise<number[]> {
  const withText = await findByText(db, scope, filter.q)
  const rows = await filtered(rowsOf(db), scope, filter, withText).orderBy('i.id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export const findInboxRow = (db: ReadDb, id: number) =>
  rowsOf(db).select('i.message').where('i.id', '=', id).executeTakeFirst()

/** The inquiries of a company that a person owns and that are not settled; locked until the transaction ends. */
export const lockOwned = (db: Db, company: number, owner: number) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'company_id'])
    .where('company_id', '=', company)
    .where('owner_id', '=', owner)
    .where('status', 'in', ['new', 'open', 'waiting'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Locks the rows until the transaction ends, in the order of their ids. */
export const lockInquiries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('inquiry')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

export interface InquiryChange {
  status?: InquiryStatus
  owner_id?: number | null
  answered_at?: Date
  updated_at: Date
}

export async function updateInquiry(db: Db, id: number, values: InquiryChange): Promise<void> {
  await db.updateTable('inquiry').set(values).where('id', '=', id).execute()
}

export async function insertNote(
  db: Db,
  row: { inquiry_id: number; author_id: number; text: string; created_at: Date },
): Promise<void> {
  await db.insertInto('inquiry_note').values(row).execute()
}

export const findNotes = (db: ReadDb, inquiryId: number) =>
  db
    .selectFrom('inquiry_note as n')
    .leftJoin('account as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'a.name as author'])
    .where('n.inquiry_id', '=', inquiryId)
    .orderBy('n.id')
    .execute()

/** Answers with the state of their mails, oldest first. */
export const findAnswers = (db: ReadDb, inquiryId: number) =>
  db
    .selectFrom('inquiry_answer as r')
    .leftJoin('account as a', 'a.id', 'r.author_id')
    .leftJoin('delivery as d', (join) =>
      join.on('d.channel', '=', sql.lit('mail')).on('d.dedupe_key', '=', sql<string>`'answer:' || r.id`),
    )
    .select(['r.id', 'r.language', 'r.subject', 'r.text', 'r.created_at', 'a.name as author'])
    // The person was not answered by a mail that came back later.
    .select((of) =>
      of
        .case()
        .when(of.and([of('d.status', '=', 'sent'), wasReturned('d')]))
        .then(sql.lit('refused' as const))
        .else(of.ref('d.status'))
        .end()
        .as('mail'),
    )
    .where('r.inquiry_id', '=', inquiryId)
    .orderBy('r.id')
    .execute()

/** The inquiries of a person at a company, or at the portal; newest first. */
export const findInquiriesWith = (db: ReadDb, company: number | null, email: string) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'created_at', 'status', 'property_id', 'message'])
    .where('email', '=', email)
    .where('company_id', company === null ? 'is' : '=', company)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** Who may own inquiries of a company: people with an account of it; for those of the portal, admins. */
export function findOwners(db: ReadDb, company: number | null): Promise<{ id: number; name: string }[]> {
  const people = db.selectFrom('account').select(['id', 'name']).orderBy('name').orderBy('id').limit(500)
  return (
    company === null
      ? people.where('role', '=', 'admin')
      : people.where('role', '=', 'agent').where('company_id', '=', company)
  ).execute()
}

const COLLEAGUES_MAX = 25

/** Accounts of staff by name. @param company null: of all companies, and of the portal */
export function findColleagues(
  db: ReadDb,
  company: number | null,
  { q, id }: { q?: string | undefined; id?: number | undefined },
) {
  let rows = db
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.name', 'c.firma'])
    .where('a.role', 'in', ['agent', 'admin'])
  if (company !== null) rows = rows.where('a.role', '=', 'agent').where('a.company_id', '=', company)
  if (id !== undefined) rows = rows.where('a.id', '=', id)
  if (q) rows = rows.where(contains('a.name', q))
  return rows.orderBy('a.name').orderBy('a.id').limit(COLLEAGUES_MAX).execute()
}

export type Owner = Awaited<ReturnType<typeof findOwner>> & {}

/** An account that may own inquiries; undefined for one that is not of staff. */
export const findOwner = (db: ReadDb, id: number) =>
  db
    .selectFrom('account')
    .select(['role', 'company_id'])
    .where('id', '=', id)
    .where('role', 'in', ['agent', 'admin'])
    .executeTakeFirst()

/** What decides whether an act on many changes an inquiry. */
export type BulkInquiry = Awaited<ReturnType<typeof findBulkInquiries>>[number]

export const findBulkInquiries = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'name', 'company_id', 'status', 'owner_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()

export async function findFigures(db: ReadDb, company: number | null, since: Date) {
  const scope = company === null ? sql`true` : sql`company_id = ${company}`
  const { rows } = await sql<{ waiting: number; answered: number; seconds: number | null }>`
    select
      (select count(*) from inquiry where ${scope} and status in ('new', 'open')) as waiting,
      count(*) as answered,
      percentile_cont(0.5) within group (order by date_part('epoch', answered_at - created_at)) as seconds
    from inquiry where ${scope} and created_at >= ${since} and answered_at is not null`.execute(db)
  return rows[0] ?? { waiting: 0, answered: 0, seconds: null }
}

/** How many inquiries wait for a first answer, and since when. @param company null: of all companies, and of the portal */
export async function countUnanswered(
  db: ReadDb,
  company: number | null,
): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('inquiry')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('status', 'in', UNANSWERED)
    .where('answered_at', 'is', null)
    .$if(company !== null, (some) => some.where('company_id', '=', company))
    .executeTakeFirstOrThrow()
}

/** When a colleague wrote notes and answers, oldest first; the texts are those of the company, about visitors. */
export async function findWrittenBy(db: ReadDb, author: number) {
  const notes = db.selectFrom('inquiry_note').select(['inquiry_id', 'created_at', sql<string>`'note'`.as('kind')])
  const answers = db.selectFrom('inquiry_answer').select(['inquiry_id', 'created_at', sql<string>`'answer'`.as('kind')])
  return notes
    .where('author_id', '=', author)
    .unionAll(answers.where('author_id', '=', author))
    .orderBy('created_at')
    .execute()
}
