import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { type AccountRow, findToken, lockAccount, lockAddresses } from '../repository.ts'
import { deleteToken, deleteTokens, insertToken } from './token-repository.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE = 60_000

/** Lifetime of a single-use token. */
export const LIFE_MS = {
  confirm: 7 * 1440 * MINUTE,
  email: 1440 * MINUTE,
  reset: 60 * MINUTE,
  social: MINUTE,
  code: 15 * MINUTE,
  // Time to find the telephone or the key.
  'second-factor': 10 * MINUTE,
  'step-up': 10 * MINUTE,
  passkey: 10 * MINUTE,
  totp: 15 * MINUTE,
}
export type Purpose = keyof typeof LIFE_MS

/** The purpose of a token; `email`: the address of its mail. */
export interface LinkData {
  email?: string
  [more: string]: unknown
}

export interface Link {
  purpose: Purpose
  userId: number
  data: LinkData
}

/**
 * Stores a single-use token that the caller made, such as a short code, by its hash.
 * @param life in milliseconds
 */
export async function keepToken(
  ctx: Ctx,
  hash: Buffer,
  { purpose, userId, data }: Link,
  life: number = LIFE_MS[purpose],
): Promise<void> {
  await insertToken(ctx.db, {
    token_hash: hash,
    purpose,
    user_id: userId,
    data: JSON.stringify(data),
    expires_at: new Date(ctx.clock().getTime() + life),
  })
}

/**
 * Creates a single-use token for a link, within a transaction; an earlier token for the same purpose ends. mailLink
 * (mails.ts) creates the mailed ones.
 * @param life in milliseconds
 * @throws DomainError auth.link when the account no longer exists
 */
export async function makeLink(
  ctx: Ctx,
  purpose: Purpose,
  userId: number,
  data: LinkData = {},
  life?: number,
): Promise<string> {
  const token = newToken()
  // The lock order is the same everywhere: first the account, then its tokens.
  if (!(await lockAccount(ctx.db, userId))) throw new DomainError('auth.link')
  await deleteTokens(ctx.db, userId, purpose)
  await keepToken(ctx, hashToken(token), { purpose, userId, data }, life)
  return token
}

/**
 * Reads a token without using it up. `address`: the address of its mail; `from`: the current address of its account.
 * @throws DomainError auth.link when the token is unknown, used, expired, or for another purpose
 */
export async function readLink(
  ctx: Ctx,
  purposes: readonly Purpose[],
  token: string,
): Promise<Link & { address: string; from: string }> {
  const row = await findToken(ctx.db, hashToken(token), purposes, ctx.clock())
  if (!row) throw new DomainError('auth.link')
  const data = row.data as LinkData
  // Links mailed before tokens stored an address went to the account's own address.
  const { purpose, user_id: userId, email: from } = row
  return { purpose: purpose as Purpose, userId, data, address: data.email ?? from, from }
}

/**
 * Uses up a token, within a transaction. It locks the account until the transaction ends, so concurrent changes wait
 * for each other. The lock order is always addresses, account, tokens, which prevents deadlocks.
 * @throws DomainError auth.link as readLink
 */
export async function takeLink(
  ctx: Ctx,
  purposes: readonly Purpose[],
  token: string,
): Promise<Link & { address: string; account: AccountRow }> {
  const { address, from } = await readLink(ctx, purposes, token)
  await lockAddresses(ctx.db, [address, from])
  // In the meantime the claim may have ended, and the link may have moved to another claim.
  const link = await readLink(ctx, purposes, token)
  const account = await lockAccount(ctx.db, link.userId)
  const used = await deleteToken(ctx.db, hashToken(token))
  if (!account || !used) throw new DomainError('auth.link')
  return { ...link, account }
}
