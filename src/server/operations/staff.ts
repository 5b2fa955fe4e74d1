import type { Context } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from '../http/env.ts'
import { type SignedInVisitor, visitorOf } from './visitor.ts'

/** The caller of an operation over HTTP that guests may not call. @throws DomainError auth.required */
export function signedInVisitorOf(c: Context<HttpEnv>): SignedInVisitor {
  const { user } = c.var
  if (!user) throw new DomainError('auth.required')
  return Object.assign(visitorOf(c), { user })
}
