import type { UserRole } from '../../../domain/auth/user.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Language } from '../../../i18n/languages.ts'
import { hasCompany } from '../../companies/service.ts'
import type { Ctx } from '../../ctx.ts'
import { changeAccess } from '../access.ts'
import { openClaim } from '../claims.ts'
import { mailSentLink } from '../mails.ts'
import { type AccountRow, findByEmail, lockAddress } from '../repository.ts'

export interface Invitation {
  email: string
  name: string
  role: UserRole
  /** Of an agent; other roles have none. */
  companyId: number | null
  /** Of the mail and the interface. */
  language: Language
}

/**
 * Opens an account and mails the link by which its owner sets a password. The address counts as confirmed at once, on
 * the word of the administrator, as it does for `npm run user`: only its mailbox opens the account, and a role cannot
 * get lost with an unconfirmed claim. It runs within the transaction of the caller, who records the act.
 * @throws DomainError account.exists, input.invalid for a company that does not exist
 */
export async function inviteAccount(ctx: Ctx, { companyId, ...person }: Invitation): Promise<AccountRow> {
  const { email, name, role, language } = person
  const company_id = await companyFor(ctx, role, companyId)
  await lockAddress(ctx.db, email)
  if ((await findByEmail(ctx.db, email)).confirmed) throw new DomainError('account.exists')
  const { id } = await openClaim(ctx, { email, name, language })
  const account = await changeAccess(ctx, id, { email, role, company_id })
  await mailSentLink(ctx, account, 'invite')
  return account
}

/**
 * The company of an account with this role: agents need one, other roles have none.
 * @throws DomainError input.invalid
 */
export async function companyFor(ctx: Ctx, role: UserRole, companyId: number | null): Promise<number | null> {
  if (role !== 'agent') return null
  if (companyId === null) throw new DomainError('input.invalid', [{ field: 'company_id', code: 'missing' }])
  if (await hasCompany(ctx, companyId)) return companyId
  throw new DomainError('input.invalid', [{ field: 'company_id', code: 'invalid' }])
}
