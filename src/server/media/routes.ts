import { type Context, Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import { acceptedOf } from '../http/encoding.ts'
import type { HttpEnv } from '../http/env.ts'
import { SANDBOX } from '../http/policies.ts'
import { AVIF_WIDTHS, avifKey, documentKey, pictureKey, WIDTHS } from './keys.ts'
import { rangeIn } from './range.ts'

const CACHE = 'public, max-age=31536000, immutable'
const HASH = '[0-9a-f]{64}'

/** Serves pictures and documents by the hash of their content, so that the content of an address never changes. */
export const mediaRoutes = new Hono<HttpEnv>()
  .get(`/media/:hash{${HASH}}/:file{[0-9]+\\.webp}`, async (c) => {
    const width = Number.parseInt(c.req.param('file'), 10)
    if (width > WIDTHS[WIDTHS.length - 1]!) throw new DomainError('route.not_found')
    const { storage } = c.var.ctx
    const hash = c.req.param('hash')
    // One address for both forms: a `srcset` has no place for a type, and 24 cards with `<picture>` exceed their budget.
    const negotiated = AVIF_WIDTHS.includes(width)
    const avif =
      negotiated &&
      acceptedOf(c.req.header('accept') ?? '').includes('image/avif') &&
      (await storage.get(avifKey(hash, width)))
    const content = avif || (await storage.get(pictureKey(hash, width)))
    if (!content) throw new DomainError('route.not_found')
    return c.body(content as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': avif ? 'image/avif' : 'image/webp',
      'Cache-Control': CACHE,
      ...(negotiated && { Vary: 'Accept' }),
    })
  })
  .get(`/media/:hash{${HASH}}/dokument.pdf`, (c) => answerDocument(c, documentKey(c.req.param('hash'))))

/** Readers of PDFs ask for the end of a long document first, and for its pages as they are looked at. */
async function answerDocument(c: Context<HttpEnv>, key: string): Promise<Response> {
  const { storage } = c.var.ctx
  const headers = {
    'Content-Type': 'application/pdf',
    'Cache-Control': CACHE,
    'Content-Security-Policy': SANDBOX,
    'Content-Disposition': 'inline; filename="dokument.pdf"',
    'Accept-Ranges': 'bytes',
  }
  const document = await storage.open(key)
  if (!document) throw new DomainError('route.not_found')
  const { bytes } = document
  const range = rangeIn(c.req.header('range'), bytes)
  if (c.req.method === 'HEAD' || range) await document.content.cancel()
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'Content-Length': String(bytes) })
  if (range === 'outside') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes}` })
  if (!range) return c.body(document.content, 200, { ...headers, 'Content-Length': String(bytes) })
  const part = await storage.open(key, range)
  if (!part) throw new DomainError('route.not_found')
  const { start, end } = range
  return c.body(part.content, 206, {
    ...headers,
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${bytes}`,
  })
}
