import type { ChatContext, ChatEvent, ChatMessage } from '../../domain/assistant/chat.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Ctx } from '../ctx.ts'
import type { Visitor } from '../operations/visitor.ts'

/** What an answer hands to the browser, and the next message brings back. */
export type Carried = Omit<Extract<ChatEvent, { type: 'done' }>, 'type' | 'engine'>

/** A message that is being answered. */
export interface Turn {
  ctx: Ctx
  visitor: Visitor
  language: Language
  t: Translate
  /** BCP 47, of the language */
  tag: string
  /** Where the conversation stands before the message. */
  carried: Carried
  /** The home whose page the visitor is on. */
  page?: number | undefined
  /** The project whose page the visitor is on. */
  project?: number | undefined
  /** The visitor came to this page of a home or a project after the last answer. */
  hasMoved?: boolean
}

/** What an act says, and where the conversation stands after it. */
export interface Answer {
  events: ChatEvent[]
  after: Carried
}

const CARRIED = ['shown', 'criteria', 'home', 'page', 'asked', 'on'] as const

/**
 * Where the conversation stands: what came with the last answer, unless the visitor has gone on since: the home or the
 * project of another page comes before the home that was spoken of, and a search that was set on a list before that of
 * the last answer. An answer that was stopped carries nothing, and the one before it counts.
 */
export function carriedBy(messages: readonly ChatMessage[], context: ChatContext = {}): Carried {
  const { shown, criteria, home, page, asked, on } = lastAnswer(messages)
  const isSet = on !== undefined && isOtherSearch(on.criteria, context.criteria)
  const search = isSet ? context.criteria : criteria
  return {
    ...(shown && { shown }),
    ...(search !== undefined && { criteria: search }),
    ...(home !== undefined && !hasMoved(messages, context) && { home }),
    ...(page !== undefined && !isSet && { page }),
    ...(asked !== undefined && { asked }),
    on: placeOf(context, on?.criteria),
  }
}

/** What came with the last answer; before the first one the visitor was nowhere. */
export function lastAnswer(messages: readonly ChatMessage[]): Carried {
  const last = messages.findLast((message) => CARRIED.some((name) => name in message))
  return last?.role === 'assistant' ? last : { on: {} }
}

/** Of a page without a list, the search of the list before it stays. */
function placeOf({ property_id, project_id, criteria }: ChatContext, before?: string): Carried['on'] {
  const search = criteria ?? before
  return {
    ...(property_id !== undefined && { property_id }),
    ...(project_id !== undefined && { project_id }),
    ...(search !== undefined && { criteria: search }),
  }
}

/** Tells whether the visitor came to this page of a home or a project after the last answer. */
export function hasMoved(messages: readonly ChatMessage[], { property_id, project_id }: ChatContext = {}): boolean {
  const { on } = lastAnswer(messages)
  if (!on || (property_id ?? project_id) === undefined) return false
  return on.property_id !== property_id || on.project_id !== project_id
}

/** Tells whether a list has another search than the list before it; what is no criterion and a usual value make none. */
export function isOtherSearch(before: string | undefined, now: string | undefined): boolean {
  const plain = (criteria = '') => String(formatSearch(parseSearch(new URLSearchParams(criteria)).query))
  return now !== undefined && now !== before && plain(now) !== plain(before)
}

export function turnOf(
  ctx: Ctx,
  visitor: Visitor,
  language: Language,
  carried: Carried,
  context: ChatContext = {},
  hasMoved = false,
): Turn {
  return {
    ctx,
    visitor,
    language,
    t: translator(language),
    tag: LANGUAGES[language].tag,
    carried,
    page: context.property_id,
    project: context.project_id,
    hasMoved,
  }
}

export const text = (...lines: (string | null | undefined)[]): ChatEvent => ({
  type: 'text',
  text: lines.filter(Boolean).join('\n'),
})

export const suggestions = (...messages: string[]): ChatEvent => ({ type: 'suggestions', suggestions: messages })

export const cards = (homes: PropertyCard[]): ChatEvent => ({
  type: 'cards',
  ids: homes.map(({ id }) => id),
  homes,
})

/** Pages to go on with; `path` is German. */
export const links = ({ language }: Turn, ...given: { label: string; path: string }[]): ChatEvent => ({
  type: 'links',
  links: given.map(({ label, path }) => ({ label, url: localPath(language, path) })),
})

/** An answer that changes nothing but what was asked last. */
export const answer = (turn: Turn, events: ChatEvent[], change: Carried = {}): Answer => {
  const { asked: _, ...carried } = turn.carried
  return { events, after: { ...carried, ...change } }
}

export const homePath = ({ id, title_slug }: Pick<PropertyCard, 'id' | 'title_slug'>): string =>
  `/immobilien/${id}/${title_slug}`
