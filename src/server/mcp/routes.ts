import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { type Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnv } from '../http/env.ts'
import { takeRate } from '../http/limits/rate.ts'
import { askedLanguage, clientAddress, ownPlace } from '../http/visitor.ts'
import type { Visitor } from '../operations/visitor.ts'
import { createMcpServer } from './server.ts'

/** Of one address; the users of one provider of assistants share a few. */
const LIMIT = { name: 'mcp', max: 1200, seconds: 60 }

/**
 * MCP for assistants of other people: Streamable HTTP without a state, for clients of 2026-07-28 and 2025-11-25.
 * @param bytes the largest body
 */
export function mcpRoutes(config: Config, bytes: number): Hono<HttpEnv> {
  const hosts = hostsOf(config)
  return new Hono<HttpEnv>().on(['POST', 'GET', 'DELETE'], '/mcp', async (c) => {
    // A page of somebody else's could make a browser send requests, under another name for this machine.
    const refused = hostHeaderValidationResponse(c.req.raw, hosts) ?? originValidationResponse(c.req.raw, hosts)
    if (refused) return refused
    const visitor = assistantOf(c)
    await takeRate(c.var.ctx, LIMIT, visitor.address)
    const handler = createMcpHandler(() => createMcpServer(c.var.ctx, visitor), {
      maxRequestBodySize: bytes,
      // Nothing changes that a subscriber could be told of, and a stream would stay open for nothing.
      maxSubscriptions: 0,
      onerror: (error) => c.var.log.debug({ reason: error.message }, 'MCP refused a request'),
    })
    return handler.fetch(await requestOf(c))
  })
}

/** The names under which this server may be asked: its public one, and those of this machine for local programs. */
function hostsOf({ SITE_URL, HOST }: Config): string[] {
  const own = HOST.includes(':') ? `[${HOST}]` : HOST
  return [...new Set([new URL(SITE_URL).hostname, own, ...localhostAllowedHostnames()])]
}

/** The request with a body that was not read yet: a body in pieces was, to measure it (limitBody). */
async function requestOf({ req }: Context<HttpEnv>): Promise<Request> {
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD'
  return new Request(req.url, {
    method: req.method,
    headers: req.raw.headers,
    signal: req.raw.signal,
    ...(hasBody && { body: await req.text() }),
  })
}

/** An assistant has no account: whatever token it sends, it may do what a guest may. */
const assistantOf = (c: Context<HttpEnv>): Visitor => ({
  user: null,
  sessionId: null,
  provenAt: null,
  requestId: null,
  hasToken: false,
  language: askedLanguage(undefined, c.req.header('accept-language')),
  address: clientAddress(c),
  place: ownPlace(c),
  userAgent: c.req.header('user-agent'),
  signal: c.req.raw.signal,
  outside: true,
  tell: () => {},
})
