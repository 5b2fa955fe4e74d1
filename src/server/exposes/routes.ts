import { Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from '../http/env.ts'
import { pageKey } from './address.ts'

const CACHE = 'public, max-age=31536000, immutable'

/** Pictures of pages, which `GET .../expose/pages` has drawn; the hash is that of their document. */
export const exposeRoutes = new Hono<HttpEnv>().get(
  '/media/exposes/:hash{[0-9a-f]{32}}/:file{[1-9][0-9]?\\.webp}',
  async (c) => {
    const page = Number.parseInt(c.req.param('file'), 10)
    const content = await c.var.ctx.storage.get(pageKey(c.req.param('hash'), page))
    if (!content) throw new DomainError('route.not_found')
    return c.body(content as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'image/webp', 'Cache-Control': CACHE })
  },
)
