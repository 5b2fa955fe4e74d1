import { BULK_MAX, type UndoResult } from '../../domain/admin/bulk.ts'
import { DomainError } from '../../domain/errors.ts'
import { BULK_ACTS, type Bulk, type BulkResult } from '../../domain/listings/bulk.ts'
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
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { basisOf, liftRestrictions, stateReasons } from '../notices/restrict.ts'
import { areAsLeft, readRestrictions, restoreRestrictions } from '../notices/undo.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { lockState } from '../properties/hand-state.ts'
import { announceChanges } from '../search/outbox.ts'
import { bulkActOf } from './bulk-acts.ts'
import { type BulkHome, findBulkHomes, findPersonCompany } from './bulk-repository.ts'
import { apart, withRestrictions } from './bulk-restrictions.ts'
import { findMatching, findOwn } from './listing-repository.ts'
import { renewListings } from './renew.ts'

/**
 * Acts on many homes, or tells what it would change.
 * @throws DomainError property.not_found for a chosen home that the caller may not see, bulk.too_many, bulk.count
 * when another number of homes is found than the caller expects, input.invalid for a person of another company, or one
 * that has left, or for an admin who withholds without naming the law or the clause
 */
export async function actOnMany(ctx: Ctx, visitor: SignedInVisitor, bulk: Bulk): Promise<BulkResult> {
  const { db } = ctx
  const company = companyOf(visitor)
  const found = await homesOf(ctx, bulk, company)
  const personCompany = bulk.person === undefined ? null : await findPersonCompany(db, bulk.person)
  if (bulk.person !== undefined && (personCompany === null || (company !== null && personCompany !== company))) {
    throw new DomainError('input.invalid', [{ field: 'person', code: 'invalid' }])
  }
  // Also the rehearsal refuses an act that could not be carried out.
  if (bulk.act === 'withhold') basisOf(visitor, bulk)
  const act = bulkActOf(bulk, personCompany)
  const isOfState = bulk.act !== 'hand_over' && bulk.act !== 'give_back'
  const skips = (home: BulkHome) => (isOfState && company !== null && home.restricted ? 'restricted' : act.skips(home))
  const planned = {
    found,
    rows: await findBulkHomes(db, found),
    skips,
    example: ({ id, titel }: { id: number; titel: string }) => ({ id, titel }),
  }
  const result = await actOnAll(ctx, visitor, bulk, planned, {
    canUndo: true,
    changeOne: (id, bulkId) =>
      atOnce(ctx, async (ctx) => {
        const home = await lockState(ctx.db, id)
        const [now] = await findBulkHomes(ctx.db, [id])
        if (!now || skips(now) !== null) return false
        const about = { property_id: id }
        const held = isOfState ? await readRestrictions(ctx, about) : []
        const before = await act.read(ctx, home)
        const seen = await act.tell?.(ctx, home)
        const said = await act.change(ctx, home)
        if (bulk.act === 'release') await liftRestrictions(ctx, visitor, about)
        else if (isOfState) await stateReasons(ctx, visitor, home, await lockState(ctx.db, id), bulk)
        const after = await act.read(ctx, await lockState(ctx.db, id))
        const change = { before, after }
        const kept = isOfState
          ? withRestrictions(change, { before: held, after: await readRestrictions(ctx, about) })
          : change
        await keepChange(ctx, bulkId, about, kept)
        const { ground, clause } = bulk
        const told = {
          label: home.objekttitel,
          companyId: home.company_id,
          before: { ...before, ...seen },
          after: { ...(said ?? after), ...(await act.tell?.(ctx, home)), ground, clause },
        }
        await recordAct(ctx, visitor, { act: 'listings.bulk', entity: 'property', entityId: id, ...told })
        return true
      }),
  })
  if (result.undo) await follow(ctx)
  return result
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
  refuseTooMany(found)
  return found
}

/** The acts of the caller that can still be undone, the newest first. */
export const undoableActs = (ctx: Ctx, visitor: SignedInVisitor) => findUndos(ctx, visitor, BULK_ACTS)

/**
 * Undoes an act: each home gets back what the act changed, unless that was changed since.
 * @throws DomainError bulk.not_found, bulk.over after 24 hours, or when it was undone already
 */
export async function undoMany(ctx: Ctx, visitor: SignedInVisitor, bulkId: number): Promise<UndoResult> {
  const name = await kindToUndo(ctx, visitor, bulkId, BULK_ACTS)
  const act = bulkActOf({ act: name }, null)
  const sum = await undoAll(ctx, bulkId, ({ id, ...kept }) =>
    atOnce(ctx, async (ctx) => {
      const home = await lockState(ctx.db, id)
      const about = { property_id: id }
      const { before, after, around } = apart(kept)
      if (home.deleted_at || !isAsLeft(await act.read(ctx, home), after)) return false
      if (around && !(await areAsLeft(ctx, about, around))) return false
      const seen = await act.tell?.(ctx, home)
      const until = await act.restore(ctx, home, before)
      if (around) await restoreRestrictions(ctx, visitor, about, around)
      else if (name === 'withhold' && companyOf(visitor) === null) await liftRestrictions(ctx, visitor, about)
      const told = {
        label: home.objekttitel,
        companyId: home.company_id,
        before: { ...(until ?? after), ...seen },
        after: { ...before, ...(await act.tell?.(ctx, home)) },
      }
      await undoneOne(ctx, bulkId, about)
      await recordAct(ctx, visitor, { act: 'listings.undo', entity: 'property', entityId: id, ...told })
      return true
    }),
  )
  await follow(ctx)
  return sum
}

/** The search and the lists show what the act did. */
async function follow(ctx: Ctx): Promise<void> {
  await announceChanges(ctx.db)
  await renewListings(ctx, Number.POSITIVE_INFINITY)
}
