import { type Selectable, sql } from 'kysely'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { NewsletterSubscription } from '../db/types.generated.ts'

export type Subscription = Selectable<NewsletterSubscription>

/** The active subscription of an address. */
export const findByEmail = (db: ReadDb, email: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst()

/** Every sign-up of an address, newest first; an ended one is kept as proof. */
export const findAllByEmail = (db: ReadDb, email: string) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['name', 'frequency', 'language', 'created_at', 'confirmed_at', 'left_at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .execute()

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

/** The subscription of a token that has not ended, locked until the transaction ends. */
export const lockByToken = (db: Db, token: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('token', '=', token)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function setConfirmed(db: Db, id: number, confirmed_at: Date): Promise<void> {
  await db.updateTable('newsletter_subscription').set({ confirmed_at }).where('id', '=', id).execute()
}

export async function setLeft(db: Db, id: number, left_at: Date): Promise<void> {
  await db.updateTable('newsletter_subscription').set({ left_at, name: null }).where('id', '=', id).execute()
}

/** Ends the subscriptions of addresses that get no more mail (deliveries/stops.ts). @returns those that were confirmed */
export async function endStopped(db: Db, left_at: Date): Promise<NewsletterFrequency[]> {
  const rows = await db
    .updateTable('newsletter_subscription')
    .set({ left_at, name: null })
    .where('left_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`sha256(convert_to(lower(btrim(email)), 'UTF8')) in (select hash from stopped_address)`)
    .returning('frequency')
    .execute()
  return rows.map(({ frequency }) => frequency)
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

/** How many read each frequency, by language. */
export const countReaders = (db: ReadDb) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['frequency', 'language', sql<number>`count(*)::int`.as('readers')])
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .groupBy(['frequency', 'language'])
    .orderBy('language')
    .execute()

/** Subscribers after the id, in order, who had confirmed when the issue was due and have not received it. */
export function findSubscribers(
  db: ReadDb,
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
