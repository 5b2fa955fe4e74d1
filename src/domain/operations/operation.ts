import type { z } from 'zod'
import type { Permission } from '../auth/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The rate limit per network address within some seconds. */
export interface Limit {
  /** The name of the counter; operations with the same name share it. */
  name: string
  max: number
  seconds: number
}

/** An operation that assistants may call: it only reads, and guests may call it (src/server/assistant/tools.ts). */
export interface Tool {
  /** As assistants know it: `search_properties`. */
  name: string
  /** For machines, in English: what it answers, and when to call it. */
  description: string
}

/**
 * One call of the API, declared once. It determines the route, the OpenAPI text, the permission check for every kind of
 * caller, the typed client of the browser, and the tools of assistants. Modules named `operations.ts` export operations
 * and nothing else; `all.ts` lists them.
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
  /** The query string: a name that occurs several times arrives as a list. */
  query?: z.ZodType
  /** The JSON body, if the call has one. */
  body?: z.ZodType
  /**
   * The body is a file of any of these media types, which is read as a stream: the call exists over HTTP only, and has
   * limits of its own (src/server/http/limits/arrival.ts).
   */
  receives?: readonly string[]
  /** The fields of the answer besides `success: true`. Null: a redirect (302), a stream of `streams`, or a file. */
  answer: z.ZodObject | null
  /**
   * One event of an answer as text/event-stream: each is a `data:` line of JSON. The call exists over HTTP only, and no
   * answer is kept for a repetition.
   */
  streams?: z.ZodType
  /** The media type of an answer that is a file. The call exists over HTTP only. */
  sends?: string
  /** A description of the answer. */
  answers: string
  /** The status of a success; 200 by default. */
  status?: 202
  /** Other possible statuses, besides 401 and 403 of the permission and 429 of the limit. */
  refusals?: readonly number[]
  limit?: Limit
  /** Maximum size of the body in bytes, if smaller than the general one. */
  bytes?: number
  /** Cache-Control of the answer, which then also has an ETag; without it the answer is not cached. */
  cache?: string
  /** The answer is a file to save, with this name. */
  file?: string
  /** The answer contains a secret: it is not stored to be repeated. */
  secret?: true
  tool?: Tool
}

/** Declares a call. It only serves the types: it returns its argument. */
export const operation = <const O extends Operation>(declared: O): O => declared

/** The parts of a request, as the caller writes them. */
export type RequestOf<O extends Operation> = Parts<O, 'input'>
/** The same in code: a path accepts numbers, and a query string may already be encoded. */
export type CallOf<O extends Operation> = {
  [P in keyof RequestOf<O>]: P extends 'params'
    ? { [N in keyof RequestOf<O>[P]]: string | number }
    : P extends 'query'
      ? RequestOf<O>[P] | URLSearchParams
      : RequestOf<O>[P]
}
/** The parts of a request, as the server reads them. */
export type InputOf<O extends Operation> = Parts<O, 'output'>
/** The server's answer, as the caller reads it. */
export type AnswerOf<O extends Operation> = { success: true } & (O['answer'] extends z.ZodType
  ? z.output<O['answer']>
  : unknown)

type Side = 'input' | 'output'
type Parts<O extends Operation, S extends Side> = Part<O, 'params', S> & Part<O, 'query', S> & Part<O, 'body', S>
type Part<O extends Operation, K extends 'params' | 'query' | 'body', S extends Side> = O[K] extends z.ZodType
  ? { [P in K]: S extends 'input' ? z.input<O[K]> : z.output<O[K]> }
  : unknown
