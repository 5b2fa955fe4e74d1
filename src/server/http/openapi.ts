import { createRoute, type Hook, OpenAPIHono, z } from '@hono/zod-openapi'
import { DomainError } from '../../domain/errors.ts'
import { problemsOf } from '../../domain/problems.ts'
import { paramNames } from '../../domain/search/codec.ts'
import { CRITERIA, type Criterion, PAGE_MAX, PER_PAGE, PER_PAGE_MAX, SORTS } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Config } from '../config.ts'
import type { HttpEnv } from './env.ts'

/** A refused request: the zod issues as problems with their fields. */
export const refuseInvalid: Hook<unknown, HttpEnv, string, unknown> = (result) => {
  if (result.success) return
  throw new DomainError('input.invalid', problemsOf(result.error))
}

export const newRouter = () => new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalid })

export const refusalSchema = z
  .object({
    success: z.literal(false),
    message: z.string().describe('For people'),
    code: z.string().describe('For programs'),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .openapi('Refusal')

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })

/** A request's JSON body. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({ body: { required: true, content: json(schema) } })

/** What a write answers when it has nothing to give back. */
export const doneSchema = z
  .object({ success: z.literal(true), message: z.string().describe('For people') })
  .openapi('Done')

/** Whatever refuses any call, such as a body that is no JSON, or a repetition under another key. */
export const otherwise = { default: { content: json(refusalSchema), description: 'Refused' } }

/** The answer 200 with that schema, and the refusals that may come instead. */
export function answers<T extends z.ZodType>(schema: T, description: string, refusals: number[] = []) {
  const refused = (status: number) => ({
    content: json(refusalSchema),
    description: REFUSED[status] ?? 'Refused',
    ...(status === 429 && { headers: RETRY_AFTER }),
  })
  return {
    200: { description, content: json(schema) },
    ...Object.fromEntries(refusals.map((status) => [status, refused(status)])),
    ...otherwise,
  } as { 200: { description: string; content: { 'application/json': { schema: T } } } }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the same may be asked again', schema: { type: 'integer', minimum: 1 } },
} as const

const REFUSED: Record<number, string> = {
  400: 'A value is wrong; `fields` names it',
  401: 'No valid token',
  403: 'Not allowed for this role',
  404: 'Not found',
  410: 'No longer offered',
  409: 'It contradicts what is there already',
  413: 'The body is too large',
  422: 'Understood, and refused',
  429: 'Too many requests; `Retry-After` says when to try again',
}

/** An id in an address. */
export const idParam = z.string().regex(/^[1-9]\d{0,14}$/)

/** A value that may stand once or several times in the query string. */
const param = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ description })

/** The search criteria as query parameters, described from their declaration. */
export const searchParams = z.object({
  ...Object.fromEntries(
    CRITERIA.flatMap(([name, criterion]) =>
      paramNames(name, criterion).map((one) => [one, param(describe(criterion))]),
    ),
  ),
  sort: param(SORTS.join(', ')),
  seite: param(`Page, 1 to ${PAGE_MAX}`),
  pro_seite: param(`Results a page, 1 to ${PER_PAGE_MAX}, ${PER_PAGE} by default`),
})

export const languageParam = z.object({
  lang: z
    .string()
    .optional()
    .openapi({ description: `Language of texts: ${Object.keys(LANGUAGES).join(', ')}` }),
})

/** The asked language; an unknown one is German. */
export function languageOf(code: string | undefined): Language {
  return code && Object.hasOwn(LANGUAGES, code) ? (code as Language) : 'de'
}

function describe(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'oneOf':
      return `Comma list, one of them holds: ${criterion.values.join(', ')}`
    case 'allOf':
      return `Comma list, all of them hold: ${criterion.values.join(', ')}`
    case 'place':
      return 'Comma list of place slugs, from GET /api/places'
    case 'prefix':
      return 'Comma list of digits; a prefix is allowed (80 is 80xx)'
    case 'ids':
      return 'Comma list of ids'
    case 'range':
      return `${criterion.unit}, inclusive, at most ${criterion.max}`
    case 'flag':
      return 'true'
    case 'area':
      return 'Drawn areas: encoded polylines (precision 5) joined with ~; a leading ! excludes the area'
    case 'circle':
      return 'lat,lng,km'
    case 'text':
      return 'Free text; every word must occur, the last one as a prefix'
  }
}

export function openApiInfo(config: Config) {
  return {
    openapi: '3.1.0',
    info: { title: 'Klinke', version: '1', description: 'Homes in Austria: search, map, details, projects.' },
    servers: [{ url: config.SITE_URL }],
    // Who may what is in domain/auth/permissions.ts; a call without a token is a guest's.
    security: [{}, { bearer: [] }] as Record<string, string[]>[],
  }
}

export { createRoute, z }
