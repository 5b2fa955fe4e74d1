import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FIRST_CHOICES } from '../../src/domain/exposes/choices.ts'
import Generator from '../../src/islands/expose/Generator.tsx'
import { rememberChoices } from '../../src/stores/exposes.ts'
import { answerWith } from '../support/dom.ts'

const PAGES = 'GET /api/properties/7/expose/pages'
const HAS = { grundriss: true, energie: true, kontakt: true, rundgang: true, qr: true }
const made = { body: { data: { hash: 'a', file: 'expose.pdf', bytes: 2_340_000, pages: [] } } }
/** The words of a test are German, whatever the language of its page. */
const show = (more: object = {}) =>
  render(
    <Generator
      language="gb"
      subject={{ kind: 'home', id: 7 }}
      first={FIRST_CHOICES}
      isGiven={false}
      has={HAS}
      currencies={[{ value: 'EUR', label: '€ EUR' }]}
      {...more}
    />,
  )
const address = location.href

beforeEach(() => rememberChoices(FIRST_CHOICES))
afterEach(() => {
  history.replaceState(null, '', address)
  vi.restoreAllMocks()
})

test('a shared address names all choices and the language, also those that nobody has changed', async () => {
  answerWith({ [PAGES]: made })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect.poll(() => copied.mock.calls.length).toBe(1)
  const { pathname, searchParams } = new URL(copied.mock.calls[0]?.[0] ?? '')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/gb/expose',
    {
      immobilie: '7',
      template: 'modern',
      bilder: '10',
      grundriss: '1',
      energie: '1',
      kontakt: '1',
      rundgang: '1',
      qr: '1',
      waehrung: 'EUR',
      language: 'gb',
    },
  ])
})

test('on telephones the tab of a print opens in the click, says that it works, and gets the PDF', async () => {
  let isReady = (_reply: typeof made) => {}
  answerWith({ [PAGES]: () => new Promise<typeof made>((resolve) => (isReady = resolve)) })
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  const tab = {
    opener: self as unknown,
    location: { replace: vi.fn() },
    document: { title: '', body: { textContent: '' } },
    close: vi.fn(),
  }
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await show()
  const button = page.getByRole('button', { name: 'Drucken' })
  await button.click()
  expect(opened.mock.calls).toEqual([['', '_blank']])
  expect([tab.opener, tab.document.body.textContent]).toEqual([null, 'Die Seiten werden aufbereitet'])
  expect(tab.location.replace).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => isReady(made)).toBeUndefined()
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1)
  expect(tab.location.replace.mock.calls[0]?.[0]).toMatch(/^\/api\/properties\/7\/expose\.pdf\?template=modern/)
  expect(tab.close).not.toHaveBeenCalled()
})

test('a tab of a print that the browser blocked is told, and one without a PDF is closed', async () => {
  answerWith({ [PAGES]: made })
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await show()
  await page.getByRole('button', { name: 'Drucken' }).click()
  await expect.poll(() => page.getByRole('alert').element().textContent).toMatch(/^Der Browser hat das Fenster/)
  const tab = { opener: null, location: { replace: vi.fn() }, document: { title: '', body: {} }, close: vi.fn() }
  opened.mockReturnValue(tab as unknown as Window)
  answerWith({ [PAGES]: 'unreachable' })
  await page.getByRole('radio', { name: 'Kompakt' }).click()
  await page.getByRole('button', { name: 'Drucken' }).click()
  await expect.poll(() => tab.close.mock.calls.length).toBe(1)
  expect(tab.location.replace).not.toHaveBeenCalled()
})
