import { atom } from 'nanostores'
import type { ChatContext } from '../../domain/assistant/chat.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import type { Language } from '../../i18n/languages.ts'
import { ApiError, openStream } from '../api.ts'
import { readEvents } from './events.ts'
import { readKept, store } from './kept.ts'
import { type Answer, ended, messagesOf, type Turn, withEvent } from './turns.ts'

/** The conversation of this tab, oldest first. */
export const $turns = atom<readonly Turn[]>(readKept().turns)
/** What is typed and not yet sent. */
export const $draft = atom(readKept().draft)

let stream: AbortController | undefined

/** Reads again what the tab has kept: a page that the back button restores has an old state. */
export function readAgain(): void {
  if (stream) return
  const { turns, draft } = readKept()
  $turns.set(turns)
  $draft.set(draft)
}

export function setDraft(text: string): void {
  $draft.set(text.slice(0, QUERY_MAX))
  keep()
}

/** Asks, and follows the answer until it ends; never throws. While one is running, another is not sent. */
export async function ask(text: string, language: Language, context: ChatContext): Promise<void> {
  const content = text.trim().slice(0, QUERY_MAX)
  if (!content || stream) return
  const asked: Turn[] = [...$turns.get(), { role: 'user', content }]
  const own = new AbortController()
  stream = own
  let answer: Answer = { role: 'assistant', content: '', state: 'running' }
  // After a restart the conversation is another one.
  const show = (next: Answer) => {
    answer = next
    if (stream === own) $turns.set([...asked, next])
  }
  $draft.set('')
  show(answer)
  keep()
  try {
    const body = { messages: messagesOf(asked), language, context }
    for await (const event of readEvents(await openStream('/api/chat', body, own.signal)))
      show(withEvent(answer, event))
  } catch (error) {
    if (!own.signal.aborted)
      show({
        ...answer,
        state: 'failed',
        failure: (error instanceof ApiError && error.status && error.message) || null,
      })
  } finally {
    if (stream === own) {
      stream = undefined
      keep()
    }
  }
}

/** Stops the running answer, on the server too; what has come stays. At once, as the page may be gone soon. */
export function stopAnswer(): void {
  if (!stream) return
  stream.abort()
  stream = undefined
  $turns.set($turns.get().map(ended))
  keep()
}

/** Forgets the conversation. */
export function restart(): void {
  const running = stream
  stream = undefined
  running?.abort()
  $turns.set([])
  $draft.set('')
  keep()
}

// Also while its panel is closed. The server, which renders the page of the assistant, has no events.
globalThis.addEventListener?.('klinke:logout', restart)

/** Takes the last question back, to ask it again. @returns it, or null when nothing was asked */
export function takeBack(): string | null {
  if (stream) return null
  const turns = $turns.get()
  const at = turns.findLastIndex(({ role }) => role === 'user')
  if (at < 0) return null
  $turns.set(turns.slice(0, at))
  return turns[at]!.content
}

const keep = () => store({ turns: $turns.get(), draft: $draft.get() })
