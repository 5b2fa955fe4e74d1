import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../ctx.ts'
import { markBroken, markUnreached } from './away.ts'
import type { DB as Database } from './types.generated.ts'

/**
 * int8 and numeric arrive as numbers: our ids and counts stay below 2^53, and money has two decimals of at most
 * 12 digits, which a double holds exactly enough to print.
 */
const numbers = { [pg.types.builtins.INT8]: Number, [pg.types.builtins.NUMERIC]: Number } as Record<
  number,
  (text: string) => unknown
>

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && numbers[oid]) ||
    (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
}

/** A comment in front of what every visitor asks, with a name of its own: such a text is the same each time. */
const PLANNED_ONCE = /^(?:select )?\/\* planned once: (\w+) \*\//

/**
 * PostgreSQL plans a query each time it comes, which takes longer than to answer it where a few rows are read by their
 * keys. What has a name is planned once a connection. Only a text that never changes may have one. A query that fails
 * because the database is away says so.
 */
function refineQueries(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (text: unknown, ...rest: unknown[]) => unknown
  const named = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? PLANNED_ONCE.exec(text)?.[1] : undefined
    const result = name ? query({ name, text, values: rest[0] }, ...rest.slice(1)) : query(text, ...rest)
    return result instanceof Promise ? result.catch((error) => Promise.reject(markBroken(error))) : result
  }
  Object.assign(client, { query: named })
}

export interface ConnectOptions {
  max?: number
  onError?: (error: Error) => void
  /**
   * Whoever answers visitors: so long a statement may take, ms. Half of it a statement waits for a lock or for a
   * connection, and as long a transaction may rest. Without it everything takes the time that it needs.
   */
  statementMs?: number
}

/**
 * Opens a pool of connections, whose errors say when the database is away (away.ts). `url` as in DATABASE_URL; sockets
 * as `postgresql:///klinke?host=/folder`.
 */
export function connect(url: string, { max = 10, onError, statementMs }: ConnectOptions = {}): Db {
  const waitMs = statementMs && Math.ceil(statementMs / 2)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waitMs ?? 10_000,
    // Sent as the connection is opened, so they hold from its first statement on.
    ...(waitMs && {
      statement_timeout: statementMs,
      lock_timeout: waitMs,
      idle_in_transaction_session_timeout: waitMs,
    }),
  })
  // A connection that the database closes (restart) is replaced by the next query; unheard it would end us. The pool
  // tells of idle ones only, one that is in use tells itself.
  pool.on('error', (error) => onError?.(error))
  pool.on('connect', (client) => {
    refineQueries(client)
    client.on('error', (error: Error) => onError?.(error))
  })
  const telling = {
    connect: () => pool.connect().catch((error) => Promise.reject(markUnreached(error))),
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: telling }) })
}
