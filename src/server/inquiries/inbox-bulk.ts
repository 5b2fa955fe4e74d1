import { BULK_MAX, type UndoResult } from '../../domain/admin/bulk.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  INQUIRY_ACTS,
  type InquiryAct,
  type InquiryBulk,
  type InquiryBulkResult,
  type InquirySkipped,
} from '../../domain/inquiries/inquiry-bulk.ts'
import type { InquiryStatus } from '../../domain/inquiries/schemas.ts'
import {
  actOnAll,
  findUndos,
  isAsLeft,
  keepChange,
  kindToUndo,
  refuseTooMany,
  undoAll,
  undoneOne,
} from '../admin/bulk.ts'
import { companyOf } from '../admin/scope.ts'
import { recordAct } from '../audit/record.ts'
import { recountInquiry } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { actOn, scopeOf } from './inbox.ts'
import {
  type BulkInquiry,
  findBulkInquiries,
  findInboxIds,
  findOwner,
  lockInquiries,
  type Owner,
  updateInquiry,
} from './inbox-repository.ts'

/**
 * Acts on many inquiries, or tells what it would change.
 * @throws DomainError record.not_found for a chosen inquiry that the caller may not see, bulk.too_many, bulk.count when
 * another number of inquiries is found than the caller expects, input.invalid for an owner who is no colleague
 */
export async function actOnInquiries(
  ctx: Ctx,
  visitor: SignedInVisitor,
  bulk: InquiryBulk,
): Promise<InquiryBulkResult> {
  const found = await inquiriesOf(ctx, visitor, bulk)
  const owner = await ownerOf(ctx, visitor, bulk)
  const after = bulk.act === 'set_inquiry_status' ? { status: bulk.status } : { owner_id: bulk.owner_id ?? null }
  const skips = (row: BulkInquiry): InquirySkipped | null => {
    if (isAsLeft(compared(bulk.act, row), after)) return 'same'
    return mayOwn(owner, row) ? null : 'other_company'
  }
  const planned = {
    found,
    rows: await findBulkInquiries(ctx.db, found),
    skips,
    example: ({ id, name }: BulkInquiry) => ({ id, name }),
  }
  return actOnAll(ctx, visitor, bulk, planned, {
    canUndo: true,
    changeOne: (id, bulkId) =>
      ctx.db.transaction().execute(async (db) => {
        const [row] = await lockInquiries(db, [id])
        if (!row || skips(row) !== null) return false
        const before = compared(bulk.act, row)
        await write({ ...ctx, db }, row, after)
        await keepChange({ db }, bulkId, { inquiry_id: id }, { before, after })
        await recordAct({ ...ctx, db }, visitor, { ...actOn('inbox.bulk', row), before, after })
        return true
      }),
  })
}

/** The inquiries that are meant: the chosen ones, or all that match. */
async function inquiriesOf(ctx: Ctx, visitor: SignedInVisitor, { ids, criteria }: InquiryBulk): Promise<number[]> {
  const { company } = scopeOf(visitor)
  if (ids) {
    const chosen = [...new Set(ids)]
    const known = await findBulkInquiries(ctx.db, chosen)
    const own = known.filter(({ company_id }) => company === null || company_id === company)
    if (own.length !== chosen.length) throw new DomainError('record.not_found')
    return own.map(({ id }) => id)
  }
  if (!criteria) return []
  const found = await findInboxIds(ctx.db, scopeOf(visitor), criteria, BULK_MAX + 1)
  refuseTooMany(found)
  return found
}

/** The colleague who gets them; null for nobody. @throws DomainError input.invalid for an account that is no colleague */
async function ownerOf({ db }: Ctx, visitor: SignedInVisitor, bulk: InquiryBulk): Promise<Owner | null> {
  if (bulk.act !== 'assign_inquiries' || !bulk.owner_id) return null
  const company = companyOf(visitor)
  const owner = await findOwner(db, bulk.owner_id)
  if (!owner || (company !== null && (owner.role !== 'agent' || owner.company_id !== company))) {
    throw new DomainError('input.invalid', [{ field: 'owner_id', code: 'invalid' }])
  }
  return owner
}

/** Agents own inquiries of their company, administrators those of the portal. */
const mayOwn = (owner: Owner | null, { company_id }: { company_id: number | null }): boolean =>
  owner === null || (company_id === null ? owner.role === 'admin' : owner.company_id === company_id)

/** What an act changes, as it is now: compared before it is undone. */
const compared = (act: InquiryAct, { status, owner_id }: Pick<BulkInquiry, 'status' | 'owner_id'>) =>
  act === 'set_inquiry_status' ? { status } : { owner_id }

type Values = { status?: InquiryStatus | undefined; owner_id?: number | null }

async function write(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  row: Parameters<typeof recountInquiry>[1] & { id: number },
  { status, owner_id }: Values,
): Promise<void> {
  await updateInquiry(db, row.id, {
    ...(status !== undefined && { status }),
    ...(owner_id !== undefined && { owner_id }),
    updated_at: clock(),
  })
  if (status !== undefined) await recountInquiry({ db }, row, status)
}

/** The acts of the caller that can still be undone, the newest first. */
export const undoableActs = (ctx: Ctx, visitor: SignedInVisitor) => findUndos(ctx, visitor, INQUIRY_ACTS)

/**
 * Undoes an act: each inquiry gets back what the act changed, unless that was changed since, or the owner of before is no
 * colleague any more.
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function undoInquiries(ctx: Ctx, visitor: SignedInVisitor, bulkId: number): Promise<UndoResult> {
  const act = await kindToUndo(ctx, visitor, bulkId, INQUIRY_ACTS)
  return undoAll(ctx, bulkId, ({ id, before, after }) =>
    ctx.db.transaction().execute(async (db) => {
      const [row] = await lockInquiries(db, [id])
      if (!row || !isAsLeft(compared(act, row), after)) return false
      const old = before as Values
      const owner = old.owner_id ? await findOwner(db, old.owner_id) : null
      if (old.owner_id && (!owner || !mayOwn(owner, row))) return false
      await write({ ...ctx, db }, row, old)
      await undoneOne({ db }, bulkId, { inquiry_id: id })
      await recordAct({ ...ctx, db }, visitor, { ...actOn('inbox.undo', row), before: after, after: before })
      return true
    }),
  )
}
