import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { ReadDb } from '../ctx.ts'

/** Larger lists are not counted to their end: counting a million rows would take longer than reading a page. */
const COUNT_MAX = 10_000
/** Rows before a page are read too, so far pages of a large list are refused; a filter finds these rows faster. */
const OFFSET_MAX = 100_000

/**
 * Reads one page of a list.
 * @param query the page that is asked for
 * @param rows the select with its filters, without order and limit
 * @param sorts the column or expression behind each name of `sort`
 * @param id the unique column that decides between equal rows
 * @throws DomainError input.invalid for a page beyond the first 100,000 rows
 */
export async function pageOf<DB, TB extends keyof DB, T>(
  db: ReadDb,
  { sort, seite, pro_seite }: PageQuery,
  rows: SelectQueryBuilder<DB, TB, T>,
  { sorts, id }: { sorts: Record<string, Expression<unknown>>; id: Expression<unknown> },
): Promise<Page<T>> {
  const offset = offsetOf({ seite, pro_seite })
  const isDown = sort?.startsWith('-') ?? false
  const by = sorts[(sort ?? Object.keys(sorts)[0] ?? '').replace(/^-/, '')]
  const direction = sql.raw(isDown ? 'desc nulls last' : 'asc nulls last')
  const ordered = by ? rows.orderBy(sql`${by} ${direction}`) : rows
  const data = await ordered
    .orderBy(sql`${id} ${sql.raw(isDown ? 'desc' : 'asc')}`)
    .limit(pro_seite)
    .offset(offset)
    .execute()
  // The last page tells the number.
  if (data.length > 0 && data.length < pro_seite) return { data, total: offset + data.length, total_is_exact: true }
  return { data, ...(await totalOf(db, rows)) }
}

/** The rows before a page. @throws DomainError input.invalid for a page beyond the first 100,000 rows */
export function offsetOf({ seite, pro_seite }: Pick<PageQuery, 'seite' | 'pro_seite'>): number {
  const offset = (seite - 1) * pro_seite
  if (offset > OFFSET_MAX) throw new DomainError('input.invalid', [{ field: 'seite', code: 'too_large' }])
  return offset
}

/** How many rows a list has. @param rows the select with its filters, without order and limit */
export async function totalOf<DB, TB extends keyof DB, T>(
  db: ReadDb,
  rows: SelectQueryBuilder<DB, TB, T>,
): Promise<Omit<Page<T>, 'data'>> {
  const some = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(COUNT_MAX + 1)
  const counted = await sql<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  return { total: Math.min(count, COUNT_MAX), total_is_exact: count <= COUNT_MAX }
}
