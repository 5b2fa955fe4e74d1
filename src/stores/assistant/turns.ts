import type { ChatEvent, ChatMessage } from '../../domain/assistant/chat.ts'
import { ANSWER_MAX, MESSAGES_MAX, SHOWN_MAX } from '../../domain/assistant/limits.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'

type EventOf<T extends ChatEvent['type']> = Omit<Extract<ChatEvent, { type: T }>, 'type'>
/** The state that an answer carries to the next request. */
export type Carried = Omit<EventOf<'done'>, 'engine'>

export interface Question {
  role: 'user'
  content: string
}
export interface Answer {
  role: 'assistant'
  content: string
  /** `stopped` by the visitor, or by leaving the page; `failed` has a sentence, or null where only we can say it. */
  state: 'running' | 'done' | 'stopped' | 'failed'
  failure?: string | null
  homes?: PropertyCard[]
  list?: EventOf<'criteria'>
  forms?: EventOf<'form'>[]
  sources?: EventOf<'sources'>['sources']
  links?: EventOf<'links'>['links']
  suggestions?: string[]
  carried?: Carried
}
export type Turn = Question | Answer

/** An answer after its next event. */
export function withEvent(answer: Answer, event: ChatEvent): Answer {
  switch (event.type) {
    case 'text':
      return { ...answer, content: (answer.content + event.text).slice(0, ANSWER_MAX) }
    case 'cards':
      return { ...answer, homes: event.homes.slice(0, SHOWN_MAX).map((home) => ({ ...home, images: [] })) }
    case 'criteria':
      return { ...answer, list: { url: event.url, total: event.total, chips: event.chips } }
    case 'form':
      return { ...answer, forms: [...(answer.forms ?? []), event] }
    case 'sources':
      return { ...answer, sources: event.sources }
    case 'links':
      return { ...answer, links: event.links }
    case 'suggestions':
      return { ...answer, suggestions: event.suggestions }
    case 'error':
      return { ...answer, state: 'failed', failure: event.message || null }
    case 'done': {
      const { type: _, engine: __, ...carried } = event
      return { ...answer, state: 'done', carried }
    }
  }
}

/** Bytes of the messages of a request: the server reads 64 KiB, and the page's criteria come on top. */
const BYTES_MAX = 56 * 1024

/** The conversation as the server reads it, without its oldest part; a question whose answer failed was never answered. */
export function messagesOf(turns: readonly Turn[], bytesMost = BYTES_MAX): ChatMessage[] {
  const hasFailed = (turn: Turn | undefined) => turn?.role === 'assistant' && turn.state === 'failed'
  const messages = turns
    .filter((turn, at) => !hasFailed(turn) && !(turn.role === 'user' && hasFailed(turns[at + 1])))
    .slice(-MESSAGES_MAX)
    .map(
      (turn): ChatMessage =>
        turn.role === 'user'
          ? { role: 'user', content: turn.content }
          : { role: 'assistant', content: turn.content, ...turn.carried },
    )
  const encoder = new TextEncoder()
  let bytes = 0
  const first = messages.findLastIndex((message) => {
    bytes += encoder.encode(JSON.stringify(message)).length
    return bytes > bytesMost
  })
  return messages.slice(first + 1)
}

/** A turn without an answer that is still running: it was stopped, or its page was left. */
export function ended(turn: Turn): Turn {
  return turn.role === 'assistant' && turn.state === 'running' ? ({ ...turn, state: 'stopped' } satisfies Answer) : turn
}
