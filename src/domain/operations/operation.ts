import type { z } from 'zod'
import type { Permission } from '../auth/permissions.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How often one address may ask within some seconds. */
export interface Limit {
  /** Names what is counted; operations with one name count together. */
  name: string
  max: number
  seconds: number
}

/**
 * One call of the API, declared once. From it follow the route, the OpenAPI text, the permission check wherever the
 * call comes from, the typed client of the browser, and the tools of assistants. Modules named `operations.ts` export
 * operations and nothing else; `all.ts` lists them.
 */
export interface Operation {
  /** Topic and verb, such as `favorites.add`: the operationId of the OpenAPI text. */
  name: `${string}.${string}`
  method: Method
  /** With its parameters in braces: `/api/favorites/{propertyId}`. */
  path: `/api/${string}`
  who: Permission
  summary: string
  description?: string
  /** Parameters of the path, which arrive as text. */
  params?: z.ZodObject
  /** Of the query string: a name that stands there several times arrives as a list. */
  query?: z.ZodType
  /** The JSON body, where the call has one. */
  body?: z.ZodType
  /** What the answer has beside `success: true`. Null: it sends the browser elsewhere (302). */
  answer: z.ZodObject | null
  /** What the answer is, in words. */
  answers: string
  /** The statuses that may come instead, beside 401 and 403 of the permission and 429 of the limit. */
  refusals?: readonly number[]
  limit?: Limit
  /** The largest body in bytes, where it is less than any call may have. */
  bytes?: number
  /** Cache-Control of the answer, which then has an ETag too; without it nobody keeps the answer. */
  cache?: string
  /** The answer is a file of this name to save. */
  file?: string
}

/** Declares a call. Only the types need it: it returns what it is given. */
export const operation = <const O extends Operation>(declared: O): O => declared

/** The parts of a request, as the caller writes them. */
export type RequestOf<O extends Operation> = Parts<O, 'input'>
/** The same, as the server reads them. */
export type InputOf<O extends Operation> = Parts<O, 'output'>
/** What the server answers, as the caller reads it. */
export type AnswerOf<O extends Operation> = { success: true } & (O['answer'] extends z.ZodType
  ? z.output<O['answer']>
  : unknown)

type Side = 'input' | 'output'
type Parts<O extends Operation, S extends Side> = Part<O, 'params', S> & Part<O, 'query', S> & Part<O, 'body', S>
type Part<O extends Operation, K extends 'params' | 'query' | 'body', S extends Side> = O[K] extends z.ZodType
  ? { [P in K]: S extends 'input' ? z.input<O[K]> : z.output<O[K]> }
  : unknown
