import type { ErrorCode, Problem } from '../domain/errors.ts'

/** A refusal of the API, or no answer at all (`code` is null then). */
export class ApiError extends Error {
  readonly code: ErrorCode | null
  readonly status: number
  readonly fields: readonly Problem[]

  constructor(status: number, code: ErrorCode | null, message: string, fields: readonly Problem[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/**
 * The only fetch of the browser's code: GET a JSON answer of our API.
 * @throws ApiError when it refuses, answers something else, or cannot be reached; AbortError when `signal` says so
 */
export async function getJson<T extends { success: true }>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    signal,
  }).catch((error: unknown) => refuse(error, 0))
  const body: unknown = await response.json().catch((error: unknown) => refuse(error, response.status))
  if (response.ok && isAnswer<T>(body)) return body
  const refusal = (body ?? {}) as { message?: string; code?: ErrorCode; fields?: Problem[] }
  throw new ApiError(response.status, refusal.code ?? null, refusal.message ?? '', refusal.fields)
}

function isAnswer<T extends { success: true }>(body: unknown): body is T {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

function refuse(error: unknown, status: number): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(status, null, String(error))
}
