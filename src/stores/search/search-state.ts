import { atom } from 'nanostores'
import { persisted } from '../persist.ts'

/**
 * The visitor's position in the list of homes (specification, sections 3 and 4), to restore it on the way back. It
 * stores four fields; when several pages were loaded, `searchParams` also contains the first one.
 */
export interface SearchState {
  /** The query string, without its question mark. */
  searchParams: string
  /** Pixels from the top of the page. */
  scrollPosition: number
  /** The first of the loaded pages; the last is `seite` of searchParams. Not a field in storage. */
  firstPage: number
  /** ms since 1970 */
  timestamp: number
  expiresAt: number
}

/** Specification, section 4. */
export const SEARCH_STATE_LIFE_MS = 3_600_000

/** Added to the stored query string: a name that no search uses. */
const FIRST_PAGE = /(?:^|&)ab_seite=(\d{1,9})$/

const $kept = persisted<SearchState | null>('klinke_search_state', null, parseState, (state) =>
  state ? writeState(state) : undefined,
)

/** The state to restore; null when there is none, or after it is restored. */
export const $returning = atom<SearchState | null>(null)

/** Stores the position in the list for an hour. */
export function keepSearch(
  { searchParams, scrollPosition, firstPage }: Omit<SearchState, 'timestamp' | 'expiresAt'>,
  now = Date.now(),
): void {
  const expiresAt = now + SEARCH_STATE_LIFE_MS
  $kept.set({ searchParams, scrollPosition, firstPage, timestamp: now, expiresAt })
}

/** The stored state; null when there is none, or after an hour: then it is deleted. */
export function keptSearch(now = Date.now()): SearchState | null {
  const state = $kept.get()
  if (!state) return null
  // A clock that was set back must not prolong an entry.
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
