import { randomBytes } from 'node:crypto'
import type { FactorChallenge, FactorMethod } from '../../../domain/auth/second-factor.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { AccountRow } from '../repository.ts'
import { keepToken, LIFE_MS, type Link, takeLink } from '../sessions/links.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { relyingParty, requestOptions } from './passkeys.ts'
import { countRecoveryCodes, findPasskeys, findTotp } from './repository.ts'

/** What a challenge is for: a login, a proof in a session, a new passkey, a new app. */
export type ChallengePurpose = 'second-factor' | 'step-up' | 'passkey' | 'totp'

/** Random bytes that a passkey signs. */
export const newSigned = (): string => randomBytes(32).toString('base64url')

/** Stores a challenge. @returns its token, which only the browser keeps */
export async function keepChallenge(
  ctx: Ctx,
  purpose: ChallengePurpose,
  userId: number,
  data: Record<string, unknown>,
): Promise<string> {
  const token = newToken()
  await keepToken(ctx, hashToken(token), { purpose, userId, data })
  return token
}

/**
 * Asks for a second factor. Earlier challenges stay valid: otherwise a stranger with the password could end the owner's
 * login again and again.
 * @returns null when the account has no factor
 */
export async function askFactor(
  ctx: Ctx,
  { id }: AccountRow,
  purpose: 'second-factor' | 'step-up',
  data: Record<string, unknown> = {},
): Promise<FactorChallenge | null> {
  const passkeys = await findPasskeys(ctx.db, id)
  const totp = await findTotp(ctx.db, id)
  if (passkeys.length === 0 && !totp) return null
  const party = passkeys.length > 0 ? relyingParty(ctx.config) : null
  const signed = newSigned()
  const token = await keepChallenge(ctx, purpose, id, { ...data, signed })
  const methods: FactorMethod[] = []
  if (party) methods.push('passkey')
  if (totp) methods.push('totp')
  if ((await countRecoveryCodes(ctx.db, id)) > 0) methods.push('recovery_code')
  return {
    token,
    methods,
    passkey: party && requestOptions(party.id, passkeys, signed),
    expires_at: new Date(ctx.clock().getTime() + LIFE_MS[purpose]).toISOString(),
  }
}

/**
 * Uses up a challenge within a transaction, and locks its account. When the transaction fails, the challenge stays, so
 * that a typing error does not end a login.
 * @throws DomainError auth.challenge when it is unknown, used, expired, or belongs to another account or session
 */
export async function takeChallenge(
  ctx: Ctx,
  purpose: ChallengePurpose,
  token: string,
  holder?: { userId: number; sessionId: number | null },
): Promise<Link & { account: AccountRow; signed: string }> {
  const link = await takeLink(ctx, [purpose], token).catch(refuseLink)
  if (holder && (link.userId !== holder.userId || link.data.session !== holder.sessionId)) {
    throw new DomainError('auth.challenge')
  }
  return { ...link, signed: String(link.data.signed ?? '') }
}

/** The refusal of a challenge instead of that of a mailed link. */
export function refuseLink(error: unknown): never {
  if (isDomainError(error) && error.code === 'auth.link') throw new DomainError('auth.challenge')
  throw error
}
