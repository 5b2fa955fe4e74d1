import { atom } from 'nanostores'
import { persisted } from './persist.ts'

/** Where somebody was in the list of homes (specification, sections 3 and 4), to be found again on the way back. */
export interface SearchState {
  /** The query string, without its question mark. */
  searchParams: string
  /** Pixels from the top of the page. */
  scrollPosition: number
  /** The first of the pages that stood below each other; the last is `seite` of searchParams. */
  firstPage: number
  /** ms since 1970 */
  timestamp: number
  expiresAt: number
}

/** Specification, section 4. */
export const SEARCH_STATE_LIFE_MS = 3_600_000

const $kept = persisted<SearchState | null>('klinke_search_state', null, parseState, (state) =>
  state ? JSON.stringify(state) : undefined,
)

/** What the list is to be brought back to; null when nothing is, or when that is done. */
export const $returning = atom<SearchState | null>(null)

/** Keeps for an hour where somebody is in the list. */
export function keepSearch(
  { searchParams, scrollPosition, firstPage }: Omit<SearchState, 'timestamp' | 'expiresAt'>,
  now = Date.now(),
): void {
  const expiresAt = now + SEARCH_STATE_LIFE_MS
  $kept.set({ searchParams, scrollPosition, firstPage, timestamp: now, expiresAt })
}

/** What is kept; null when there is nothing, or when its hour is over: then it is deleted. */
export function keptSearch(now = Date.now()): SearchState | null {
  const state = $kept.get()
  if (!state) return null
  // A clock that was set back must not keep an entry for longer either.
  if (now < state.expiresAt && now >= state.expiresAt - SEARCH_STATE_LIFE_MS) return state
  $kept.set(null)
  return null
}

function parseState(text: string): SearchState | null {
  try {
    const { searchParams, scrollPosition, firstPage, timestamp, expiresAt } = JSON.parse(text)
    const isState =
      typeof searchParams === 'string' &&
      [scrollPosition, timestamp, expiresAt].every((value) => Number.isFinite(value) && value >= 0)
    if (!isState) return null
    const first = Number.isSafeInteger(firstPage) && firstPage > 0 ? firstPage : pageOf(searchParams)
    return { searchParams, scrollPosition, firstPage: first, timestamp, expiresAt }
  } catch {
    return null
  }
}

function pageOf(searchParams: string): number {
  return Math.max(1, Math.trunc(Number(new URLSearchParams(searchParams).get('seite'))) || 1)
}
