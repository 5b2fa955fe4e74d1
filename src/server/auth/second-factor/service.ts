import { STEP_UP_MS } from '../../../domain/auth/permissions.ts'
import type { FactorChallenge, StepUp } from '../../../domain/auth/second-factor.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { type FactorChange, mailOwner } from '../mails.ts'
import { type AccountRow, findAccount, lockAccount } from '../repository.ts'
import { atOnce, type Requester } from '../service.ts'
import { askFactor, takeChallenge } from './challenge.ts'
import { countProofs, takeProof } from './proof.ts'
import { hashRecoveryCode, newRecoveryCodes, shownCode } from './recovery.ts'
import {
  deleteChallenges,
  deleteFactors,
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  endProofs,
  findPasskeys,
  findTotp,
  insertRecoveryCodes,
  markProven,
} from './repository.ts'
import { hasFactor, isFresh } from './state.ts'

/** The signed-in user and their session. */
export type Asker = Requester & { userId: number; provenAt: Date | null }

/**
 * Removes every second factor of an account whose owner has lost them, within the caller's transaction. Its sessions
 * stay, but none counts as proven; a mail tells the owner.
 * @returns false when there was none, or no such account
 */
export async function resetSecondFactor(ctx: Ctx, userId: number): Promise<boolean> {
  const account = await lockAccount(ctx.db, userId)
  if (!account) return false
  const had = await deleteFactors(ctx.db, userId)
  await deleteChallenges(ctx.db, userId)
  await endProofs(ctx.db, userId, null)
  if (had) await tellOwner(ctx, account, 'reset')
  return had
}

/** @throws DomainError auth.factor_none when the account has no factor */
export async function beginStepUp(ctx: Ctx, { userId, sessionId }: Asker): Promise<FactorChallenge> {
  const challenge = await askFactor(ctx, await accountOf(ctx, userId), 'step-up', { session: sessionId })
  if (!challenge) throw new DomainError('auth.factor_none')
  return challenge
}

/**
 * Proves the second factor again in a session.
 * @returns until when dangerous acts are possible
 * @throws DomainError auth.factor_none, auth.challenge, auth.proof, rate.exceeded
 */
export async function stepUp(ctx: Ctx, asker: Asker, { challenge, ...proof }: StepUp): Promise<Date> {
  const { userId, sessionId, address } = asker
  const before = await accountOf(ctx, userId)
  if (sessionId === null) throw new DomainError('auth.required')
  if (!(await hasFactor(ctx, userId))) throw new DomainError('auth.factor_none')
  await countProofs(ctx, before, proof, { address, sessionId }, () =>
    atOnce(ctx, async (ctx) => {
      const taken = challenge === undefined ? null : await takeChallenge(ctx, 'step-up', challenge, asker)
      const account = taken?.account ?? (await lockAccount(ctx.db, userId))
      if (!account) throw new DomainError('auth.required')
      await takeProof(ctx, account, proof, taken?.signed ?? '')
      await markProven(ctx.db, sessionId, ctx.clock())
    }),
  )
  return new Date(ctx.clock().getTime() + STEP_UP_MS)
}

/** @throws DomainError record.not_found, auth.step_up, auth.second_factor_last */
export async function removeTotp(ctx: Ctx, asker: Asker): Promise<void> {
  await remove(ctx, asker, {
    has: async (db) => (await findTotp(db, asker.userId)) !== undefined,
    drop: (db) => deleteTotp(db, asker.userId),
  })
}

/** @throws DomainError record.not_found, auth.step_up, auth.second_factor_last */
export async function removePasskey(ctx: Ctx, asker: Asker, id: number): Promise<void> {
  await remove(ctx, asker, {
    has: async (db) => (await findPasskeys(db, asker.userId)).some((one) => one.id === id),
    drop: (db) => deletePasskey(db, asker.userId, id),
  })
}

async function remove(
  ctx: Ctx,
  { userId, sessionId, provenAt }: Asker,
  { has, drop }: { has: (db: Ctx['db']) => Promise<boolean>; drop: (db: Ctx['db']) => Promise<unknown> },
): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId)
    // First, so that a passkey of another account does not exist for this one.
    if (!account || !(await has(ctx.db))) throw new DomainError('record.not_found')
    if (!isFresh(ctx, provenAt)) throw new DomainError('auth.step_up')
    await drop(ctx.db)
    const isLast = !(await hasFactor(ctx, userId))
    if (isLast && account.role !== 'user') throw new DomainError('auth.second_factor_last')
    if (isLast) await deleteRecoveryCodes(ctx.db, userId)
    // Other sessions may have been proven by the factor that is gone.
    await endProofs(ctx.db, userId, isLast ? null : sessionId)
    await tellOwner(ctx, account, 'removed')
  })
}

/** @throws DomainError auth.factor_none, auth.step_up */
export async function renewRecoveryCodes(ctx: Ctx, { userId, provenAt }: Asker): Promise<string[]> {
  return atOnce(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId)
    if (!account || !(await hasFactor(ctx, userId))) throw new DomainError('auth.factor_none')
    if (!isFresh(ctx, provenAt)) throw new DomainError('auth.step_up')
    await tellOwner(ctx, account, 'codes_new')
    return makeRecoveryCodes(ctx, userId)
  })
}

/** Replaces the recovery codes of an account. @returns them, as people read them: they are stored as hashes */
export async function makeRecoveryCodes(ctx: Ctx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await deleteRecoveryCodes(ctx.db, userId)
  const hashes = codes.map((code) => hashRecoveryCode(userId, code))
  await insertRecoveryCodes(ctx.db, userId, hashes, ctx.clock())
  return codes.map(shownCode)
}

export const tellOwner = (ctx: Ctx, account: AccountRow, change: FactorChange): Promise<void> =>
  mailOwner(ctx, account, { kind: 'factor', change })

export async function accountOf(ctx: Ctx, userId: number): Promise<AccountRow> {
  const row = await findAccount(ctx.db, userId)
  if (!row) throw new DomainError('auth.required')
  return row
}
