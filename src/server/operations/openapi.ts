import { type RouteConfig, z } from '@hono/zod-openapi'
import type { Operation } from '../../domain/operations/operation.ts'
import type { Config } from '../config.ts'

export function openApiInfo(config: Config) {
  return {
    openapi: '3.1.0',
    info: { title: 'Klinke', version: '1', description: 'Homes in Austria: search, map, details, projects.' },
    servers: [{ url: config.SITE_URL }],
    // Each operation declares its permission; a call without a token is a guest's.
    security: [{}, { bearer: [] }] as Record<string, string[]>[],
  }
}

export const refusalSchema = z
  .object({
    success: z.literal(false),
    message: z.string().describe('For people'),
    code: z.string().describe('For programs'),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .openapi('Refusal')

const REFUSED: Record<number, string> = {
  400: 'A value is wrong; `fields` names it',
  401: 'No valid token',
  403: 'Not allowed for this role',
  404: 'Not found',
  409: 'It contradicts what is there already',
  410: 'No longer offered',
  413: 'The body is too large',
  422: 'Understood, and refused',
  429: 'Too many requests; `Retry-After` says when to try again',
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the same may be asked again', schema: { type: 'integer', minimum: 1 } },
} as const

const json = (schema: z.ZodType) => ({ 'application/json': { schema } })

/** The OpenAPI description of an operation. */
export function describeOperation(operation: Operation): RouteConfig {
  const { name, method, path, summary, description, params, query, body, answer, answers } = operation
  const refused = refusalsOf(operation).map((status) => [
    status,
    {
      description: REFUSED[status] ?? 'Refused',
      content: json(refusalSchema),
      ...(status === 429 && { headers: RETRY_AFTER }),
    },
  ])
  return {
    operationId: name,
    method: method.toLowerCase() as RouteConfig['method'],
    path,
    summary,
    ...(description && { description }),
    request: {
      ...(params && { params }),
      ...(query && { query: parametersOf(query) }),
      ...(body && { body: { required: true, content: json(body) } }),
    },
    responses: {
      ...(answer
        ? { 200: { description: answers, content: json(answered(answer)) } }
        : { 302: { description: answers } }),
      ...Object.fromEntries(refused),
      // Refusals that any call may give, such as for a body that is not JSON, or a repetition under another key.
      default: { description: 'Refused', content: json(refusalSchema) },
    },
  }
}

/** The parameters of a query, also when a transform converts it. */
const parametersOf = (query: z.ZodType): z.ZodObject =>
  (query instanceof z.ZodPipe ? query.in : query) as unknown as z.ZodObject

const answered = (answer: z.ZodObject) => answer.extend({ success: z.literal(true) })

/** The statuses that the operation declares, and those that follow from its declaration. */
function refusalsOf({ who, params, query, body, limit, bytes, refusals = [] }: Operation): number[] {
  const more = [
    (params || query || body) && 400,
    !who.roles.includes('guest') && 401,
    !who.roles.includes('user') && 403,
    bytes && 413,
    limit && 429,
  ]
  return [...new Set([...refusals, ...more.filter((status) => typeof status === 'number')])].sort()
}
