import type { z } from 'zod'
import type { addPasskeySchema, addTotpSchema, PasskeyCreation } from '../../../domain/auth/second-factor.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { takeRate } from '../../http/limits/rate.ts'
import { type Proof, proveOwner } from '../prove.ts'
import type { AccountRow } from '../repository.ts'
import { atOnce } from '../service.ts'
import { keepChallenge, newSigned, takeChallenge } from './challenge.ts'
import { creationOptions, readAttestation, relyingParty } from './passkeys.ts'
import { totpOwner } from './proof.ts'
import {
  countRecoveryCodes,
  endProofs,
  findPasskeys,
  findTotp,
  insertPasskey,
  markProven,
  putTotp,
} from './repository.ts'
import { seal, unseal } from './sealed.ts'
import { type Asker, accountOf, makeRecoveryCodes, tellOwner } from './service.ts'
import { hasFactor, isFresh } from './state.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

/** Factors that fail to be set up, in one session. */
const TRIES = { name: 'second-factor.setup', max: 20, seconds: 900 }
const PASSKEYS_MAX = 20

/** @throws DomainError as `allowChange` */
export async function beginTotp(ctx: Ctx, asker: Asker, proof: Proof) {
  const account = await allowChange(ctx, asker, proof)
  const secret = newTotpSecret()
  const sealed = await seal(ctx, totpOwner(account.id), secret)
  const data = { session: asker.sessionId, sealed: sealed.toString('base64url') }
  return {
    challenge: await keepChallenge(ctx, 'totp', account.id, data),
    secret,
    uri: totpUri(secret, account.email),
  }
}

/**
 * Sets up the app by one of its codes; it replaces an earlier one.
 * @returns the recovery codes, when the account had none
 * @throws DomainError auth.challenge, auth.proof, rate.exceeded
 */
export async function addTotp(
  ctx: Ctx,
  asker: Asker,
  { challenge, code }: z.infer<typeof addTotpSchema>,
): Promise<string[] | null> {
  await takeRate(ctx, TRIES, `${asker.userId}\0${asker.sessionId}`)
  return atOnce(ctx, async (ctx) => {
    const { account, data } = await takeChallenge(ctx, 'totp', challenge, asker)
    const sealed = Buffer.from(String(data.sealed), 'base64url')
    const secret = await unseal(ctx, totpOwner(account.id), sealed)
    const step = secret === null ? null : stepOf(secret, code, ctx.clock())
    if (step === null) throw new DomainError('auth.proof', [{ field: 'code', code: 'sms_code' }])
    const isReplaced = (await findTotp(ctx.db, account.id)) !== undefined
    // The code that proves the app counts as used.
    await putTotp(ctx.db, { user_id: account.id, secret: sealed, last_step: step, created_at: ctx.clock() })
    // Other sessions may have been proven by the app that is gone.
    if (isReplaced) await endProofs(ctx.db, account.id, asker.sessionId)
    return complete(ctx, asker, account)
  })
}

/** @throws DomainError as `allowChange`, auth.passkey_place when the portal has no name but an IP address */
export async function beginPasskey(
  ctx: Ctx,
  asker: Asker,
  proof: Proof,
): Promise<{ challenge: string; options: PasskeyCreation }> {
  const party = relyingParty(ctx.config)
  if (!party) throw new DomainError('auth.passkey_place')
  const account = await allowChange(ctx, asker, proof)
  const passkeys = await findPasskeys(ctx.db, account.id)
  const signed = newSigned()
  const challenge = await keepChallenge(ctx, 'passkey', account.id, { session: asker.sessionId, signed })
  return { challenge, options: creationOptions(party.id, account, passkeys, signed) }
}

/**
 * @returns the recovery codes, when the account had none
 * @throws DomainError auth.challenge, auth.proof, auth.passkey_known, rate.exceeded
 */
export async function addPasskey(
  ctx: Ctx,
  asker: Asker,
  { challenge, name, passkey }: z.infer<typeof addPasskeySchema>,
): Promise<string[] | null> {
  await takeRate(ctx, TRIES, `${asker.userId}\0${asker.sessionId}`)
  return atOnce(ctx, async (ctx) => {
    const { account, signed } = await takeChallenge(ctx, 'passkey', challenge, asker)
    const read = await readAttestation(ctx, passkey, signed)
    if (!read) throw new DomainError('auth.proof')
    const isFull = (await findPasskeys(ctx.db, account.id)).length >= PASSKEYS_MAX
    const transports = passkey.response.transports ?? []
    const row = { ...read, user_id: account.id, name, transports, created_at: ctx.clock() }
    if (isFull || !(await insertPasskey(ctx.db, row))) throw new DomainError('auth.passkey_known')
    return complete(ctx, asker, account)
  })
}

/** The session has proven the new factor, and an account without recovery codes gets some. */
async function complete(ctx: Ctx, { sessionId }: Asker, account: AccountRow): Promise<string[] | null> {
  if (sessionId !== null) await markProven(ctx.db, sessionId, ctx.clock())
  await tellOwner(ctx, account, 'added')
  return (await countRecoveryCodes(ctx.db, account.id)) > 0 ? null : makeRecoveryCodes(ctx, account.id)
}

/**
 * Only the owner may add a factor: a stranger at the owner's browser could lock them out. The first one needs the proof
 * of other acts that cannot be undone, further ones need a factor.
 * @throws DomainError auth.step_up, or as proveOwner
 */
async function allowChange(ctx: Ctx, { userId, sessionId, provenAt }: Asker, proof: Proof): Promise<AccountRow> {
  const account = await accountOf(ctx, userId)
  if (!(await hasFactor(ctx, userId))) await proveOwner(ctx, account, sessionId, { act: 'factor' }, proof)
  else if (!isFresh(ctx, provenAt)) throw new DomainError('auth.step_up')
  return account
}
