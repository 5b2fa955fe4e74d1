import type { Selectable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Account } from '../db/types.generated.ts'

export type AccountRow = Selectable<Account>

/** The account whose address is confirmed, and of those that only claim it the newest. */
export async function findByEmail(db: Db, email: string): Promise<{ confirmed?: AccountRow; pending?: AccountRow }> {
  const rows = db.selectFrom('account').selectAll().where('email', '=', email)
  const [confirmed, pending] = await Promise.all([
    rows.where('email_confirmed_at', 'is not', null).executeTakeFirst(),
    rows.where('email_confirmed_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { confirmed, pending }
}

export const findAccount = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertAccount(
  db: Db,
  row: {
    email: string
    name: string
    phone: string | null
    password_hash: string | null
    language: string
    created_at: Date
    terms_accepted_at: Date | null
    email_confirmed_at?: Date | null
    role?: string
  },
): Promise<AccountRow> {
  return db
    .insertInto('account')
    .values({ ...row, updated_at: row.created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateAccount(
  db: Db,
  id: number,
  values: {
    email?: string
    email_confirmed_at?: Date
    name?: string
    phone?: string | null
    password_hash?: string
    role?: string
    company_id?: number | null
    language?: string
    notifications?: string
    updated_at: Date
  },
): Promise<AccountRow | undefined> {
  return db.updateTable('account').set(values).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
}

/** Others who only claim an address that somebody has confirmed now. */
export async function deleteRivals(db: Db, email: string, id: number): Promise<void> {
  await db
    .deleteFrom('account')
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export async function deletePending(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function insertSession(
  db: Db,
  row: {
    user_id: number
    token_hash: Buffer
    user_agent: string | null
    created_at: Date
    last_seen_at: Date
    expires_at: Date
  },
): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

export function findSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .selectAll('account')
    .select(['session.id as session_id', 'session.last_seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
}

export async function touchSession(db: Db, id: number, last_seen_at: Date, expires_at: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at, expires_at }).where('id', '=', id).execute()
}

export function findSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @param which one session, or all but one, or, without it, all */
export async function deleteSessions(
  db: Db,
  userId: number,
  which: { id?: number; butId?: number } = {},
): Promise<number> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (which.id !== undefined) query = query.where('id', '=', which.id)
  if (which.butId !== undefined) query = query.where('id', '<>', which.butId)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('social_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('ends_at', '<=', now).execute()
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}

export async function deleteIdentities(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('account_identity').where('user_id', '=', userId).execute()
}

export function findByIdentity(db: Db, provider: string, subject: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('account_identity', 'account_identity.user_id', 'account.id')
    .selectAll('account')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function insertIdentity(
  db: Db,
  row: { provider: string; subject: string; user_id: number; created_at: Date },
): Promise<void> {
  await db.insertInto('account_identity').values(row).execute()
}
