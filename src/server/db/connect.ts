import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../ctx.ts'
import { markBroken, markUnreached } from './away.ts'
import type { DB as Database } from './types.generated.ts'

/**
 * int8 and numeric arrive as numbers: our ids and counts stay below 2^53, and money has two decimals and at most 12
 * digits, which a double represents exactly enough to print.
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

/** A leading comment with a name marks a query that every visitor causes: its text is always the same. */
const PLANNED_ONCE = /^(?:select )?\/\* planned once: (\w+) \*\//

/**
 * PostgreSQL plans a query at every execution, which takes longer than a lookup of a few rows by key. A query with a
 * name is planned once per connection. Only a text that never changes may have a name. A query that fails because the
 * database is unreachable is marked.
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
   * For processes that answer visitors: the maximum time of a statement, ms. A statement waits for a lock or for a
   * connection for half of it, and a transaction may be idle for the same time. Without it, there is no time limit.
   */
  statementMs?: number
}

/**
 * Opens a pool of connections, whose errors show when the database is unreachable (away.ts). `url` as in DATABASE_URL;
 * sockets as `postgresql:///klinke?host=/folder`.
 */
export function connect(url: string, { max = 10, onError, statementMs }: ConnectOptions = {}): Db {
  const waitMs = statementMs && Math.ceil(statementMs / 2)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waitMs ?? 10_000,
    // Sent when the connection opens, so that they apply from its first statement on.
    ...(waitMs && {
      statement_timeout: statementMs,
      lock_timeout: waitMs,
      idle_in_transaction_session_timeout: waitMs,
    }),
  })
  // A connection that the database closes (restart) is replaced by the next query; without a listener the error would
  // end the process. The pool reports idle connections only, a connection in use reports by itself.
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
