import type { User, UserRole } from '../../domain/auth/user.ts'
import { DomainError } from '../../domain/errors.ts'
import { email as emailSchema } from '../../domain/text.ts'
import type { Ctx } from '../ctx.ts'
import { hashPassword } from './passwords.ts'
import { deleteRivals, findByEmail, insertAccount, updateAccount } from './repository.ts'
import { newToken } from './tokens.ts'
import { userOf } from './user.ts'

export interface Grant {
  email: string
  role: UserRole
  name?: string
  companyId?: number
}

/**
 * Gives an account a role, for the operator's command only. Where nobody has confirmed the address, makes an account
 * that has; whoever only claimed it ends.
 * @returns the user, and the password that was made for a new account
 * @throws DomainError input.invalid for what is no address or no company
 */
export async function grantRole(
  ctx: Ctx,
  { email: given, role, name, companyId }: Grant,
): Promise<{ user: User; password: string | null }> {
  const parsed = emailSchema.safeParse(given)
  if (!parsed.success) throw new DomainError('input.invalid', [{ field: 'email', code: 'email' }])
  if (companyId !== undefined) {
    const company = await ctx.db.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst()
    if (!company) throw new DomainError('input.invalid', [{ field: 'company', code: 'invalid' }])
  }
  const email = parsed.data
  const now = ctx.clock()
  const { confirmed } = await findByEmail(ctx.db, email)
  const password = confirmed ? null : `Aa1-${newToken().slice(0, 16)}`
  const account =
    confirmed ??
    (await insertAccount(ctx.db, {
      ...{ email, name: name ?? email.split('@')[0] ?? email, phone: null, language: 'de' },
      ...{ password_hash: await hashPassword(password ?? ''), created_at: now, terms_accepted_at: null },
      email_confirmed_at: now,
    }))
  await deleteRivals(ctx.db, email, account.id)
  const values = { role, ...(name && { name }), ...(companyId !== undefined && { company_id: companyId }) }
  const row = await updateAccount(ctx.db, account.id, { ...values, updated_at: now })
  return { user: userOf(row ?? account), password }
}
