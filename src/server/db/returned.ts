import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a mail that was sent came back later. Reports from before its last sending are about an earlier one.
 * @param delivery the name that the statement gives to the table
 */
export const wasReturned = (delivery: string): RawBuilder<boolean> => sql<boolean>`exists (select from mail_report
  where mail_report.delivery_id = ${sql.ref(`${delivery}.id`)} and mail_report.kind <> 'delayed'
    and mail_report.at >= coalesce(${sql.ref(`${delivery}.sent_at`)}, ${sql.ref(`${delivery}.created_at`)}))`
