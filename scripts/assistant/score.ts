import { readFileSync } from 'node:fs'
import { readTurn, type Turn } from '../../src/dialogue/read-turn.ts'
import { type Search, type State, searchesOf } from '../../src/dialogue/state.ts'
import type { Act } from '../../src/domain/assistant/acts.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { REGIONS } from '../../src/understanding/regions.ts'
import { slotsOf, TODAY } from '../understanding/score.ts'
import { homeOf, shownFor } from './homes.ts'

/** The fields of an act that a conversation of the corpus names (docs/assistant.md). */
export type Expected = { act: Act['act'] } & Record<string, unknown>
export interface Conversation {
  name: string
  /** The home of the page. */
  page?: number
  turns: { say: string; expect: Expected }[]
}

export function conversationsOf(language: Language, part: 'dev' | 'held'): Conversation[] {
  const file = new URL(`../../tests/assistant/${language}/${part}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { conversations: Conversation[] }).conversations
}

/** Any reader of messages: the dialogue, or the baseline of the bench. */
export type Reader = (text: string, state: State) => Pick<Turn, 'act' | 'waiting'>

export const dialogueIn = (language: Language): Reader => {
  const gazetteer = placesForSentences()
  return (text, state) => readTurn(text, state, { language, gazetteer, today: TODAY })
}

export interface Result {
  say: string
  expect: Expected
  got: Act
  isRight: boolean
}
export interface Outcome {
  /** Each turn, with the state that follows from what was expected before. */
  turns: Result[]
  /** Each turn, with the state that follows from what was read before: as a visitor has it. */
  told: Result[]
  /** Every turn of `told` was right. */
  isRight: boolean
}

/** Plays a conversation twice: once so that one miss does not ruin the rest, once as a visitor would have it. */
export function play({ page, turns }: Conversation, read: Reader): Outcome {
  const start: Told = { searches: [], state: { before: [], shown: [], ...(page && { page: homeOf(page) }) } }
  let [expected, real] = [start, start]
  const told = turns.map(({ say, expect }): Result => {
    const turn = read(say, real.state)
    real = after(real, turn.act, turn.waiting)
    return { say, expect, got: turn.act, isRight: isEqual(expect, turn.act) }
  })
  const results = turns.map(({ say, expect }): Result => {
    const turn = read(say, expected.state)
    // A field that the conversation leaves free is the one that was read.
    const right = isEqual(expect, turn.act)
    expected = after(expected, (right ? turn.act : expect) as Act, turn.waiting)
    return { say, expect, got: turn.act, isRight: right }
  })
  return { turns: results, told, isRight: told.every((one) => one.isRight) }
}

export function isEqual(expect: Expected, got: Act): boolean {
  const fields: Record<string, unknown> = { ...got }
  return Object.entries(expect).every(([name, value]) => {
    if (name === 'criteria') return sameSearch(String(value), String(fields[name] ?? ''))
    return JSON.stringify(value) === JSON.stringify(fields[name])
  })
}

function sameSearch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => {
    const { filter, sort } = searchOf(text)
    return [...slotsOf(flatten(filter), sort)].sort().join(' ')
  })
  return a === b
}

/** A query string as a search; a landscape `@name` stands for its places. */
export function searchOf(criteria: string): Search {
  const params = new URLSearchParams(criteria)
  for (const name of ['ort', 'ohne']) {
    const words = params.get(name)?.split(',') ?? []
    if (words.length > 0)
      params.set(
        name,
        words
          .flatMap((word) => (word.startsWith('@') ? REGIONS[word.slice(1) as keyof typeof REGIONS] : word))
          .join(','),
      )
  }
  const { query } = parseSearch(params)
  // The newest first is the usual order, which no address writes.
  const isOrdered = params.has('sort') && query.sort !== 'neueste'
  return { filter: query.filter, ...(isOrdered && { sort: query.sort }) }
}

interface Told {
  searches: readonly Search[]
  state: State
}

/** The state after an act, as docs/assistant.md tells what it shows. */
function after({ searches, state }: Told, act: Act, waiting: string | undefined): Told {
  const { page, shown } = state
  const kept = { before: state.before, ...(state.search && { search: state.search }), ...(page && { page }), shown }
  if (act.act === 'restart') return { searches: [], state: { before: [], shown: [], ...(page && { page }) } }
  if (act.act === 'search') {
    const all = [...searches, searchOf(act.criteria)]
    const { search, before } = searchesOf(all)
    return {
      searches: all,
      state: { ...kept, before, ...(search && { search }), shown: shownFor(isSale(search), false) },
    }
  }
  if (act.act === 'more') return { searches, state: { ...kept, shown: shownFor(isSale(state.search), true) } }
  if (act.act === 'compare') return { searches, state: { ...kept, shown: act.homes.map(homeOf) } }
  const home = 'home' in act && act.home !== undefined ? homeOf(act.home) : state.home
  return {
    searches,
    state: { ...kept, ...(home && { home }), ...(act.act === 'which_home' && waiting && { asked: waiting }) },
  }
}

const isSale = (search: Search | undefined): boolean => search?.filter.vermarktungsart?.includes('KAUF') ?? false
