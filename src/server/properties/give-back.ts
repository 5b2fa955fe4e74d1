import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { writeHome } from './hand.ts'
import { deleteHands, type EditedHome, findEdited, findHands, type StoredValue, upsertHand } from './hand-repository.ts'
import { valuesOf } from './hand-write.ts'

type Values = Record<string, StoredValue>

/** The fields that a hand has set, with its values. */
export const handValues = async ({ db }: Pick<Ctx, 'db'>, id: number): Promise<Values> =>
  Object.fromEntries((await findHands(db, id)).map(({ field, value }) => [field, value]))

/**
 * Gives all fields of a home back to the feed, in the transaction of `ctx` that has locked the home.
 * @returns the feed's values, which count again
 * @throws DomainError property.not_found for a deleted home
 */
export async function giveAllBack(ctx: Ctx, id: number): Promise<Values> {
  const home = await findHome(ctx, id)
  const hands = await findHands(ctx.db, id)
  const said = Object.fromEntries(hands.map(({ field, feed_value }) => [field, feed_value]))
  await deleteHands(ctx.db, id)
  await writeHome(ctx, home, said, [])
  return said
}

/**
 * Sets values of a hand again that were given back. What the feed says now stays below them.
 * @returns the values that counted until now
 * @throws DomainError property.not_found for a deleted home
 */
export async function takeAllAgain(ctx: Ctx, id: number, values: Values): Promise<Values> {
  const home = await findHome(ctx, id)
  const now: Values = valuesOf(home)
  for (const [field, value] of Object.entries(values)) {
    await upsertHand(ctx.db, id, {
      field: field as never,
      value,
      feed_value: now[field] ?? null,
      changed_at: ctx.clock(),
    })
  }
  await writeHome(ctx, home, values, await findHands(ctx.db, id))
  return Object.fromEntries(Object.keys(values).map((field) => [field, now[field] ?? null]))
}

async function findHome({ db }: Ctx, id: number): Promise<EditedHome> {
  const home = await findEdited(db, id, null)
  if (!home) throw new DomainError('property.not_found')
  return home
}
