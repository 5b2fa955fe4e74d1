import type { User, UserRole } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { email as emailSchema } from '../../domain/text.ts'
import { OPERATOR, recordAct } from '../audit/record.ts'
import { hasCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { changeAccess } from './access.ts'
import { openClaim } from './claims.ts'
import { about, accessOf } from './members/member-acts.ts'
import { findByEmail } from './repository.ts'
import { atOnce } from './service.ts'
import { makeLink } from './sessions/links.ts'
import { userOf } from './user.ts'

export interface Grant {
  email: string
  role: UserRole
  name?: string
  companyId?: number
}

/**
 * Gives an account a role, for the operator's command only. If no account has confirmed the address, it creates a
 * confirmed one and ends the accounts that only claim the address. All sessions end: a session that was stolen earlier
 * must not receive the new right.
 * @returns the user and, for a new account, the token of the link by which its owner chooses a password within an hour:
 * a password printed by a command would stay in terminals and logs
 * @throws DomainError input.invalid for an invalid address or company
 */
export async function grantRole(
  ctx: Ctx,
  { email: given, role, name, companyId }: Grant,
): Promise<{ user: User; token: string | null }> {
  const parsed = emailSchema.safeParse(given)
  if (!parsed.success) throw new DomainError('input.invalid', [{ field: 'email', code: 'email' }])
  if (companyId !== undefined && !(await hasCompany(ctx, companyId))) {
    throw new DomainError('input.invalid', [{ field: 'company', code: 'invalid' }])
  }
  const email = parsed.data
  const { confirmed } = await findByEmail(ctx.db, email)
  return atOnce(ctx, async (ctx) => {
    const account = confirmed ?? (await openClaim(ctx, { email, name, language: 'de' }))
    const values = { role, ...(name && { name }), ...(companyId !== undefined && { company_id: companyId }) }
    const after = await changeAccess(ctx, account.id, { email, ...values })
    await recordAct(ctx, OPERATOR, {
      ...about('users.access', after),
      before: accessOf(account),
      after: accessOf(after),
    })
    return { user: userOf(after), token: confirmed ? null : await makeLink(ctx, 'reset', account.id, { email }) }
  })
}
