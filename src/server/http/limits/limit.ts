import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../../../domain/errors.ts'
import type { HttpEnv } from '../env.ts'
import { isUpload } from './arrival.ts'

/**
 * Refuses a body of more than `bytes`, with a declared length or in chunks, before it is read to its end. Hono's own
 * limit creates a second Request, which Node's does not permit here.
 * @throws DomainError body.too_large
 */
export function limitBody(bytes: number) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { 'content-length': length, 'transfer-encoding': pieces } = c.env.incoming.headers
    if (Number(length ?? 0) > bytes) throw new DomainError('body.too_large')
    const inPieces = length === undefined && pieces !== undefined
    if (inPieces && !c.req.bodyCache.arrayBuffer) {
      const body = readUpTo(c.req.raw.body, bytes)
      await body
      c.req.bodyCache.arrayBuffer = body as unknown as ArrayBuffer
    } else if (inPieces) {
      if ((await c.req.arrayBuffer()).byteLength > bytes) throw new DomainError('body.too_large')
    }
    await next()
  })
}

/** Spares the routes whose body is a file: they count its bytes while they write it to the disk. */
export const exceptUploads = (limit: MiddlewareHandler<HttpEnv>): MiddlewareHandler<HttpEnv> =>
  createMiddleware<HttpEnv>(async (c, next) => (isUpload(c.req.method, c.req.path) ? next() : limit(c, next)))

async function readUpTo(body: ReadableStream<Uint8Array> | null, bytes: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.length
    // Leaving the loop cancels the stream.
    if (read > bytes) throw new DomainError('body.too_large')
    chunks.push(chunk)
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer()
}

/**
 * Pages are read-only; they change data over the API.
 * @throws DomainError method.not_allowed
 */
export const readOnly = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD')
    throw new DomainError('method.not_allowed')
  }
  await next()
})
