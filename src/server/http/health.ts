import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { ask } from '../db/ask.ts'
import { isDatabaseAway } from '../db/away.ts'
import { RETRY_SECONDS } from '../db/passing.ts'
import { isTooSlow } from '../db/too-slow.ts'
import type { HttpEnv } from './env.ts'
import type { Metrics } from './observe.ts'

/** A probe needs a negative answer more than a late one. */
const PATIENCE_MS = 2_000
/** A query without an answer for this long is lost; the next one may get a better connection. */
const FORGOTTEN_MS = 10_000

/** The reason why the database is unusable, for machines; null when it is usable. */
type Reason = 'database.slow' | 'database.away' | 'database.failing' | null

/**
 * For monitoring. `/livez`: the process answers, and can recover from its faults; a fault that it cannot recover from
 * ends it. `/readyz`: it is ready for visitors; 404 as soon as it was asked to stop, while it still answers (draining).
 * HAProxy's `disable-on-404` then sends nobody new and leaves running requests alone, while 503 would cut them.
 * `/metrics`, with the operator's token: its metrics.
 */
export function healthRoutes(metrics: Metrics, isDraining: () => boolean) {
  // Any number of probes share one query: they must not use up the rest of a slow database.
  let asked: { since: number; answer: Promise<Reason> } | null = null
  const check = (ctx: Ctx) => {
    if (asked && performance.now() - asked.since < FORGOTTEN_MS) return asked.answer
    const question = { since: performance.now(), answer: askDatabase(ctx) }
    asked = question
    void question.answer.finally(() => {
      if (asked === question) asked = null
    })
    return question.answer
  }
  return new Hono<HttpEnv>()
    .get('/livez', (c) => c.json({ ok: true }))
    .get('/readyz', async (c) => {
      if (isDraining()) return c.json({ ok: false, reason: 'draining' }, 404)
      const slow = sleep(PATIENCE_MS, 'database.slow' as const, { ref: false })
      const reason = await Promise.race([check(c.var.ctx), slow])
      if (!reason) return c.json({ ok: true, database: true })
      c.header('Retry-After', String(RETRY_SECONDS))
      return c.json({ ok: false, database: false, reason }, 503)
    })
    .get('/metrics', async (c, next) => {
      const { METRICS_TOKEN } = c.var.ctx.config
      // Not by address: a proxy on the same machine forwards every visitor's requests from the loopback.
      if (!METRICS_TOKEN) return next()
      if (!isEqual(c.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`))
        throw new DomainError('auth.required')
      c.header('Cache-Control', 'no-store')
      return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType })
    })
}

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

async function askDatabase({ db, standbys, log }: Ctx): Promise<Reason> {
  try {
    // With a standby, visitors can read while the primary is away.
    await ask(standbys?.db ?? db)
    return null
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the database does not answer')
    if (isTooSlow(error)) return 'database.slow'
    return isDatabaseAway(error) ? 'database.away' : 'database.failing'
  }
}
