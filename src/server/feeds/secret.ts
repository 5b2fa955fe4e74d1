import { timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import { hashToken, newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/limits/rate.ts'
import { type FeedSource, findSource, updateSource } from './repository.ts'

/** Wrong secrets from one network. Right ones are not counted: colleagues behind one address cannot lock each other out. */
const WRONG = { name: 'feed-secret', max: 30, seconds: 900 }

/** Compared with the secret for a source that does not exist, so that both answers take the same time. */
const NOBODY = hashToken(newToken())

/**
 * The source with that key, if the secret is its own. An unknown source, a source without a secret and a wrong secret
 * give the same answer.
 * @param address the network of the caller, for the limit on wrong secrets
 * @throws DomainError feed.secret, rate.exceeded
 */
export async function openSource(ctx: Ctx, key: string, secret: string | null, address: string): Promise<FeedSource> {
  const source = await findSource(ctx.db, key)
  const isRight = timingSafeEqual(hashToken(secret ?? ''), hashOf(source))
  if (isRight && source?.active) return source
  return refuseSource(ctx, address)
}

/** Counts a wrong secret or key, and refuses it. @throws DomainError feed.secret, rate.exceeded */
export async function refuseSource(ctx: Ctx, address: string): Promise<never> {
  await takeRate(ctx, WRONG, address)
  throw new DomainError('feed.secret')
}

function hashOf(source: FeedSource | undefined): Buffer {
  const hash = source?.secret_hash
  return hash && hash.length === NOBODY.length ? hash : NOBODY
}

/** Gives a source a new secret; the old one ends. @returns the secret, which cannot be read again */
export async function renewSecret(ctx: Ctx, sourceId: number): Promise<string> {
  const secret = newToken()
  await updateSource(ctx.db, sourceId, { secret_hash: hashToken(secret) })
  return secret
}
