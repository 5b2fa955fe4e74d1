import type { FeedProperty } from '../../domain/imports/feed.ts'
import type { Db } from '../ctx.ts'
import { findHands, type HandValue, noteFeedValues } from './hand-repository.ts'

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
