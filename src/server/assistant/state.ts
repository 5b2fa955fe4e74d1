import { type Search, type ShownHome, type State, searchesOf } from '../../dialogue/state.ts'
import type { ChatContext, ChatMessage, ChatRequest } from '../../domain/assistant/chat.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { mainPrice } from '../../domain/properties/price.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import { readCards } from '../properties/cards.ts'
import { isOtherSearch, lastAnswer, type Turn } from './conversation.ts'

/** The conversation as the dialogue reads it. Everything in it may be forged: what does not hold together is left out. */
export async function stateOf(turn: Turn, { messages, context = {} }: ChatRequest): Promise<State> {
  const { ctx, language, carried, page } = turn
  const shown = carried.shown ?? []
  const ids = [...shown, carried.home, page].filter((id) => id !== undefined)
  const cards = new Map((await readCards(ctx, [...new Set(ids)], language)).map((card) => [card.id, card]))
  // One that is gone keeps its place: the visitor counts what is on the screen.
  const homeOf = (id: number): ShownHome => shownHome(cards.get(id)) ?? { id }
  return {
    ...searchesOf(criteriaOf(messages, context).map(readCriteria)),
    shown: shown.map(homeOf),
    ...(carried.home !== undefined && { home: homeOf(carried.home) }),
    ...(page !== undefined && cards.has(page) && { page: homeOf(page) }),
    ...(carried.asked !== undefined && { asked: carried.asked }),
  }
}

/**
 * The searches since the conversation was last begun anew, in their order: those of answers, and those that the visitor
 * set on a list between them.
 */
function criteriaOf(messages: readonly ChatMessage[], context: ChatContext): string[] {
  const all: string[] = []
  let list: string | undefined
  const see = (criteria: string | undefined) => {
    if (criteria !== undefined && isOtherSearch(list, criteria)) all.push(criteria)
    list = criteria ?? list
  }
  for (const message of messages) {
    if (message.role !== 'assistant') continue
    see(message.on?.criteria)
    if (message.criteria !== undefined) all.push(message.criteria)
    // After "start again" the search of the page does not count either.
    else if (message.shown?.length === 0) all.length = 0
  }
  // Where the last answer does not tell where the visitor was, this list may be the one that it was about.
  const { on, shown } = lastAnswer(messages)
  if (on || (all.length === 0 && !shown)) see(context.criteria)
  return all
}

function readCriteria(criteria: string): Search {
  const { filter, sort } = parseSearch(new URLSearchParams(criteria)).query
  return { filter, sort }
}

function shownHome(card: PropertyCard | undefined): ShownHome | null {
  if (!card) return null
  const { id, preis, waehrung, flaeche, anzahl_zimmer: rooms, vermarktungsart: offer, objektart: kind } = card
  const isCompared = waehrung === 'EUR' && (preis.zeiteinheit === null || preis.zeiteinheit === 'MONAT')
  const price = isCompared ? mainPrice(card) : null
  return {
    id,
    offer,
    ...(price !== null && { price }),
    ...(flaeche !== null && { area: flaeche }),
    ...(rooms !== null && { rooms }),
    ...(kind !== null && { kind }),
  }
}
