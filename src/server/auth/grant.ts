import type { User, UserRole } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { email as emailSchema } from '../../domain/text.ts'
import { OPERATOR, recordAct } from '../audit/record.ts'
import { hasCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { changeAccess } from './access.ts'
import { keepAnAdmin } from './admins.ts'
import { openClaim } from './claims.ts'
import { about, accessOf, leaveInquiries } from './members/member-acts.ts'
import { findByEmail, lockAdmins } from './repository.ts'
import { atOnce } from './service.ts'
import { makeLink } from './sessions/links.ts'
import { userOf } from './user.ts'

export interface Grant {
  email: string
  /** Undefined: the role that the account has; of a new one, user. */
  role?: UserRole | undefined
  name?: string
  companyId?: number
}

/**
 * Gives an account a role, for the operator's command only. If no account has confirmed the address, it creates a
 * confirmed one and ends the accounts that only claim the address. All sessions end: a session that was stolen earlier
 * must not receive the new right.
 * @returns the user and, for an account that was never used, the token of the link by which its owner chooses a password
 * within an hour: a password printed by a command would stay in terminals and logs
 * @throws DomainError input.invalid for an invalid address or company; account.last_admin
 */
export async function grantRole(
  ctx: Ctx,
  { email: given, role: wanted, name, companyId }: Grant,
): Promise<{ user: User; token: string | null }> {
  const parsed = emailSchema.safeParse(given)
  if (!parsed.success) throw new DomainError('input.invalid', [{ field: 'email', code: 'email' }])
  if (companyId !== undefined && !(await hasCompany(ctx, companyId))) {
    throw new DomainError('input.invalid', [{ field: 'company', code: 'invalid' }])
  }
  const email = parsed.data
  return atOnce(ctx, async (ctx) => {
    await lockAdmins(ctx.db)
    const { confirmed } = await findByEmail(ctx.db, email)
    const account = confirmed ?? (await openClaim(ctx, { email, name, language: 'de' }))
    const role = wanted ?? account.role
    if (role !== 'admin') await keepAnAdmin(ctx, account)
    const values = { role, ...(name && { name }), ...(companyId !== undefined && { company_id: companyId }) }
    const after = await changeAccess(ctx, account.id, { email, ...values })
    await leaveInquiries(ctx, OPERATOR, account, after)
    await recordAct(ctx, OPERATOR, {
      ...about('users.access', after),
      before: accessOf(account),
      after: accessOf(after),
    })
    // The link of an account that nobody has opened may have expired.
    const isNew = after.password_hash === null && after.last_seen_at === null
    return { user: userOf(after), token: isNew ? await makeLink(ctx, 'reset', account.id, { email }) : null }
  })
}
