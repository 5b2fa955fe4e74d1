import type { Kysely } from 'kysely'
import type { DB } from './types.generated.ts'

/** A database with sessions: what is set or locked on one of its connections stays there until it is released. */
export type SessionDb = Kysely<DB>

/**
 * The database that takes writes, or a transaction of it. It may stand behind PgBouncer, where only a transaction has a
 * connection of its own: what needs more than one (`connection()`: a lock or a setting of the session) takes a SessionDb.
 */
export type Db = Omit<SessionDb, 'connection'>

/**
 * A database that is only read: the primary or a standby (decision 91). Every Db is one; a function that takes a Db and
 * writes does not accept it. Its connections refuse what a raw statement would write.
 */
export type ReadDb = Pick<SessionDb, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>
