import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import type { Listing } from '../../src/domain/listings/listing.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { Numbers } from '../../src/islands/admin/homes/Numbers.tsx'
import { answerWith } from '../support/dom.ts'

/** The sentence with the numbers, without the marks around them and with plain blanks. */
const sentence = () =>
  document
    .querySelector('section p')
    ?.textContent?.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s/g, ' ')

async function show(inquiries: number, language: 'de' | 'sa' = 'de') {
  answerWith({ 'GET /api/admin/properties/7/figures': 'unreachable' })
  await render(
    <Numbers
      {...{ language, t: translatorOf(language, listings, search, admin, shared) }}
      user={{ id: 2, role: 'agent' } as User}
      home={{ id: 7, views: 41, inquiries } as Listing}
      onChange={() => {}}
    />,
  )
}

test('the number of inquiries of a home leads to exactly these in the inbox', async () => {
  await show(1234)
  await expect.poll(sentence).toContain('41 Aufrufe in 30 Tagen, 1.234 Anfragen insgesamt.')
  const link = page.getByRole('link', { name: 'Anfragen: 1.234' })
  const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect([pathname, searchParams.get('property')]).toEqual(['/admin/anfragen', '7'])
  // Spam is not counted.
  expect(searchParams.get('status')?.split(',').toSorted()).toEqual(['done', 'new', 'open', 'waiting'])
})

test('without an inquiry there is nothing to open', async () => {
  await show(0)
  await expect.poll(sentence).toContain('41 Aufrufe in 30 Tagen, 0 Anfragen insgesamt.')
  expect(page.getByRole('link').elements()).toEqual([])
})

test('the sentence is whole where the number stands elsewhere in it, and the link leads to that language', async () => {
  await show(3, 'sa')
  const link = page.getByRole('link')
  expect(new URL((link.element() as HTMLAnchorElement).href).pathname).toBe('/sa/admin/anfragen')
  await expect.element(page.getByText(/41/)).toBeVisible()
})
