import type { HandOver } from '../../domain/companies/agent.ts'
import { DomainError } from '../../domain/errors.ts'
import { refuseForeign } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { endStaffAccount } from '../auth/staff-account.ts'
import type { Ctx } from '../ctx.ts'
import { handOnInquiries } from '../inquiries/inbox.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { changeAgentRecord } from './agents.ts'
import { findAgent, findColleague, handBack, handHomes, lockAgent, lockHomes, passOn } from './agents-repository.ts'

/**
 * Gives homes of a person to a colleague.
 * @returns how many
 * @throws DomainError record.not_found, record.changed when the number is another than expected, input.invalid
 */
export function handOver(ctx: Ctx, visitor: SignedInVisitor, id: number, form: HandOver): Promise<number> {
  return atOnce(ctx, async (within) => {
    const { company_id, full_name } = refuseForeign(visitor, await lockAgent(within.db, id))
    if (form.to !== null) await refuseStranger(within, company_id, form.to, 'to')
    const homes = await lockHomes(within.db, { companyId: company_id, agentId: id, ids: form.homes })
    if (homes.length !== form.expected) throw new DomainError('record.changed')
    if (form.to === null) await handBack(within.db, homes, within.clock())
    else await handHomes(within.db, homes, form.to, within.clock())
    await recordAct(within, visitor, {
      act: 'agents.hand_over',
      entity: 'agent',
      entityId: id,
      label: full_name,
      companyId: company_id,
      after: { to: form.to, homes },
    })
    return homes.length
  })
}

/** @throws DomainError input.invalid when that person is no colleague, or has left */
async function refuseStranger({ db }: Ctx, companyId: number, id: number, field: string): Promise<void> {
  if (!(await findColleague(db, companyId, id))) throw new DomainError('input.invalid', [{ field, code: 'invalid' }])
}

/** @throws DomainError record.not_found, record.changed, agent.left, input.invalid for the successor */
export const leave = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, successor_id }: { version: string; successor_id: number | null },
) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.leave' }, async (within, row) => {
    refuseStale(row, version)
    if (row.left_at) throw new DomainError('agent.left')
    if (successor_id === id) throw new DomainError('input.invalid', [{ field: 'successor_id', code: 'invalid' }])
    if (successor_id !== null) await refuseStranger(within, row.company_id, successor_id, 'successor_id')
    await passOn(within.db, id, successor_id)
    if (row.user_id !== null) {
      const successor = successor_id === null ? undefined : await findAgent(within.db, successor_id)
      const hands = { from: row.user_id, to: successor?.user_id ?? null }
      await handOnInquiries(within, visitor, row.company_id, hands)
      await endStaffAccount(within, row.user_id, row.company_id)
    }
    return { left_at: within.clock(), successor_id, user_id: null }
  })

/** The homes that the feed names the person for are theirs again. @throws DomainError record.not_found, record.changed */
export const comeBack = (ctx: Ctx, visitor: SignedInVisitor, id: number, { version }: { version: string }) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.come_back' }, async (_within, row) => {
    refuseStale(row, version)
    return { left_at: null, successor_id: null }
  })
