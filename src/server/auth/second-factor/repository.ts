import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, ReadDb } from '../../ctx.ts'
import type { Passkey, Totp } from '../../db/types.generated.ts'

export type PasskeyRow = Selectable<Passkey>
export type TotpRow = Selectable<Totp>

export const findPasskeys = (db: ReadDb, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** @returns false when that credential exists already */
export async function insertPasskey(db: Db, row: Insertable<Passkey>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function touchPasskey(db: Db, id: number, counter: number, last_used_at: Date): Promise<void> {
  await db.updateTable('passkey').set({ counter, last_used_at }).where('id', '=', id).execute()
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).execute()
}

export const findTotp = (db: ReadDb, userId: number): Promise<TotpRow | undefined> =>
  db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function putTotp(db: Db, row: Insertable<Totp>): Promise<void> {
  const { secret, last_step, created_at } = row
  const anew = { secret, last_step, created_at, last_used_at: null }
  await db
    .insertInto('totp')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(anew))
    .execute()
}

/** Uses up the code of a half minute. @returns false when it, or a later one, was used already */
export async function takeStep(db: Db, userId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTotp(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: ReadDb, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[], now: Date): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now }))
  await db.insertInto('recovery_code').values(rows).execute()
}

/** Uses up a recovery code. @returns whether it was there */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** @returns whether the account had a passkey or an app */
export async function deleteFactors(db: Db, userId: number): Promise<boolean> {
  await deleteRecoveryCodes(db, userId)
  const app = await deleteTotp(db, userId)
  const { numDeletedRows } = await db.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst()
  return app || numDeletedRows > 0n
}

const PURPOSES = ['second-factor', 'step-up', 'passkey', 'totp']

/** Ends logins that wait for a second factor, and factors that are being set up. */
export async function deleteChallenges(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', 'in', PURPOSES).execute()
}

export async function markProven(db: Db, sessionId: number, proven_at: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at }).where('id', '=', sessionId).execute()
}

/** The sessions of an account, except one, must prove a second factor again. */
export async function endProofs(db: Db, userId: number, but: number | null): Promise<void> {
  let query = db.updateTable('session').set({ proven_at: null }).where('user_id', '=', userId)
  if (but !== null) query = query.where('id', '<>', but)
  await query.execute()
}
