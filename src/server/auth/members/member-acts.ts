import { DomainError } from '../../../domain/errors.ts'
import { recordAct } from '../../audit/record.ts'
import type { Ctx } from '../../ctx.ts'
import { handOnInquiries } from '../../inquiries/inbox.ts'
import type { SignedInVisitor, Visitor } from '../../operations/visitor.ts'
import { changeAccess } from '../access.ts'
import { keepAnAdmin } from '../admins.ts'
import { mailSentLink } from '../mails.ts'
import { type AccountRow, findAccount, lockAccount, lockAddress, lockAdmins } from '../repository.ts'
import { atOnce } from '../service.ts'
import { revokeSessions } from '../sessions/sessions.ts'

/** Acts on one account, alone or one of many. They run in the transaction of `onAccount`, with their entry of the audit. */

/** @throws DomainError account.last_admin */
export async function disable(ctx: Ctx, visitor: SignedInVisitor, before: AccountRow, reason: string): Promise<void> {
  await keepAnAdmin(ctx, before)
  const disabled_at = before.disabled_at ?? ctx.clock()
  const after = await changeAccess(ctx, before.id, { disabled_at, disabled_reason: reason }, { identities: true })
  await recordAct(ctx, visitor, { ...about('users.disable', before), before: stateOf(before), after: stateOf(after) })
}

export async function enable(ctx: Ctx, visitor: SignedInVisitor, before: AccountRow): Promise<void> {
  if (!before.disabled_at) return
  const after = await changeAccess(ctx, before.id, { disabled_at: null, disabled_reason: null }, { identities: true })
  await recordAct(ctx, visitor, { ...about('users.enable', before), before: stateOf(before), after: stateOf(after) })
}

export async function endSessions(ctx: Ctx, visitor: SignedInVisitor, account: AccountRow): Promise<void> {
  const sessions = await revokeSessions(ctx, account.id)
  const told = { before: { sessions }, after: { sessions: 0 } }
  await recordAct(ctx, visitor, { ...about('users.sessions.end', account), ...told })
}

/**
 * Ends the password, with all other credentials, and mails a link for a new one. An account that was invited and never
 * used gets its invitation once more.
 * @throws DomainError auth.unconfirmed: an unconfirmed address proves nobody
 */
export async function renewPassword(ctx: Ctx, visitor: SignedInVisitor, before: AccountRow): Promise<void> {
  if (!before.email_confirmed_at) throw new DomainError('auth.unconfirmed')
  const isNew = before.password_hash === null && before.last_seen_at === null
  const account = await changeAccess(ctx, before.id, { password_hash: null })
  await mailSentLink(ctx, account, isNew ? 'invite' : 'renew')
  await recordAct(ctx, visitor, {
    ...about('users.password.renew', before),
    before: { has_password: before.password_hash !== null },
    after: { has_password: false },
  })
}

/**
 * After another role or company: the inquiries that were theirs at the company before are free to be taken, since nobody
 * would answer them.
 */
export async function leaveInquiries(
  ctx: Ctx,
  visitor: Pick<Visitor, 'user' | 'requestId'>,
  before: AccountRow,
  after: AccountRow,
): Promise<void> {
  if (before.company_id === null || (after.role === before.role && after.company_id === before.company_id)) return
  await handOnInquiries(ctx, visitor, before.company_id, { from: before.id, to: null })
}

/**
 * Runs an act on an account within a transaction that holds its locks. Their order is the same everywhere:
 * administrators, address, account.
 * @throws DomainError record.not_found
 */
export async function onAccount<T>(
  ctx: Ctx,
  id: number,
  act: (ctx: Ctx, account: AccountRow) => Promise<T>,
): Promise<T> {
  return atOnce(ctx, async (ctx) => {
    await lockAdmins(ctx.db)
    const found = await findAccount(ctx.db, id)
    if (!found) throw new DomainError('record.not_found')
    await lockAddress(ctx.db, found.email)
    const account = await lockAccount(ctx.db, id)
    if (!account) throw new DomainError('record.not_found')
    return act(ctx, account)
  })
}

/**
 * The audit cannot forget, so it names staff only: for other accounts it has the number, and the screen shows the name
 * while the account exists. Addresses are never stored there.
 */
export const about = (act: string, { id, name, role, company_id }: AccountRow) => ({
  act,
  entity: 'account' as const,
  entityId: id,
  label: role === 'user' ? '' : name,
  companyId: company_id,
})

/** What disabling and enabling change. */
export const stateOf = ({ disabled_at, disabled_reason }: AccountRow) => ({ disabled_at, disabled_reason })

/** What a change of role and company changes. */
export const accessOf = ({ role, company_id }: AccountRow) => ({ role, company_id })
