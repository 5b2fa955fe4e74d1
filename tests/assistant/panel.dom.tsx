import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ChatEvent, ChatRequest } from '../../src/domain/assistant/chat.ts'
import { AssistantPanel } from '../../src/islands/assistant/AssistantPanel.tsx'
import { $draft, $turns, restart } from '../../src/stores/assistant/conversation.ts'
import { readKept } from '../../src/stores/assistant/kept.ts'
import { $isOpen, setOpen } from '../../src/stores/assistant/open.ts'

const DONE: ChatEvent = { type: 'done', engine: 'rules', criteria: 'ort=graz', shown: [7] }
const text = (words: string): ChatEvent => ({ type: 'text', text: words })
const lines = (...events: ChatEvent[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

interface Call {
  body: ChatRequest
  signal: AbortSignal
  say(...events: ChatEvent[]): void
  end(): void
}

/** A scripted server: the test says what each answer streams, and when. */
function server(refuse?: () => Response | null): Call[] {
  const calls: Call[] = []
  const encoder = new TextEncoder()
  vi.stubGlobal('fetch', async (_path: string, { body, signal }: RequestInit) => {
    const refused = refuse?.()
    if (refused) return refused
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        calls.push({
          body: JSON.parse(String(body)),
          signal: signal!,
          say: (...events) => controller.enqueue(encoder.encode(lines(...events))),
          end: () => controller.close(),
        })
      },
    })
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  })
  return calls
}

const field = page.getByRole('textbox', { name: 'Ihre Nachricht' })
const log = page.getByRole('log', { name: 'Gespräch' })
const said = () => log.element().textContent
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name })

async function open({ width = 1440 } = {}) {
  await page.viewport(width, 900)
  setOpen(true)
  return render(
    <>
      <a href="/assistent" data-assistant="">
        Assistent öffnen
      </a>
      <AssistantPanel language="de" sheet="(max-width: 767.98px)" takesFocus />
    </>,
  )
}
async function say(words: string) {
  await field.fill(words)
  await userEvent.keyboard('{Enter}')
}
async function answered(calls: Call[], at: number): Promise<Call> {
  await expect.poll(() => calls.length).toBe(at + 1)
  return calls[at]!
}

beforeEach(() => {
  restart()
  sessionStorage.clear()
})

test('it says what it is, and offers three ways to begin; the focus is in its field', async () => {
  const calls = server()
  await open()
  await expect.element(page.getByRole('dialog', { name: 'Assistent' })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.poll(said).toContain('Sie schreiben mit einem Programm, nicht mit einem Menschen.')
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
  const ways = page.getByRole('list', { name: 'So können Sie beginnen' }).getByRole('button')
  expect(ways.elements()).toHaveLength(3)
  await ways.nth(1).click()
  const { body } = await answered(calls, 0)
  expect(body.messages).toEqual([{ role: 'user', content: 'Was kosten Wohnungen in Linz?' }])
  expect(body.language).toBe('de')
})

test('an answer comes in pieces, with its parts, and its state goes with the next question', async () => {
  const calls = server()
  await open()
  await say('Wohnung in Graz')
  const first = await answered(calls, 0)
  await expect.element(log).toHaveAttribute('aria-busy', 'true')
  first.say(text('Das passt'))
  await expect.poll(said).toContain('Das passt')
  first.say(
    text(' dazu: <b>12</b>.'),
    { type: 'criteria', url: '/immobilien?ort=graz', total: 1200, chips: [{ id: 'ort', label: 'Graz' }] },
    { type: 'sources', sources: [{ title: 'Wohnen in Graz', url: '/blog/graz' }] },
    { type: 'suggestions', suggestions: ['Günstiger'] },
    DONE,
  )
  await expect.poll(said).toContain('Das passt dazu: <b>12</b>.')
  await expect.element(log).toHaveAttribute('aria-busy', 'false')
  await expect.element(link('Als Liste öffnen (1.200)')).toHaveAttribute('href', '/immobilien?ort=graz')
  await expect.element(link('Wohnen in Graz')).toHaveAttribute('href', '/blog/graz')
  await button('Günstiger').click()
  const second = await answered(calls, 1)
  expect(second.body.messages).toEqual([
    { role: 'user', content: 'Wohnung in Graz' },
    { role: 'assistant', content: 'Das passt dazu: <b>12</b>.', criteria: 'ort=graz', shown: [7] },
    { role: 'user', content: 'Günstiger' },
  ])
})

test('stopped, it stops upstream, and what has come stays', async () => {
  const calls = server()
  await open()
  await say('Erzähl mir etwas')
  const call = await answered(calls, 0)
  call.say(text('Es war'))
  await expect.poll(said).toContain('Es war')
  await button('Anhalten').click()
  expect(call.signal.aborted).toBe(true)
  await expect.poll(said).toContain('Es war')
  await expect.poll(said).toContain('Angehalten.')
  await expect.element(button('Senden')).toBeVisible()
})

test('a cut answer is said to be missing, and asked for again without it', async () => {
  const calls = server()
  await open()
  await say('Was ist HWB?')
  const call = await answered(calls, 0)
  call.say(text('Der Heiz'))
  call.end()
  await expect.poll(said).toContain('Die Antwort ist ausgeblieben.')
  await button('Noch einmal versuchen').click()
  const again = await answered(calls, 1)
  expect(again.body.messages).toEqual([{ role: 'user', content: 'Was ist HWB?' }])
  again.say(text('Der Heizwärmebedarf.'), DONE)
  await expect.poll(said).toContain('Der Heizwärmebedarf.')
  await expect.poll(said).not.toContain('ausgeblieben')
})

test('a refusal says its own sentence, a page of a proxy does not', async () => {
  let answer = new Response(JSON.stringify({ success: false, message: 'Zu viele Anfragen.' }), { status: 429 })
  server(() => answer)
  await open()
  await say('Hallo')
  await expect.poll(said).toContain('Zu viele Anfragen.')
  answer = new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  await button('Noch einmal versuchen').click()
  await expect.poll(said).toContain('Die Antwort ist ausgeblieben.')
})

test('Escape closes it, the focus returns to its button, and draft and conversation stay', async () => {
  const calls = server()
  await open()
  await say('Hallo')
  const call = await answered(calls, 0)
  call.say(text('Guten Tag.'), DONE)
  await expect.poll(said).toContain('Guten Tag.')
  await field.fill('noch nicht')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(link('Assistent öffnen')).toHaveFocus()
  expect($isOpen.get()).toBe(false)
  const kept = readKept()
  expect(kept.draft).toBe('noch nicht')
  expect(kept.turns.map(({ content }) => content)).toEqual(['Hallo', 'Guten Tag.'])
})

test('begun anew, it forgets everything, also an answer that still runs', async () => {
  const calls = server()
  await open()
  await say('Hallo')
  const call = await answered(calls, 0)
  await button('Neu beginnen').click()
  expect(call.signal.aborted).toBe(true)
  await expect.element(page.getByText('Womit kann ich helfen?')).toBeVisible()
  expect([$turns.get(), $draft.get(), sessionStorage.getItem('klinke_assistant')]).toEqual([[], '', null])
})

test('on a telephone it is a sheet, which opens without the keyboard', async () => {
  server()
  await open({ width: 390 })
  await expect.element(page.getByRole('heading', { name: 'Assistent' })).toHaveFocus()
  expect(document.querySelector('dialog:modal')).not.toBeNull()
})

test('Enter begins a line with Shift, and sends nothing that is empty', async () => {
  const calls = server()
  await open()
  await say('   ')
  await field.fill('eins')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}zwei{Enter}')
  const { body } = await answered(calls, 0)
  expect(body.messages).toEqual([{ role: 'user', content: 'eins\nzwei' }])
})

test('what the tab keeps may be anything', () => {
  for (const kept of [
    '',
    '{',
    '7',
    'null',
    '{"turns":7}',
    '{"turns":[{"role":"system","content":"a"}]}',
    '{"turns":[null]}',
  ]) {
    sessionStorage.setItem('klinke_assistant', kept)
    expect(readKept(), kept).toEqual({ turns: [], draft: '' })
  }
  const running = { turns: [{ role: 'assistant', content: 'a', state: 'running' }], draft: 7 }
  sessionStorage.setItem('klinke_assistant', JSON.stringify(running))
  expect(readKept()).toEqual({ turns: [{ role: 'assistant', content: 'a', state: 'stopped' }], draft: '' })
})
