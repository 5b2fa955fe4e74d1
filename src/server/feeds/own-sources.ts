import { DomainError } from '../../domain/errors.ts'
import { companyOf } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { countSources, findDeliveryById, findOwnSources, type SourceHealth } from './admin-repository.ts'
import { type DeliveryRow, type FeedSource, findSourceById } from './repository.ts'

type Caller = Pick<SignedInVisitor, 'user'>

/**
 * The sources that a caller may see and change: for agents those that deliver for their company alone.
 * @returns null for an admin: all sources
 * @throws DomainError permission.denied for an agent without a company
 */
export async function sourcesOf({ db }: Pick<Ctx, 'db'>, visitor: Caller): Promise<number[] | null> {
  const company = companyOf(visitor)
  return company === null ? null : findOwnSources(db, company)
}

/** Tells whether the caller may see and change a source. */
export async function mayReach(ctx: Pick<Ctx, 'db'>, visitor: Caller, sourceId: number): Promise<boolean> {
  const own = await sourcesOf(ctx, visitor)
  return own === null || own.includes(sourceId)
}

/**
 * A source of the caller.
 * @throws DomainError record.not_found, also for sources of others
 */
export async function reachSource(ctx: Pick<Ctx, 'db'>, visitor: Caller, id: number): Promise<FeedSource> {
  const source = (await mayReach(ctx, visitor, id)) ? await findSourceById(ctx.db, id) : undefined
  if (!source) throw new DomainError('record.not_found')
  return source
}

/**
 * A delivery of a source of the caller.
 * @throws DomainError record.not_found, also for those of others
 */
export async function reachDelivery(ctx: Pick<Ctx, 'db'>, visitor: Caller, id: number): Promise<DeliveryRow> {
  const delivery = await findDeliveryById(ctx.db, id)
  if (!delivery || !(await mayReach(ctx, visitor, delivery.source_id))) throw new DomainError('record.not_found')
  return delivery
}

/** How many sources are in a state, and since when nothing came. @param company null: of all companies */
export const sourcesThatAre = (
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  company: number | null,
  health: SourceHealth['health'],
) => countSources(db, company, health, clock())
