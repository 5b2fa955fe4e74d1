import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { findVisitor } from '../auth/sessions/sessions.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from './env.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

const BEARER = /^Bearer ([\w-]{20,100})$/i

/** The token of the request, null without a valid one. */
export const bearerOf = (c: Context<HttpEnv>): string | null =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/** Determines the caller and the language; a guest costs nothing, a token one lookup. */
export const visitor = createMiddleware<HttpEnv>(async (c, next) => {
  // First, so that later refusals use this language.
  c.set('language', askedLanguage(c.req.query('lang'), c.req.header('accept-language')))
  const token = bearerOf(c)
  const found = token ? await findVisitor(c.var.ctx, token) : null
  c.set('user', found?.user ?? null)
  c.set('sessionId', found?.sessionId ?? null)
  c.set('provenAt', found?.provenAt ?? null)
  await next()
})

/** A browser sends a handful of languages; parsing 16 kB of them would cost milliseconds. */
const ASKED_MAX = 300

/** The first supported language of an Accept-Language header, by order; browsers sort by weight. */
export function askedLanguage(lang: string | undefined, header = ''): Language {
  if (lang && isLanguage(lang)) return lang
  const asked = header
    .slice(0, ASKED_MAX)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/[-;]/)[0])
  for (const base of asked) {
    const code = (Object.keys(LANGUAGES) as Language[]).find((one) => LANGUAGES[one].tag.split('-')[0] === base)
    if (code) return code
  }
  return DEFAULT_LANGUAGE
}

/**
 * The address of the request, for limits: the connection's remote address or, behind proxies (TRUST_PROXY is their
 * number), the one that the outermost of them recorded. For IPv6 it is the network (/64), since a household has all of
 * one.
 */
export function clientAddress(c: Context<HttpEnv>): string {
  const { config, log } = c.var.ctx
  const socket = parseAddress(c.env?.incoming?.socket.remoteAddress)
  if (config.TRUST_PROXY === 0) return networkOf(socket)
  const entries = c.req.header('x-forwarded-for')?.split(',') ?? []
  const told = parseAddress(entries.at(-config.TRUST_PROXY))
  if (!told) {
    warnOnce(
      log,
      `TRUST_PROXY is ${config.TRUST_PROXY}, but a request came without ${config.TRUST_PROXY} good address(es) in ` +
        'X-Forwarded-For: it counts as from whoever connected. Let the proxies set the header, or set TRUST_PROXY to ' +
        'how many do.',
    )
  }
  return networkOf(told ?? socket)
}

/** The same for the remote address of a connection without HTTP. */
export const networkIn = (remoteAddress: string | undefined): string => networkOf(parseAddress(remoteAddress))

/** Headers in which proxies record the client's address. */
const FROM_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * The same for counters or data of one visitor alone: 'unknown' behind an unconfigured proxy, since all visitors then
 * share one address.
 */
export function ownPlace(c: Context<HttpEnv>): string {
  const isShared = c.var.ctx.config.TRUST_PROXY === 0 && FROM_PROXIES.some((name) => c.req.header(name) !== undefined)
  return isShared ? 'unknown' : clientAddress(c)
}

/** Warns the operator about a proxy in front of the server that is not configured. */
export function noticeProxy({ config, log }: Ctx, headers: IncomingHttpHeaders): void {
  if (config.TRUST_PROXY > 0 || warned.get(log)?.has(UNTRUSTED)) return
  if (FROM_PROXIES.some((name) => headers[name] !== undefined)) warnOnce(log, UNTRUSTED)
}

const UNTRUSTED =
  'A request came with the address of somebody else, as proxies send it. If a proxy stands in front, set TRUST_PROXY=1 ' +
  '(with more of them their number) and let it set X-Forwarded-For; else all its visitors share the limits of one.'

const warned = new WeakMap<Logger, Set<string>>()

function warnOnce(log: Logger, sentence: string): void {
  const told = warned.get(log) ?? new Set()
  if (told.has(sentence)) return
  warned.set(log, told.add(sentence))
  log.warn(sentence)
}

/** Some proxies include the port: `1.2.3.4:567`, `[2001:db8::1]:567`. */
function parseAddress(text = ''): Address | null {
  const bare = text.trim().replace(/^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i, '$1$2')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}

function networkOf(address: Address | null): string {
  if (!address) return 'unknown'
  return address.kind() === 'ipv4' ? address.toString() : (address as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
