import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnv } from './env.ts'

/** `/api/properties/{id}` or `/media/{hash}/{file}`: the route that answers; null without one, and for pages. */
export function routeOf(c: Context<HttpEnv>): string | null {
  const match = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path !== '/*')
  return match?.path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}').replace(/(?<=.)\/$/, '') ?? null
}
