import { DomainError } from '../../domain/errors.ts'
import {
  type FieldOrigin,
  HAND_FIELDS,
  HAND_PROSE,
  type HandField,
  type HandValues,
} from '../../domain/properties/hand.ts'
import { titleSlug } from '../../domain/properties/slug.ts'
import type { Ctx, Db } from '../ctx.ts'
import { prose } from '../imports/read/values/html.ts'
import { announceChanges } from '../search/outbox.ts'
import {
  deleteHand,
  findHandFields,
  findHands,
  findPriceSource,
  type HandValue,
  updateHandFields,
  upsertHand,
} from './hand-repository.ts'
import { recordPrices } from './price-history.ts'
import { lockProperty } from './published-repository.ts'
import { renewRow } from './reindex.ts'

/** Where each value of a home comes from. @throws DomainError property.not_found */
export async function readOrigins({ db }: Pick<Ctx, 'db'>, id: number): Promise<FieldOrigin[]> {
  const now = await fieldsOf(db, id)
  const hands = new Map((await findHands(db, id)).map((hand) => [hand.field, hand]))
  return HAND_FIELDS.map((field) => {
    const hand = hands.get(field)
    return {
      field,
      value: now[field],
      origin: hand ? 'hand' : 'feed',
      feed_value: hand ? hand.feed_value : now[field],
      changed_at: hand?.changed_at.toISOString() ?? null,
    }
  })
}

/**
 * Sets values by hand. They count until they are given back to the feed, whatever the next imports say.
 * @throws DomainError property.not_found
 */
export async function changeByHand(ctx: Ctx, id: number, sent: HandValues): Promise<FieldOrigin[]> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockProperty(tx, id)
    const now = await fieldsOf(tx, id)
    const hands = new Map((await findHands(tx, id)).map((hand) => [hand.field, hand]))
    const values: Record<string, HandValue> = {}
    for (const [name, value = null] of Object.entries(sent)) {
      const field = name as HandField
      values[field] = HAND_PROSE.includes(field) && typeof value === 'string' ? prose(value, () => {}) : value
      const feed_value = hands.get(field)?.feed_value ?? now[field]
      await upsertHand(tx, id, { field, value: values[field] as HandValue, feed_value, changed_at: ctx.clock() })
    }
    await write(ctx, tx, id, values)
  })
  await announceChanges(ctx.db)
  return readOrigins(ctx, id)
}

/** Gives a field back to the feed: what that said last counts again. @throws DomainError property.not_found */
export async function giveBack(ctx: Ctx, id: number, field: HandField): Promise<FieldOrigin[]> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockProperty(tx, id)
    await fieldsOf(tx, id)
    const hand = (await findHands(tx, id)).find((each) => each.field === field)
    if (!hand) return
    await deleteHand(tx, id, field)
    await write(ctx, tx, id, { [field]: hand.feed_value })
  })
  await announceChanges(ctx.db)
  return readOrigins(ctx, id)
}

async function fieldsOf(db: Db, id: number): Promise<Record<HandField, HandValue>> {
  const found = await findHandFields(db, id)
  if (!found) throw new DomainError('property.not_found')
  return found
}

/** Writes values of a home with what follows from them: its address, its price history, its row of the search. */
async function write({ clock }: Ctx, tx: Db, id: number, values: Record<string, HandValue>): Promise<void> {
  if (Object.keys(values).length === 0) return
  const { objekttitel } = values
  const slug = typeof objekttitel === 'string' ? { title_slug: titleSlug(objekttitel, id) } : {}
  await updateHandFields(tx, id, { ...(values as HandValues), ...slug, updated_at: clock() })
  await recordPrices(tx, id, await findPriceSource(tx, id), clock(), true)
  await renewRow(tx, id)
}
