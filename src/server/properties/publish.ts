import { DomainError } from '../../domain/errors.ts'
import { certificateOf } from '../../domain/properties/certificate.ts'
import type { HandField } from '../../domain/properties/hand.ts'
import { missingFields, type Publishable } from '../../domain/properties/publishing.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { announceChanges } from '../search/outbox.ts'
import { type EditedHome, findEdited, findPriceSource, updateHome } from './hand-repository.ts'
import { deleteHandState } from './hand-state-repository.ts'
import { recordPrices } from './price-history.ts'
import { lockProperty } from './published-repository.ts'
import { renewRow } from './reindex.ts'

/** The fields that a home made by hand still needs; none of one with a feed, whose sender answers for it. */
export function missingOf(home: EditedHome): HandField[] {
  if (!home.by_hand) return []
  const pass = certificateOf(home.energiepass as Parameters<typeof certificateOf>[0])
  // The columns are those of FeedProperty; the generated types know text only.
  return missingFields({ ...(home as object as Publishable), energy_reason: pass?.jahrgang ?? null })
}

/** @throws DomainError property.incomplete, which names the fields */
export function refuseIncomplete(home: EditedHome): void {
  const missing = missingOf(home)
  if (missing.length === 0) return
  throw new DomainError(
    'property.incomplete',
    missing.map((field) => ({ field, code: 'missing' as const })),
  )
}

export const isShown = ({ status }: Pick<EditedHome, 'status'>): boolean => status === 'active' || status === 'reserved'

type Step = 'properties.publish' | 'properties.unpublish' | 'properties.remove'

/**
 * Publishes a home made by hand.
 * @throws DomainError property.not_found, property.not_by_hand, property.incomplete, record.changed
 */
export const publish = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string): Promise<void> =>
  step(ctx, visitor, { id, version, act: 'properties.publish' }, (home) => {
    refuseIncomplete(home)
    return { status: 'active', ...(!isShown(home) && { published_at: ctx.clock() }) }
  })

/** Makes it a draft again: visitors no longer find it. @throws DomainError as `publish` */
export const unpublish = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string): Promise<void> =>
  step(ctx, visitor, { id, version, act: 'properties.unpublish' }, () => ({ status: 'unlisted' }))

/** Deletes a home made by hand; its address answers 410. @throws DomainError as `publish` */
export const removeHome = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string): Promise<void> =>
  step(ctx, visitor, { id, version, act: 'properties.remove' }, () => ({
    status: 'deleted',
    deleted_at: ctx.clock(),
  }))

async function step(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { id, version, act }: { id: number; version: string; act: Step },
  change: (home: EditedHome) => { status: string; published_at?: Date; deleted_at?: Date },
): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findEdited(db, id, companyOf(visitor))
    if (!home) throw new DomainError('property.not_found')
    if (!home.by_hand) throw new DomainError('property.not_by_hand')
    refuseStale(home, version)
    const changed = change(home)
    const at = ctx.clock()
    // What is said about the home itself replaces a state set by hand.
    await deleteHandState(db, id)
    await updateHome(db, id, {
      ...changed,
      updated_at: new Date(Math.max(at.getTime(), home.updated_at.getTime() + 1)),
    })
    if (changed.status === 'active') await recordPrices(db, id, await findPriceSource(db, id), at, true)
    await renewRow(db, id)
    await recordAct(ctx, visitor, {
      act,
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      before: { status: home.status },
      after: { status: changed.status },
    })
  })
  await announceChanges(ctx.db)
}

/** A home as the audit names it. */
export const labelOf = ({ external_id, objekttitel }: Pick<EditedHome, 'external_id' | 'objekttitel'>): string =>
  `${external_id} ${String(objekttitel)}`
