import type { PushSubscriptionForm } from '../../domain/notices/schemas.ts'
import { dialled } from '../../domain/text.ts'
import type { Ctx } from '../ctx.ts'
import {
  deleteNotices,
  deleteOldPush,
  deletePush,
  deletePushOf,
  deleteSms,
  findDueNotices,
  findNotices,
  findNoticesOf,
  findPushOf,
  insertNotice,
  putPush,
} from './repository.ts'
import { readVapid } from './vapid.ts'

/** As long as the words of mails. */
const LIFE = 14 * 86_400_000
const SWEEP = 200
/** Browsers of one account. */
const BROWSERS = 10

export interface Cause {
  /** Names the cause, so that a job that runs twice sends one message. */
  dedupeKey: string
  userId?: number
}

export interface PushMessage {
  title: string
  body: string
  /** Where a tap leads. */
  url: string
}

/** Removes SMS to these numbers that belong to no account: those of accounts go with them. */
export const forgetSms = ({ db }: Ctx, phones: readonly string[]) => deleteSms(db, phones.map(dialled))

/** The same for every browser in which the account allowed messages. */
export async function queuePush(ctx: Ctx, cause: Cause & { userId: number }, message: PushMessage): Promise<void> {
  for (const { id } of await findPushOf(ctx.db, cause.userId)) {
    const dedupe_key = `${cause.dedupeKey}:push:${id}`
    const about = { dedupe_key, channel: 'push', user_id: cause.userId, push_subscription_id: id }
    await queueNotice(ctx, { ...about, payload: message })
  }
}

/** Stores a message in the transaction `ctx.db`, once for each dedupe_key, and sends it once that is committed. */
export async function queueNotice(
  ctx: Ctx,
  row: {
    dedupe_key: string
    channel: string
    user_id?: number | undefined
    recipient?: string
    push_subscription_id?: number
    payload: object
  },
): Promise<void> {
  const now = ctx.clock()
  const payload = JSON.stringify(row.payload)
  const id = await insertNotice(ctx.db, { ...row, payload, next_attempt_at: now, created_at: now })
  if (id !== null) await ctx.jobs.send(ctx.db, 'notice.send', { noticeId: id })
}

/** Queues a job for every notice that is due: retries, and those whose job was lost. Runs every minute. */
export async function sweepNotices(ctx: Ctx): Promise<void> {
  for (const noticeId of await findDueNotices(ctx.db, ctx.clock(), SWEEP)) {
    await ctx.jobs.send(ctx.db, 'notice.send', { noticeId })
  }
}

export const cleanNotices = ({ db, clock }: Ctx) => deleteNotices(db, new Date(clock().getTime() - LIFE))

/** The newest messages of the outbox. */
export const listNotices = ({ db }: Ctx, limit = 50) => findNotices(db, limit)

/** What a browser needs to subscribe: our public key, base64url. */
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
 * Where somebody signs out, messages end too: the next person at that browser must not read them.
 * @param which one session, or all but some
 */
export const endPush = ({ db }: Ctx, userId: number, which: { id: number } | { but: readonly number[] }) =>
  deletePushOf(db, userId, which)

/** Browsers that may be sent messages, for the export of an account. */
export async function exportPush({ db }: Ctx, userId: number) {
  return (await findPushOf(db, userId)).map(({ endpoint, created_at }) => ({ endpoint, created_at }))
}

/** SMS and messages of browsers that were for an account, as long as they are kept, for its export. */
export const exportNotices = ({ db }: Ctx, userId: number) => findNoticesOf(db, userId)

export async function unsubscribePush(ctx: Ctx, userId: number, endpoint: string): Promise<void> {
  await deletePush(ctx.db, { userId, endpoint })
}
