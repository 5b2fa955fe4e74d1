import type { Calls } from '../../domain/operations/all.ts'
import type { AnswerOf, CallOf, Limit } from '../../domain/operations/operation.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { ALL } from './all.ts'
import { type Bound, execute } from './run.ts'
import type { Visitor } from './visitor.ts'

/** The calls that pages may make: reads that guests may make, without a limit per network address. */
type Readable = {
  [C in keyof Calls]: C extends `GET ${string}`
    ? 'guest' extends Calls[C]['who']['roles'][number]
      ? Calls[C] extends { limit: Limit } | { answer: null }
        ? never
        : C
      : never
    : never
}[keyof Calls]

/**
 * Calls the API from a page: `call('GET /api/properties/{id}', { params: { id: 7 }, query: { lang: 'gb' } })`.
 * @throws DomainError as `execute`
 */
export type PageCall = <C extends Readable>(name: C, request: CallOf<Calls[C]>) => Promise<AnswerOf<Calls[C]>>

const BY_NAME = new Map(
  ALL.filter((bound): bound is Bound => 'handle' in bound).map((bound) => [
    `${bound.operation.method} ${bound.operation.path}`,
    bound,
  ]),
)

/** The calls of a page. The caller is a guest, since a page is rendered once for all visitors (http/pages/kept-pages.ts). */
export function callsOfPage(ctx: Ctx, language: Language): PageCall {
  const guest: Visitor = {
    user: null,
    sessionId: null,
    provenAt: null,
    requestId: null,
    hasToken: false,
    language,
    address: '',
    place: '',
    userAgent: undefined,
    signal: undefined,
    tell: () => {},
  }
  return (async (name: string, { params, query }: { params?: object; query?: object }) => {
    const bound = BY_NAME.get(name)
    if (!bound) throw new Error(`No operation is called ${name}.`)
    return execute(bound, ctx, guest, {
      // A path is text.
      params: params && Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      query: query instanceof URLSearchParams ? Object.fromEntries(query) : query,
    })
  }) as PageCall
}
