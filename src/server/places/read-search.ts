import { DomainError, type Problem } from '../../domain/errors.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { placeBySlug } from './places.ts'

interface Read {
  query: SearchQuery
  problems: Problem[]
}

/**
 * Reads a search from a query string, as `parseSearch` does, and knows the places besides: a slug in `ort` that is no
 * place is left out and named in `problems`, so that nobody takes "nothing found" for an answer about a place.
 */
export function readSearch(params: URLSearchParams): Read {
  const parsed = parseSearch(params)
  const { query, problems } = keepKnown(parsed.query)
  return { query, problems: [...parsed.problems, ...problems] }
}

/** A search whose places are known. @throws DomainError input.invalid naming those that are not */
export function withKnownPlaces<Q extends SearchQuery>(query: Q): Q {
  const { problems } = keepKnown(query)
  if (problems.length) throw new DomainError('input.invalid', problems)
  return query
}

function keepKnown(query: SearchQuery): Read {
  const { ort, ...filter } = query.filter
  if (!ort) return { query, problems: [] }
  const known = ort.filter((slug) => placeBySlug(slug))
  const unknown = ort.filter((slug) => !known.includes(slug))
  return {
    query: { ...query, filter: known.length ? { ...filter, ort: known } : filter },
    problems: unknown.map((value): Problem => ({ field: 'ort', code: 'place', params: { value } })),
  }
}
