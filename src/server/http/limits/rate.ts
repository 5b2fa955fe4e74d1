import { createHash } from 'node:crypto'
import { ownAddress, type User } from '../../../domain/auth/user.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { countOne, deleteCount, uncountOne } from './rate-repository.ts'

export interface Limit {
  /** The name of the limit; each name has its own counter. */
  name: string
  max: number
  seconds: number
}

/**
 * Counts one more call of `who` (an address, an account, both) and refuses it above the limit. The counter is in the
 * database, so that all processes share it.
 * @throws DomainError rate.exceeded (429), with the end of the limit
 */
export async function takeRate(ctx: Ctx, { name, max, seconds }: Limit, who: string): Promise<void> {
  if (!ctx.config.RATE_LIMITS) return
  const key = createHash('sha256').update(`${name}\0${who}`).digest()
  const now = ctx.clock()
  const ends = new Date(now.getTime() + seconds * 1000)
  const counted = await countOne(ctx.db, key, now, ends)
  if (!counted || counted.count <= max) return
  throw new DomainError('rate.exceeded', [], Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1000)))
}

/** Counts as takeRate does. @returns false where that would refuse; other errors are thrown */
export async function mayTake(ctx: Ctx, limit: Limit, who: string): Promise<boolean> {
  try {
    await takeRate(ctx, limit, who)
    return true
  } catch (error) {
    if (isDomainError(error) && error.code === 'rate.exceeded') return false
    throw error
  }
}

/**
 * The counter for messages under an address: the account's, if it has confirmed the address, so that strangers who
 * enter it cannot use up its limit; else the address's.
 */
export const whoIn = (user: User | null, email: string): string =>
  user && ownAddress(user) === email ? `account\0${user.id}` : email

/** Reverts one count: the call succeeded, and only failures count. */
export async function giveBack(ctx: Ctx, { name }: Limit, who: string): Promise<void> {
  const key = createHash('sha256').update(`${name}\0${who}`).digest()
  await uncountOne(ctx.db, key)
}

/** Resets the counter after a success. */
export async function forgetRate(ctx: Ctx, { name }: Limit, who: string): Promise<void> {
  const key = createHash('sha256').update(`${name}\0${who}`).digest()
  await deleteCount(ctx.db, key)
}
