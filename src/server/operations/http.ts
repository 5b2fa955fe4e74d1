import { createHash } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../../domain/errors.ts'
import type { Operation } from '../../domain/operations/operation.ts'
import { acceptedOf } from '../http/encoding.ts'
import type { HttpEnv } from '../http/env.ts'
import { idempotent } from '../http/limits/idempotency.ts'
import { limitBody } from '../http/limits/limit.ts'
import { inSpan } from '../tracing/span.ts'
import { jsonOf } from './json.ts'
import { admit, authorize, type Bound, execute, type HttpBound, type Request } from './run.ts'
import { visitorOf } from './visitor.ts'

/**
 * Bytes of answers that are compressed here: by zstd, a list takes 0.3 ms and as many bytes as by brotli in 1 ms, less
 * than to hand it to another thread. Others leave it to http/pages/compress.ts, and so do clients without zstd.
 */
const PACKED = { least: 1024, most: 262_144 }

/** Serves operations over HTTP. Paths without parameters are mounted first. */
export function mountOperations(app: Hono<HttpEnv>, all: readonly (Bound | HttpBound)[]): void {
  const parameters = ({ operation }: { operation: Operation }) => operation.path.split('{').length
  for (const bound of all.toSorted((one, other) => parameters(one) - parameters(other))) {
    const { operation } = bound
    app.on(
      operation.method,
      [honoPath(operation)],
      ...(operation.bytes ? [limitBody(operation.bytes)] : []),
      allow(operation),
      // It reads the body into memory, and repeats whole answers only.
      ...(operation.receives || operation.streams || operation.secret ? [] : [idempotent]),
      ...(operation.cache ? [etag()] : []),
      async (c) => {
        const answer = await answerOf(bound, c)
        const response = answer instanceof Response ? answer : withJson(c, operation, answer)
        response.headers.set('Cache-Control', operation.cache ?? 'no-store')
        if (operation.file) response.headers.set('Content-Disposition', `attachment; filename="${operation.file}"`)
        return response
      },
    )
  }
}

function withJson(c: Context<HttpEnv>, { status, cache }: Operation, answer: object): Response {
  const json = jsonOf(answer)
  const headers = { 'Content-Type': 'application/json' }
  if (!cache) return c.body(json, status ?? 200, headers)
  const isPacked =
    json.length >= PACKED.least &&
    json.length <= PACKED.most &&
    acceptedOf(c.req.header('accept-encoding') ?? '').includes('zstd')
  const response = isPacked
    ? c.body(zstdCompressSync(json), status ?? 200, { ...headers, 'Content-Encoding': 'zstd' })
    : c.body(json, status ?? 200, headers)
  // Without one, the middleware would read the whole answer again as a stream.
  response.headers.set('ETag', etagOf(answer, json))
  return response
}

/** Of the content: how long a search took says nothing of it. Weak, since answers of other times and encodings share it. */
function etagOf(answer: object, json: Buffer): string {
  const { took_ms, ...content } = answer as { took_ms?: unknown }
  return `W/"${createHash('sha1')
    .update(took_ms === undefined ? json : jsonOf(content))
    .digest('hex')}"`
}

async function answerOf(bound: Bound | HttpBound, c: Context<HttpEnv>): Promise<object | Response> {
  return inSpan(bound.operation.name, {}, () => answered(bound, c))
}

async function answered(bound: Bound | HttpBound, c: Context<HttpEnv>): Promise<object | Response> {
  const { ctx } = c.var
  const request = await readRequest(c, bound.operation)
  if ('handle' in bound) return execute(bound, ctx, visitorOf(c), request)
  const answer = await bound.answer(c, await admit(bound.operation, ctx, visitorOf(c), request))
  return answer instanceof Response ? answer : { success: true, ...answer }
}

/** Refuses before the body is read; `execute` checks again, for callers without HTTP. */
const allow = (operation: Operation) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    authorize(operation, c.var.ctx, c.var)
    await next()
  })

/** `/api/favorites/{propertyId}` in Hono's notation. */
const honoPath = ({ path }: Pick<Operation, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1')

/** The parts of a request for `execute`. @throws DomainError input.invalid for a body that is not JSON */
async function readRequest(c: Context<HttpEnv>, operation: Operation): Promise<Request> {
  return {
    ...(operation.params && { params: c.req.param() }),
    ...(operation.query && { query: readQuery(c) }),
    ...(operation.body && { body: await readJson(c) }),
  }
}

function readQuery(c: Context<HttpEnv>): Record<string, string | string[]> {
  const given = Object.entries(c.req.queries())
  return Object.fromEntries(given.map(([name, values]) => [name, values.length === 1 ? (values[0] as string) : values]))
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json$/i

async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  const [mediaType = ''] = (c.req.header('content-type') ?? '').split(';', 1)
  const body = JSON_TYPE.test(mediaType.trim()) ? await c.req.json().catch(() => undefined) : undefined
  if (body === undefined) throw new DomainError('input.invalid', [{ field: 'body', code: 'type' }])
  return body
}
