import type { SessionInfo } from '../../domain/auth/answers.ts'
import type { User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { endPush } from '../notices/service.ts'
import { deleteSessions, findSession, findSessions, insertSession, touchSession } from './repository.ts'
import { hashToken, newToken } from './tokens.ts'
import { userOf } from './user.ts'

/** A session ends when it was not used for 30 days, */
const LIFE_MS = 30 * 86_400_000
/** and 90 days after somebody signed in, however much it is used: a stolen token is not good for ever. */
const WHOLE_MS = 90 * 86_400_000
/** Being seen is written down at most this often. */
const SEEN_MS = 3_600_000

const endOf = (created: Date) => new Date(created.getTime() + WHOLE_MS)
const since = (now: Date) => new Date(now.getTime() - WHOLE_MS)

/** Signs a user in. @returns the token, which only the browser keeps; the database has its hash */
export async function openSession(ctx: Ctx, userId: number, userAgent: string | undefined): Promise<string> {
  const token = newToken()
  const now = ctx.clock()
  await insertSession(ctx.db, {
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: userAgent?.toWellFormed().replaceAll('\0', '').slice(0, 300) || null,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  })
  return token
}

/** Whose token it is; null when it never was, ran out or was revoked. Using it prolongs it, up to its end. */
export async function findVisitor(ctx: Ctx, token: string): Promise<{ user: User; sessionId: number } | null> {
  const now = ctx.clock()
  const row = await findSession(ctx.db, hashToken(token), now, since(now))
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_MS) {
    const end = endOf(row.session_created_at).getTime()
    await touchSession(ctx.db, row.session_id, now, new Date(Math.min(now.getTime() + LIFE_MS, end)))
  }
  return { user: userOf(row), sessionId: row.session_id }
}

export async function listSessions(ctx: Ctx, userId: number, currentId: number | null): Promise<SessionInfo[]> {
  const now = ctx.clock()
  const rows = await findSessions(ctx.db, userId, now, since(now))
  return rows.map(({ id, user_agent, created_at, last_seen_at, expires_at }) => ({
    id,
    current: id === currentId,
    user_agent,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: new Date(Math.min(expires_at.getTime(), endOf(created_at).getTime())).toISOString(),
    ends_at: endOf(created_at).toISOString(),
  }))
}

/** @throws DomainError session.not_found when it is not the user's */
export async function revokeSession(ctx: Ctx, userId: number, id: number): Promise<void> {
  await endPush(ctx, userId, { id })
  if ((await deleteSessions(ctx.db, userId, { id })) === 0) throw new DomainError('session.not_found')
}

/**
 * Ends the session with which a browser came to a login that succeeded: it keeps the new token alone. Messages to the
 * browser go on where the same person signed in anew.
 */
export async function endReplaced(
  ctx: Ctx,
  { user, sessionId }: { user: User | null; sessionId: number | null },
  now: User,
): Promise<void> {
  if (!user || sessionId === null) return
  if (user.id !== now.id) await endPush(ctx, user.id, { id: sessionId })
  await deleteSessions(ctx.db, user.id, { id: sessionId })
}

/** Signs the user out everywhere, but where `but` says. @returns how many sessions ended */
export async function revokeSessions(ctx: Ctx, userId: number, but: readonly number[] = []): Promise<number> {
  await endPush(ctx, userId, { but })
  return deleteSessions(ctx.db, userId, { but })
}
