import type { Filter } from '../../domain/search/criteria.ts'
import type { Ctx } from '../ctx.ts'

/** The number of homes of a search, whose places are looked up already: a fraction of a millisecond. */
export async function countHomes(
  { search }: Pick<Ctx, 'search'>,
  filter: Filter,
  signal?: AbortSignal,
): Promise<number> {
  const query = { filter, sort: 'neueste', seite: 1, pro_seite: 1 } as const
  return (await search.search(query, { ...(signal && { signal }) })).total
}
