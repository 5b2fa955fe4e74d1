import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from './env.ts'

/**
 * Refuses a body of more than `bytes`, whether it says its length or comes in pieces, before it is read to its end.
 * @throws DomainError body.too_large
 */
export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new DomainError('body.too_large')
    },
  })
}

/**
 * Pages are only read; what they change, they change over the API.
 * @throws DomainError method.not_allowed
 */
export const readOnly = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD')
    throw new DomainError('method.not_allowed')
  }
  await next()
})
