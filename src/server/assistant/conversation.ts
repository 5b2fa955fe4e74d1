import type { ChatContext, ChatEvent, ChatMessage } from '../../domain/assistant/chat.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
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
}

/** What an act says, and where the conversation stands after it. */
export interface Answer {
  events: ChatEvent[]
  after: Carried
}

const CARRIED = ['shown', 'criteria', 'home', 'page', 'asked'] as const

/**
 * Where the conversation stands: what came with the last answer, or else the search of the page. An answer that was
 * stopped carries nothing, and the one before it counts.
 */
export function carriedBy(messages: readonly ChatMessage[], context: ChatContext = {}): Carried {
  const last = messages.findLast((message) => CARRIED.some((name) => name in message))
  if (last?.role !== 'assistant') return context.criteria === undefined ? {} : { criteria: context.criteria }
  const { shown, criteria, home, page, asked } = last
  return {
    ...(shown && { shown }),
    ...(criteria !== undefined && { criteria }),
    ...(home !== undefined && { home }),
    ...(page !== undefined && { page }),
    ...(asked !== undefined && { asked }),
  }
}

export function turnOf(
  ctx: Ctx,
  visitor: Visitor,
  language: Language,
  carried: Carried,
  context: ChatContext = {},
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
