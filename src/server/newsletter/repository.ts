import type { Selectable } from 'kysely'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Db } from '../ctx.ts'
import type { NewsletterSubscription } from '../db/types.generated.ts'

export type Subscription = Selectable<NewsletterSubscription>

/** The active subscription of an address. */
export const findByEmail = (db: Db, email: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst()

/**
 * Creates the sign-up, or renews it unless it is already confirmed. An earlier, ended subscription stays as proof.
 * @returns undefined when it is already confirmed
 */
export function putPending(
  db: Db,
  row: {
    email: string
    name: string | null
    frequency: NewsletterFrequency
    language: Language
    token: string
    requested_at: Date
    created_at: Date
  },
): Promise<Subscription | undefined> {
  const { email: _email, created_at: _created, ...again } = row
  return db
    .insertInto('newsletter_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('left_at', 'is', null)
        .doUpdateSet(again)
        .where('newsletter_subscription.confirmed_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()
}

/** @returns whether a sign-up has that token */
export async function setConfirmed(db: Db, token: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscription')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(at)) }))
    .where('token', '=', token)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setLeft(db: Db, token: string, left_at: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ left_at, name: null })
    .where('token', '=', token)
    .where('left_at', 'is', null)
    .execute()
}

export async function deleteByEmail(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
}

/** Removes sign-ups that were not confirmed, and subscriptions that ended long ago. */
export async function deleteOld(db: Db, pendingBefore: Date, leftBefore: Date): Promise<void> {
  const rows = db.deleteFrom('newsletter_subscription')
  await rows.where('confirmed_at', 'is', null).where('requested_at', '<', pendingBefore).execute()
  await rows.where('left_at', '<', leftBefore).execute()
}

export async function setIssued(db: Db, id: number, last_issue_at: Date): Promise<void> {
  await db.updateTable('newsletter_subscription').set({ last_issue_at }).where('id', '=', id).execute()
}

/** Subscribers after the id, in order, who had confirmed when the issue was due and have not received it. */
export function findSubscribers(
  db: Db,
  { frequency, due }: { frequency: NewsletterFrequency; due: Date },
  afterId: number,
  limit: number,
): Promise<Subscription[]> {
  return db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('frequency', '=', frequency)
    .where('confirmed_at', '<', due)
    .where('left_at', 'is', null)
    .where(({ eb, or }) => or([eb('last_issue_at', 'is', null), eb('last_issue_at', '<', due)]))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
