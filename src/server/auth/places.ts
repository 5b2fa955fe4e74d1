import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { type AccountRow, dropOldPlaces, findPlace, putPlace } from './repository.ts'

/** Number of networks stored per account; a user who moves often is still known at the most recent ones. */
const PLACES = 20

/** Tells whether the visitor's network is known. Otherwise the visitor would share a counter with strangers. */
export const isPlace = (network: string): boolean => network !== 'unknown'

/** Only a hash is stored, not the address of the account or of the network. */
const hashPlace = (email: string, network: string): Buffer =>
  createHash('sha256').update(`place\0${email}\0${network}`).digest()

/**
 * Tells whether the owner of the address was recently signed in from that network. Wrong attempts from other networks
 * do not count there, so strangers cannot lock the owner out. It does the same query for addresses without an account.
 * @param network as clientAddress or ownPlace (http/visitor.ts) return it
 */
export const isKnownPlace = (ctx: Ctx, email: string, network: string): Promise<boolean> =>
  findPlace(ctx.db, hashPlace(email, network))

/** Remembers the network for 90 days (clean.ts). */
export async function keepPlace(ctx: Ctx, { id, email }: AccountRow, network: string): Promise<void> {
  if (!isPlace(network)) return
  await putPlace(ctx.db, { user_id: id, place_hash: hashPlace(email, network), seen_at: ctx.clock() })
  await dropOldPlaces(ctx.db, id, PLACES)
}
