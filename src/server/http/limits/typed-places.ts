import { createMiddleware } from 'hono/factory'
import { readPlaces } from '../../../domain/places/operations.ts'
import { TYPED_NAMES } from '../../../domain/places/typed.ts'
import type { HttpEnv } from '../env.ts'
import { clientAddress } from '../visitor.ts'
import { takeRate } from './rate.ts'

/**
 * Counts a page whose form has a text with places (`wo`, `ohne_wo`) as the call that reads such texts: list and map read
 * them when the browser runs no script. A text that the page wrote itself is not read again, and does not count.
 * @throws DomainError rate.exceeded (429)
 */
export const limitTypedPlaces = createMiddleware<HttpEnv>(async (c, next) => {
  const isRead = Object.values(TYPED_NAMES).some(({ typed, before }) => {
    const text = c.req.query(typed)
    return text && text !== c.req.query(before)
  })
  if (isRead) await takeRate(c.var.ctx, readPlaces.limit, clientAddress(c))
  await next()
})
