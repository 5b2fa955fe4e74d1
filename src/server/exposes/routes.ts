import { Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from '../http/env.ts'
import { readPage } from './service.ts'

const CACHE = 'public, max-age=31536000, immutable'

/** Pictures of pages, which `GET .../expose/pages` draws; the hash is that of their document. */
export const exposeRoutes = new Hono<HttpEnv>().get(
  '/media/exposes/:hash{[0-9a-f]{32}}/:file{[1-9][0-9]?\\.webp}',
  async (c) => {
    const asked = { hash: c.req.param('hash'), page: Number.parseInt(c.req.param('file'), 10) }
    const content = await readPage(c.var.ctx, { ...asked, signal: c.req.raw.signal })
    if (!content) throw new DomainError('route.not_found')
    return c.body(content as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'image/webp', 'Cache-Control': CACHE })
  },
)
