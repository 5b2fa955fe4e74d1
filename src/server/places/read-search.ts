import { DomainError, type Problem } from '../../domain/errors.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { isAbroadSlug, placeBySlug } from './places.ts'

interface Read {
  query: SearchQuery
  problems: Problem[]
}

/**
 * Reads a search from a query string, as `parseSearch` does, and also checks the places: an unknown slug in `ort` is
 * left out and listed in `problems`, so that "nothing found" is never the answer for an unknown place. Of places abroad
 * only the form is checked: no list of them exists.
 */
export function readSearch(params: URLSearchParams): Read {
  const parsed = parseSearch(params)
  const { query, problems } = keepKnown(parsed.query)
  return { query, problems: [...parsed.problems, ...problems] }
}

/** Returns the search if all its places are known. @throws DomainError input.invalid with the unknown ones */
export function withKnownPlaces<Q extends SearchQuery>(query: Q): Q {
  const { problems } = keepKnown(query)
  if (problems.length) throw new DomainError('input.invalid', problems)
  return query
}

function keepKnown(query: SearchQuery): Read {
  const { ort, ...filter } = query.filter
  if (!ort) return { query, problems: [] }
  const known = ort.filter((slug) => placeBySlug(slug) || isAbroadSlug(slug))
  const unknown = ort.filter((slug) => !known.includes(slug))
  return {
    query: { ...query, filter: known.length ? { ...filter, ort: known } : filter },
    problems: unknown.map((value): Problem => ({ field: 'ort', code: 'place', params: { value } })),
  }
}
