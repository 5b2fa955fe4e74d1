import { type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'

/** So many rows are found by an index and sorted. Of more, a page is found at once in its order; no list counts further. */
const FEW = 10_000

/**
 * The ids of a select, when they are few. PostgreSQL takes every word for a frequent one: it would walk the whole table
 * in the order of the page for a word that few rows have. So the few are found first, by the index of words.
 * @param ids a select of `id`, without an order
 * @returns null when there are too many
 */
export async function findFew(db: ReadDb, ids: RawBuilder<unknown>): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`select id from (${ids}) as found limit ${sql.lit(FEW + 1)}`.execute(db)
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/** Whether a column is one of these ids. */
export const oneOf = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
