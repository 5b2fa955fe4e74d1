import type { ErrorCode, ProblemCode } from '../domain/errors.ts'
import { $token, forgetSession } from './session.ts'

/** What the server says of one field of a form, with the sentence in `message`. */
export interface FieldError {
  field: string
  code: ProblemCode
  message: string
}

/** A refusal of the API, or no answer at all (`status` 0 and `code` null then). `message` may be shown. */
export class ApiError extends Error {
  readonly code: ErrorCode | null
  readonly status: number
  readonly fields: readonly FieldError[]

  constructor(status: number, code: ErrorCode | null, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

type Answer = { success: true }
interface WriteOptions {
  /** One per intention, kept over its repetitions, so that the server does it once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/**
 * GET a JSON answer of our API.
 * @throws ApiError when it refuses, answers something else, or cannot be reached; AbortError when `signal` says so
 */
export function getJson<T extends Answer>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>('GET', path, undefined, { signal })
}

/** POST a JSON body. @throws as getJson */
export function postJson<T extends Answer>(path: string, body: object, options: WriteOptions = {}): Promise<T> {
  return request<T>('POST', path, body, options)
}

/** PATCH a JSON body. @throws as getJson */
export function patchJson<T extends Answer>(path: string, body: object, options: WriteOptions = {}): Promise<T> {
  return request<T>('PATCH', path, body, options)
}

/** DELETE, with a body where the call asks for one. @throws as getJson */
export function deleteJson<T extends Answer>(path: string, body?: object, options: WriteOptions = {}): Promise<T> {
  return request<T>('DELETE', path, body, options)
}

/** The only fetch of the browser's code; headers and the answer to 401 are the specification's (section 7). */
async function request<T extends Answer>(
  method: string,
  path: string,
  body: object | undefined,
  { idempotencyKey, signal }: WriteOptions,
): Promise<T> {
  const token = $token.get()
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      // The page's language, not the browser's: messages and mails are to be in it.
      'Accept-Language': document.documentElement.lang || 'de-AT',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(csrf && { 'X-CSRF-TOKEN': csrf }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    signal,
    ...(body && { body: JSON.stringify(body) }),
    // A visitor who clicks and goes on at once has clicked all the same.
    ...(method !== 'GET' && { keepalive: true }),
  }).catch((error: unknown) => refuse(error, 0))
  if (response.status === 401) await leaveSession(token !== null)
  const answer: unknown = await response.json().catch((error: unknown) => refuse(error, response.status))
  if (response.ok && isAnswer<T>(answer)) return answer
  const refusal = (answer ?? {}) as { message?: string; code?: ErrorCode; fields?: FieldError[] }
  throw new ApiError(response.status, refusal.code ?? null, refusal.message ?? '', refusal.fields)
}

/**
 * Whoever is not known any more is led to the login, unless that is where this happened, and from there back to this
 * page. `isOver`: there was a session, so the login says that it has ended.
 */
async function leaveSession(isOver: boolean) {
  await forgetSession()
  const { pathname, search, hash } = location
  if (/login|anmelden|social-callback/.test(pathname + hash)) return
  const params = new URLSearchParams({ weiter: pathname + search + hash, ...(isOver && { abgelaufen: '1' }) })
  location.assign(`/#/anmelden?${params}`)
}

function isAnswer<T extends Answer>(body: unknown): body is T {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

function refuse(error: unknown, status: number): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(status, null, String(error))
}
