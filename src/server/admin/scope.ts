import { DomainError } from '../../domain/errors.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'

/**
 * The company whose rows a caller of a STAFF operation may see and change.
 * @returns null for an admin: all companies
 * @throws DomainError permission.denied for an agent without a company
 */
export function companyOf({ user }: Pick<SignedInVisitor, 'user'>): number | null {
  if (user.role === 'admin') return null
  if (user.role !== 'agent' || user.company_id === null) throw new DomainError('permission.denied')
  return user.company_id
}

/**
 * Refuses a row of another company as if it did not exist.
 * @throws DomainError record.not_found
 */
export function refuseForeign<T extends { company_id: number | null }>(
  visitor: Pick<SignedInVisitor, 'user'>,
  row: T | undefined,
): T {
  const company = companyOf(visitor)
  if (!row || (company !== null && row.company_id !== company)) throw new DomainError('record.not_found')
  return row
}
