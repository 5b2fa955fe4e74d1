import { DomainError } from '../../domain/errors.ts'
import { type HandState, type HandStateSet, statusOf } from '../../domain/listings/state.ts'
import type { Ctx, Db } from '../ctx.ts'
import {
  deleteHandState,
  findState,
  noteFeedState,
  type StateRow,
  updateStatus,
  upsertHandState,
} from './hand-state-repository.ts'
import { lockProperty } from './published-repository.ts'
import { renewRow } from './reindex.ts'

export type { StateRow }
export { findState }

type Status = Pick<StateRow, 'status_ab_aktiv_von'> & { status: string }

/** Makes others who would change the home wait, and reads its state. @throws DomainError property.not_found */
export async function lockState(db: Db, id: number): Promise<StateRow> {
  await lockProperty(db, id)
  const row = await findState(db, id)
  if (!row) throw new DomainError('property.not_found')
  return row
}

/**
 * Sets a state by hand, in the transaction of `ctx` that has locked the home (lockState). It counts until the release,
 * whatever the next imports say; a feed that deletes the home still deletes it.
 * @throws DomainError property.gone for a deleted home
 */
export async function setState(ctx: Ctx, home: StateRow, { state, reason }: HandStateSet): Promise<void> {
  const { db, clock } = ctx
  if (home.deleted_at) throw new DomainError('property.gone')
  await upsertHandState(db, home.id, {
    state,
    reason: reason ?? null,
    feed_status: home.feed_status ?? home.status,
    feed_later: home.hand ? home.feed_later : home.status_ab_aktiv_von,
    set_at: clock(),
  })
  await updateStatus(db, home.id, { status: statusOf(state), status_ab_aktiv_von: null, updated_at: clock() })
  await renewRow(db, home.id)
}

/** Withholds a home, locked as in setState, also while its feed has deleted it: the state counts when it returns. */
export async function withholdState(ctx: Ctx, home: StateRow, reason: string): Promise<void> {
  if (!home.deleted_at) return setState(ctx, home, { state: 'withheld', reason })
  await upsertHandState(ctx.db, home.id, {
    state: 'withheld',
    reason,
    // Both are noted anew by the feed or the rollback that brings the home back.
    feed_status: home.feed_status ?? 'active',
    feed_later: home.feed_later,
    set_at: ctx.clock(),
  })
}

/** Releases a home: what its feed said last counts again. */
export async function releaseState({ db, clock }: Ctx, home: StateRow): Promise<void> {
  if (!home.hand || home.feed_status === null) return
  await deleteHandState(db, home.id)
  const feed = { status: home.feed_status, status_ab_aktiv_von: home.feed_later }
  if (home.deleted_at) return
  await updateStatus(db, home.id, { ...feed, updated_at: clock() })
  await renewRow(db, home.id)
}

/** What counts of the state that a feed sends: the one of the hand, below which it is noted. */
export async function withHandState(
  db: Db,
  stored: { id: number; hand: HandState | null },
  sent: Status,
): Promise<Status> {
  if (!stored.hand) return sent
  await noteFeedState(db, stored.id, sent.status, sent.status_ab_aktiv_von)
  return { status: statusOf(stored.hand), status_ab_aktiv_von: null }
}
