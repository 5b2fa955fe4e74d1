import type { Ctx, ReadDb } from '../ctx.ts'

/**
 * Where a function that only reads may read: in a transaction that transaction, else a standby, if this process has some
 * and the visitor has not just written (http/own-writes.ts), else the primary. Answers of a standby are some
 * milliseconds old, at most DATABASE_READ_LAG_SECONDS: what is read in order to be written is read from `ctx.db`.
 */
export const reader = ({ db, standbys }: Pick<Ctx, 'db' | 'standbys'>): ReadDb =>
  db.isTransaction ? db : (standbys?.db ?? db)
