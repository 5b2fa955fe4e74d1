import { OPERATIONS } from '../../domain/operations/all.ts'
import { companyOf } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { TASKS } from './tasks.ts'

const ROLES = new Map(OPERATIONS.map(({ method, path, who }) => [`${method} ${path}`, who.roles]))

/**
 * What waits for the caller, without the tasks of which there is nothing.
 * @throws DomainError permission.denied for an agent without a company
 */
export async function overviewOf(ctx: Ctx, visitor: SignedInVisitor) {
  const company = companyOf(visitor)
  const { role } = visitor.user
  const own = TASKS.filter(
    ({ operation, forAdmins }) => ROLES.get(operation)?.includes(role) && (!forAdmins || role === 'admin'),
  )
  const counted = await Promise.all(own.map(async (task) => ({ task, waiting: await task.count(ctx, company) })))
  return counted
    .filter(({ waiting }) => waiting.count > 0)
    .map(({ task: { name, screen, query, inNavigation = false }, waiting: { count, since, late = 0 } }) => ({
      name,
      screen,
      query: query(ctx),
      count,
      since: since?.toISOString() ?? null,
      late,
      in_navigation: inNavigation,
    }))
}
