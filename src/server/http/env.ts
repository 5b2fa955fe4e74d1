import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Ctx } from '../ctx.ts'

/** What routes find in `c.var` and `c.env`. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: { ctx: Ctx; log: Logger; requestId: string }
}
