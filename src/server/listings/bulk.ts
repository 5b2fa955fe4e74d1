import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '../../domain/errors.ts'
import { BULK_MAX, type Bulk, type BulkResult, type Skipped, type UndoResult } from '../../domain/listings/bulk.ts'
import { companyOf } from '../admin/scope.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { lockState } from '../properties/hand-state.ts'
import { announceChanges } from '../search/outbox.ts'
import { type BulkAct, bulkActOf } from './bulk-acts.ts'
import {
  deleteEnded,
  findBulkHomes,
  findItems,
  findPersonCompany,
  insertBulk,
  insertItem,
  markUndone,
  takeBulk,
} from './bulk-repository.ts'
import { findMatching, findOwn } from './listing-repository.ts'
import { renewListings } from './renew.ts'

const UNDO_MS = 24 * 3_600_000
const EXAMPLES = 5

/**
 * Acts on many homes, or tells what it would change. Each home is a transaction with its entry of the audit, so that an
 * interrupted act is known as far as it came, and can be undone.
 * @throws DomainError property.not_found for a chosen home that the caller may not see, bulk.too_many, bulk.count
 * when another number of homes is found than the caller expects
 */
export async function actOnMany(ctx: Ctx, visitor: SignedInVisitor, bulk: Bulk): Promise<BulkResult> {
  const { db, clock } = ctx
  const company = companyOf(visitor)
  const ids = await homesOf(ctx, bulk, company)
  if (!bulk.dry_run && bulk.expected !== ids.length) throw new DomainError('bulk.count')
  const personCompany = bulk.person === undefined ? null : await findPersonCompany(db, bulk.person)
  if (bulk.person !== undefined && (personCompany === null || (company !== null && personCompany !== company))) {
    throw new DomainError('input.invalid', [{ field: 'person', code: 'invalid' }])
  }
  const act = bulkActOf(bulk, personCompany)
  const homes = await findBulkHomes(db, ids)
  const skipped = new Map<Skipped, number>()
  const changing = homes.filter((home) => {
    const why = act.skips(home)
    if (why !== null) skipped.set(why, (skipped.get(why) ?? 0) + 1)
    return why === null
  })
  const told = {
    found: ids.length,
    skipped: [...skipped].map(([why, count]) => ({ why, count })),
    examples: changing.slice(0, EXAMPLES).map(({ id, titel }) => ({ id, titel })),
  }
  if (bulk.dry_run || changing.length === 0) return { ...told, changed: changing.length, undo: null }
  const ends_at = new Date(clock().getTime() + UNDO_MS)
  await deleteEnded(db, clock())
  const row = { act: bulk.act, company_id: company, account_id: visitor.user.id, at: clock(), ends_at }
  const bulkId = await insertBulk(db, row)
  let changed = 0
  for (const { id } of changing) {
    if (await atOnce(ctx, (ctx) => changeOne(ctx, visitor, act, { bulkId, id }))) changed++
  }
  await announceChanges(db)
  await renewListings(ctx, Number.POSITIVE_INFINITY)
  return { ...told, changed, undo: { id: bulkId, ends_at: ends_at.toISOString() } }
}

/** The homes that are meant: the chosen ones, or all that match. */
async function homesOf(ctx: Ctx, { ids, criteria }: Bulk, company: number | null): Promise<number[]> {
  const { db } = ctx
  if (ids) {
    const chosen = [...new Set(ids)]
    const own = await findOwn(db, chosen, company)
    if (own.length !== chosen.length) throw new DomainError('property.not_found')
    return own
  }
  if (!criteria) return []
  await renewListings(ctx, Number.POSITIVE_INFINITY)
  const found = await findMatching(db, criteria, company, BULK_MAX + 1)
  if (found.length > BULK_MAX) throw new DomainError('bulk.too_many')
  return found
}

/** @returns false for a home that was changed or removed a moment ago */
async function changeOne(
  ctx: Ctx,
  visitor: SignedInVisitor,
  act: BulkAct,
  { bulkId, id }: { bulkId: number; id: number },
): Promise<boolean> {
  const home = await lockState(ctx.db, id)
  const [now] = await findBulkHomes(ctx.db, [id])
  if (!now || act.skips(now) !== null) return false
  const before = await act.read(ctx, home)
  const said = await act.change(ctx, home)
  const after = await act.read(ctx, await lockState(ctx.db, id))
  await insertItem(ctx.db, { bulkId, id, before, after })
  await recordAct(ctx, visitor, {
    act: 'listings.bulk',
    entity: 'property',
    entityId: id,
    label: home.objekttitel,
    companyId: home.company_id,
    before,
    after: said ?? after,
  })
  return true
}

/**
 * Undoes an act: each home gets back what the act changed, unless that was changed since.
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function undoMany(ctx: Ctx, visitor: SignedInVisitor, bulkId: number): Promise<UndoResult> {
  const { db, clock } = ctx
  const company = companyOf(visitor)
  const kind = await atOnce(ctx, async ({ db }) => {
    const bulk = await takeBulk(db, bulkId, company)
    if (!bulk) throw new DomainError('bulk.not_found')
    if (bulk.undone_at || bulk.ends_at < clock()) throw new DomainError('bulk.over')
    await markUndone(db, bulkId, clock())
    return bulk.act as Bulk['act']
  })
  const act = bulkActOf({ act: kind }, null)
  const sum: UndoResult = { undone: 0, kept: 0 }
  for (const { property_id: id, before, after } of await findItems(db, bulkId)) {
    const isUndone = await atOnce(ctx, async (ctx) => {
      const home = await lockState(ctx.db, id)
      if (home.deleted_at || !isDeepStrictEqual(plain(await act.read(ctx, home)), after)) return false
      const until = await act.restore(ctx, home, before as Record<string, unknown>)
      const [label, companyId] = [home.objekttitel, home.company_id]
      const now = before as Record<string, unknown>
      const was = until ?? (after as Record<string, unknown>)
      const told = { entity: 'property', entityId: id, label, companyId, before: was, after: now } as const
      await recordAct(ctx, visitor, { act: 'listings.undo', ...told })
      return true
    })
    sum[isUndone ? 'undone' : 'kept']++
  }
  await announceChanges(db)
  await renewListings(ctx, Number.POSITIVE_INFINITY)
  return sum
}

/** As the database stores it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
