import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE = 60_000

/** How long a single-use token is good. */
const LIFE_MS = { confirm: 7 * 1440 * MINUTE, email: 1440 * MINUTE, reset: 60 * MINUTE, social: MINUTE }
export type Purpose = keyof typeof LIFE_MS

/** Makes a single-use token for a mailed link; an earlier one for the same purpose ends. */
export async function makeLink(ctx: Ctx, purpose: Purpose, userId: number, data: object = {}): Promise<string> {
  const token = newToken()
  await ctx.db.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await ctx.db
    .insertInto('account_token')
    .values({
      token_hash: hashToken(token),
      purpose,
      user_id: userId,
      data: JSON.stringify(data),
      expires_at: new Date(ctx.clock().getTime() + LIFE_MS[purpose]),
    })
    .execute()
  return token
}

/**
 * Uses a token up.
 * @throws DomainError auth.link when it never was, was used, ran out, or is for something else
 */
export async function takeLink(
  ctx: Ctx,
  purposes: readonly Purpose[],
  token: string,
): Promise<{ purpose: Purpose; userId: number; data: Record<string, unknown> }> {
  const row = await ctx.db
    .deleteFrom('account_token')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', ctx.clock())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('auth.link')
  return { purpose: row.purpose as Purpose, userId: row.user_id, data: row.data as Record<string, unknown> }
}
