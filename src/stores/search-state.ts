import { atom } from 'nanostores'
import { persisted } from './persist.ts'

/**
 * Where somebody was in the list of homes (specification, sections 3 and 4), to be found again on the way back. Its four
 * fields are kept; where several pages stood below each other, `searchParams` says there which was the first.
 */
export interface SearchState {
  /** The query string, without its question mark. */
  searchParams: string
  /** Pixels from the top of the page. */
  scrollPosition: number
  /** The first of the pages that stood below each other; the last is `seite` of searchParams. Not a field in storage. */
  firstPage: number
  /** ms since 1970 */
  timestamp: number
  expiresAt: number
}

/** Specification, section 4. */
export const SEARCH_STATE_LIFE_MS = 3_600_000

/** Added to the kept query string: a name that no search knows. */
const FIRST_PAGE = /(?:^|&)ab_seite=(\d{1,9})$/

const $kept = persisted<SearchState | null>('klinke_search_state', null, parseState, (state) =>
  state ? writeState(state) : undefined,
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

function writeState({ firstPage, searchParams, ...rest }: SearchState): string {
  const isOnePage = firstPage === pageOf(searchParams)
  const kept = isOnePage ? searchParams : [searchParams, `ab_seite=${firstPage}`].filter(Boolean).join('&')
  return JSON.stringify({ searchParams: kept, ...rest })
}

function parseState(text: string): SearchState | null {
  try {
    const { searchParams: kept, scrollPosition, timestamp, expiresAt } = JSON.parse(text)
    const isState =
      typeof kept === 'string' &&
      [scrollPosition, timestamp, expiresAt].every((value) => Number.isFinite(value) && value >= 0)
    if (!isState) return null
    const searchParams = kept.replace(FIRST_PAGE, '')
    const firstPage = Number(FIRST_PAGE.exec(kept)?.[1]) || pageOf(searchParams)
    return { searchParams, scrollPosition, firstPage, timestamp, expiresAt }
  } catch {
    return null
  }
}

function pageOf(searchParams: string): number {
  return Math.max(1, Math.trunc(Number(new URLSearchParams(searchParams).get('seite'))) || 1)
}
