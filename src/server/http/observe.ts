import { randomUUID } from 'node:crypto'
import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Ctx } from '../ctx.ts'
import { gaugeState } from '../performance/gauges.ts'
import { record } from '../performance/record.ts'
import { countHomes } from '../search/count.ts'
import { runFor } from '../tracing/origin.ts'
import { inSpan } from '../tracing/span.ts'
import type { HttpEnv } from './env.ts'
import { routeOf } from './route.ts'
import { clientAddress, noticeProxy } from './visitor.ts'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  failures: Counter
}

export function createMetrics(ctx: Ctx): Metrics {
  const registry = Registry.merge([ctx.caches.metrics.registry, new Registry()])
  collectDefaultMetrics({ register: registry })
  const listings = new Gauge({
    name: 'klinke_published_properties',
    help: 'Properties that can be found',
    registers: [registry],
    async collect() {
      listings.set(await countHomes(ctx, {}).catch(() => Number.NaN))
    },
  })
  gaugeState(ctx, registry)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the answer was ready',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    failures: new Counter({ name: 'klinke_internal_errors_total', help: 'Answers 500', registers: [registry] }),
  }
}

/** Longer paths are truncated in the log. */
const LOGGED_PATH_MAX = 300
const TOKEN = /^[\w-]{43}$/

/**
 * Characters with an effect in terminals or line readers: Hono has decoded the path, the log contains them encoded
 * again.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A path in its form for the log. API paths contain tokens of mailed links, which readers of the log must not see. */
export function loggedPath(path: string): string {
  const shown = path.startsWith('/api/') ? withoutTokens(path) : path
  const cut = shown.length > LOGGED_PATH_MAX ? `${shown.slice(0, LOGGED_PATH_MAX)}…` : shown
  return cut.toWellFormed().replace(UNSEEN, encodeURIComponent)
}

const withoutTokens = (path: string) =>
  path
    .split('/')
    .map((part, at) => (at > 2 && TOKEN.test(part) ? '…' : part))
    .join('/')

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Built files and the probes of monitors: so many quick answers would hide slow ones. */
const UNCOUNTED = new Set(['/_astro/*', '/livez', '/readyz', '/metrics'])
const REQUEST_ID = /^[\w.-]{8,64}$/

/**
 * Gives every request an id (the proxy's, if there is one and its id is valid), a logger with that id, a log line and a
 * metric.
 */
export function observe(ctx: Ctx, metrics: Metrics, pageRoute: (path: string) => string) {
  const observed = createMiddleware<HttpEnv>(async (c, next) => {
    // With an id of their own choice, visitors could imitate the requests of others.
    const given = ctx.config.TRUST_PROXY ? c.req.header('x-request-id') : undefined
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('ctx', ctx)
    c.set('requestId', requestId)
    c.set('log', ctx.log)
    c.env.outgoing.setHeader('X-Request-Id', requestId)
    noticeProxy(ctx, c.env.incoming.headers)
    // As with the id: only a proxy's.
    const parent = ctx.config.TRUST_PROXY ? { traceparent: c.req.header('traceparent') ?? '' } : {}
    await runFor({ requestId }, () =>
      inSpan(c.req.method, { kind: 'server', parent, attributes: { 'klinke.request_id': requestId } }, (span) =>
        answer(c, next, span),
      ),
    )
  })
  async function answer(c: Context<HttpEnv>, next: () => Promise<void>, span: Span | null): Promise<void> {
    const began = performance.now()
    await next()
    const seconds = (performance.now() - began) / 1000
    const { status } = c.res
    const { path } = c.req
    const route = routeOf(c) ?? (path.startsWith('/api/') ? '/api/*' : pageRoute(path))
    metrics.requests.observe({ method: METHODS.has(c.req.method) ? c.req.method : 'other', route, status }, seconds)
    if (status === 500) metrics.failures.inc()
    if (!UNCOUNTED.has(route)) {
      const name = path.startsWith('/api/') ? `${c.req.method} ${route}` : route
      record(ctx, 'request', seconds * 1000, name)
      if (status >= 500) record(ctx, 'failure', 1, name)
    }
    const line = {
      method: c.req.method,
      route,
      path: loggedPath(path),
      status,
      ms: Math.round(seconds * 1e4) / 10,
      ...who(c, status),
    }
    c.var.log[levelOf(status, path)](line)
    if (!span) return
    span.updateName(`${c.req.method} ${route}`)
    span.setAttributes({ 'http.request.method': c.req.method, 'http.route': route, 'url.path': loggedPath(path) })
    span.setAttribute('http.response.status_code', status)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  }
  return observed
}

/** A temporary failure (503: the database is unreachable or overloaded) is no bug of ours, but worth a look. */
function levelOf(status: number, path: string): 'error' | 'warn' | 'info' | 'debug' {
  if (status === 503) return 'warn'
  if (status >= 500) return 'error'
  return path.startsWith('/_astro/') ? 'debug' : 'info'
}

/** For a call that changed data or was refused: the user, the network, and the reason. Read requests log no person. */
function who(c: Context<HttpEnv>, status: number) {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!c.req.path.startsWith('/api/') || (reads && status < 400)) return {}
  const { user, account, refused: code } = c.var
  return { ...(user && { user: user.id }), ...(account && { account }), ...(code && { code }), from: clientAddress(c) }
}
