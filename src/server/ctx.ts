import type { Logger } from 'pino'
import type { SearchReader } from '../search/port.ts'
import type { Caches } from './caches.ts'
import type { Config } from './config.ts'
import type { Db, ReadDb, SessionDb } from './db/db.ts'
import type { Standbys } from './db/standbys/standbys.ts'
import type { Press } from './exposes/press.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Decoder } from './media/decoder.ts'
import type { Storage } from './storage/storage.ts'

export type { Db, ReadDb, SessionDb }

/**
 * All objects with state, created once per process (server, worker, command, test) and passed to plain functions. A
 * transaction is passed as another db: `{ ...ctx, db: tx }`.
 */
export interface Ctx {
  config: Config
  log: Logger
  db: Db
  /** The same database, not behind a pooler: for locks and settings that last longer than a transaction. */
  direct: SessionDb
  /** Where reads may go (db/reader.ts). Absent without standbys, in jobs, and for visitors who have just written. */
  standbys?: Standbys | undefined
  search: SearchReader
  jobs: Jobs
  /** Pictures and documents, which visitors may see. */
  storage: Storage
  /** What is never served: delivered feeds and keys. */
  vault: Storage
  /** Decodes pictures from strangers, in separate processes. */
  pictures: Decoder
  /** Makes exposes, in separate processes. */
  exposes: Press
  caches: Caches
  /** The current time; tests pass their own. */
  clock: () => Date
}
