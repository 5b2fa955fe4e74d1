import type { Logger } from 'pino'
import type { SearchReader } from '../search/port.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Keeper } from './keep.ts'
import type { Decoder } from './media/decoder.ts'
import type { Storage } from './media/storage.ts'

export type { Db }

/**
 * Everything that has state, made once by whoever starts a process (server, worker, command, test) and handed to
 * plain functions. Passing a transaction on is passing another db: `{ ...ctx, db: tx }`.
 */
export interface Ctx {
  config: Config
  log: Logger
  db: Db
  search: SearchReader
  jobs: Jobs
  storage: Storage
  /** Makes pictures of strangers' bytes, in processes of its own. */
  pictures: Decoder
  /** What is dear to read from the database and may be some minutes old. */
  kept: Keeper
  /** Now; tests hand in their own. */
  clock: () => Date
}
