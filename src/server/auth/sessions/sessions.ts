import type { SessionInfo } from '../../../domain/auth/answers.ts'
import type { User } from '../../../domain/auth/user.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx, ReadDb } from '../../ctx.ts'
import { isDatabaseAway } from '../../db/away.ts'
import { reader } from '../../db/reader.ts'
import { storable } from '../../db/storable.ts'
import { endPush } from '../../deliveries/push/push.ts'
import {
  deleteSessions,
  findAccount,
  findSession,
  findSessions,
  insertSession,
  touchAccount,
  touchSession,
} from '../repository.ts'
import { userOf } from '../user.ts'
import { hashToken, newToken } from './tokens.ts'

/** A session ends after 30 days without use, */
const LIFE_MS = 30 * 86_400_000
/** and 90 days after the login, even when it is used: a stolen token must not stay valid forever. */
const WHOLE_MS = 90 * 86_400_000
/** The time of last use is written at most this often. */
const SEEN_MS = 3_600_000

const endOf = (created: Date) => new Date(created.getTime() + WHOLE_MS)
const since = (now: Date) => new Date(now.getTime() - WHOLE_MS)

/**
 * Signs a user in.
 * @param options `proven`: the user proved a second factor just now
 * @returns the token, which only the browser keeps; the database stores its hash
 * @throws DomainError auth.disabled
 */
export async function openSession(
  ctx: Ctx,
  userId: number,
  userAgent: string | undefined,
  { proven = false }: { proven?: boolean } = {},
): Promise<string> {
  if ((await findAccount(ctx.db, userId))?.disabled_at) throw new DomainError('auth.disabled')
  const token = newToken()
  const now = ctx.clock()
  await insertSession(ctx.db, {
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: storable(userAgent ?? '', 300) || null,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
    proven_at: proven ? now : null,
  })
  await touchAccount(ctx.db, userId, now)
  return token
}

/**
 * Finds the user of a session token; null when the token is unknown, expired or revoked. Use prolongs the session, up
 * to its maximum.
 */
export async function findVisitor(
  ctx: Ctx,
  token: string,
): Promise<{ user: User; sessionId: number; provenAt: Date | null } | null> {
  const now = ctx.clock()
  const find = (db: ReadDb) => findSession(db, hashToken(token), now, since(now))
  // A standby may lack a session that has just begun.
  const row = (await find(reader(ctx))) ?? (ctx.standbys && (await find(ctx.db)))
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_MS) {
    const end = endOf(row.session_created_at).getTime()
    await touch(ctx, row, now, new Date(Math.min(now.getTime() + LIFE_MS, end))).catch((error) => {
      // The next request notes it; this one may be answered by a standby.
      if (!ctx.standbys || !isDatabaseAway(error)) throw error
    })
  }
  return { user: userOf(row), sessionId: row.session_id, provenAt: row.proven_at }
}

async function touch({ db }: Ctx, row: { id: number; session_id: number }, now: Date, end: Date): Promise<void> {
  await touchSession(db, row.session_id, now, end)
  await touchAccount(db, row.id, now)
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

/** @throws DomainError session.not_found when the session does not belong to the user */
export async function revokeSession(ctx: Ctx, userId: number, id: number): Promise<void> {
  await endPush(ctx, userId, { id })
  if ((await deleteSessions(ctx.db, userId, { id })) === 0) throw new DomainError('session.not_found')
}

/**
 * Ends the session that a browser had before a successful login: it keeps only the new token. Push messages to the
 * browser continue when the same user signs in again.
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

/** Signs the user out everywhere, except for the sessions in `but`. @returns how many sessions ended */
export async function revokeSessions(ctx: Ctx, userId: number, but: readonly number[] = []): Promise<number> {
  await endPush(ctx, userId, { but })
  return deleteSessions(ctx.db, userId, { but })
}
