import { type Insertable, type Selectable, sql } from 'kysely'
import type { AppointmentStatus } from '../../domain/appointments/schemas.ts'
import type { Person } from '../../domain/auth/user.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { shownAgentId } from '../db/shown-agent.ts'
import type { Appointment } from '../db/types.generated.ts'
import type { Span } from './slots.ts'

export type AppointmentRow = Selectable<Appointment>

/** The owner of a calendar: an agent, a company or, with both null, the portal itself. */
export interface CalendarKey {
  company_id: number | null
  agent_id: number | null
}

/** The statuses that keep a time from being booked by others. */
const HELD: readonly AppointmentStatus[] = ['booked', 'confirmed', 'proposed']

/**
 * The person in whose calendar the appointment `v` (or another alias) stands. One to come stands with the person who
 * offers its home now, as messages say (calendarOf): homes change hands when people leave and return, by hand, by its
 * undo, and by feeds, and none of these writes appointments. A past one, and one without a home, stands with the person
 * of its row.
 * @param p.id and f.id joined to it: its home, and the person whom the home names
 */
export const calendarAgentId = (now: Date, v: 'v' | 'o' = 'v') => sql<number | null>`case
  when ${sql.ref(`${v}.property_id`)} is not null and ${isToCome(now, v)} then ${shownAgentId}
  else ${sql.ref(`${v}.agent_id`)} end`

const isToCome = (now: Date, v: 'v' | 'o') =>
  sql<boolean>`(${sql.ref(`${v}.starts_at`)} > ${now} or ${sql.ref(`${v}.status`)} = 'proposed')`

/** Makes other writers of that calendar wait until this transaction ends. */
export async function lockCalendar(db: Db, { company_id, agent_id }: CalendarKey): Promise<void> {
  const key = `appointment:${company_id}:${agent_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

/**
 * The spans of a calendar that are not free between two instants; none lasts longer than a day. Proposed times are held
 * until the visitor has chosen.
 */
export async function findTaken(
  db: ReadDb,
  { company_id, agent_id }: CalendarKey,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<(Span & { id: number })[]> {
  const begin = new Date(from.getTime() - 86_400_000)
  const rows = await db
    .selectFrom('appointment as v')
    .leftJoin('property as p', 'p.id', 'v.property_id')
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .select(['v.id', 'v.starts_at', 'v.duration', 'v.status', 'v.proposals'])
    .where('v.company_id', company_id === null ? 'is' : '=', company_id)
    .where(calendarAgentId(now), agent_id === null ? 'is' : '=', agent_id)
    .where('v.status', 'in', HELD)
    .where(({ eb, or, and }) =>
      or([eb('v.status', '=', 'proposed'), and([eb('v.starts_at', '>', begin), eb('v.starts_at', '<', to)])]),
    )
    .execute()
  return rows.flatMap(({ id, starts_at, duration, status, proposals }) =>
    (status === 'proposed' ? proposals : [starts_at]).map((time) => ({ id, starts_at: time, duration })),
  )
}

export async function insertAppointment(db: Db, row: Insertable<Appointment>): Promise<AppointmentRow> {
  return db.insertInto('appointment').values(row).returningAll().executeTakeFirstOrThrow()
}

export const readByToken = (db: ReadDb, token: string): Promise<AppointmentRow | undefined> =>
  db.selectFrom('appointment').selectAll().where('token', '=', token).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const findByToken = (db: Db, token: string): Promise<AppointmentRow | undefined> =>
  db.selectFrom('appointment').selectAll().where('token', '=', token).forUpdate().executeTakeFirst()

export interface AppointmentChange extends Partial<CalendarKey> {
  starts_at?: Date
  duration?: number
  status?: AppointmentStatus
  reason?: string
  proposals?: Date[]
}

export async function changeAppointment(
  db: Db,
  id: number,
  values: AppointmentChange & { updated_at: Date },
): Promise<AppointmentRow> {
  return db
    .updateTable('appointment')
    .set({ ...values, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Appointments of an account, and those that guests booked under its confirmed address. Without an account, all that
 * were booked under the address.
 */
export const findAppointmentsOf = (db: ReadDb, { userId, address }: Person): Promise<AppointmentRow[]> =>
  db
    .selectFrom('appointment')
    .selectAll()
    .where(
      userId === null
        ? sql<boolean>`email = ${address}`
        : sql<boolean>`(user_id = ${userId} or (user_id is null and email = ${address}))`,
    )
    .orderBy('starts_at', 'desc')
    .execute()

/** Writes the person of today's calendar into the rows of appointments to come: when they are past, that one counts. */
export async function settleAgents(db: Db, now: Date): Promise<void> {
  await sql`
    update appointment v set agent_id = s.agent_id
    from (select v.id, ${calendarAgentId(now)} as agent_id from appointment v
      left join property p on p.id = v.property_id left join agent f on f.id = p.agent_id
      where ${isToCome(now, 'v')}) s
    where s.id = v.id and s.agent_id is distinct from v.agent_id`.execute(db)
}

export async function setVisitor(db: Db, user_id: number, address: string): Promise<void> {
  const rows = db.updateTable('appointment').set({ user_id })
  await rows.where('user_id', 'is', null).where('email', '=', address).execute()
}

export async function deleteAppointments(db: Db, which: { ids: readonly number[] } | { before: Date }): Promise<void> {
  const rows = db.deleteFrom('appointment')
  await ('ids' in which
    ? rows.where('id', '=', sql<number>`any(${[...which.ids]}::bigint[])`)
    : rows.where('starts_at', '<', which.before)
  ).execute()
}
