import { Hono } from 'hono'
import { sql } from 'kysely'
import type { HttpEnv } from './env.ts'
import type { Metrics } from './observe.ts'

/** For whoever watches the process: it lives; it can answer; what it measured. */
export function healthRoutes(metrics: Metrics) {
  return new Hono<HttpEnv>()
    .get('/livez', (c) => c.json({ ok: true }))
    .get('/readyz', async (c) => {
      const failed = await sql`select 1`.execute(c.var.ctx.db).then(
        () => null,
        (error: Error) => error,
      )
      if (failed) c.var.log.warn({ error: failed }, 'the database does not answer')
      return c.json({ ok: !failed, database: !failed }, failed ? 503 : 200)
    })
    .get('/metrics', async (c) =>
      c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
    )
}
