import type { z } from 'zod'
import type { secondFactorSchema } from '../../../domain/auth/second-factor.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { findAccount } from '../repository.ts'
import { atOnce } from '../service.ts'
import { readLink } from '../sessions/links.ts'
import { refuseLink, takeChallenge } from './challenge.ts'
import { type From, type SignedIn, welcome } from './enter.ts'
import { countProofs, takeProof } from './proof.ts'

/**
 * Completes a login by its challenge and one proof.
 * @throws DomainError auth.challenge, auth.proof, rate.exceeded
 */
export async function completeLogin(
  ctx: Ctx,
  { challenge, ...proof }: z.infer<typeof secondFactorSchema>,
  from: From,
): Promise<SignedIn> {
  const { userId } = await readLink(ctx, ['second-factor'], challenge).catch(refuseLink)
  const before = await findAccount(ctx.db, userId)
  if (!before) throw new DomainError('auth.challenge')
  return countProofs(ctx, before, proof, { address: from.address }, () =>
    atOnce(ctx, async (ctx) => {
      const { account, signed } = await takeChallenge(ctx, 'second-factor', challenge)
      await takeProof(ctx, account, proof, signed)
      return welcome(ctx, account, from, { proven: true })
    }),
  )
}
