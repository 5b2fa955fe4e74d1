import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FIRST_CHOICES } from '../../src/domain/exposes/choices.ts'
import type { Subject } from '../../src/domain/exposes/subject.ts'
import Generator from '../../src/islands/expose/Generator.tsx'
import { rememberChoices } from '../../src/stores/exposes.ts'
import { answerWith, type Sent } from '../support/dom.ts'

const PAGES = 'GET /api/properties/7/expose/pages'
const HAS = { grundriss: true, energie: true, kontakt: true, rundgang: false, qr: true }
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const made = (count: number, bytes = 2_340_000) => ({
  body: {
    data: {
      hash: 'a',
      file: 'expose.pdf',
      bytes,
      pages: Array.from({ length: count }, (_, at) => ({ url: `${PICTURE}#${at}`, width: 210, height: 297 })),
    },
  },
})
const home: Subject = { kind: 'home', id: 7 }
const show = (more: object = {}) =>
  render(
    <Generator
      language="de"
      subject={home}
      first={FIRST_CHOICES}
      isGiven={false}
      has={HAS}
      currencies={[
        { value: 'EUR', label: '€ EUR' },
        { value: 'CHF', label: 'CHF' },
      ]}
      {...more}
    />,
  )
const queries = (sent: readonly Sent[]) => sent.filter(({ name }) => name === PAGES).map(({ query }) => query)
const address = location.href

// The store remembers longer than the browser does: choices of another test must not be the first ones here.
beforeEach(() => rememberChoices(FIRST_CHOICES))
afterEach(() => history.replaceState(null, '', address))

test('the pages of the first choices are shown, with their number and size', async () => {
  const sent = answerWith({ [PAGES]: made(5) })
  await show()
  await expect.element(page.getByRole('status')).toHaveTextContent('5 Seiten, 2,3 MB')
  expect(page.getByRole('link', { name: /im PDF öffnen/ }).elements()).toHaveLength(5)
  expect(Object.fromEntries(queries(sent)[0] ?? [])).toEqual({
    template: 'modern',
    bilder: '10',
    grundriss: '1',
    energie: '1',
    kontakt: '1',
    rundgang: '1',
    qr: '1',
    waehrung: 'EUR',
    language: 'de',
  })
})

test('a server that draws no pages says so, and how large the document is', async () => {
  answerWith({ [PAGES]: made(0) })
  await show()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Dieser Server zeigt keine Vorschau. Das PDF ist 2,3 MB groß.')
  expect(page.getByRole('list').elements()).toHaveLength(0)
})

test('choices within a moment cause one request, which has all of them; they stay in address and browser', async () => {
  const sent = answerWith({ [PAGES]: made(3) })
  await show()
  await expect.element(page.getByRole('status')).toHaveTextContent('3 Seiten, 2,3 MB')
  // At once: on a busy machine a pointer takes longer from one to the next than the page waits.
  const choices = [
    page.getByRole('switch', { name: 'QR-Code' }),
    page.getByRole('switch', { name: 'Grundriss' }),
    page.getByRole('radio', { name: 'Exklusiv' }),
  ]
  for (const choice of choices) (choice.element() as HTMLElement).click()
  await expect.poll(() => queries(sent).length).toBe(2)
  await expect.element(page.getByRole('status')).toHaveTextContent('3 Seiten, 2,3 MB')
  expect(queries(sent)).toHaveLength(2)
  const last = Object.fromEntries(queries(sent)[1] ?? [])
  expect(last).toMatchObject({ template: 'luxury', qr: '0', grundriss: '0', energie: '1' })
  const there = new URLSearchParams(location.search)
  expect([there.get('immobilie'), there.get('template'), there.get('qr')]).toEqual(['7', 'luxury', '0'])
  expect(localStorage.getItem('klinke_expose')).toContain('template=luxury')
})

test('a browser begins with its last choices, but those of an address win', async () => {
  localStorage.setItem('klinke_expose', 'template=compact&qr=0&bilder=999')
  dispatchEvent(new StorageEvent('storage', { key: 'klinke_expose', newValue: localStorage.getItem('klinke_expose') }))
  const sent = answerWith({ [PAGES]: made(2) })
  const shown = await show()
  await expect.poll(() => queries(sent).at(-1)?.get('template')).toBe('compact')
  expect([queries(sent).at(-1)?.get('qr'), queries(sent).at(-1)?.get('bilder')]).toEqual(['0', '10'])
  // Its address is what is shared: it shows others the same.
  const there = new URLSearchParams(location.search)
  expect([there.get('immobilie'), there.get('template'), there.get('qr')]).toEqual(['7', 'compact', '0'])
  await shown.unmount()
  await show({ isGiven: true, first: { ...FIRST_CHOICES, template: 'professional' } })
  await expect.poll(() => queries(sent).at(-1)?.get('template')).toBe('professional')
  expect(queries(sent).at(-1)?.get('qr')).toBe('1')
})

test('what the home lacks is said, and cannot be switched on', async () => {
  answerWith({ [PAGES]: made(1) })
  await show()
  const tour = page.getByRole('switch', { name: 'Virtueller Rundgang' })
  await expect.element(tour).toBeDisabled()
  await expect.element(tour).not.toBeChecked()
  await expect.element(page.getByText('nicht vorhanden')).toBeVisible()
})

test('a refusal is the server’s sentence, a lost connection says what to do, and both can be tried again', async () => {
  let state: 'full' | 'away' | 'well' = 'full'
  const busy = { status: 503, body: { code: 'server.busy', message: 'Im Moment ist sehr viel los.' } }
  answerWith({ [PAGES]: () => (state === 'full' ? busy : state === 'away' ? 'unreachable' : made(4)) })
  await show()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Im Moment ist sehr viel los.')
  state = 'away'
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Die Vorschau ist nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.')
  await page.getByRole('button', { name: 'PDF herunterladen' }).click()
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(2)
  state = 'well'
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('4 Seiten, 2,3 MB')
})

test('the answer of older choices is dropped', async () => {
  const waiting: ((reply: ReturnType<typeof made>) => void)[] = []
  answerWith({ [PAGES]: () => new Promise<ReturnType<typeof made>>((resolve) => waiting.push(resolve)) })
  await show()
  await expect.poll(() => waiting.length).toBe(1)
  await page.getByRole('radio', { name: 'Kompakt' }).click()
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.(made(2))
  await expect.element(page.getByRole('status')).toHaveTextContent('2 Seiten, 2,3 MB')
  waiting[0]?.(made(9))
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByRole('status')).toHaveTextContent('2 Seiten, 2,3 MB')
})

test('a mail is sent with the choices of the page, after its address was checked', async () => {
  const MAIL = 'POST /api/properties/7/expose/mail'
  const sent = answerWith({ [PAGES]: made(2), [MAIL]: { body: { message: 'Unterwegs an eva@example.at.' } } })
  await show({ isGiven: true, first: { ...FIRST_CHOICES, template: 'compact' } })
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click()
  const field = page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' })
  await field.fill('eva')
  await page.getByRole('button', { name: 'Exposé senden' }).click()
  await expect.element(field).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
  await field.fill('Eva@example.at')
  await page.getByRole('button', { name: 'Exposé senden' }).click()
  await expect.element(page.getByText('Unterwegs an eva@example.at.')).toBeVisible()
  const mails = sent.filter(({ name }) => name === MAIL)
  expect(mails.map(({ body }) => body)).toEqual([expect.objectContaining({ email: 'eva@example.at' })])
  expect(mails[0]?.query.get('template')).toBe('compact')
})

test('a document of several homes has no template and no number of pictures, which the API would refuse', async () => {
  const sent = answerWith({ 'GET /api/exposes/pages': made(6) })
  await show({ subject: { kind: 'homes', ids: [3, 5] } })
  await expect.element(page.getByRole('status')).toHaveTextContent('6 Seiten, 2,3 MB')
  const [query] = sent.map(({ query }) => query)
  expect([query?.get('ids'), query?.has('template'), query?.has('bilder')]).toEqual(['3,5', false, false])
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('prices come in the currency of the site too, until another one is chosen', async () => {
  localStorage.setItem('currency', 'CHF')
  try {
    const sent = answerWith({ [PAGES]: made(5) })
    await show()
    await expect.poll(() => queries(sent).at(-1)?.get('waehrung')).toBe('CHF')
    await page.getByLabelText('Preise auch in').selectOptions('EUR')
    await expect.poll(() => queries(sent).at(-1)?.get('waehrung')).toBe('EUR')
  } finally {
    localStorage.removeItem('currency')
  }
})
