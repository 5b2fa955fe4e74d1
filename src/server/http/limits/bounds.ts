import { createMiddleware } from 'hono/factory'
import { DomainError } from '../../../domain/errors.ts'
import { ADDRESS_MAX } from '../../../domain/search/area.ts'
import type { HttpEnv } from '../env.ts'

/** Our paths consist of numbers, hashes and titles of homes: the longest has some hundred characters. */
const PATH_MAX = 2 * 1024
/** A search with every filter has 34; a form without scripts sends each ticked checkbox separately. */
const PARAMETERS_MAX = 256

/**
 * Refuses addresses that are longer than any of ours.
 * @throws DomainError address.too_long
 */
export const limitAddress = createMiddleware<HttpEnv>(async (c, next) => {
  const url = c.env.incoming.url ?? ''
  // Nearly all addresses are too short to contain that many.
  if (url.length >= PARAMETERS_MAX) {
    const query = url.indexOf('?')
    const path = query < 0 ? url.length : query
    if (url.length > ADDRESS_MAX || path > PATH_MAX || countOf(url, '&') >= PARAMETERS_MAX) {
      throw new DomainError('address.too_long')
    }
  }
  await next()
})

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}
