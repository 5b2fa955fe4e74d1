import type { FeedProperty } from '../../domain/imports/feed.ts'
import type { Db } from '../ctx.ts'
import { findHandFields, findHands, type HandValue, noteFeedValues, updateHandFields } from './hand-repository.ts'

/** What counts of a home that the feed sends again: its values below those that a hand has set. */
export async function withHands(db: Db, propertyId: number, sent: FeedProperty): Promise<FeedProperty> {
  const hands = await findHands(db, propertyId)
  if (hands.length === 0) return sent
  await noteFeedValues(
    db,
    propertyId,
    Object.fromEntries(hands.map(({ field }) => [field, (sent[field] ?? null) as HandValue])),
  )
  return { ...sent, ...Object.fromEntries(hands.map(({ field, value }) => [field, value])) }
}

/** After a home got earlier values of its feed back: those of a hand count still. */
export async function layHandsAgain(db: Db, propertyId: number, at: Date): Promise<void> {
  const hands = await findHands(db, propertyId)
  const now = hands.length > 0 ? await findHandFields(db, propertyId) : null
  if (!now) return
  const older = hands.filter(({ field, value }) => now[field] !== value)
  await noteFeedValues(db, propertyId, Object.fromEntries(older.map(({ field }) => [field, now[field]])))
  const values = Object.fromEntries(hands.map(({ field, value }) => [field, value]))
  await updateHandFields(db, propertyId, { ...values, updated_at: at })
}
