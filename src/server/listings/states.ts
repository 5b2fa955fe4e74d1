import { DomainError } from '../../domain/errors.ts'
import type { HandStateSet } from '../../domain/listings/state.ts'
import type { AskedBasis } from '../../domain/notices/admin-schemas.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { liftRestrictions, refuseRestricted, stateReasons } from '../notices/restrict.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { decideHomes } from '../properties/decisions.ts'
import { lockState, releaseState, type StateRow, setState } from '../properties/hand-state.ts'
import { announceChanges } from '../search/outbox.ts'

/**
 * Sets a home's state by hand.
 * @throws DomainError property.not_found, also for a home of another company; property.gone for a deleted one;
 * record.changed when the home is no longer the one that was read; notice.restricted for an agent where the portal
 * withholds it; input.invalid for an admin who withholds it without naming the law or the clause
 */
export async function setHomeState(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, ground, clause, ...set }: HandStateSet & AskedBasis & { version: string },
): Promise<void> {
  await changed(ctx, visitor, id, 'listings.set_state', async (ctx, home) => {
    refuseStale(home, version)
    await setState(ctx, home, set)
    await stateReasons(ctx, visitor, home, await lockState(ctx.db, id), { ground, clause })
    return { ground, clause }
  })
}

/**
 * Releases a home.
 * @param version that was read; undefined: whichever it is
 * @throws DomainError property.not_found, also for a home of another company; record.changed; notice.restricted
 */
export async function releaseHome(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string | undefined,
): Promise<void> {
  await changed(ctx, visitor, id, 'listings.release', async (ctx, home) => {
    if (version !== undefined) refuseStale(home, version)
    await releaseState(ctx, home)
    await liftRestrictions(ctx, visitor, { property_id: id })
    return {}
  })
}

async function changed(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  act: string,
  /** What else the audit says. */
  change: (ctx: Ctx, home: StateRow) => Promise<AskedBasis>,
): Promise<void> {
  const company = companyOf(visitor)
  await atOnce(ctx, async (ctx) => {
    const home = await lockState(ctx.db, id)
    if (company !== null && home.company_id !== company) throw new DomainError('property.not_found')
    if (company !== null) await refuseRestricted(ctx, { property_id: id })
    const more = await change(ctx, home)
    const now = await lockState(ctx.db, id)
    const said = ({ hand, reason, status }: StateRow) => ({ state: hand, reason, status })
    await recordAct(ctx, visitor, {
      act,
      entity: 'property',
      entityId: id,
      label: home.objekttitel,
      companyId: home.company_id,
      before: said(home),
      after: { ...said(now), ...more },
    })
  })
  await announceChanges(ctx.db)
}

/**
 * Says whether two listings are one home.
 * @param same null: the rule decides again
 * @throws DomainError property.not_found, duplicates.unlike
 */
export async function decideSame(
  ctx: Ctx,
  visitor: SignedInVisitor,
  ids: readonly [number, number],
  same: boolean | null,
): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const { homes, before } = await decideHomes(ctx, ids, same)
    for (const [at, home] of homes.entries()) {
      const mate = homes[1 - at]
      await recordAct(ctx, visitor, {
        act: same === null ? 'listings.undecide' : 'listings.decide',
        entity: 'property',
        entityId: home.id,
        label: home.objekttitel,
        companyId: home.company_id,
        before: { [`same_as_${mate?.id}`]: before },
        after: { [`same_as_${mate?.id}`]: same },
      })
    }
  })
  await announceChanges(ctx.db)
}
