import type { Insertable } from 'kysely'
import type { Db } from '../../ctx.ts'
import type { AccountToken, SocialAttempt } from '../../db/types.generated.ts'

export async function insertToken(db: Db, row: Insertable<AccountToken>): Promise<void> {
  await db.insertInto('account_token').values(row).execute()
}

/** Ends the tokens of an account for one purpose. */
export async function deleteTokens(db: Db, userId: number, purpose: string): Promise<void> {
  await db.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

/** Uses up a token. @returns whether it was there: of two that use it at once, one gets true */
export async function deleteToken(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('account_token').where('token_hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertAttempt(db: Db, row: Insertable<SocialAttempt>): Promise<void> {
  await db.insertInto('social_attempt').values(row).execute()
}

/** Takes a social login that began with this cookie and has not expired; it can be taken once. */
export const takeAttempt = (db: Db, cookieHash: Buffer, provider: string, now: Date) =>
  db
    .deleteFrom('social_attempt')
    .where('cookie_hash', '=', cookieHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
