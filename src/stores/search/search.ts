import { computed, map } from 'nanostores'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Results } from '../../domain/search/answers.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import { call } from '../api.ts'

/** Homes of one or several loaded pages, with the facets of the whole search; `page` is the last one. */
export type SearchAnswer = Omit<Results, 'data' | 'took_ms'> & { cards: PropertyCard[] }

/** The visible result: `query` names its last page, `firstPage` its first. */
interface Shown {
  query: SearchQuery
  answer: SearchAnswer
  firstPage: number
}

interface SearchState {
  /** The running search, or the last one; null until the visitor has searched on this page. */
  query: SearchQuery | null
  phase: 'ready' | 'loading' | 'failed'
  /** The newest answer and its search; it stays while the next one loads or fails. */
  shown: Shown | null
  /** Pages after those that the server rendered, as long as nothing else is `shown`. */
  added: Shown | null
  /** The state of the request for a further page. */
  adding: 'ready' | 'loading' | 'failed'
}

/** Starts as a constant, equal on server and browser, so that hydration matches the rendered page. */
export const NOTHING_ASKED: SearchState = { query: null, phase: 'ready', shown: null, added: null, adding: 'ready' }
export const $search = map<SearchState>(NOTHING_ASKED)

let settled = NOTHING_ASKED
/** The same without the loading phase: a component renders once with the answer, and not twice. */
export const $settled = computed($search, (state) => {
  if (state.phase !== 'loading') settled = state
  return settled
})

let current: AbortController | null = null

/**
 * Runs a search: its page, or all from `firstPage` to it. An older answer never overwrites a newer one: its request is
 * aborted, and a late answer is dropped.
 */
export async function ask(query: SearchQuery, language: Language, firstPage = query.seite): Promise<void> {
  const mine = takeOver()
  $search.set({ ...$search.get(), query, phase: 'loading', adding: 'ready' })
  const numbers = Array.from({ length: query.seite - firstPage + 1 }, (_, at) => firstPage + at)
  try {
    const answers = await Promise.all(numbers.map((seite) => read({ ...query, seite }, language, mine.signal)))
    const last = answers.at(-1)
    if (current !== mine || !last) return
    const cards = unique(answers.flatMap((answer) => answer.cards))
    const shown = { query, firstPage, answer: { ...last, cards } }
    $search.set({ query, phase: 'ready', shown, added: null, adding: 'ready' })
  } catch {
    if (current === mine) $search.set({ ...$search.get(), phase: 'failed' })
  }
}

/**
 * Appends a page to the visible ones; a new search in the meantime replaces it.
 * @param query with the wanted page
 * @param known ids of the homes that the server rendered
 */
export async function askMore(query: SearchQuery, language: Language, known: ReadonlySet<number>): Promise<void> {
  const mine = takeOver()
  $search.set({ ...$search.get(), phase: 'ready', adding: 'loading' })
  try {
    const answer = await read(query, language, mine.signal)
    if (current !== mine) return
    const { shown, added } = $search.get()
    const before = shown ?? added
    const fresh = answer.cards.filter(({ id }) => !known.has(id))
    const cards = unique([...(before?.answer.cards ?? []), ...fresh])
    const next = { query, firstPage: before?.firstPage ?? query.seite, answer: { ...answer, cards } }
    $search.set({
      query,
      phase: 'ready',
      adding: 'ready',
      ...(shown ? { shown: next, added } : { shown, added: next }),
    })
  } catch {
    if (current === mine) $search.set({ ...$search.get(), adding: 'failed' })
  }
}

function takeOver(): AbortController {
  current?.abort()
  current = new AbortController()
  return current
}

/** Lists change while the visitor reads: a home that moved to the next page is not shown twice. */
function unique(cards: PropertyCard[]): PropertyCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}

async function read(query: SearchQuery, language: Language, signal: AbortSignal): Promise<SearchAnswer> {
  const params = formatSearch(query)
  if (language !== 'de') params.set('lang', language)
  const { data, ...page } = await call('GET /api/properties', { query: params, signal })
  return { ...page, cards: data }
}
