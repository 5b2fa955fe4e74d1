import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnv } from './env.ts'

/** `/api/properties/{id}` or `/media/{hash}/{file}`: the route of ours that answers; null where none does. */
export function routeOf(c: Context<HttpEnv>): string | null {
  const match = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  return match?.path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}').replace(/(?<=.)\/$/, '') ?? null
}
