import { sql } from 'kysely'
import type { Page } from '../../domain/admin/list.ts'
import type { Message, MessageFilters, MessageState, MessagesQuery } from '../../domain/deliveries/messages.ts'
import { TOPIC_KEYS, topicOf } from '../../domain/deliveries/topics.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { endOf, startOf, within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import { wasReturned } from '../db/returned.ts'

const FIRST = sql<string>`split_part(delivery.dedupe_key, ':', 1)`
const RETURNED = wasReturned('delivery')
/** Most are sent within seconds: what waits longer waits for a service that does not answer. */
const IS_LATE = sql<boolean>`(coalesce(delivery.requeued_at, delivery.created_at) < now() - interval '1 hour')`
const STATE = sql<MessageState>`case
  when delivery.status in ('queued', 'sending') and ${IS_LATE} then 'late'
  when delivery.status in ('queued', 'sending') then 'waiting'
  when delivery.status = 'refused' then 'failed'
  when delivery.status = 'kept' then 'held'
  when delivery.status = 'stopped' then 'stopped'
  when ${RETURNED} then 'returned'
  else 'sent' end`
/** The stored states behind those of the list, for the index. */
const STATUSES = {
  waiting: ['queued', 'sending'],
  late: ['queued', 'sending'],
  sent: ['sent'],
  returned: ['sent'],
  failed: ['refused'],
  stopped: ['stopped'],
  held: ['kept'],
} as const satisfies Record<MessageState, readonly string[]>

const columns = (db: ReadDb) =>
  db
    .selectFrom('delivery')
    .leftJoin('account', 'account.id', 'delivery.user_id')
    .select([
      'delivery.id',
      'delivery.channel',
      'delivery.dedupe_key',
      'delivery.recipient',
      'delivery.user_id',
      'account.name as account',
      'delivery.attempts',
      'delivery.last_error',
      'delivery.created_at',
      'delivery.sent_at',
      'delivery.emptied_at',
      STATE.as('state'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

function matching(db: ReadDb, { q, channel, state, topic, from, to }: MessageFilters) {
  let rows = columns(db)
  if (channel !== undefined) rows = rows.where('delivery.channel', '=', channel)
  if (state !== undefined) {
    rows = rows.where('delivery.status', 'in', STATUSES[state])
    if (state === 'waiting' || state === 'late') rows = rows.where(IS_LATE, '=', state === 'late')
    if (state === 'sent' || state === 'returned') rows = rows.where(RETURNED, '=', state === 'returned')
  }
  if (topic === 'other') rows = rows.where(FIRST, 'not in', Object.values(TOPIC_KEYS).flat())
  else if (topic !== undefined) rows = rows.where(FIRST, 'in', TOPIC_KEYS[topic])
  if (from !== undefined) rows = rows.where('delivery.created_at', '>=', startOf(from))
  if (to !== undefined) rows = rows.where('delivery.created_at', '<', endOf(to))
  if (q) {
    const part = within(q)
    const id = /^\d{1,15}$/.test(q) ? Number(q) : 0
    // Each part has an index; joined by "or", PostgreSQL would read every message.
    const found = sql<number>`
      select id from delivery where recipient ilike ${part}
      union select id from delivery where last_error is not null and last_error ilike ${part}
      union select id from delivery where user_id in (select account.id from account where account.name ilike ${part})
      union select ${id}::bigint`
    rows = rows.where(sql<boolean>`delivery.id in (${found})`)
  }
  return rows
}

export async function findMessages(db: ReadDb, query: MessagesQuery): Promise<Page<Message>> {
  const page = await pageOf(db, query, matching(db, query), {
    sorts: { created_at: sql.ref('delivery.created_at'), sent_at: sql.ref('delivery.sent_at') },
    id: sql.ref('delivery.id'),
  })
  return { ...page, data: page.data.map(messageOf) }
}

export async function findMessage(db: ReadDb, id: number): Promise<Message | undefined> {
  const row = await columns(db).where('delivery.id', '=', id).executeTakeFirst()
  return row && messageOf(row)
}

/** The mails with these keys. */
export const findMailsWith = (db: ReadDb, keys: readonly string[]) =>
  columns(db)
    .where('delivery.channel', '=', 'mail')
    .where('delivery.dedupe_key', 'in', keys)
    .orderBy('delivery.id')
    .execute()

/** The ids of all messages of a filter, at most so many. */
export async function findMatching(db: ReadDb, filters: MessageFilters, limit: number): Promise<number[]> {
  const rows = await matching(db, filters)
    .clearSelect()
    .select('delivery.id')
    .orderBy('delivery.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What decides whether a message is sent again. */
export const findBulkMessages = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('delivery')
    .select(['id', 'channel', 'dedupe_key', 'recipient', 'status', 'emptied_at'])
    .select(RETURNED.as('returned'))
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
export type BulkMessage = Awaited<ReturnType<typeof findBulkMessages>>[number]

export const lockMessage = (db: Db, id: number) =>
  db
    .selectFrom('delivery')
    .selectAll()
    .select(RETURNED.as('returned'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Queues a message again. @param messageId of a mail that was sent: receivers drop a second one with the same */
export async function queueAgain(db: Db, id: number, now: Date, messageId: string | null): Promise<void> {
  await db
    .updateTable('delivery')
    .set({
      status: 'queued',
      overdue_at: now,
      requeued_at: now,
      sent_at: null,
      ...(messageId !== null && {
        payload: sql`jsonb_set(payload, '{messageId}', to_jsonb(${messageId}::text))`,
      }),
    })
    .where('id', '=', id)
    .execute()
}

export const findReports = (db: ReadDb, deliveryId: number) =>
  db
    .selectFrom('mail_report')
    .select(['kind', 'status', 'detail', 'at'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute()

const messageOf = ({ dedupe_key, user_id, last_error, created_at, sent_at, emptied_at, ...row }: Row): Message => ({
  ...row,
  topic: topicOf(dedupe_key),
  account_id: user_id,
  error: last_error,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
  is_erased: emptied_at !== null,
})
