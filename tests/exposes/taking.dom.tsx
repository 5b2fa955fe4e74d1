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
