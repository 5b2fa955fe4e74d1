import { sql } from 'kysely'
import type { PageQuery } from '../../domain/admin/list.ts'
import type { AppointmentStatus, AppointmentType } from '../../domain/appointments/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { endOf, startOf, within } from '../db/conditions.ts'
import { offsetOf, pageOf, totalOf } from '../db/page.ts'
import { type AppointmentRow, calendarAgentId } from './repository.ts'

/** @param company null: of all companies, and of the portal */
export interface StaffFilter {
  q?: string | undefined
  status?: readonly AppointmentStatus[] | undefined
  type?: AppointmentType | undefined
  from?: string | undefined
  to?: string | undefined
  company?: number | 'portal' | undefined
  property?: number | undefined
  agent?: number | undefined
}

const rowsOf = (db: ReadDb, now: Date) =>
  db
    .selectFrom('appointment as v')
    .leftJoin('company as c', 'c.id', 'v.company_id')
    .leftJoin('property as p', 'p.id', 'v.property_id')
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .leftJoin('agent as a', (join) => join.on('a.id', '=', calendarAgentId(now)))
    .selectAll('v')
    .select(['c.firma', 'a.vorname as agent_vorname', 'a.name as agent_name'])
    // Two people at one time in one calendar: homes went from one person to another.
    .select(
      sql<number[]>`(
        select coalesce(json_agg(o.id order by o.id), '[]') from appointment o
          left join property p on p.id = o.property_id left join agent f on f.id = p.agent_id
        where o.status in ('booked', 'confirmed') and v.status in ('booked', 'confirmed') and o.id <> v.id
          and o.company_id is not distinct from v.company_id and ${calendarAgentId(now, 'o')} is not distinct from a.id
          and o.starts_at > v.starts_at - interval '1 day'
          and o.starts_at < v.starts_at + v.duration * interval '1 minute'
          and o.starts_at + o.duration * interval '1 minute' > v.starts_at)`.as('conflicts'),
    )

export type StaffRow = Awaited<ReturnType<typeof findStaffRow>> & {}

/** Without a sort: those to come, the next one first, then the past ones, the latest first. */
export async function findStaffPage(db: ReadDb, company: number | null, filter: StaffFilter & PageQuery, now: Date) {
  const { q, status, type, from, to, property, agent } = filter
  let rows = rowsOf(db, now)
  if (company !== null) rows = rows.where('v.company_id', '=', company)
  else if (filter.company === 'portal') rows = rows.where('v.company_id', 'is', null)
  else if (filter.company) rows = rows.where('v.company_id', '=', filter.company)
  if (status?.length) rows = rows.where('v.status', 'in', status)
  if (type) rows = rows.where('v.type', '=', type)
  if (agent) rows = rows.where('a.id', '=', agent)
  if (property) rows = rows.where('v.property_id', '=', property)
  // A proposed time is shown in the calendar too.
  if (from) {
    const begin = startOf(from)
    rows = rows.where(({ eb, or }) =>
      or([eb('v.starts_at', '>=', begin), sql<boolean>`v.status = 'proposed' and ${begin} <= any(v.proposals)`]),
    )
  }
  if (to) {
    const end = endOf(to)
    rows = rows.where(({ eb, or }) =>
      or([eb('v.starts_at', '<', end), sql<boolean>`v.status = 'proposed' and ${end} > any(v.proposals)`]),
    )
  }
  if (q) {
    const like = within(q)
    rows = rows.where(({ eb, or }) =>
      or([eb('v.name', 'ilike', like), eb('v.email', 'ilike', like), eb('v.message', 'ilike', like)]),
    )
  }
  if (!filter.sort) {
    const ids = await nearestIds(db, rows, filter, now)
    const data = ids.length > 0 ? await rowsOf(db, now).where('v.id', 'in', ids).execute() : []
    const byId = new Map(data.map((row) => [row.id, row]))
    return { data: ids.flatMap((id) => byId.get(id) ?? []), ...(await totalOf(db, rows)) }
  }
  return pageOf(db, filter, rows, {
    sorts: { starts_at: sql.ref('v.starts_at'), name: sql.ref('v.name') },
    id: sql.ref('v.id'),
  })
}

/**
 * A page of the ids from now on, then back from now. Each half is read in the order of its index, as far as the page
 * needs: a sort by the distance from now would read all appointments.
 */
async function nearestIds(
  db: ReadDb,
  rows: ReturnType<typeof rowsOf>,
  query: Pick<PageQuery, 'seite' | 'pro_seite'>,
  now: Date,
): Promise<number[]> {
  const offset = offsetOf(query)
  const some = rows
    .clearSelect()
    .select(['v.id', 'v.starts_at'])
    .limit(offset + query.pro_seite)
  const next = some.where('v.starts_at', '>=', now).orderBy('v.starts_at').orderBy('v.id')
  const past = some.where('v.starts_at', '<', now).orderBy('v.starts_at', 'desc').orderBy('v.id', 'desc')
  const found = await sql<{ id: number }>`
    select id from ((select *, 0 as half from (${next}) n) union all (select *, 1 as half from (${past}) p)) v
    order by half, case half when 0 then starts_at end, starts_at desc, id
    limit ${query.pro_seite} offset ${offset}`.execute(db)
  return found.rows.map(({ id }) => id)
}

export const findStaffRow = (db: ReadDb, id: number, now: Date) =>
  rowsOf(db, now).where('v.id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const lockStaffRow = (db: Db, id: number): Promise<AppointmentRow | undefined> =>
  db.selectFrom('appointment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Appointments of a person at a company, or at the portal; latest first. */
export const findAppointmentsWith = (db: ReadDb, company: number | null, email: string) =>
  db
    .selectFrom('appointment')
    .select(['id', 'starts_at', 'status', 'property_id', 'message'])
    .where('email', '=', email)
    .where('company_id', company === null ? 'is' : '=', company)
    .orderBy('starts_at', 'desc')
    .limit(100)
    .execute()

/**
 * How many appointments wait for a confirmation, and since when; of the past ones only those of today.
 * @param company null: of all companies, and of the portal
 * @param today in Vienna, YYYY-MM-DD
 */
export async function countUnconfirmed(
  db: ReadDb,
  company: number | null,
  today: string,
): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('appointment')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('status', '=', 'booked')
    .where('starts_at', '>=', startOf(today))
    .$if(company !== null, (some) => some.where('company_id', '=', company))
    .executeTakeFirstOrThrow()
}
