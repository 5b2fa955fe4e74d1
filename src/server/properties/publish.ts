import { DomainError } from '../../domain/errors.ts'
import { certificateOf } from '../../domain/properties/certificate.ts'
import { ENERGY_REASONS } from '../../domain/properties/energy-words.ts'
import type { HandField } from '../../domain/properties/hand.ts'
import { missingFields, type Publishable } from '../../domain/properties/publishing.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { settleProjects } from '../projects/receive.ts'
import { announceChanges } from '../search/outbox.ts'
import { type EditedHome, findEdited, updateHome } from './hand-repository.ts'
import { deleteHandState } from './hand-state-repository.ts'
import { recordStoredPrices } from './price-history.ts'
import { lockProperty } from './published-repository.ts'
import { renewRow } from './reindex.ts'

/** The fields that a home made by hand still needs; none of one with a feed, whose sender answers for it. */
export function missingOf(home: EditedHome): HandField[] {
  if (!home.by_hand) return []
  const pass = certificateOf(home.energiepass as Parameters<typeof certificateOf>[0])
  // The columns are those of FeedProperty; the generated types know text only.
  return missingFields({
    ...(home as object as Publishable),
    energy_reason: ENERGY_REASONS.find((reason) => reason === pass?.jahrgang) ?? null,
    on_request: home.preise.auf_anfrage === true,
  })
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

/** Whether it is published, also while a hand holds it back: the release shows it again as it is then. */
export const isPublished = ({ status, held, status_below }: EditedHome): boolean =>
  isShown({ status: (held && status_below) ?? status })

/**
 * A colleague took the home out for a reason: only the release ends that, never a click on another page.
 * @throws DomainError property.held
 */
function refuseHeld({ held }: EditedHome): void {
  if (held) throw new DomainError('property.held')
}

type Step = 'properties.publish' | 'properties.unpublish' | 'properties.remove'

/**
 * Publishes a home made by hand.
 * @throws DomainError property.not_found, property.not_by_hand, property.held, property.incomplete, record.changed
 */
export const publish = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string): Promise<void> =>
  step(ctx, visitor, { id, version, act: 'properties.publish' }, (home) => {
    refuseHeld(home)
    refuseIncomplete(home)
    return { status: 'active', ...(!isShown(home) && { published_at: ctx.clock() }) }
  })

/** Makes it a draft again: visitors no longer find it. @throws DomainError as `publish`, but never property.incomplete */
export const unpublish = (ctx: Ctx, visitor: SignedInVisitor, id: number, version: string): Promise<void> =>
  step(ctx, visitor, { id, version, act: 'properties.unpublish' }, (home) => {
    refuseHeld(home)
    return { status: 'unlisted' }
  })

/** Deletes a home made by hand, also one that is held; its address answers 410. @throws DomainError as `unpublish`, but never property.held */
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
    // Only a removal comes here with a state of a hand, which ends with the home.
    await deleteHandState(db, id)
    await updateHome(db, id, {
      ...changed,
      updated_at: new Date(Math.max(at.getTime(), home.updated_at.getTime() + 1)),
    })
    if (changed.status === 'active') await recordStoredPrices(db, id, at)
    await renewRow(db, id)
    await settleProjects(db, [home.project_id], at)
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
