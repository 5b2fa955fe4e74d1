import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { User } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { findVisitor } from '../auth/sessions.ts'
import type { HttpEnv } from './env.ts'

const BEARER = /^Bearer ([\w-]{20,100})$/i

/** The token that the request carries, null without one that could be ours. */
export const bearerOf = (c: Context<HttpEnv>): string | null =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/** Learns who asks and in which language; guests cost nothing, a token one look-up. */
export const visitor = createMiddleware<HttpEnv>(async (c, next) => {
  // First: what refuses afterwards does it in this language.
  c.set('language', askedLanguage(c.req.query('lang'), c.req.header('accept-language')))
  const token = bearerOf(c)
  const found = token ? await findVisitor(c.var.ctx, token) : null
  c.set('user', found?.user ?? null)
  c.set('sessionId', found?.sessionId ?? null)
  await next()
})

/**
 * Who is signed in.
 * @throws DomainError auth.required (401)
 */
export function requireUser(c: Context<HttpEnv>): User {
  if (!c.var.user) throw new DomainError('auth.required')
  return c.var.user
}

/** The first language of ours that an Accept-Language header names, by order; weights are given in order by browsers. */
export function askedLanguage(lang: string | undefined, header = ''): Language {
  if (lang && isLanguage(lang)) return lang
  const asked = header
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
 * Where the request comes from, for limits: the connection's other end, or, with TRUST_PROXY, what the nearest proxy
 * wrote. Of IPv6 the network (/64), since a household has all of one.
 */
export function clientAddress(c: Context<HttpEnv>): string {
  const forwarded = c.var.ctx.config.TRUST_PROXY
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  const text = forwarded ?? c.env?.incoming?.socket.remoteAddress ?? ''
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  return address.kind() === 'ipv4' ? address.toString() : (address as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
