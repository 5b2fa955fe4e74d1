import type { TestServer } from './server.ts'

export interface Answer {
  status: number
  body: Record<string, never> & {
    success: boolean
    message?: string
    code?: string
    fields?: { field: string; code: string }[]
    data?: never
  }
}

/** A call of the API as a browser makes it. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(server.address + path, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** The refused fields, with the code of each. */
export const refusedFields = ({ body }: Answer) =>
  Object.fromEntries((body.fields ?? []).map(({ field, code }) => [field, code]))
