import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { NoticeKind } from '../../domain/notices/kinds.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import type { Notice, NoticeComplaint } from '../db/types.generated.ts'

export type NoticeRow = Selectable<Notice>
export type ComplaintRow = Selectable<NoticeComplaint>

export const insertNotice = (db: Db, row: Insertable<Notice>): Promise<NoticeRow> =>
  db.insertInto('notice').values(row).returningAll().executeTakeFirstOrThrow()

export const findNotice = (db: ReadDb, id: number): Promise<NoticeRow | undefined> =>
  db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockNotice = (db: Db, id: number): Promise<NoticeRow | undefined> =>
  db.selectFrom('notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateNotice = (db: Db, id: number, values: Updateable<Notice>): Promise<NoticeRow> =>
  db.updateTable('notice').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

const listed = (db: ReadDb) =>
  db
    .selectFrom('notice as n')
    .leftJoin('company as c', 'c.id', 'n.company_id')
    .select(['n.id', 'n.state', 'n.origin', 'n.kind', 'n.title', 'n.property_id', 'n.project_id', 'n.company_id'])
    .select('c.firma')
    .select(['n.decision', 'n.created_at', 'n.due_at'])

export type ListedNotice = Awaited<ReturnType<typeof findNotices>>['data'][number]

export interface NoticeQuery extends PageQuery {
  q?: string | undefined
  state?: NoticeRow['state'] | undefined
  kind?: NoticeKind | undefined
  origin?: NoticeRow['origin'] | undefined
  company?: number | undefined
  property?: number | undefined
  project?: number | undefined
}

export function findNotices(db: ReadDb, { q, state, kind, origin, company, property, project, ...page }: NoticeQuery) {
  let rows = listed(db)
  if (state) rows = rows.where('n.state', '=', state)
  if (kind) rows = rows.where('n.kind', '=', kind)
  if (origin) rows = rows.where('n.origin', '=', origin)
  if (company) rows = rows.where('n.company_id', '=', company)
  if (property) rows = rows.where('n.property_id', '=', property)
  if (project) rows = rows.where('n.project_id', '=', project)
  if (q) {
    const like = within(q)
    rows = rows.where(({ or, eb }) =>
      or([eb('n.title', 'ilike', like), eb('n.message', 'ilike', like), eb('c.firma', 'ilike', like)]),
    )
  }
  return pageOf(db, page, rows, {
    // Decided ones wait for nobody: they come last.
    sorts: { due_at: sql`case when n.state <> 'decided' then n.due_at end`, created_at: sql`n.created_at` },
    id: sql`n.id`,
  })
}

const OTHERS = 20

/** The row of the list, other notices about the same listing, and about other listings of the same company; latest first. */
export async function findRelated(db: ReadDb, { id, property_id, project_id, company_id }: NoticeRow) {
  const others = () => listed(db).where('n.id', '<>', id).orderBy('n.created_at', 'desc').limit(OTHERS)
  const [listing, company] = await Promise.all([
    property_id === null && project_id === null
      ? []
      : others()
          .where(({ or, eb }) => or([eb('n.property_id', '=', property_id), eb('n.project_id', '=', project_id)]))
          .execute(),
    company_id === null
      ? []
      : others()
          .where('n.company_id', '=', company_id)
          .where(
            sql<boolean>`(n.property_id, n.project_id) is distinct from (${property_id}::bigint, ${project_id}::bigint)`,
          )
          .execute(),
  ])
  const own = await listed(db).where('n.id', '=', id).executeTakeFirst()
  return { own, listing, company }
}

/** The home or the project that a decision keeps from visitors. */
export type Restricted = { property_id: number } | { project_id: number }

const restrictions = (db: ReadDb, about: Restricted) =>
  db
    .selectFrom('notice')
    .$if('property_id' in about, (rows) =>
      rows.where('property_id', '=', (about as { property_id: number }).property_id),
    )
    .$if('project_id' in about, (rows) => rows.where('project_id', '=', (about as { project_id: number }).project_id))
    .where('decision', 'in', ['withheld', 'ended'])
    .where('lifted_at', 'is', null)
    .orderBy('id')

/** The restrictions of a home or a project that count, the oldest first, locked. */
export const findRestrictions = (db: Db, about: Restricted): Promise<NoticeRow[]> =>
  restrictions(db, about).selectAll().forUpdate().execute()

/** Those of the notices that are restrictions which were lifted, the oldest first, locked. */
export const findLifted = (db: Db, ids: readonly number[]): Promise<NoticeRow[]> =>
  db
    .selectFrom('notice')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('decision', 'in', ['withheld', 'ended'])
    .where('lifted_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether a restriction of a home or a project counts. */
export const hasRestriction = async (db: ReadDb, about: Restricted): Promise<boolean> =>
  (await restrictions(db, about).select('id').executeTakeFirst()) !== undefined

export const insertComplaint = (db: Db, row: Insertable<NoticeComplaint>): Promise<ComplaintRow> =>
  db.insertInto('notice_complaint').values(row).returningAll().executeTakeFirstOrThrow()

export const findComplaint = (db: ReadDb, id: number): Promise<ComplaintRow | undefined> =>
  db.selectFrom('notice_complaint').selectAll().where('id', '=', id).executeTakeFirst()

export const findComplaints = (db: ReadDb, noticeId: number): Promise<ComplaintRow[]> =>
  db.selectFrom('notice_complaint').selectAll().where('notice_id', '=', noticeId).orderBy('id').execute()

/** Whether a side has used its complaint about the present decision of a notice. */
export const hasComplained = async (
  db: ReadDb,
  { id, decided_at }: Pick<NoticeRow, 'id' | 'decided_at'>,
  party: ComplaintRow['party'],
): Promise<boolean> =>
  (await findComplaints(db, id)).some((one) => one.party === party && one.against.getTime() === decided_at?.getTime())

export async function updateComplaint(db: Db, id: number, values: Updateable<NoticeComplaint>): Promise<void> {
  await db.updateTable('notice_complaint').set(values).where('id', '=', id).execute()
}

/** The notice whose link of either side has that token. */
export const findByToken = (db: ReadDb, hash: Buffer): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('notice')
    .selectAll()
    .where(({ eb, or }) => or([eb('notifier_token', '=', hash), eb('advertiser_token', '=', hash)]))
    .executeTakeFirst()

/** The mailboxes of a company's accounts, the oldest first. */
export const findCompanyReaders = (
  db: ReadDb,
  companyId: number,
  limit: number,
): Promise<{ email: string; language: Language }[]> =>
  db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'agent')
    .where('disabled_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function findNames(db: ReadDb, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export function findReportsOf(db: ReadDb, address: string) {
  return db
    .selectFrom('notice')
    .select(['property_id', 'url', 'kind as reason', 'message', 'name', 'state', 'decision', 'created_at'])
    .where('email', '=', address)
    .orderBy('id', 'desc')
    .execute()
}

/** Keeps the reported problem and deletes the notifier. */
export async function clearNotifier(db: Db, address: string): Promise<void> {
  await db.updateTable('notice').set({ email: null, name: null }).where('email', '=', address).execute()
}

/** After the promised time the person goes, later the rest: the figures of the year are kept apart. */
export async function cleanBefore(db: Db, persons: Date, rows: Date): Promise<void> {
  await db
    .updateTable('notice')
    .set({ email: null, name: null })
    .where('state', '=', 'decided')
    .where('decided_at', '<', persons)
    .where(({ eb, or }) => or([eb('email', 'is not', null), eb('name', 'is not', null)]))
    .execute()
  // A restriction that still counts keeps its reasons.
  await db
    .deleteFrom('notice')
    .where('state', '=', 'decided')
    .where('decided_at', '<', rows)
    .where(sql<boolean>`(decision not in ('withheld', 'ended') or lifted_at is not null
      or (property_id is null and project_id is null))`)
    .execute()
}

/** How many notices are in a state, since when, and how many are past their due time. */
export async function countNotices(
  db: ReadDb,
  state: 'open' | 'complaint',
  now: Date,
): Promise<{ count: number; since: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; since: Date | null; late: number }>`
    select count(*) as count, min(created_at) as since, count(*) filter (where due_at < ${now}) as late
    from notice where state = ${state}`.execute(db)
  return rows[0] ?? { count: 0, since: null, late: 0 }
}
