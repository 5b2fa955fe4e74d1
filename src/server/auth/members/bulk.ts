import { BULK_MAX, type UndoResult } from '../../../domain/admin/bulk.ts'
import {
  type MemberAct,
  type MemberBulk,
  type MemberBulkResult,
  type MemberSkipped,
  UNDOABLE,
} from '../../../domain/auth/member-bulk.ts'
import { DomainError } from '../../../domain/errors.ts'
import {
  actOnAll,
  findUndos,
  isAsLeft,
  keepChange,
  kindToUndo,
  refuseTooMany,
  undoAll,
  undoneOne,
} from '../../admin/bulk.ts'
import type { Ctx } from '../../ctx.ts'
import type { SignedInVisitor } from '../../operations/visitor.ts'
import { type AccountRow, findAccount } from '../repository.ts'
import { disable, enable, endSessions, onAccount, renewPassword, stateOf } from './member-acts.ts'
import { type BulkMember, findBulkMembers, findMatching } from './members-repository.ts'

/**
 * Acts on many accounts, or tells what it would change. The caller's own account stays as it is, so that one
 * administrator is always left.
 * @throws DomainError record.not_found for a chosen account that does not exist, bulk.too_many, bulk.count when another
 * number of accounts is found than the caller expects
 */
export async function actOnMembers(ctx: Ctx, visitor: SignedInVisitor, bulk: MemberBulk): Promise<MemberBulkResult> {
  const { db, clock } = ctx
  const found = await accountsOf(ctx, bulk)
  const skips = (row: BulkMember) => whySkipped(bulk.act, row, visitor.user.id)
  const planned = {
    found,
    rows: await findBulkMembers(db, found, clock()),
    skips,
    example: ({ id, name, email }: BulkMember) => ({ id, name, email }),
  }
  return actOnAll(ctx, visitor, bulk, planned, {
    canUndo: UNDOABLE.some((act) => act === bulk.act),
    changeOne: (id, bulkId) =>
      ifThere(
        onAccount(ctx, id, async (ctx, account) => {
          const [now] = await findBulkMembers(ctx.db, [id], ctx.clock())
          if (!now || skips(now) !== null) return false
          await change(ctx, visitor, account, bulk)
          const after = await findAccount(ctx.db, id)
          if (!after) return false
          const kept = { before: stateOf(account), after: stateOf(after) }
          await keepChange(ctx, bulkId, { account_id: id }, kept)
          return true
        }),
      ),
  })
}

function change(ctx: Ctx, visitor: SignedInVisitor, account: AccountRow, { act, reason }: MemberBulk): Promise<void> {
  switch (act) {
    case 'disable':
      return disable(ctx, visitor, account, reason ?? '')
    case 'enable':
      return enable(ctx, visitor, account)
    case 'end_sessions':
      return endSessions(ctx, visitor, account)
    case 'renew_password':
      return renewPassword(ctx, visitor, account)
  }
}

function whySkipped(act: MemberAct, row: BulkMember, caller: number): MemberSkipped | null {
  if (row.id === caller) return 'self'
  switch (act) {
    case 'disable':
      return row.disabled_at ? 'same' : null
    case 'enable':
      return row.disabled_at ? null : 'same'
    case 'end_sessions':
      return row.signed_in ? null : 'same'
    case 'renew_password':
      if (!row.email_confirmed_at) return 'unconfirmed'
      return row.disabled_at ? 'disabled' : null
  }
}

/** The accounts that are meant: the chosen ones, or all that match. */
async function accountsOf({ db, clock }: Ctx, { ids, criteria }: MemberBulk): Promise<number[]> {
  if (ids) {
    const chosen = [...new Set(ids)]
    const known = await findBulkMembers(db, chosen, clock())
    if (known.length !== chosen.length) throw new DomainError('record.not_found')
    return known.map(({ id }) => id)
  }
  if (!criteria) return []
  const found = await findMatching(db, criteria, BULK_MAX + 1)
  refuseTooMany(found)
  return found
}

/** The acts of the caller that can still be undone, the newest first. */
export const undoableActs = (ctx: Ctx, visitor: SignedInVisitor) => findUndos(ctx, visitor, UNDOABLE)

/**
 * Undoes the disabling or enabling of many accounts: each is as it was, unless it was changed since. Ended sessions stay
 * ended.
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function undoMembers(ctx: Ctx, visitor: SignedInVisitor, bulkId: number): Promise<UndoResult> {
  const act = await kindToUndo(ctx, visitor, bulkId, UNDOABLE)
  return undoAll(ctx, bulkId, ({ id, before, after }) =>
    ifThere(
      onAccount(ctx, id, async (ctx, account) => {
        if (id === visitor.user.id || !isAsLeft(stateOf(account), after)) return false
        if (act === 'disable') await enable(ctx, visitor, account)
        else await disable(ctx, visitor, account, String(before.disabled_reason ?? ''))
        await undoneOne(ctx, bulkId, { account_id: id })
        return true
      }),
    ),
  )
}

/** An account that was erased a moment ago, or is the last administrator now, stays as it is. */
async function ifThere(changed: Promise<boolean>): Promise<boolean> {
  try {
    return await changed
  } catch (error) {
    const isKept = error instanceof DomainError && ['record.not_found', 'account.last_admin'].includes(error.code)
    if (isKept) return false
    throw error
  }
}
