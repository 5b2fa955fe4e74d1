import { z } from 'zod'
import { factorChallenge } from '../../domain/auth/second-factor.ts'
import type { Operation } from '../../domain/operations/operation.ts'
import type { Config } from '../config.ts'

/**
 * The OpenAPI 3.1 text of the API. Its schemas are JSON Schema 2020-12, which zod itself writes: requests as the caller
 * sends them, answers as the server sends them.
 */
export function openApiDocument({ SITE_URL }: Pick<Config, 'SITE_URL'>, operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    paths[operation.path] ??= {}
    Object.assign(paths[operation.path] as object, { [operation.method.toLowerCase()]: describeOperation(operation) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klinke',
      version: '1',
      description: 'Homes in Austria: search, map, details, projects.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: SITE_URL }],
    // Each operation declares its permission; a call without a token is a guest's.
    security: [{}, { bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusalSchema, 'output') },
    },
    paths,
  }
}

const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string().describe('For people'),
  code: z.string().describe('For programs'),
  fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  challenge: factorChallenge.optional().describe('With `auth.second_factor`, for POST /api/auth/second-factor'),
})

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
  503: 'Too much to do right now; `Retry-After` says when to try again',
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the same may be asked again', schema: { type: 'integer', minimum: 1 } },
} as const

/** The OpenAPI description of an operation. */
function describeOperation(operation: Operation): object {
  const { name, summary, description, params, query, body, receives } = operation
  const refused = refusalsOf(operation).map((status) => [
    status,
    {
      description: REFUSED[status] ?? 'Refused',
      ...(status === 429 && { headers: RETRY_AFTER }),
      content: REFUSAL,
    },
  ])
  const parameters = [...(params ? parametersOf(params, 'path') : []), ...(query ? parametersOf(query, 'query') : [])]
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    ...(receives && {
      requestBody: { required: true, content: Object.fromEntries(receives.map((type) => [type, {}])) },
    }),
    responses: {
      ...successOf(operation),
      ...Object.fromEntries(refused),
      // Refusals that any call may give, such as for a body that is not JSON, or a repetition under another key.
      default: { description: 'Refused', content: REFUSAL },
    },
  }
}

/** The description of a success: an answer, a stream of events, a file, or a redirect. */
function successOf({ answer, answers, streams, sends, ...operation }: Operation): object {
  const status = operation.status ?? 200
  if (streams) {
    const schema = { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(streams, 'output') }
    return { [status]: { description: answers, content: { 'text/event-stream': { schema } } } }
  }
  if (sends) return { [status]: { description: answers, content: { [sends]: {} } } }
  if (!answer) return { 302: { description: answers } }
  return { [status]: { description: answers, content: json(schemaOf(answered(answer), 'output')) } }
}

const json = (schema: object) => ({ 'application/json': { schema } })
const REFUSAL = json({ $ref: '#/components/schemas/Refusal' })
const answered = (answer: z.ZodObject) => answer.extend({ success: z.literal(true) })

/** One parameter for each property of the schema, with the property's description. */
function parametersOf(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties as Record<string, { description?: string }>).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(one.description && { description: one.description }),
    schema: one,
  }))
}

/** @throws Error for a regular expression with a flag that JSON Schema does not support */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      // A later version may answer with more fields.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // JSON Schema reads a pattern with the flag u, and supports no other flag.
      for (const { _zod } of zodSchema._zod.def.checks ?? []) {
        const { pattern } = _zod.def as { pattern?: RegExp }
        if (pattern?.flags.replace('u', '')) throw new Error(`No JSON Schema can say ${pattern}: it has a flag.`)
      }
    },
  })
  return described
}

/** The statuses that the operation declares, and those that follow from its declaration. */
function refusalsOf({ who, params, query, body, limit, bytes, refusals = [] }: Operation): number[] {
  const more = [
    (params || query || body) && 400,
    !who.roles.includes('guest') && 401,
    !who.sender && !who.roles.includes('user') && 403,
    bytes && 413,
    limit && 429,
  ]
  return [...new Set([...refusals, ...more.filter((status) => typeof status === 'number')])].sort()
}
