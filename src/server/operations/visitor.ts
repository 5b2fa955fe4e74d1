import type { Context } from 'hono'
import type { User } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Arguments, MessageKey } from '../../i18n/translate.ts'
import type { HttpEnv } from '../http/env.ts'
import { bearerOf, clientAddress, ownPlace } from '../http/visitor.ts'

/** The caller and their network; created from a request, or from the visitor of a page or an assistant. */
export interface Visitor {
  /** Null: a guest, also one with an expired token. */
  user: User | null
  /** The session of the token, null for guests. */
  sessionId: number | null
  /** When that session last proved a second factor; null: never. */
  provenAt: Date | null
  /** The id of the request, as in the log; null for callers without one. */
  requestId: string | null
  /** Whether the request had a token, valid or not. */
  hasToken: boolean
  /** The language of messages and mails. */
  language: Language
  /** The address for rate limits (clientAddress). */
  address: string
  /** The same for counters or data of one visitor alone (ownPlace). */
  place: string
  userAgent: string | undefined
  /** The page from which a script calls, as its header Referer names it. */
  referrer?: string | undefined
  /**
   * An assistant of somebody else asks (MCP): homes and projects of companies that forbid this do not exist for it
   * (companies/assistants.ts).
   */
  outside?: true
  /** For the log: the identified user or, as a hash, the account that was asked for. */
  tell(who: { user?: User; account?: string }): void
  /** Aborts when the visitor has disconnected. */
  signal: AbortSignal | undefined
}

/** The visitor of an operation that guests may not call. */
export type SignedInVisitor = Visitor & { user: User }

export const visitorOf = (c: Context<HttpEnv>): Visitor => ({
  user: c.var.user,
  sessionId: c.var.sessionId,
  provenAt: c.var.provenAt,
  requestId: c.var.requestId,
  hasToken: bearerOf(c) !== null,
  language: c.var.language,
  // Read from the headers only when needed: most calls do not count by it.
  get address() {
    return clientAddress(c)
  },
  get place() {
    return ownPlace(c)
  },
  userAgent: c.req.header('user-agent'),
  referrer: c.req.header('referer'),
  signal: c.req.raw.signal,
  tell({ user, account }) {
    if (user) c.set('user', user)
    if (account) c.set('account', account)
  },
})

/** `{message}` in the visitor's language: the answer of a write. */
export function say<K extends MessageKey>(
  { language }: Pick<Visitor, 'language'>,
  key: K,
  ...params: Arguments<K>
): { message: string } {
  return { message: translator(language)(key, ...params) }
}
