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
import { Duplicates } from '../../src/islands/admin/homes/Duplicates.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const user = { id: 7, name: 'Eva', role: 'admin' } as User
const home = { id: 3, titel: 'Altbau am Park', mates: [] } as unknown as Listing
const company = { id: 2, firma: 'Andere Immobilien' }
const rows = [
  { id: 3, titel: 'Altbau am Park', objektnr: 'A1', company },
  { id: 12, titel: 'Park: Altbau', objektnr: 'B7', company },
]

test('the other listing of a home is found by its title, and told apart by number and company', async () => {
  const sent = answerWith({
    'GET /api/admin/properties': { body: { data: rows, total: 2, total_is_exact: true } },
    'PUT /api/admin/properties/3/duplicates/12': { body: { data: { ...home, mates: [] } } },
  })
  await render(<Duplicates {...{ t, language: 'de', user, home, onChange: () => undefined }} />)
  const field = page.getByRole('combobox', { name: 'Anderes Objekt' })
  const group = page.getByRole('button', { name: t('listings.group') })
  // Nothing is chosen yet.
  await group.click()
  await field.fill('Park')
  const options = page.getByRole('option')
  await expect
    .poll(() => options.elements().map((one) => one.textContent))
    .toEqual(['Park: AltbauB7 · Andere Immobilien'])
  expect(sent.at(-1)?.query.get('q')).toBe('Park')
  await options.click()
  await expect.element(field).toHaveValue('Park: Altbau')
  await group.click()
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body))
    .toEqual([{ same: true }])
  await expect.element(field).toHaveValue('')
})
