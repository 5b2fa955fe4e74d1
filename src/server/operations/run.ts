import type { Context } from 'hono'
import type { z } from 'zod'
import { isForStaff, STEP_UP_MS } from '../../domain/auth/permissions.ts'
import { DomainError, type Problem } from '../../domain/errors.ts'
import type { InputOf, Operation } from '../../domain/operations/operation.ts'
import { problemsOf } from '../../domain/problems.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from '../http/env.ts'
import { takeRate } from '../http/limits/rate.ts'
import type { SignedInVisitor, Visitor } from './visitor.ts'

/** The implementation of an operation, bound to its declaration. */
export interface Bound<O extends Operation = Operation> {
  operation: O
  handle(ctx: Ctx, visitor: Visitor, input: unknown): Promise<object>
}

/** An operation that needs cookies or redirects: it exists over HTTP only. */
export interface HttpBound<O extends Operation = Operation> {
  operation: O
  answer(c: Context<HttpEnv>, input: unknown): Promise<object | Response>
}

type VisitorOf<O extends Operation> = 'guest' extends O['who']['roles'][number] ? Visitor : SignedInVisitor
type ResultOf<O extends Operation> = O['answer'] extends z.ZodType ? z.input<O['answer']> : Response

/** Binds an implementation to an operation. @param handle returns the declared answer without `success` */
export function run<O extends Operation>(
  operation: O,
  handle: (ctx: Ctx, visitor: VisitorOf<O>, input: InputOf<O>) => ResultOf<O> | Promise<ResultOf<O>>,
): Bound<O> {
  return {
    operation,
    handle: async (ctx, visitor, input) => (await handle(ctx, visitor as VisitorOf<O>, input as InputOf<O>)) as object,
  }
}

/** Binds an implementation to an operation that exists over HTTP only. */
export function runHttp<O extends Operation>(
  operation: O,
  answer: (c: Context<HttpEnv>, input: InputOf<O>) => ResultOf<O> | Promise<ResultOf<O>>,
): HttpBound<O> {
  return { operation, answer: async (c, input) => (await answer(c, input as InputOf<O>)) as object }
}

/** The raw parts of a request: texts of the path and the query string, the JSON of the body. */
export type Request = Partial<Record<'params' | 'query' | 'body', unknown>>

/**
 * Executes a call: the single entry point for HTTP, pages and assistants.
 * @throws DomainError as `admit`, or a refusal of the operation
 */
export async function execute(
  { operation, handle }: Bound,
  ctx: Ctx,
  visitor: Visitor,
  request: Request,
): Promise<{ success: true }> {
  // Senders are known by the bearer of an HTTP request, and by nothing else.
  if (operation.who.sender) throw new DomainError('auth.required')
  return { success: true, ...(await handle(ctx, visitor, await admit(operation, ctx, visitor, request))) }
}

/**
 * Checks the permission, counts the call, and validates the input.
 * @throws DomainError auth.required, permission.denied, rate.exceeded, input.invalid naming every bad field
 */
export async function admit(operation: Operation, ctx: Ctx, visitor: Visitor, request: Request): Promise<unknown> {
  authorize(operation, ctx, visitor)
  if (operation.limit) await takeRate(ctx, operation.limit, visitor.address)
  return readInput(operation, request)
}

/**
 * Refuses a caller without permission.
 * @throws DomainError auth.required for guests where other roles may call, permission.denied for other roles,
 * auth.second_factor_missing for a session of staff without a second factor, auth.step_up for a dangerous act when its
 * proof is too old
 */
export function authorize(
  { who }: Operation,
  { clock }: Pick<Ctx, 'clock'>,
  { user, provenAt }: Pick<Visitor, 'user' | 'provenAt'>,
): void {
  // The operation itself checks the secret, since only it knows the source: `forSender` in src/server/feeds.
  if (who.sender) return
  if (!who.roles.includes(user?.role ?? 'guest')) throw new DomainError(user ? 'permission.denied' : 'auth.required')
  if (isForStaff(who) && !provenAt) throw new DomainError('auth.second_factor_missing')
  if (!who.again) return
  if (!provenAt || clock().getTime() - provenAt.getTime() > STEP_UP_MS) throw new DomainError('auth.step_up')
}

function readInput(operation: Operation, request: Request): Request {
  const input: Request = {}
  const problems: Problem[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part]
    if (!schema) continue
    const read = schema.safeParse(request[part])
    if (read.success) input[part] = read.data
    else problems.push(...problemsOf(read.error))
  }
  if (problems.length) throw new DomainError('input.invalid', problems)
  return input
}
