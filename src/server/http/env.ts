import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { User } from '../../domain/auth/user.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'

/** What routes find in `c.var` and `c.env`. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: {
    ctx: Ctx
    log: Logger
    requestId: string
    /** Below /api: who asks, by his token; null is a guest, also one whose token is no longer good. */
    user: User | null
    /** Id of the session that the token belongs to, null for guests. */
    sessionId: number | null
    /** The code of a refusal, for the log. */
    refused?: ErrorCode
    /** The account that a guest signs in to, or tries to, as the log may name it. */
    account?: string
    /** Below /api: the language of messages and mails: `lang` of the query, else Accept-Language, else German. */
    language: Language
  }
}
