import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { isAllowed, PERMISSIONS } from '../../domain/auth/permissions.ts'
import { DomainError } from '../../domain/errors.ts'
import type { HttpEnv } from './env.ts'

/**
 * Asks the permission table before any route of the API runs.
 * @throws DomainError auth.required for guests where others may, permission.denied for everybody else
 * @throws Error when the operation is not in the table: whoever adds a route says who may use it
 */
export const permit = createMiddleware<HttpEnv>(async (c, next) => {
  const operation = operationOf(c)
  if (operation) {
    if (!PERMISSIONS[operation]) throw new Error(`${operation} is not in src/domain/auth/permissions.ts`)
    if (!isAllowed(operation, c.var.user?.role ?? 'guest')) {
      throw new DomainError(c.var.user ? 'permission.denied' : 'auth.required')
    }
  }
  await next()
})

/** `GET /api/properties/{id}`, as the OpenAPI text calls the route that answers; null where none does. */
function operationOf(c: Context<HttpEnv>): string | null {
  const method = matchOf(c)?.method
  return method ? `${method} ${routeOf(c)}` : null
}

/** `/api/properties/{id}` or `/media/{hash}/{file}`: the route of ours that answers; null where none does. */
export function routeOf(c: Context<HttpEnv>): string | null {
  return (
    matchOf(c)
      ?.path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
      .replace(/(?<=.)\/$/, '') ?? null
  )
}

const matchOf = (c: Context<HttpEnv>) => matchedRoutes(c).find(({ method }) => method !== 'ALL')
