import type { FactorProof } from '../../../domain/auth/second-factor.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { forgetRate, giveBack, takeRate } from '../../http/limits/rate.ts'
import { mailOwner } from '../mails.ts'
import { isKnownPlace, isPlace } from '../places.ts'
import type { AccountRow } from '../repository.ts'
import { readAssertion } from './passkeys.ts'
import { hashRecoveryCode } from './recovery.ts'
import { findPasskeys, findTotp, takeRecoveryCode, takeStep, touchPasskey } from './repository.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** Wrong proofs of an account from one network, or in one session, */
const TRIES_HERE = { name: 'second-factor.here', max: 10, seconds: 900 }
/**
 * and from all networks where its owner was not seen recently. Of a million codes three are right at a time, so a
 * stranger who has the password finds one within a day with a chance of 1 in 6,600.
 */
const TRIES_ALL = { name: 'second-factor.all', max: 50, seconds: 86_400 }

/** The account that a sealed secret belongs to. */
export const totpOwner = (userId: number): string => `totp:${userId}`

/**
 * Runs a step that checks a proof, and counts its failures. A passkey cannot be guessed, so it counts in one network
 * only: strangers cannot lock its owner out.
 * @throws DomainError rate.exceeded, and what the step throws
 */
export async function countProofs<T>(
  ctx: Ctx,
  account: AccountRow,
  { passkey }: FactorProof,
  { address, sessionId }: { address: string; sessionId?: number },
  step: () => Promise<T>,
): Promise<T> {
  const here = `${account.id}\0${sessionId ?? address}`
  const hasHere = sessionId !== undefined || isPlace(address)
  if (hasHere) await takeRate(ctx, TRIES_HERE, here)
  const isCounted = !passkey && !(await isKnownPlace(ctx, account.email, address))
  if (isCounted) await takeRate(ctx, TRIES_ALL, String(account.id))
  const done = await step()
  if (hasHere) await forgetRate(ctx, TRIES_HERE, here)
  if (isCounted) await giveBack(ctx, TRIES_ALL, String(account.id))
  return done
}

/**
 * Checks a proof and uses it up, within a transaction that has locked the account: each code counts once.
 * @param signed what a passkey has to sign
 * @throws DomainError auth.proof
 */
export async function takeProof(ctx: Ctx, account: AccountRow, proof: FactorProof, signed: string): Promise<void> {
  const { code, recovery_code, passkey } = proof
  if (code !== undefined) return takeTotp(ctx, account.id, code)
  if (recovery_code !== undefined) {
    const isRight = await takeRecoveryCode(ctx.db, account.id, hashRecoveryCode(account.id, recovery_code))
    if (!isRight) throw wrong('recovery_code')
    return mailOwner(ctx, account, { kind: 'factor', change: 'code_used' })
  }
  // Only passkeys of this account: one of another account is unknown here.
  const own = (await findPasskeys(ctx.db, account.id)).find(({ credential_id }) => credential_id === passkey?.id)
  const counter = own && passkey && signed ? await readAssertion(ctx, own, passkey, signed) : null
  if (!own || counter === null) throw new DomainError('auth.proof')
  await touchPasskey(ctx.db, own.id, counter, ctx.clock())
}

async function takeTotp(ctx: Ctx, userId: number, code: string): Promise<void> {
  const row = await findTotp(ctx.db, userId)
  const secret = row && (await unseal(ctx, totpOwner(userId), row.secret))
  if (row && !secret) ctx.log.error({ userId }, 'the key in DATA_DIR/keys does not open the secret of an app')
  const step = secret ? stepOf(secret, code, ctx.clock()) : null
  if (step === null || !(await takeStep(ctx.db, userId, step, ctx.clock()))) throw wrong('code')
}

const wrong = (field: string) => new DomainError('auth.proof', [{ field, code: 'sms_code' }])
