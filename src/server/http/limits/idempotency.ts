import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { HttpEnv } from '../env.ts'
import { deleteKept, deleteOld, findKept, insertFirst, setAnswer } from './idempotency-repository.ts'

const KEY = /^[\x21-\x7e]{8,200}$/
const LIFE_MS = 86_400_000
/** A first request without an answer after this time has died. */
const WORK_MS = 60_000

const hash = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** The time in which a form of a page that is sent with the same values is the same form. */
const FORM_LIFE_MS = 600_000
/** Between two looks at the first of two such forms, while it is answered. */
const LOOK_MS = 200

/**
 * Acts once for a form of a page that is sent twice, as by two presses: without a script it has no key. The second one
 * waits for the first, and acts where that was refused.
 * @param parts what makes it the same: the operation, the sender, the values
 * @throws DomainError idempotency.busy while the first one runs for too long, and those of the act
 */
export async function once({ db, clock }: Pick<Ctx, 'db' | 'clock'>, parts: object, act: () => Promise<unknown>) {
  const now = clock()
  const key = hash('form', parts)
  await deleteOld(db, key, new Date(now.getTime() - FORM_LIFE_MS), new Date(now.getTime() - WORK_MS))
  for (let waited = 0; !(await insertFirst(db, { key, request: key, created_at: now })); waited += LOOK_MS) {
    const kept = await findKept(db, key)
    if (kept?.status) return
    if (waited >= WORK_MS) throw new DomainError('idempotency.busy')
    await setTimeout(LOOK_MS)
  }
  try {
    await act()
  } catch (error) {
    await deleteKept(db, key)
    throw error
  }
  await setAnswer(db, key, 200, '')
}

/**
 * Repeats the first answer for a repeated POST, PATCH or DELETE with the same `Idempotency-Key`, for 24 hours, for the
 * same visitor and address of the API. It stores only successes in JSON: a refused request may be tried again. It never
 * stores answers with tokens (/api/auth/).
 * @throws DomainError input.invalid for an invalid key, idempotency.mismatch (422) when the body differs,
 * idempotency.busy (409) while the first request is running
 */
export const idempotent = createMiddleware<HttpEnv>(async (c, next) => {
  const given = c.req.header('idempotency-key')
  if (!given || c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.path.startsWith('/api/auth/')) return next()
  if (!KEY.test(given)) throw new DomainError('input.invalid', [{ field: 'Idempotency-Key', code: 'invalid' }])
  const { db, clock } = c.var.ctx
  const now = clock()
  const body = await c.req.text()
  const key = hash(c.var.user?.id ?? null, c.req.method, c.req.path, given)
  const request = hash(body)
  await deleteOld(db, key, new Date(now.getTime() - LIFE_MS), new Date(now.getTime() - WORK_MS))
  if (!(await insertFirst(db, { key, request, created_at: now }))) {
    const kept = await findKept(db, key)
    if (kept && !kept.request.equals(request)) throw new DomainError('idempotency.mismatch')
    if (!kept || kept.status === null) throw new DomainError('idempotency.busy')
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Idempotency-Replayed': 'true' }
    return c.body(kept.body ?? '', kept.status as 200, headers)
  }
  await next()
  // A stream is never stored: it may be endless.
  const isJson = c.res.headers.get('content-type')?.startsWith('application/json')
  if (c.res.ok && isJson) await setAnswer(db, key, c.res.status, await c.res.clone().text())
  else await deleteKept(db, key)
})
