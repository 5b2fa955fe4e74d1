import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { givePicturesBack, type PictureLayer, pictureLayer, takePicturesAgain } from './give-pictures-back.ts'
import { below, writeHome } from './hand.ts'
import { deleteHands, type EditedHome, findEdited, findHands, type StoredValue, upsertHand } from './hand-repository.ts'
import { valuesOf } from './hand-write.ts'

type Values = Record<string, StoredValue>

/** What a hand has set of a home: fields with its values and, as `pictures`, what it says about files. */
export type HandLayer = Values & { pictures?: PictureLayer }

export async function handLayer(ctx: Pick<Ctx, 'db'>, id: number): Promise<HandLayer> {
  const fields = (await findHands(ctx.db, id)).map(({ field, value }) => [field, value])
  const pictures = await pictureLayer(ctx, id)
  return { ...Object.fromEntries(fields), ...(pictures.length > 0 && { pictures }) }
}

/**
 * Gives all fields of a home and the order, kinds and texts of its pictures back to the feed, in the transaction of `ctx`
 * that has locked the home.
 * @returns the feed's values, which count again
 * @throws DomainError property.not_found for a deleted home
 */
export async function giveAllBack(ctx: Ctx, id: number): Promise<Values> {
  const home = await findHome(ctx, id)
  const hands = await findHands(ctx.db, id)
  const said = Object.fromEntries(hands.map((hand) => [hand.field, below(home, hand)]))
  await deleteHands(ctx.db, id)
  await writeHome(ctx, home, said, [])
  await givePicturesBack(ctx, await findHome(ctx, id))
  return said
}

/**
 * Sets again what was given back, in the transaction of `ctx` that has locked the home. What the feed says now stays
 * below.
 * @returns the values that counted until now
 * @throws DomainError property.not_found for a deleted home
 */
export async function takeAllAgain(ctx: Ctx, id: number, { pictures, ...values }: HandLayer): Promise<Values> {
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
  if (pictures && !isDeepStrictEqual(pictures, await pictureLayer(ctx, id))) {
    await takePicturesAgain(ctx, await findHome(ctx, id), pictures)
  }
  return Object.fromEntries(Object.keys(values).map((field) => [field, now[field] ?? null]))
}

async function findHome({ db }: Ctx, id: number): Promise<EditedHome> {
  const home = await findEdited(db, id, null)
  if (!home) throw new DomainError('property.not_found')
  return home
}
