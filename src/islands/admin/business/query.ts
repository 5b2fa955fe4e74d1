import type { ListQuery } from '../table/columns.ts'
import { queryOf } from '../table/query.ts'

/** The query of a list with the period that the address names. @param usual the order without a chosen one */
export function listQueryOf(
  { zeitraum, bis, teil: _, ...query }: ListQuery,
  usual: string,
  more: ListQuery = {},
): URLSearchParams {
  return queryOf({ sort: usual, ...query, period: zeitraum, until: bis, ...more })
}
