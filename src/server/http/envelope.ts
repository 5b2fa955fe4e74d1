import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FactorChallenge } from '../../domain/auth/second-factor.ts'
import { DomainError, type ErrorCode, isDomainError, type Problem } from '../../domain/errors.ts'
import { formatWait } from '../../domain/format/wait.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { problemText } from '../../words/problem.ts'
import { passingFailure, RETRY_SECONDS } from '../db/passing.ts'
import type { HttpEnv } from './env.ts'
import { routeOf } from './route.ts'
import { askedLanguage } from './visitor.ts'

/** The answer of every refusal: `{success: false, message, code, fields?, challenge?}`. */
export interface Refusal {
  success: false
  message: string
  code: ErrorCode
  fields?: { field: string; code: string; message: string }[]
  /** With `auth.second_factor`. */
  challenge?: FactorChallenge
}

/**
 * The one place that turns exceptions into answers. Unknown errors are bugs: they are logged, and the answer contains
 * no details.
 */
export function answerError(error: unknown, c: Context<HttpEnv>): Response {
  const refused = isDomainError(error) ? error : (passing(error, c) ?? unreadable(error))
  if (!refused) c.var.log.error({ error }, 'a request failed')
  const answer = refused ?? new DomainError('internal')
  c.set('refused', answer.code)
  c.header('Cache-Control', 'no-store')
  if (answer.retryAfter) c.header('Retry-After', String(answer.retryAfter))
  // Set below /api only, and only after the address was validated.
  const language = c.var.language ?? askedLanguage(undefined, c.req.header('accept-language'))
  return c.json(refusalOf(answer, language), answer.status as ContentfulStatusCode)
}

/** A temporary failure is no bug: one line without a stack, which names the route. */
function passing(error: unknown, c: Context<HttpEnv>): DomainError | null {
  const code = passingFailure(error)
  if (!code) return null
  c.var.log.warn({ route: routeOf(c), reason: (error as Error).message, code }, 'a request was sent away')
  return new DomainError(code, [], RETRY_SECONDS)
}

/** Hono's own refusal of a body that is not JSON, or is not declared as JSON (415). */
function unreadable(error: unknown): DomainError | null {
  const bad = error instanceof HTTPException && (error.status === 400 || error.status === 415)
  return bad ? new DomainError('input.invalid', [{ field: 'body', code: 'type' }]) : null
}

function refusalOf(error: DomainError, language: Language): Refusal {
  const t = translator(language)
  // Only a rate limit knows its duration, and its sentence states it.
  const when = error.retryAfter ? formatWait(error.retryAfter, LANGUAGES[language].tag) : ''
  return {
    success: false,
    message: t(`error.${error.code}`, { when }),
    code: error.code,
    ...(error.fields.length > 0 && { fields: error.fields.map((problem) => describeProblem(problem, t)) }),
    ...error.more,
  }
}

/** The sentence for a problem, in the language of `t`. */
export function describeProblem(problem: Problem, t: Translate) {
  return { field: problem.field, code: problem.code, message: problemText(problem, t) }
}
