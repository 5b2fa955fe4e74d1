import type { z } from 'zod'
import type { Page } from '../../../domain/admin/list.ts'
import type {
  disableSchema,
  inviteSchema,
  Member,
  MemberDetails,
  MembersQuery,
  memberAccessSchema,
} from '../../../domain/auth/members.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { refuseStale, versionOf } from '../../admin/version.ts'
import { recordAct } from '../../audit/record.ts'
import type { Ctx } from '../../ctx.ts'
import type { SignedInVisitor } from '../../operations/visitor.ts'
import { changeAccess } from '../access.ts'
import { eraseAccount, exportAccount } from '../account/account.ts'
import { keepAnAdmin } from '../admins.ts'
import { mailSentLink } from '../mails.ts'
import { type AccountRow, findAccount, findIdentities, lockAccount, lockAddress, lockAdmins } from '../repository.ts'
import { resetSecondFactor } from '../second-factor/service.ts'
import { atOnce } from '../service.ts'
import { listSessions, revokeSessions } from '../sessions/sessions.ts'
import { companyFor, inviteAccount } from './invite.ts'
import { findMember, findMembers } from './members-repository.ts'

/** What administrators do with the accounts of others. Each act is recorded in its transaction. */
export const listMembers = (ctx: Ctx, query: MembersQuery): Promise<Page<Member>> => findMembers(ctx.db, query)

/** @throws DomainError record.not_found */
export async function readMember(ctx: Ctx, id: number): Promise<MemberDetails> {
  const [member, account] = await Promise.all([findMember(ctx.db, id), findAccount(ctx.db, id)])
  if (!member || !account) throw new DomainError('record.not_found')
  const identities = await findIdentities(ctx.db, id)
  return {
    ...member,
    version: versionOf(account),
    phone: account.phone,
    language: account.language,
    has_password: account.password_hash !== null,
    social_logins: identities.map(({ provider }) => provider),
    disabled_reason: account.disabled_reason,
    sessions: await listSessions(ctx, id, null),
  }
}

/** @throws DomainError account.exists, input.invalid for a company or a language that does not exist */
export async function inviteMember(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { language, company_id, ...person }: z.output<typeof inviteSchema>,
): Promise<number> {
  if (!isLanguage(language)) throw new DomainError('input.invalid', [{ field: 'language', code: 'invalid' }])
  return atOnce(ctx, async (ctx) => {
    const account = await inviteAccount(ctx, { ...person, companyId: company_id, language })
    await recordAct(ctx, visitor, { ...about('users.invite', account), after: accessOf(account) })
    return account.id
  })
}

/**
 * Changes role and company; all sessions and other credentials end (changeAccess), the password stays.
 * @throws DomainError record.not_found, record.changed, auth.unconfirmed, account.last_admin, input.invalid
 */
export async function changeMemberAccess(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { role, company_id: companyId, version }: z.output<typeof memberAccessSchema>,
): Promise<void> {
  await onAccount(ctx, id, async (ctx, before) => {
    refuseStale(before, version)
    if (!before.email_confirmed_at) throw new DomainError('auth.unconfirmed')
    const company_id = await companyFor(ctx, role, companyId)
    if (role !== 'admin') await keepAnAdmin(ctx, before)
    if (role === before.role && company_id === before.company_id) return
    const after = await changeAccess(ctx, id, { role, company_id })
    await recordAct(ctx, visitor, {
      ...about('users.access', before),
      before: accessOf(before),
      after: accessOf(after),
    })
  })
}

/** @throws DomainError record.not_found, account.last_admin */
export async function disableMember(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { reason }: z.output<typeof disableSchema>,
): Promise<void> {
  await onAccount(ctx, id, async (ctx, before) => {
    await keepAnAdmin(ctx, before)
    const disabled_at = before.disabled_at ?? ctx.clock()
    const after = await changeAccess(ctx, id, { disabled_at, disabled_reason: reason }, { identities: true })
    await recordAct(ctx, visitor, {
      ...about('users.disable', before),
      before: stateOf(before),
      after: stateOf(after),
    })
  })
}

/** @throws DomainError record.not_found */
export async function enableMember(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await onAccount(ctx, id, async (ctx, before) => {
    if (!before.disabled_at) return
    const after = await changeAccess(ctx, id, { disabled_at: null, disabled_reason: null }, { identities: true })
    await recordAct(ctx, visitor, { ...about('users.enable', before), before: stateOf(before), after: stateOf(after) })
  })
}

/** @throws DomainError record.not_found */
export async function endMemberSessions(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await onAccount(ctx, id, async (ctx, account) => {
    const sessions = await revokeSessions(ctx, id)
    await recordAct(ctx, visitor, {
      ...about('users.sessions.end', account),
      before: { sessions },
      after: { sessions: 0 },
    })
  })
}

/**
 * Ends the password, with all other credentials, and mails a link for a new one. An account that was invited and never
 * used gets its invitation once more.
 * @throws DomainError record.not_found, auth.unconfirmed: an unconfirmed address proves nobody
 */
export async function renewMemberPassword(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await onAccount(ctx, id, async (ctx, before) => {
    if (!before.email_confirmed_at) throw new DomainError('auth.unconfirmed')
    const isNew = before.password_hash === null && before.last_seen_at === null
    const account = await changeAccess(ctx, id, { password_hash: null })
    await mailSentLink(ctx, account, isNew ? 'invite' : 'renew')
    await recordAct(ctx, visitor, {
      ...about('users.password.renew', before),
      before: { has_password: before.password_hash !== null },
      after: { has_password: false },
    })
  })
}

/**
 * Removes the second factors of an account whose owner has lost them, and ends its sessions.
 * @throws DomainError record.not_found
 */
export async function resetMemberFactor(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await onAccount(ctx, id, async (ctx, account) => {
    const second_factor = await resetSecondFactor(ctx, id)
    await revokeSessions(ctx, id)
    await recordAct(ctx, visitor, {
      ...about('users.second-factor.reset', account),
      before: { second_factor },
      after: { second_factor: false },
    })
  })
}

/** @throws DomainError record.not_found */
export async function exportMember(ctx: Ctx, visitor: SignedInVisitor, id: number) {
  return atOnce(ctx, async (ctx) => {
    const account = await findAccount(ctx.db, id)
    if (!account) throw new DomainError('record.not_found')
    await recordAct(ctx, visitor, about('users.export', account))
    return exportAccount(ctx, id, null)
  })
}

/**
 * Erases the account with all its data.
 * @throws DomainError record.not_found, account.last_admin
 */
export async function eraseMember(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await onAccount(ctx, id, async (ctx, account) => {
    await keepAnAdmin(ctx, account)
    await eraseAccount(ctx, account)
    await recordAct(ctx, visitor, about('users.erase', account))
  })
}

/**
 * Runs an act on an account within a transaction that holds its locks. Their order is the same everywhere:
 * administrators, address, account.
 * @throws DomainError record.not_found
 */
async function onAccount(ctx: Ctx, id: number, act: (ctx: Ctx, account: AccountRow) => Promise<void>): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    await lockAdmins(ctx.db)
    const found = await findAccount(ctx.db, id)
    if (!found) throw new DomainError('record.not_found')
    await lockAddress(ctx.db, found.email)
    const account = await lockAccount(ctx.db, id)
    if (!account) throw new DomainError('record.not_found')
    await act(ctx, account)
  })
}

/**
 * The audit cannot forget, so it names staff only: for other accounts it has the number, and the screen shows the name
 * while the account exists. Addresses are never stored there.
 */
const about = (act: string, { id, name, role, company_id }: AccountRow) => ({
  act,
  entity: 'account' as const,
  entityId: id,
  label: role === 'user' ? '' : name,
  companyId: company_id,
})
const accessOf = ({ role, company_id }: AccountRow) => ({ role, company_id })
const stateOf = ({ disabled_at, disabled_reason }: AccountRow) => ({ disabled_at, disabled_reason })
