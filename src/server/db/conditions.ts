import { type SqlBool, sql } from 'kysely'

/** Whether a column contains this text, in any case. */
export const contains = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`

/** The first moment of a day in Vienna. */
export const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Europe/Vienna'`

/** The first moment after a day in Vienna. */
export const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Vienna'`
