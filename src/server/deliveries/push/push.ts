import type { PushSubscriptionForm } from '../../../domain/deliveries/schemas.ts'
import type { Ctx } from '../../ctx.ts'
import { deleteOldPush, deletePush, deletePushOf, findPushOf, putPush } from '../push-repository.ts'
import { type Cause, queueDelivery } from '../service.ts'
import type { PushMessage } from './push-service.ts'
import { readVapid } from './vapid.ts'

/** Maximum browsers of one account. */
const BROWSERS = 10

/**
 * Stores the same message for every browser that the account has permitted, in the transaction `ctx.db`; it is sent
 * after the commit.
 */
export async function queuePush(ctx: Ctx, cause: Cause & { userId: number }, message: PushMessage): Promise<void> {
  for (const { id } of await findPushOf(ctx.db, cause.userId)) {
    const dedupeKey = `${cause.dedupeKey}:push:${id}`
    await queueDelivery(ctx, 'push', { dedupeKey, userId: cause.userId, pushSubscriptionId: id, payload: message })
  }
}

/** The key that a browser needs to subscribe: our public key, base64url. */
export const pushKey = async (ctx: Ctx): Promise<string> => (await readVapid(ctx)).publicKey

export async function subscribePush(
  { db, clock }: Ctx,
  { userId, sessionId }: { userId: number; sessionId: number | null },
  { endpoint, keys }: PushSubscriptionForm,
): Promise<void> {
  await putPush(db, { user_id: userId, session_id: sessionId, endpoint, ...keys, created_at: clock() })
  await deleteOldPush(db, userId, BROWSERS)
}

/**
 * Ends messages at a logout: the next person at that browser must not read them.
 * @param which one session, or all except some
 */
export const endPush = ({ db }: Ctx, userId: number, which: { id: number } | { but: readonly number[] }) =>
  deletePushOf(db, userId, which)

/** Browsers that may get messages, for the export of an account. */
export async function exportPush({ db }: Ctx, userId: number) {
  return (await findPushOf(db, userId)).map(({ endpoint, created_at }) => ({ endpoint, created_at }))
}

export async function unsubscribePush(ctx: Ctx, userId: number, endpoint: string): Promise<void> {
  await deletePush(ctx.db, { userId, endpoint })
}
