import { describe, expect, test } from 'vitest'
import type { ChatEvent } from '../../src/domain/assistant/chat.ts'
import { BrokenAnswer, readEvents } from '../../src/stores/assistant/events.ts'

const encoder = new TextEncoder()
const DONE = { type: 'done', engine: 'rules' } as const

/** A stream of these pieces; afterwards, whether its reader cancelled it. */
function streamOf(...pieces: (string | Uint8Array)[]) {
  const left = [...pieces]
  const seen = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { body, seen }
}
const eventsOf = async (...pieces: (string | Uint8Array)[]) => {
  const all: ChatEvent[] = []
  for await (const event of readEvents(streamOf(...pieces).body)) all.push(event)
  return all
}
const block = (event: object) => `data: ${JSON.stringify(event)}\n\n`

describe('an answer', () => {
  const whole = block({ type: 'text', text: 'Größer als 80 m² 🏠' }) + block(DONE)
  const events = [{ type: 'text', text: 'Größer als 80 m² 🏠' }, DONE]

  test('is the same however the network cuts it, in the middle of letters too', async () => {
    const bytes = encoder.encode(whole)
    expect(await eventsOf(whole)).toEqual(events)
    for (let at = 1; at < bytes.length; at++)
      expect(await eventsOf(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual(events)
    expect(await eventsOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(events)
  })

  test('may have other line ends, comments, event names and several lines of data', async () => {
    const crlf = whole.replaceAll('\n', '\r\n')
    const bytes = encoder.encode(crlf)
    for (let at = 1; at < bytes.length; at++)
      expect(await eventsOf(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual(events)
    expect(
      await eventsOf(': waiting\n\n', 'event: text\nid: 4\ndata: {"type":"text",\ndata: "text":"a"}\n\n', block(DONE)),
    ).toEqual([{ type: 'text', text: 'a' }, DONE])
  })

  test('ends with done, whatever comes after it, and the stream is let go', async () => {
    const { body, seen } = streamOf(block(DONE) + block({ type: 'text', text: 'late' }), 'data: {')
    const all: ChatEvent[] = []
    for await (const event of readEvents(body)) all.push(event)
    expect(all).toEqual([DONE])
    expect(seen.isCancelled).toBe(true)
  })

  test('may end without the empty line after its last event', async () => {
    expect(await eventsOf(block({ type: 'text', text: 'a' }), `data: ${JSON.stringify(DONE)}`)).toHaveLength(2)
  })

  test('passes over events of a newer server', async () => {
    expect(await eventsOf(block({ type: 'video', url: 'x' }), block({ type: 'toString' }), block(DONE))).toEqual([DONE])
  })

  test('lets the server stop when its reader stops', async () => {
    const { body, seen } = streamOf(...Array.from({ length: 50 }, () => block({ type: 'text', text: 'a' })))
    for await (const _ of readEvents(body)) break
    expect(seen.isCancelled).toBe(true)
  })
})

describe('a broken answer is said to be one', () => {
  test.each<[what: string, pieces: string[]]>([
    ['nothing at all', []],
    ['cut between events', [block({ type: 'text', text: 'a' })]],
    ['cut in an event', [block({ type: 'text', text: 'a' }), 'data: {"type":"do']],
    ['no JSON', ['data: {type: text}\n\n']],
    ['no object', ['data: 7\n\n']],
    ['no type', ['data: {"text":"a"}\n\n']],
    ['a page of HTML', ['<!doctype html>\n\n<title>502</title>\n\n']],
    ['text without text', [block({ type: 'text', text: 7 })]],
    ['cards without homes', [block({ type: 'cards', ids: [1] })]],
    ['a list on another site', [block({ type: 'criteria', url: '//evil.example/', total: 1, chips: [] })]],
    ['a script as a link', [block({ type: 'links', links: [{ label: 'a', url: 'javascript:alert(1)' }] })]],
    ['a source on another site', [block({ type: 'sources', sources: [{ title: 'a', url: 'https://evil.example' }] })]],
    ['a form without values', [block({ type: 'form', name: 'inquiry', label: 'a', url: '/a', values: null })]],
    ['an event without end', ['data: '.padEnd(600_000, 'x')]],
  ])('%s', async (_what, pieces) => {
    await expect(eventsOf(...pieces)).rejects.toThrow(BrokenAnswer)
  })
})
