import { type SqlBool, sql } from 'kysely'

/** That the last attempt to fetch the file `m` of a home (property_media) from its address failed. */
export const IS_UNFETCHED = sql<SqlBool>`m.location = 'REMOTE' and m.attempts > 0 and m.error is not null`
