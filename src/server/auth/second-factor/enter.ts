import type { FactorChallenge } from '../../../domain/auth/second-factor.ts'
import type { User } from '../../../domain/auth/user.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { keepPlace } from '../places.ts'
import type { AccountRow } from '../repository.ts'
import { openSession } from '../sessions/sessions.ts'
import { userOf } from '../user.ts'
import { askFactor } from './challenge.ts'

export interface From {
  /** The network, as returned by ownPlace (http/visitor.ts). */
  address: string
  userAgent?: string | undefined
}
export interface SignedIn {
  token: string
  user: User
}
/** What a right password or social login leads to: a session, or the question for the second factor. */
export type Entered = SignedIn | { challenge: FactorChallenge }

/**
 * Opens a session after the first proof, within its transaction; an account with a second factor gets a challenge
 * instead. A disabled account learns so now, not after its second factor.
 * @throws DomainError auth.disabled
 */
export async function enter(ctx: Ctx, account: AccountRow, from: From): Promise<Entered> {
  if (account.disabled_at) throw new DomainError('auth.disabled')
  const challenge = await askFactor(ctx, account, 'second-factor')
  return challenge ? { challenge } : welcome(ctx, account, from, { proven: false })
}

/** Opens a session after the last proof, within its transaction; only now the network counts as the owner's. */
export async function welcome(
  ctx: Ctx,
  account: AccountRow,
  { address, userAgent }: From,
  { proven }: { proven: boolean },
): Promise<SignedIn> {
  await keepPlace(ctx, account, address)
  return { token: await openSession(ctx, account.id, userAgent, { proven }), user: userOf(account) }
}

/**
 * Call it outside of the transaction, so that the challenge stays.
 * @throws DomainError auth.second_factor with the challenge
 */
export function signedIn(entered: Entered): SignedIn {
  if ('challenge' in entered) throw new DomainError('auth.second_factor', [], null, { challenge: entered.challenge })
  return entered
}
