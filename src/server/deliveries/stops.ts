import { createHash } from 'node:crypto'
import { isStillTried, type StopReason } from '../../domain/deliveries/topics.ts'
import type { Ctx } from '../ctx.ts'
import type { Delivery } from './channel.ts'
import { deleteStop, findStop, insertStop } from './stops-repository.ts'

/** The stored form of an address: equal for every spelling in large and small letters. */
export const hashOf = (address: string): Buffer => createHash('sha256').update(address.trim().toLowerCase()).digest()

const REASON_MAX = 500

/**
 * From now on the address gets no more mail, except those that are still tried (isStillTried). A complaint stays the
 * reason when mails come back later.
 */
export async function stopAddress(
  { db, clock, log }: Ctx,
  { address, why, reason, deliveryId }: { address: string; why: StopReason; reason: string; deliveryId: number },
): Promise<void> {
  if (!address) return
  const row = { hash: hashOf(address), address, why, reason: reason.slice(0, REASON_MAX), delivery_id: deliveryId }
  const isNew = await insertStop(db, { ...row, stopped_at: clock() })
  if (isNew) log.warn({ why, delivery: deliveryId }, 'an address gets no more mail')
}

/** Why this mail is not sent; null when it is. */
export async function stopFor(
  { db }: Pick<Ctx, 'db'>,
  { recipient, dedupe_key }: Pick<Delivery<unknown>, 'recipient' | 'dedupe_key'>,
): Promise<string | null> {
  const stop = recipient ? await findStop(db, hashOf(recipient)) : undefined
  return stop && !isStillTried(dedupe_key, stop.why) ? stop.reason : null
}

/** An address gets mail again: its owner has just proven the mailbox by a mailed link. */
export const letMailIn = ({ db }: Pick<Ctx, 'db'>, address: string): Promise<void> => deleteStop(db, hashOf(address))
