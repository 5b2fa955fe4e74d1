import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { SLOW_MS } from '../../domain/performance/server-figures.ts'
import { markBroken, markUnreached } from './away.ts'
import type { SessionDb } from './db.ts'
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

/** The routine of PostgreSQL in which a commit waits for the standby that has to have it. */
const COMMIT_WAIT = 'SyncRepWaitForLSN'

/**
 * Kysely's view of a connection: repeated queries get a name (plan-names.ts), and failures of the network a mark. A
 * commit whose wait for the standby an operator has cancelled is no success: PostgreSQL says so only by a warning, and
 * the write is lost with the primary.
 */
function refine(client: pg.PoolClient, nameOf: NameOf, onSlow?: (ms: number) => void): PostgresPoolClient {
  let unconfirmed = false
  client.on('notice', ({ routine }) => {
    if (routine === COMMIT_WAIT) unconfirmed = true
  })
  const confirmed = <T>(result: T): T => {
    if (!unconfirmed) return result
    unconfirmed = false
    throw markUnreached(new Error('no standby has confirmed the commit'))
  }
  return {
    query: ((query: string | PostgresCursor<unknown>, values: unknown[] = []) => {
      if (typeof query !== 'string') return client.query(query as never)
      const name = values.length ? nameOf(query) : undefined
      const began = performance.now()
      const result = client.query({ text: query, values, ...(name && { name }) }).finally(() => {
        const ms = performance.now() - began
        if (ms > SLOW_MS) onSlow?.(ms)
      })
      return result.then(confirmed, (error: Error) => Promise.reject(markBroken(error)))
    }) as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/**
 * A host that has vanished is noticed within half a minute, also while we wait for it: by default the system asks after two
 * hours. Firewalls forget connections on which nothing is sent for minutes, such as one that only holds a lock.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

type NameOf = (text: string) => string | undefined
/** PgBouncer 1.18 gives the next statement another connection, which does not know the name. */
const NO_NAMES: NameOf = () => undefined

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
  /**
   * The address is a pooler's that lends a connection for one transaction (PgBouncer): no named statements, and no
   * settings when a connection opens. The time limits are then the pooler's `connect_query` (.env.example).
   */
  pooled?: boolean
  /** Connections refuse to write. */
  readOnly?: boolean
  /** Maximum time to wait for a connection, ms. */
  connectMs?: number
}

/** What Kysely needs of a pool. */
export interface Connections {
  connect(): Promise<PostgresPoolClient>
  /** Waits until the connections in use are given back. */
  end(): Promise<void>
  /** Ends the connections in use, too: their statements fail at once. */
  cut(): void
}

/**
 * Opens a pool of connections, whose errors show when the database is unreachable (away.ts). `url` as in DATABASE_URL;
 * sockets as `postgresql:///klinke?host=/folder`.
 */
export function openConnections(url: string, options: ConnectOptions = {}): Connections {
  const { pooled = false, onSlow } = options
  const nameOf = pooled ? NO_NAMES : makePlanNames()
  const refined = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let pool = openPool(url, options)
  return {
    connect: async () => {
      const client = await pool.connect().catch((error) => Promise.reject(markUnreached(error)))
      const known = refined.get(client) ?? refine(client, nameOf, onSlow)
      refined.set(client, known)
      return known
    },
    end: () => pool.end(),
    cut() {
      const old = pool
      pool = openPool(url, options)
      // A connection with a statement in progress closes its socket.
      for (const client of old.open) void client.end().catch(() => {})
      void old.end().catch(() => {})
    },
  }
}

function openPool(url: string, options: ConnectOptions): pg.Pool & { open: Set<pg.PoolClient> } {
  const { max = 10, onError, statementMs, pooled = false, readOnly = false } = options
  const waitMs = statementMs && Math.ceil(statementMs / 2)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: options.connectMs ?? waitMs ?? 10_000,
    // Sent when the connection opens, so that they apply from its first statement on.
    ...(waitMs &&
      !pooled && {
        statement_timeout: statementMs,
        lock_timeout: waitMs,
        idle_in_transaction_session_timeout: waitMs,
      }),
    ...(readOnly && !pooled && { options: '-c default_transaction_read_only=on' }),
  })
  const open = new Set<pg.PoolClient>()
  // A connection that the database closes (restart) is replaced by the next query; without a listener the error would
  // end the process. The pool reports idle connections only, a connection in use reports by itself.
  pool.on('error', (error) => onError?.(error))
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', (error: Error) => onError?.(error))
  })
  pool.on('remove', (client) => open.delete(client as pg.PoolClient))
  return Object.assign(pool, { open })
}

/** A database on a pool of connections. */
export function connect(url: string, options: ConnectOptions = {}): SessionDb {
  return overConnections(openConnections(url, options))
}

export const overConnections = ({ connect, end }: Pick<Connections, 'connect' | 'end'>): SessionDb =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end, options: {} } }) })
