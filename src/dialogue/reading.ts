import type { Act } from '../domain/assistant/acts.ts'
import { formatSearch } from '../domain/search/codec.ts'
import type { Interpretation, Span } from '../understanding/interpret.ts'
import type { Message } from './message.ts'
import type { Named } from './references.ts'
import type { Search, ShownHome, State } from './state.ts'

/** What a message means, and what the next one must know. */
export interface Turn {
  act: Act
  /** Of `search`: the search that `criteria` writes. */
  search?: Search
  /** Of `which_home`: what is asked about the home, for `State.asked` of the next message. */
  waiting?: string
  /** Of `show` as the answer to "which one?": the act that waited, with this home. */
  resumed?: Act
  /** Words of which nothing was made. */
  not_understood: Span[]
  /** Places that may be others of the same name. */
  ambiguous: Interpretation['ambiguous']
}

/** A message with all that the rules look at. */
export interface Reading {
  message: Message
  state: State
  named: Named
  /** The home that the message is about. */
  home: ShownHome | undefined
  said: Search
  read: Interpretation
}

type Found = Act | Pick<Turn, 'act' | 'search' | 'waiting' | 'resumed'> | null
export type Rule = (reading: Reading) => Found

export const isEmpty = ({ filter, sort }: Search): boolean => Object.keys(filter).length === 0 && sort === undefined
export const searching = (search: Search): Found => ({
  act: { act: 'search', criteria: String(formatSearch(search)) },
  search,
})
/** The home, or the question which one. */
export const about = (home: ShownHome | undefined, waiting: string, act: (id: number) => Act): Found =>
  home ? act(home.id) : { act: { act: 'which_home' }, waiting }
