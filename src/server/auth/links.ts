import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { type AccountRow, findToken, lockAccount, lockAddresses } from './repository.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE = 60_000

/** How long a single-use token is good. */
const LIFE_MS = {
  confirm: 7 * 1440 * MINUTE,
  email: 1440 * MINUTE,
  reset: 60 * MINUTE,
  social: MINUTE,
  code: 15 * MINUTE,
}
export type Purpose = keyof typeof LIFE_MS

/** What a token is for; `email`: the address that its mail went to. */
export interface LinkData {
  email?: string
  [more: string]: unknown
}

export interface Link {
  purpose: Purpose
  userId: number
  data: LinkData
}

/** Keeps a single-use token that somebody else made, such as a short code, by its hash. */
export async function keepToken(ctx: Ctx, hash: Buffer, { purpose, userId, data }: Link): Promise<void> {
  await ctx.db
    .insertInto('account_token')
    .values({
      token_hash: hash,
      purpose,
      user_id: userId,
      data: JSON.stringify(data),
      expires_at: new Date(ctx.clock().getTime() + LIFE_MS[purpose]),
    })
    .execute()
}

/**
 * Makes a single-use token for a link, within a transaction; an earlier one for the same purpose ends. Mailed ones are
 * made by mailLink (mails.ts).
 * @throws DomainError auth.link when the account is gone
 */
export async function makeLink(ctx: Ctx, purpose: Purpose, userId: number, data: LinkData = {}): Promise<string> {
  const token = newToken()
  // As everybody who changes the account: first it, then its tokens.
  if (!(await lockAccount(ctx.db, userId))) throw new DomainError('auth.link')
  await ctx.db.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await keepToken(ctx, hashToken(token), { purpose, userId, data })
  return token
}

/**
 * Reads a token without using it up. `address`: where its mail went; `from`: the address that its account has.
 * @throws DomainError auth.link when it never was, was used, ran out, or is for something else
 */
export async function readLink(
  ctx: Ctx,
  purposes: readonly Purpose[],
  token: string,
): Promise<Link & { address: string; from: string }> {
  const row = await findToken(ctx.db, hashToken(token), purposes, ctx.clock())
  if (!row) throw new DomainError('auth.link')
  const data = row.data as LinkData
  // Links that were mailed before they kept their address went to the account's own.
  const { purpose, user_id: userId, email: from } = row
  return { purpose: purpose as Purpose, userId, data, address: data.email ?? from, from }
}

/**
 * Uses a token up, within a transaction. The account is locked until that ends, so that of two who change it one waits
 * for the other; always addresses first, then account, then tokens, so that they never wait for each other.
 * @throws DomainError auth.link as readLink
 */
export async function takeLink(
  ctx: Ctx,
  purposes: readonly Purpose[],
  token: string,
): Promise<Link & { address: string; account: AccountRow }> {
  const { address, from } = await readLink(ctx, purposes, token)
  await lockAddresses(ctx.db, [address, from])
  // Meanwhile its claim may have ended, and the link was handed on to another.
  const link = await readLink(ctx, purposes, token)
  const account = await lockAccount(ctx.db, link.userId)
  const used = await ctx.db
    .deleteFrom('account_token')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
  if (!account || !used) throw new DomainError('auth.link')
  return { ...link, account }
}
