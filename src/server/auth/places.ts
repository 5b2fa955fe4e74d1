import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { type AccountRow, dropOldPlaces, findPlace, putPlace } from './repository.ts'

/** Of one account; who moves about a lot is still known at the last ones. */
const PLACES = 20

/** Whether it is known where a visitor is. Else what is counted there would be shared with strangers. */
export const isPlace = (network: string): boolean => network !== 'unknown'

/** Neither the address of the account nor that of the network is kept. */
const hashPlace = (email: string, network: string): Buffer =>
  createHash('sha256').update(`place\0${email}\0${network}`).digest()

/**
 * Whether the owner of the address was signed in from that network lately. Wrong tries from elsewhere do not count
 * there, so that strangers cannot lock him out. Asks the same of addresses that have no account.
 * @param network as clientAddress or ownPlace (http/visitor.ts) say
 */
export const isKnownPlace = (ctx: Ctx, email: string, network: string): Promise<boolean> =>
  findPlace(ctx.db, hashPlace(email, network))

/** Knows the network again for 90 days (clean.ts). */
export async function keepPlace(ctx: Ctx, { id, email }: AccountRow, network: string): Promise<void> {
  if (!isPlace(network)) return
  await putPlace(ctx.db, { user_id: id, place_hash: hashPlace(email, network), seen_at: ctx.clock() })
  await dropOldPlaces(ctx.db, id, PLACES)
}
