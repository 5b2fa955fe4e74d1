import type { User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { endPush } from '../notices/service.ts'
import { deleteSessions, findSession, findSessions, insertSession, touchSession } from './repository.ts'
import { hashToken, newToken } from './tokens.ts'
import { userOf } from './user.ts'

/** A session ends when it was not used for 30 days. */
const LIFE_MS = 30 * 86_400_000
/** Being seen is written down at most this often. */
const SEEN_MS = 3_600_000

export interface SessionInfo {
  id: number
  /** The one that asks. */
  current: boolean
  user_agent: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
}

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

/** Whose token it is; null when it never was, ran out or was revoked. Using it prolongs it. */
export async function findVisitor(ctx: Ctx, token: string): Promise<{ user: User; sessionId: number } | null> {
  const now = ctx.clock()
  const row = await findSession(ctx.db, hashToken(token), now)
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_MS) {
    await touchSession(ctx.db, row.session_id, now, new Date(now.getTime() + LIFE_MS))
  }
  return { user: userOf(row), sessionId: row.session_id }
}

export async function listSessions(ctx: Ctx, userId: number, currentId: number | null): Promise<SessionInfo[]> {
  const rows = await findSessions(ctx.db, userId, ctx.clock())
  return rows.map(({ id, user_agent, created_at, last_seen_at, expires_at }) => ({
    id,
    current: id === currentId,
    user_agent,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
}

/** @throws DomainError session.not_found when it is not the user's */
export async function revokeSession(ctx: Ctx, userId: number, id: number): Promise<void> {
  await endPush(ctx, userId, { id })
  if ((await deleteSessions(ctx.db, userId, { id })) === 0) throw new DomainError('session.not_found')
}

/** Signs the user out everywhere, but where `butId` says. @returns how many sessions ended */
export async function revokeSessions(ctx: Ctx, userId: number, butId?: number): Promise<number> {
  await endPush(ctx, userId, { butId })
  return deleteSessions(ctx.db, userId, { butId })
}
