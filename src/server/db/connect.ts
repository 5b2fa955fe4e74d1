import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { SLOW_MS } from '../../domain/performance/server-figures.ts'
import type { Db } from '../ctx.ts'
import { markBroken, markUnreached } from './away.ts'
import { makePlanNames } from './plan-names.ts'
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

/** Kysely's view of a connection: repeated queries get a name (plan-names.ts), and failures of the network a mark. */
function refine(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  onSlow?: (ms: number) => void,
): PostgresPoolClient {
  return {
    query: ((query: string | PostgresCursor<unknown>, values: unknown[] = []) => {
      if (typeof query !== 'string') return client.query(query as never)
      const name = values.length ? nameOf(query) : undefined
      const began = performance.now()
      const result = client.query({ text: query, values, ...(name && { name }) }).finally(() => {
        const ms = performance.now() - began
        if (ms > SLOW_MS) onSlow?.(ms)
      })
      return result.catch((error: Error) => Promise.reject(markBroken(error)))
    }) as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

export interface ConnectOptions {
  max?: number
  onError?: (error: Error) => void
  /** Called with the ms of each statement that took longer than SLOW_MS. */
  onSlow?: (ms: number) => void
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
export function connect(url: string, { max = 10, onError, onSlow, statementMs }: ConnectOptions = {}): Db {
  const nameOf = makePlanNames()
  const refined = new WeakMap<pg.PoolClient, PostgresPoolClient>()
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
    client.on('error', (error: Error) => onError?.(error))
  })
  const telling = {
    connect: async () => {
      const client = await pool.connect().catch((error) => Promise.reject(markUnreached(error)))
      const known = refined.get(client) ?? refine(client, nameOf, onSlow)
      refined.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: telling }) })
}
