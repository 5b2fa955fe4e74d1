import { type Selectable, sql } from 'kysely'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { NewsletterIssue } from '../db/types.generated.ts'

export type IssueRow = Selectable<NewsletterIssue>

/** The stored edition, made when it does not exist, and locked until the transaction ends. */
export async function lockIssue(
  db: Db,
  row: { frequency: NewsletterFrequency; period: string; due_at: Date },
): Promise<IssueRow> {
  const { frequency, period } = row
  await db
    .insertInto('newsletter_issue')
    .values(row)
    .onConflict((conflict) => conflict.columns(['frequency', 'period']).doNothing())
    .execute()
  return db
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('frequency', '=', frequency)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setIssue(
  db: Db,
  { frequency, period }: Pick<IssueRow, 'frequency' | 'period'>,
  values: { held_at?: Date | null; started_at?: Date | null },
): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set(values)
    .where('frequency', '=', frequency)
    .where('period', '=', period)
    .execute()
}

export async function addReader(db: Db, frequency: NewsletterFrequency, period: string): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set({ readers: sql<number>`readers + 1` })
    .where('frequency', '=', frequency)
    .where('period', '=', period)
    .execute()
}

/** The first end counts: a check an hour later, with nothing left to send, is no other end. */
export async function finishIssue(db: Db, frequency: NewsletterFrequency, period: string, at: Date): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set({ finished_at: at })
    .where('frequency', '=', frequency)
    .where('period', '=', period)
    .where('finished_at', 'is', null)
    .execute()
}

/** Stored editions, newest first. */
export const findIssues = (db: ReadDb, limit: number): Promise<IssueRow[]> =>
  db.selectFrom('newsletter_issue').selectAll().orderBy('due_at', 'desc').orderBy('period').limit(limit).execute()

export interface Unsent {
  period: string
  waiting: number
  failed: number
}

/** The mails of each edition that were not sent. */
export async function findUnsent(db: ReadDb): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`select split_part(dedupe_key, ':', 3) as period,
      count(*) filter (where status not in ('refused', 'stopped'))::int as waiting,
      count(*) filter (where status in ('refused', 'stopped'))::int as failed
    from delivery where status in ('queued', 'sending', 'kept', 'refused', 'stopped')
      and channel = 'mail' and dedupe_key ~ '^newsletter:[0-9]+:[0-9]{4}-W?[0-9]+$'
    group by 1`.execute(db)
  return rows
}

export type Count = 'confirmed' | 'ended' | 'bounced'

/** Counts one change of a day, without its person. @param day in Vienna */
export async function addToDay(db: Db, day: string, frequency: NewsletterFrequency, count: Count): Promise<void> {
  await db
    .insertInto('newsletter_day')
    .values({ day, frequency, [count]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'frequency'])
        .doUpdateSet({ [count]: sql<number>`${sql.ref(`newsletter_day.${count}`)} + 1` }),
    )
    .execute()
}

/** Counts by week or month, and what they sum up to before `from`; the day is its first. */
export async function findGrowth(db: ReadDb, unit: 'week' | 'month', from: string) {
  const { rows } = await sql<{ begins: string; confirmed: number; ended: number; bounced: number }>`
    select to_char(date_trunc(${unit}, day), 'YYYY-MM-DD') as begins,
      sum(confirmed)::int as confirmed, sum(ended)::int as ended, sum(bounced)::int as bounced
    from newsletter_day where day >= ${from}::date group by 1 order by 1`.execute(db)
  return rows
}

export async function countConfirmed(db: ReadDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_subscription
    where confirmed_at is not null and left_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
