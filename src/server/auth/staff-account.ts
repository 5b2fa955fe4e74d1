import { DomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { changeAccess } from './access.ts'
import { openClaim } from './claims.ts'
import { type AccountRow, findAccount, findByEmail, lockAccount, lockAddress } from './repository.ts'
import { makeLink } from './sessions/links.ts'

/** An invited colleague may read the mail after a week of holidays. */
const INVITATION_MS = 14 * 86_400_000

export interface StaffAccount {
  email: string
  name: string
  companyId: number
  language: Language
}

/**
 * Opens the account of an agent, within a transaction, or gives that role to the visitor's account with the address. All
 * sessions of such an account end, as with every change of a role.
 * @param mayConvert false refuses a known address: agents must not take over accounts of visitors
 * @returns the token of the link that sets the password, null for an account with a password
 * @throws DomainError agent.account_exists
 */
export async function openStaffAccount(
  ctx: Ctx,
  { email, name, companyId, language }: StaffAccount,
  mayConvert: boolean,
): Promise<{ account: AccountRow; token: string | null }> {
  await lockAddress(ctx.db, email)
  const { confirmed } = await findByEmail(ctx.db, email)
  if (confirmed && (!mayConvert || confirmed.role !== 'user')) throw new DomainError('agent.account_exists')
  const before = confirmed ?? (await openClaim(ctx, { email, name, language }))
  const account = await changeAccess(ctx, before.id, { email, role: 'agent', company_id: companyId })
  return { account, token: account.password_hash ? null : await invitationOf(ctx, account) }
}

/** A new link that sets the password; an earlier one ends. */
const invitationOf = (ctx: Ctx, { id, email }: AccountRow): Promise<string> =>
  makeLink(ctx, 'reset', id, { email }, INVITATION_MS)

/** Invites again an owner who has not set a password yet. @returns the token, null when there is nothing to invite to */
export async function inviteAgain(ctx: Ctx, userId: number): Promise<{ account: AccountRow; token: string } | null> {
  const account = await findAccount(ctx.db, userId)
  return account && !account.password_hash ? { account, token: await invitationOf(ctx, account) } : null
}

/**
 * Makes a visitor of an agent of that company, within a transaction: all sessions end. An admin stays one, and an agent
 * of another company too.
 */
export async function endStaffAccount(ctx: Ctx, userId: number, companyId: number): Promise<void> {
  const account = await lockAccount(ctx.db, userId)
  if (account?.role !== 'agent' || account.company_id !== companyId) return
  await changeAccess(ctx, userId, { role: 'user', company_id: null })
}
