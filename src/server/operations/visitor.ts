import type { Context } from 'hono'
import type { User } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import { type MessageKey, type Params, translator } from '../../i18n/translate.ts'
import type { HttpEnv } from '../http/env.ts'
import { bearerOf, clientAddress, ownPlace } from '../http/visitor.ts'

/** Who makes a call, and from where; made from a request, or from the visitor of a page or an assistant. */
export interface Visitor {
  /** Null: a guest, also one whose token is no longer good. */
  user: User | null
  /** Of the session that the token belongs to, null for guests. */
  sessionId: number | null
  /** Whether a token came with the request, good or not. */
  hasToken: boolean
  /** Of messages and mails. */
  language: Language
  /** What limits count by (clientAddress). */
  address: string
  /** The same for what is counted or kept of one visitor alone (ownPlace). */
  place: string
  userAgent: string | undefined
  /** For the log: who it turned out to be, or, as a hash, whose account was asked for. */
  tell(who: { user?: User; account?: string }): void
  /** Aborts when the visitor has gone. */
  signal: AbortSignal | undefined
}

/** The visitor of an operation that guests may not call. */
export type SignedInVisitor = Visitor & { user: User }

export const visitorOf = (c: Context<HttpEnv>): Visitor => ({
  user: c.var.user,
  sessionId: c.var.sessionId,
  hasToken: bearerOf(c) !== null,
  language: c.var.language,
  // Read out of the headers only where something counts by them: most calls do not.
  get address() {
    return clientAddress(c)
  },
  get place() {
    return ownPlace(c)
  },
  userAgent: c.req.header('user-agent'),
  signal: c.req.raw.signal,
  tell({ user, account }) {
    if (user) c.set('user', user)
    if (account) c.set('account', account)
  },
})

/** `{message}` in the visitor's language: what a write answers. */
export function say({ language }: Pick<Visitor, 'language'>, key: MessageKey, params?: Params): { message: string } {
  return { message: translator(language)(key, params) }
}
