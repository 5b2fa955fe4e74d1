import { companyOfSearch, companyPath } from '../../domain/companies/company.ts'
import { isDomainError } from '../../domain/errors.ts'
import { LANDING_MIN, landingOf } from '../../domain/landing/address.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import { PER_PAGE, type SearchQuery } from '../../domain/search/criteria.ts'
import type { PageCall } from '../../server/operations/page-calls.ts'

/**
 * The German path that search engines keep for a list: that of all homes, or the page of a place, a kind or a company
 * with the same homes. Undefined for other combinations of filters, of which there are too many to index.
 */
export async function canonicalOf(call: PageCall, query: SearchQuery, total: number): Promise<string | undefined> {
  if (!formatSearch({ ...query, seite: 1 }).size) return `/immobilien${query.seite > 1 ? `?seite=${query.seite}` : ''}`
  const landing = landingOf(query)
  if (landing) return total >= LANDING_MIN && (query.seite - 1) * PER_PAGE < total ? landing : undefined
  const id = companyOfSearch(query)
  if (id === null || total === 0) return undefined
  try {
    const { data } = await call('GET /api/companies/{id}', { params: { id } })
    return companyPath(data, query.seite)
  } catch (error) {
    if (isDomainError(error)) return undefined
    throw error
  }
}
