import type { FactorChallenge } from '../domain/auth/second-factor.ts'
import type { ErrorCode, ProblemCode } from '../domain/errors.ts'
import type { Calls } from '../domain/operations/all.ts'
import type { AnswerOf, CallOf } from '../domain/operations/operation.ts'
import type { Language } from '../i18n/languages.ts'
import { $token, forgetSession } from './account/session.ts'

/** The server's error for one field of a form, with the sentence in `message`. */
export interface FieldError {
  field: string
  code: ProblemCode
  message: string
}

/** A refusal of the API, or a missing answer (`status` 0 and `code` null then). `message` may be shown. */
export class ApiError extends Error {
  readonly code: ErrorCode | null
  readonly status: number
  readonly fields: readonly FieldError[]
  /** With `auth.second_factor`: what completes the login. */
  readonly challenge: FactorChallenge | null

  constructor(
    status: number,
    code: ErrorCode | null,
    message: string,
    fields: readonly FieldError[] = [],
    challenge: FactorChallenge | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.challenge = challenge
  }
}

type Options = {
  /** One key per intention, reused for its retries, so that the server acts once. */
  idempotencyKey?: string
  signal?: AbortSignal
}
type Empty = Record<never, never>
/** A part without required fields may be omitted. */
type Loose<R> = { [P in keyof R as Empty extends R[P] ? P : never]?: R[P] } & {
  [P in keyof R as Empty extends R[P] ? never : P]: R[P]
}
type Given<C extends keyof Calls> = Loose<CallOf<Calls[C]>> & Options

/**
 * Calls our API: `call('POST /api/favorites', { body: { property_id: 7 } })`. Input and output have the types of the
 * declaration in domain/<topic>/operations.ts; none of its code reaches the browser.
 * @throws ApiError for a refusal, an unexpected answer, or an unreachable server; AbortError when `signal` aborts
 */
export function call<C extends keyof Calls>(
  name: C,
  ...[given]: Empty extends Given<C> ? [given?: Given<C>] : [given: Given<C>]
): Promise<AnswerOf<Calls[C]>> {
  const { params = {}, query, body, ...options } = (given ?? {}) as Untyped & Options
  return request(...addressOf(name, params, query), body, options)
}

/**
 * Sends a file as the body of a call that receives one.
 * @throws as `call`
 */
export const callWithFile = <C extends keyof Calls>(
  name: C,
  { file, query, params = {} }: { file: Blob } & Pick<Untyped, 'query' | 'params'>,
): Promise<AnswerOf<Calls[C]>> => request(...addressOf(name, params, query), file, {})

/**
 * Reads the file with which a call answers.
 * @throws as `call`
 */
export async function callForFile(
  name: keyof Calls,
  params: Record<string, string | number>,
  query?: Record<string, string>,
): Promise<Blob> {
  const hasToken = $token.get() !== null
  const [method, path] = addressOf(name, params, query)
  const response = await send(method, path, undefined, { accept: '*/*', keepalive: false })
  if (response.ok) return response.blob().catch((error: unknown) => refuse(error, response.status))
  return readAnswer(response, hasToken, () => response.json().catch(() => null))
}

/** The method and the address of a call. */
export function addressOf(
  name: keyof Calls,
  params: NonNullable<Untyped['params']>,
  query: Untyped['query'],
): [method: string, path: string] {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, one) => encodeURIComponent(String(params[one])))
  const search = query instanceof URLSearchParams ? query : new URLSearchParams(definedOf(query))
  return [method, search.size ? `${path}?${search}` : path]
}

/** The parameter `lang`; German texts come without it, so that they have one address. */
export const langOf = (language: Language): { lang?: Language } => (language === 'de' ? {} : { lang: language })

/** Removes undefined values, which would appear in the address as a word. */
const definedOf = (query: Record<string, string | undefined> = {}) =>
  Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)

interface Untyped {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined> | URLSearchParams
  body?: object
}

async function request<T>(
  method: string,
  path: string,
  body: object | undefined,
  { idempotencyKey, signal }: Options,
): Promise<T> {
  const token = $token.get()
  const response = await send(method, path, body, {
    signal,
    idempotencyKey,
    accept: 'application/json',
    // A write must finish even when the visitor leaves the page right after the click.
    keepalive: method !== 'GET',
  })
  const read = () => response.json().catch((error: unknown) => refuse(error, response.status))
  return readAnswer(response, token !== null, read)
}

/**
 * Reads the server's answer; the handling of 401 follows the specification (section 7).
 * @param hasToken whether a session existed
 * @throws ApiError for a refusal or an unexpected answer
 */
export async function readAnswer<T>(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  hasToken: boolean,
  read: () => Promise<unknown>,
): Promise<T> {
  if (status === 401) await leaveSession(hasToken)
  const answer = await read()
  if (ok && isAnswer(answer)) return answer as T
  throw refusalOf(status, answer)
}

/**
 * Posts to a call that answers with an event stream.
 * @throws as `call`
 */
export async function openStream(path: string, body: object, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await send('POST', path, body, { signal, accept: 'text/event-stream', keepalive: false })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body) return response.body
  throw refusalOf(response.status, await response.json().catch(() => null))
}

/** The headers of every call; they follow the specification (section 7). */
export function headersOf(accept: string, body?: object): Record<string, string> {
  const token = $token.get()
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  return {
    Accept: accept,
    // The page's language, not the browser's: messages and mails use it.
    'Accept-Language': document.documentElement.lang || 'de-AT',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(csrf && { 'X-CSRF-TOKEN': csrf }),
    ...(body && { 'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json' }),
  }
}

/**
 * Browsers refuse requests that outlive their page when the bodies of those under way have more than 64 KiB: a text has
 * up to 3 bytes a character.
 */
const KEEPALIVE_MAX = 10_000

/** The only fetch of the browser's code; uploads that tell their progress are in admin/upload.ts. */
function send(
  method: string,
  path: string,
  body: object | undefined,
  { signal, idempotencyKey, accept, keepalive }: Options & { accept: string; keepalive: boolean },
): Promise<Response> {
  const sent = body instanceof Blob ? body : body && JSON.stringify(body)
  return fetch(path, {
    method,
    headers: { ...headersOf(accept, body), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    signal,
    ...(sent !== undefined && { body: sent }),
    ...(keepalive && !(sent instanceof Blob) && (sent?.length ?? 0) < KEEPALIVE_MAX && { keepalive }),
  }).catch((error: unknown) => refuse(error, 0))
}

function refusalOf(status: number, answer: unknown): ApiError {
  const refusal = (answer ?? {}) as {
    message?: string
    code?: ErrorCode
    fields?: FieldError[]
    challenge?: FactorChallenge
  }
  return new ApiError(status, refusal.code ?? null, refusal.message ?? '', refusal.fields, refusal.challenge)
}

/**
 * Redirects a visitor without a valid session to the login, unless the login itself caused this, and back to this page
 * afterwards. `isOver`: a session existed, so the login reports that it has ended.
 */
async function leaveSession(isOver: boolean) {
  await forgetSession()
  const { pathname, search, hash } = location
  if (/login|anmelden|social-callback/.test(pathname + hash)) return
  const params = new URLSearchParams({ weiter: pathname + search + hash, ...(isOver && { abgelaufen: '1' }) })
  location.assign(`/#/anmelden?${params}`)
}

function isAnswer(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

function refuse(error: unknown, status: number): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(status, null, String(error))
}
