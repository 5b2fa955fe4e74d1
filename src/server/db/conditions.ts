import { type SqlBool, sql } from 'kysely'

/** The pattern of `like` for texts that contain this one, in which nothing is a wildcard. */
export const within = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Whether a column contains this text, in any case. */
export const contains = (column: string, text: string) => sql<SqlBool>`${sql.ref(column)} ilike ${within(text)}`

/** The first moment of a day in Vienna. */
export const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Europe/Vienna'`

/** The first moment after a day in Vienna. */
export const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Vienna'`
