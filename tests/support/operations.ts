import type { TestServer } from './server.ts'

/** The parts of a JSON schema that our OpenAPI text uses. */
export type JsonSchema = Record<string, unknown> & {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  pattern?: string
  $ref?: string
}

export interface Operation {
  /** `GET /api/properties/{id}`, its method and path. */
  name: string
  method: string
  path: string
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  body: JsonSchema | null
  /** By status. */
  answers: Record<string, JsonSchema | null>
}

/** Every operation of /api/openapi.json, with references resolved. */
export async function readOperations({ address }: TestServer): Promise<Operation[]> {
  const answer = await fetch(`${address}/api/openapi.json`)
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  const document = (await answer.json()) as any
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return resolve(document.components.schemas[String(value.$ref).split('/').at(-1) as string])
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]))
  }
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return Object.entries<Record<string, any>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map(resolve),
      body: (resolve(operation.requestBody?.content?.['application/json']?.schema) as JsonSchema) ?? null,
      answers: Object.fromEntries(
        // biome-ignore lint/suspicious/noExplicitAny: as above
        Object.entries<any>(operation.responses).map(([status, { content }]) => [
          status,
          (resolve(content?.['application/json']?.schema) as JsonSchema) ?? null,
        ]),
      ),
    })),
  )
}
