import { statusOf } from '../../domain/listings/state.ts'
import { isHandField } from '../../domain/properties/hand.ts'
import type { Db } from '../ctx.ts'
import { findEdited, findHands, noteFeedValues, type StoredValue } from './hand-repository.ts'
import { findState, noteFeedState, type StateRow, updateStatus } from './hand-state-repository.ts'
import { valuesOf, writeValues } from './hand-write.ts'

/** What the feed had said below the hands of a home at an earlier moment. */
export interface Below {
  fields: Record<string, StoredValue>
  /** Null when no hand had set a state. */
  state: (Pick<StateRow, 'status_ab_aktiv_von'> & { status: string }) | null
}

/**
 * After a home got the columns of an earlier moment back: the feed's values of that moment lie below those that a hand
 * sets now, and count where a hand has given a field or the state back since.
 */
export async function layAgain(db: Db, propertyId: number, below: Below, at: Date): Promise<void> {
  await layFieldsAgain(db, propertyId, below.fields, at)
  await layStateAgain(db, propertyId, below.state, at)
}

async function layFieldsAgain(db: Db, propertyId: number, fields: Below['fields'], at: Date): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([field]) => isHandField(field)))
  const hands = await findHands(db, propertyId)
  if (Object.keys(given).length > 0) {
    const home = await findEdited(db, propertyId, null)
    if (home) await writeValues(db, home, given, [], at)
  }
  const home = hands.length > 0 ? await findEdited(db, propertyId, null) : null
  if (!home) return
  const said = valuesOf(home)
  // The feed's links are files, which stay below those of a hand.
  const noted = hands.filter(({ field }) => field !== 'links').map(({ field }) => [field, said[field]])
  await noteFeedValues(db, propertyId, Object.fromEntries(noted))
  await writeValues(db, home, Object.fromEntries(hands.map(({ field, value }) => [field, value])), hands, at)
}

async function layStateAgain(db: Db, id: number, below: Below['state'], at: Date): Promise<void> {
  const home = await findState(db, id)
  if (!home || home.deleted_at) return
  const { status, status_ab_aktiv_von } = below ?? home
  if (home.hand) {
    await noteFeedState(db, id, status, status_ab_aktiv_von)
    await updateStatus(db, id, { status: statusOf(home.hand), status_ab_aktiv_von: null, updated_at: at })
  } else if (below) {
    await updateStatus(db, id, { status, status_ab_aktiv_von, updated_at: at })
  }
}
