import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { User } from '../../domain/auth/user.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'

/** The content of `c.var` and `c.env` for routes. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: {
    ctx: Ctx
    log: Logger
    requestId: string
    /** Below /api: the user of the token; null for a guest, also one with an expired token. */
    user: User | null
    /** Id of the session of the token, null for guests. */
    sessionId: number | null
    /** When that session last proved a second factor; null: never. */
    provenAt: Date | null
    /** The code of a refusal, for the log. */
    refused?: ErrorCode
    /** The account of a guest's login or login attempt, in its form for the log. */
    account?: string
    /** Below /api: the language of messages and mails: `lang` of the query, else Accept-Language, else German. */
    language: Language
  }
}
