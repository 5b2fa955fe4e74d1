import { Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from '../http/env.ts'
import { SANDBOX } from '../http/policies.ts'
import { documentKey, pictureKey, WIDTHS } from './keys.ts'

const CACHE = 'public, max-age=31536000, immutable'
const HASH = '[0-9a-f]{64}'

/** Serves pictures and documents by the hash of their content, so that the content of an address never changes. */
export const mediaRoutes = new Hono<HttpEnv>()
  .get(`/media/:hash{${HASH}}/:file{[0-9]+\\.webp}`, async (c) => {
    const width = Number.parseInt(c.req.param('file'), 10)
    if (width > WIDTHS[WIDTHS.length - 1]!) throw new DomainError('route.not_found')
    const content = await c.var.ctx.storage.get(pictureKey(c.req.param('hash'), width))
    if (!content) throw new DomainError('route.not_found')
    return c.body(content as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'image/webp', 'Cache-Control': CACHE })
  })
  .get(`/media/:hash{${HASH}}/dokument.pdf`, async (c) => {
    const document = await c.var.ctx.storage.open(documentKey(c.req.param('hash')))
    if (!document) throw new DomainError('route.not_found')
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Length': String(document.bytes),
      'Cache-Control': CACHE,
      'Content-Security-Policy': SANDBOX,
      'Content-Disposition': 'inline; filename="dokument.pdf"',
    }
    if (c.req.method === 'HEAD') {
      await document.content.cancel()
      return c.body(null, 200, headers)
    }
    return c.body(document.content, 200, headers)
  })
