import type { ListQuery } from './columns.ts'

/** The query of a list as a query string, without what is not set. */
export const queryOf = (query: ListQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]))
