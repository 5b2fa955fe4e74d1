import { DomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import { endStaffAccount, inviteAgain, openStaffAccount } from '../auth/staff-account.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { handOnInquiries } from '../inquiries/inbox.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { changeAgentRecord } from './agents.ts'
import { invitationMail } from './mails.ts'

/**
 * Invites a person to sign in for the company; a second time sends a new link.
 * @throws DomainError record.not_found, agent.left, agent.has_account, agent.account_exists
 */
export const inviteAgent = (ctx: Ctx, visitor: SignedInVisitor, id: number, email: string, language: Language) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.invite' }, async (within, row) => {
    if (row.left_at) throw new DomainError('agent.left')
    const opened =
      row.user_id === null
        ? await openStaffAccount(
            within,
            { email, name: row.full_name, companyId: row.company_id, language },
            visitor.user.role === 'admin',
          )
        : await inviteAgain(within, row.user_id)
    // Another address would be another account.
    if (!opened || opened.account.email !== email) throw new DomainError('agent.has_account')
    const { account, token } = opened
    await queueMail(within, invitationMail(within.config, { account, token, firma: row.firma, language }))
    return { user_id: account.id }
  })

/** @throws DomainError record.not_found */
export const endAccount = (ctx: Ctx, visitor: SignedInVisitor, id: number) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.end_account' }, async (within, row) => {
    if (row.user_id === null) return null
    await handOnInquiries(within, visitor, row.company_id, { from: row.user_id, to: null })
    await endStaffAccount(within, row.user_id, row.company_id)
    return { user_id: null }
  })
