import type { ChatEvent } from '../../domain/assistant/chat.ts'

/** An answer that ended without its last event, or that is not in the form of `ChatEvent`. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer'
}

/** More of one event than this is no answer of our server (characters). */
const EVENT_MAX = 500_000

/** What a field must be, so that an island can draw it: the server's own schema would bring zod with it. */
const NEEDED: { [T in ChatEvent['type']]: Record<string, (value: unknown) => boolean> } = {
  text: { text: isText },
  cards: { ids: Array.isArray, homes: Array.isArray },
  criteria: { url: isPath, total: Number.isFinite, chips: Array.isArray },
  form: { name: isText, label: isText, url: isPath, values: isObject },
  sources: { sources: areLinks },
  links: { links: areLinks },
  suggestions: { suggestions: (value) => Array.isArray(value) && value.every(isText) },
  done: {},
  error: { message: isText },
}

/**
 * Reads the event stream of an answer (HTML, section 9.2.6; of its fields only `data` matters), piece by piece as it
 * arrives. Unknown events are passed over, since a newer server may send them.
 * @yields the events, the last one `done` or `error`
 * @throws BrokenAnswer when the stream ends without one, or an event cannot be read
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      // A line end may be cut in the middle: its last character waits for the next piece.
      text += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true })
      const held = !done && text.endsWith('\r') ? '\r' : ''
      text = text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
      const blocks = text.split('\n\n')
      text = (blocks.pop() ?? '') + held
      for (const block of blocks) {
        const event = readBlock(block)
        if (!event) continue
        yield event
        if (event.type === 'done' || event.type === 'error') return
      }
      if (done) throw new BrokenAnswer('The answer ended early.')
      if (text.length > EVENT_MAX) throw new BrokenAnswer('An event is too long.')
    }
  } finally {
    // The caller may have stopped reading: then the server stops too.
    await reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): ChatEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n')
  if (!data) return null
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    throw new BrokenAnswer('An event is not JSON.')
  }
  if (!isObject(event) || !isText(event.type)) throw new BrokenAnswer('An event has no type.')
  if (!Object.hasOwn(NEEDED, event.type)) return null
  const needed = NEEDED[event.type as ChatEvent['type']]
  for (const [name, isRight] of Object.entries(needed))
    if (!isRight(event[name])) throw new BrokenAnswer(`${event.type} has a wrong ${name}.`)
  return event as ChatEvent
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A path of this site, which no other host can be. */
function isPath(value: unknown): boolean {
  return isText(value) && /^\/(?![/\\])/.test(value)
}

function areLinks(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isObject(one) && isLink(one.url))
}

/** A path, or the telephone or mailbox of somebody. */
function isLink(value: unknown): boolean {
  return isPath(value) || (isText(value) && /^(?:tel|mailto):/.test(value))
}
