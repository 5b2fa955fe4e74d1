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
import { findAccount, findIdentities } from '../repository.ts'
import { resetSecondFactor } from '../second-factor/service.ts'
import { atOnce } from '../service.ts'
import { listSessions, revokeSessions } from '../sessions/sessions.ts'
import { companyFor, inviteAccount } from './invite.ts'
import {
  about,
  accessOf,
  disable,
  enable,
  endSessions,
  leaveInquiries,
  onAccount,
  renewPassword,
} from './member-acts.ts'
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
    await leaveInquiries(ctx, visitor, before, after)
    await recordAct(ctx, visitor, {
      ...about('users.access', before),
      before: accessOf(before),
      after: accessOf(after),
    })
  })
}

/** @throws DomainError record.not_found, record.changed, account.last_admin */
export const disableMember = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { reason, version }: z.output<typeof disableSchema>,
): Promise<void> =>
  onAccount(ctx, id, (ctx, account) => {
    if (version !== undefined) refuseStale(account, version)
    return disable(ctx, visitor, account, reason)
  })

/** @throws DomainError record.not_found */
export const enableMember = (ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> =>
  onAccount(ctx, id, (ctx, account) => enable(ctx, visitor, account))

/** @throws DomainError record.not_found */
export const endMemberSessions = (ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> =>
  onAccount(ctx, id, (ctx, account) => endSessions(ctx, visitor, account))

/** @throws DomainError record.not_found, auth.unconfirmed */
export const renewMemberPassword = (ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> =>
  onAccount(ctx, id, (ctx, account) => renewPassword(ctx, visitor, account))

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
