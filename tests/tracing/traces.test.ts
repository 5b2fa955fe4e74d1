import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { currentCarrier, inSpan } from '../../src/server/tracing/span.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code: number }
}

/** A collector as OpenTelemetry's: it takes OTLP in JSON. */
let collector: Server
let endpoint = ''
let spans: Span[] = []
let asked: IncomingMessage['headers'] = {}
beforeAll(async () => {
  collector = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    asked = { ...req.headers, path: req.url }
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)))
    res.end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => void collector.close())

/** Runs a server with tracing until the work is done; its end sends all spans. */
async function traced(env: Record<string, string>, work: (server: TestServer) => Promise<unknown>): Promise<Span[]> {
  spans = []
  const server = await testServer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })
  try {
    await work(server)
  } finally {
    await server.close()
  }
  return spans
}

const named = (all: readonly Span[], name: string) => all.filter((span) => span.name.startsWith(name))
const attribute = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0]

describe('traces', () => {
  test('go from the request through operation, search and SQL, in one trace', async () => {
    const all = await traced({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer abc=,x-team=a' }, async (server) => {
      await importHomes(server.ctx, [{ nr: 'S1', kaufpreis: 1000, vermarktungsart: 'KAUF' }])
      await fetch(`${server.address}/api/properties?ort=graz`)
    })
    expect(asked).toMatchObject({ path: '/v1/traces', authorization: 'Bearer abc=', 'x-team': 'a' })
    const [request] = named(all, 'GET /api/properties')
    expect(attribute(request, 'http.response.status_code')).toBe('200')
    expect([request?.kind, request?.parentSpanId]).toEqual([2, undefined])
    const inside = all.filter(({ traceId }) => traceId === request?.traceId)
    const [operation] = named(inside, 'properties.search')
    const [search] = named(inside, 'search')
    expect([operation?.parentSpanId, search?.parentSpanId]).toEqual([request?.spanId, operation?.spanId])
    const [statement] = named(inside, 'SQL SELECT')
    expect(statement?.kind).toBe(3)
    expect(attribute(statement, 'db.query.text')).toContain('$1')
    for (const { startTimeUnixNano: from, endTimeUnixNano: to } of inside)
      expect(BigInt(to) >= BigInt(from) && BigInt(from) > 1_700_000_000_000_000_000n).toBe(true)
    expect(named(all, 'import')).toHaveLength(1)
  })

  test('take the span of a trusted proxy as their parent, and of nobody else', async () => {
    const header = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
    const ask = (server: TestServer) => fetch(`${server.address}/api/currency/rates`, { headers: header })
    const [trusted] = named(await traced({ TRUST_PROXY: '1' }, ask), 'GET /api')
    expect([trusted?.traceId, trusted?.parentSpanId]).toEqual(['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'])
    const [stranger] = named(await traced({}, ask), 'GET /api')
    expect(stranger?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  })

  test('a share of 0 sends none', async () => {
    const all = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' }, (server) => fetch(`${server.address}/livez`))
    expect(all).toEqual([])
  })

  test('a collector that is away costs a line of the log, and no answer', async () => {
    const server = await testServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const { complaints } = server
    expect((await fetch(`${server.address}/livez`)).status).toBe(200)
    await server.close()
    expect(complaints.filter((line) => line.includes('traces were lost'))).toHaveLength(1)
  })

  test('without an endpoint there are none, and a seam only calls its work', async () => {
    expect(await inSpan('x', {}, async (span) => span)).toBeNull()
    expect(currentCarrier()).toEqual({})
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'kein-wert' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('%o is refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})
