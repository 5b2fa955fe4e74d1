import { type Selectable, sql } from 'kysely'
import type { Profile } from '../../domain/auth/schemas.ts'
import type { UserRole } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { Account } from '../db/types.generated.ts'

export type AccountRow = Selectable<Account>

/** Finds the account with the confirmed address, and the newest of the accounts that only claim it. */
export async function findByEmail(
  db: ReadDb,
  email: string,
): Promise<{ confirmed?: AccountRow; pending?: AccountRow }> {
  const rows = db.selectFrom('account').selectAll().where('email', '=', email)
  const [confirmed, pending] = await Promise.all([
    rows.where('email_confirmed_at', 'is not', null).executeTakeFirst(),
    rows.where('email_confirmed_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { confirmed, pending }
}

export const findAccount = (db: ReadDb, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const lockAccount = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks an address until the transaction ends, so that two accounts cannot prove it at the same moment. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(db)
}

/**
 * Locks the question who the administrators are, until the transaction ends. It is the first lock of a transaction:
 * before those of addresses and accounts.
 */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(db)
}

/** Tells whether another administrator can sign in. */
export async function hasAdminBesides(db: ReadDb, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', id)
    .where('email_confirmed_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the old and new address of an account, always in the same order, which prevents deadlocks. */
export async function lockAddresses(db: Db, emails: readonly string[]): Promise<void> {
  for (const email of [...new Set(emails)].sort()) await lockAddress(db, email)
}

/** Accounts that claim an address with a password: the `newest` ones, and as many of the oldest. */
export async function findClaims(db: ReadDb, email: string, newest: number): Promise<AccountRow[]> {
  const claims = db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .limit(newest)
  const last = await claims.orderBy('id', 'desc').execute()
  const first = await claims.orderBy('id').execute()
  return [...last, ...first.filter(({ id }) => last.every((one) => one.id !== id))]
}

/** The newest other account that claims an address, if any. */
export const findRival = (db: ReadDb, email: string, id: number): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function insertAccount(
  db: Db,
  row: {
    email: string
    name: string
    phone: string | null
    password_hash: string | null
    language: Language
    created_at: Date
    terms_accepted_at: Date | null
    email_confirmed_at?: Date | null
    role?: UserRole
  },
): Promise<AccountRow> {
  return db
    .insertInto('account')
    .values({ ...row, updated_at: row.created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface AccountValues {
  email?: string
  email_confirmed_at?: Date
  name?: string
  phone?: string | null
  password_hash?: string | null
  role?: UserRole
  company_id?: number | null
  language?: Language
  /** The other settings stay: a one-click unsubscribe may end one of them at the same moment. */
  notifications?: Profile['notifications']
  disabled_at?: Date | null
  disabled_reason?: string | null
  updated_at: Date
}

/** A new password, address or role is written by changeAccess (access.ts) only. */
export async function updateAccount(
  db: Db,
  id: number,
  { notifications, ...values }: AccountValues,
): Promise<AccountRow | undefined> {
  const added = notifications && sql<string>`notifications || ${JSON.stringify(notifications)}::jsonb`
  return db
    .updateTable('account')
    .set({ ...values, ...(added && { notifications: added }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
}

/** Deletes the other accounts that only claim an address, once one account has confirmed it. */
export async function deleteRivals(db: Db, email: string, id: number): Promise<void> {
  await db
    .deleteFrom('account')
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** The accounts that only claim an address, which whoever knows it can make. */
export const findSignUps = (db: ReadDb, email: string) =>
  db
    .selectFrom('account')
    .select(['name', 'phone', 'language', 'created_at'])
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .orderBy('id')
    .execute()

/** Accounts that were not confirmed in time. */
export const findPending = (db: ReadDb, before: Date): Promise<{ id: number; email: string }[]> =>
  db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('id')
    .execute()

export async function insertSession(
  db: Db,
  row: {
    user_id: number
    token_hash: Buffer
    user_agent: string | null
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    proven_at?: Date | null
  },
): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

/** Finds an unexpired session that was opened after `since`, with its account, unless that is disabled. */
export function findSession(db: ReadDb, tokenHash: Buffer, now: Date, since: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .selectAll('account')
    .select(['session.id as session_id', 'session.last_seen_at', 'session.created_at as session_created_at'])
    .select('session.proven_at')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.created_at', '>', since)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchAccount(db: Db, id: number, last_seen_at: Date): Promise<void> {
  await db.updateTable('account').set({ last_seen_at }).where('id', '=', id).execute()
}

export async function touchSession(db: Db, id: number, last_seen_at: Date, expires_at: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at, expires_at }).where('id', '=', id).execute()
}

export function findSessions(db: ReadDb, userId: number, now: Date, since: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', since)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @param which one session, or all except some */
export async function deleteSessions(
  db: Db,
  userId: number,
  which: { id: number } | { but: readonly number[] },
): Promise<number> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  query =
    'id' in which
      ? query.where('id', '=', which.id)
      : query.where('id', '<>', sql<number>`all(${[...which.but]}::bigint[])`)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

/** How long a network stays known after a login there (privacy page). */
const PLACE_LIFE = 90 * 86_400_000

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('account_place')
    .where('seen_at', '<=', new Date(now.getTime() - PLACE_LIFE))
    .execute()
  await db.deleteFrom('social_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('ends_at', '<=', now).execute()
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}

/** Finds an unexpired single-use token, and the address of its account. */
export function findToken(db: ReadDb, hash: Buffer, purposes: readonly string[], now: Date) {
  return db
    .selectFrom('account_token')
    .innerJoin('account', 'account.id', 'account_token.user_id')
    .select(['purpose', 'user_id', 'data', 'account.email'])
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Links that prove a mailbox, for any claim of its address. */
const PROVING = ['confirm', 'reset']

/** Tells whether links to the mailbox of an account still work. */
export async function hasLinks(db: ReadDb, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_token')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', 'in', PROVING)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function moveLinks(db: Db, userId: number, to: number): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ user_id: to })
    .where('user_id', '=', userId)
    .where('purpose', 'in', PROVING)
    .execute()
}

/** Deletes links, codes and social tokens of an account, except those for some purposes. */
export async function deleteTokens(db: Db, userId: number, but: readonly string[] = []): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('user_id', '=', userId)
    .where('purpose', '<>', sql<string>`all(${[...but]}::text[])`)
    .execute()
}

/**
 * Deletes every link, code and social token of an account that only claims its address, except those that prove the
 * mailbox.
 */
export const deleteOwnTokens = (db: Db, userId: number): Promise<void> => deleteTokens(db, userId, PROVING)

/** Tells whether a code that was mailed for a session and an action is still valid. */
export async function hasCode(db: ReadDb, userId: number, data: object, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_token')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'code')
    .where('expires_at', '>', now)
    .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the code that was mailed for a session earlier. */
export async function deleteCodes(db: Db, userId: number, sessionId: number | null): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'code')
    .where(sql<boolean>`data->>'session' is not distinct from ${sessionId === null ? null : String(sessionId)}`)
    .execute()
}

/** Uses up a code. @returns whether it existed */
export async function takeCode(db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('account_token')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'code')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePlaces(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('account_place').where('user_id', '=', userId).execute()
}

/**
 * Tells whether a confirmed account knows the network: an account that only claims an address cannot make networks
 * known to its owner.
 */
export async function findPlace(db: ReadDb, place_hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('account_place')
    .innerJoin('account', 'account.id', 'account_place.user_id')
    .select('account.id')
    .where('place_hash', '=', place_hash)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** For the export of an account. */
export const findPlaces = (db: ReadDb, userId: number) =>
  db.selectFrom('account_place').select('seen_at').where('user_id', '=', userId).orderBy('seen_at', 'desc').execute()

export async function putPlace(db: Db, row: { user_id: number; place_hash: Buffer; seen_at: Date }): Promise<void> {
  await db
    .insertInto('account_place')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'place_hash']).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

/** Keeps only the most recent networks. */
export async function dropOldPlaces(db: Db, userId: number, keep: number): Promise<void> {
  const last = db.selectFrom('account_place').select('place_hash').where('user_id', '=', userId)
  await db
    .deleteFrom('account_place')
    .where('user_id', '=', userId)
    .where('place_hash', 'not in', last.orderBy('seen_at', 'desc').limit(keep))
    .execute()
}

export async function deleteIdentities(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('account_identity').where('user_id', '=', userId).execute()
}

export function findByIdentity(db: ReadDb, provider: string, subject: string): Promise<AccountRow | undefined> {
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

/** Social logins of an account, for its export. */
export const findIdentities = (db: ReadDb, userId: number) =>
  db.selectFrom('account_identity').select(['provider', 'created_at']).where('user_id', '=', userId).execute()
