import { map } from 'nanostores'
import type { PropertyCard } from '../domain/properties/card.ts'
import { formatSearch } from '../domain/search/codec.ts'
import type { SearchQuery } from '../domain/search/criteria.ts'
import type { Language } from '../i18n/languages.ts'
import { getJson } from './api.ts'

/** One page of homes with the facets of the whole search. */
export interface SearchAnswer {
  cards: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: object
}

/** GET /api/properties */
type PropertiesAnswer = Omit<SearchAnswer, 'cards'> & { success: true; data: PropertyCard[] }

interface SearchState {
  /** The search on its way, or the last one that was asked; null until the visitor has asked for one here. */
  query: SearchQuery | null
  phase: 'ready' | 'loading' | 'failed'
  /** The newest answer and the search it belongs to; kept while the next one loads or fails. */
  shown: { query: SearchQuery; answer: SearchAnswer } | null
}

/** Starts as a constant, equal on server and browser, so that hydration finds what was rendered. */
export const NOTHING_ASKED: SearchState = { query: null, phase: 'ready', shown: null }
export const $search = map<SearchState>(NOTHING_ASKED)

let current: AbortController | null = null

/**
 * Asks for a search. The answer to an older one never overwrites a newer one's: it is aborted, and dropped should it
 * come all the same.
 */
export async function ask(query: SearchQuery, language: Language): Promise<void> {
  current?.abort()
  const mine = new AbortController()
  current = mine
  $search.set({ ...$search.get(), query, phase: 'loading' })
  try {
    const { data, ...page } = await getJson<PropertiesAnswer>(apiPath(query, language), mine.signal)
    if (current === mine) $search.set({ query, phase: 'ready', shown: { query, answer: { ...page, cards: data } } })
  } catch {
    if (current === mine) $search.set({ ...$search.get(), phase: 'failed' })
  }
}

function apiPath(query: SearchQuery, language: Language): string {
  const params = formatSearch(query)
  if (language !== 'de') params.set('lang', language)
  return `/api/properties?${params}`
}
