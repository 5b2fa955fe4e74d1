import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { HomesList } from '../../src/islands/admin/homes/HomesList.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const user: User = {
  ...{ id: 1, name: 'Eva', email: 'eva@example.at', email_confirmed: true, phone: null, role: 'agent' },
  ...{ language: 'de', has_password: true, company_id: 1, created_at: '2026-11-01T00:00:00.000Z' },
  notifications: NOTIFICATIONS,
}
const GRAZ = { slug: 'graz', name: 'Graz', art: 'ort', in: 'Steiermark', count: 7 }
const CODE = { slug: '8010', name: '8010', art: 'plz', in: 'Graz', count: 3 }
const PROJECT = { id: 5, titel: 'Gartenpark', company: { id: 1, firma: 'Muster' } }

beforeEach(() => history.replaceState(null, '', location.pathname))

const openList = async () => {
  const sent = answerWith({
    'GET /api/admin/properties': { body: { data: [], total: 0, total_is_exact: true } },
    'GET /api/admin/properties/bulk/undoable': { body: { data: [] } },
    'GET /api/admin/views': { body: { data: [] } },
    'GET /api/places': { body: { data: [GRAZ, CODE] } },
    'GET /api/admin/projects': { body: { data: [PROJECT], total: 1, total_is_exact: true } },
    'GET /api/admin/projects/5': { body: { data: PROJECT } },
  })
  await render(<HomesList {...{ t, language: 'de', user }} />)
  return sent
}

test('homes of a place are found by its name, and the address has its slug', async () => {
  const sent = await openList()
  const field = page.getByRole('combobox', { name: 'Ort', exact: true })
  await field.fill('Graz')
  await page.getByRole('option', { name: 'Steiermark' }).click()
  await vi.waitFor(() => expect(location.search).toBe('?ort=graz'))
  await expect.element(field).toHaveValue('Graz')
  await vi.waitFor(() =>
    expect(sent.some(({ name, query }) => name === 'GET /api/admin/properties' && query.get('ort') === 'graz')).toBe(
      true,
    ),
  )
  // Postcodes have a filter of their own.
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Steiermark' })).toBeVisible()
  expect(page.getByRole('option', { name: '8010' }).elements()).toEqual([])
})

test('an address of two places and a project shows their names', async () => {
  history.replaceState(null, '', '?ort=graz,linz&projekt=5')
  await openList()
  await expect.element(page.getByRole('combobox', { name: 'Ort', exact: true })).toHaveValue('Graz, linz')
  await expect.element(page.getByRole('combobox', { name: 'Projekt' })).toHaveValue('Gartenpark')
})

test('a country is chosen by its name, and a feature has no "No", which the search does not know', async () => {
  await openList()
  await page.getByRole('button', { name: t('listings.more_filters') }).click()
  const feature = page.getByRole('combobox', { name: 'Provisionsfrei' })
  await expect.element(feature).toBeVisible()
  expect([...feature.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'true'])
  await page.getByRole('combobox', { name: 'Land', exact: true }).selectOptions('Deutschland')
  await vi.waitFor(() => expect(location.search).toBe('?land=DE'))
})

const choices = (text: string) => page.getByText(text, { exact: true }).first()

test('several kinds are chosen by keyboard, stand in the address, and each is taken back', async () => {
  const sent = await openList()
  const summary = document.querySelector<HTMLElement>('summary[aria-label="Objektart: Alle"]')
  summary?.focus()
  await userEvent.keyboard('{Enter}')
  const group = page.getByRole('group', { name: 'Objektart' })
  await userEvent.keyboard('{Tab} ')
  await vi.waitFor(() => expect(location.search).toBe('?objektart=WOHNUNG'))
  await group.getByRole('checkbox', { name: 'Parkplatz' }).click()
  await vi.waitFor(() => expect(new URLSearchParams(location.search).get('objektart')).toBe('WOHNUNG,PARKEN'))
  expect(summary?.getAttribute('aria-label')).toBe('Objektart: Wohnung oder Parkplatz')
  await vi.waitFor(() =>
    expect(
      sent
        .filter(({ name }) => name === 'GET /api/admin/properties')
        .at(-1)
        ?.query.get('objektart'),
    ).toBe('WOHNUNG,PARKEN'),
  )
  await group.getByRole('checkbox', { name: 'Wohnung' }).click()
  await vi.waitFor(() => expect(location.search).toBe('?objektart=PARKEN'))
  await group.getByRole('button', { name: t('admin.lookup_clear') }).click()
  await vi.waitFor(() => expect(location.search).toBe(''))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(summary)
  await expect.element(group).not.toBeInTheDocument()
})

test('several features are asked for at once and joined by "and", and a circle is no field to type', async () => {
  const sent = await openList()
  await page.getByRole('button', { name: t('listings.more_filters') }).click()
  const label = t('filter.ausstattung')
  await page.getByLabelText(`${label}: ${t('admin.any')}`).click()
  const group = page.getByRole('group', { name: label })
  await group.getByRole('checkbox', { name: t('ausstattung.BALKON'), exact: true }).click()
  await group.getByRole('checkbox', { name: t('ausstattung.GARTEN'), exact: true }).click()
  const asked = () =>
    sent
      .filter(({ name }) => name === 'GET /api/admin/properties')
      .at(-1)
      ?.query.get('ausstattung')
  await vi.waitFor(() => expect(asked()?.split(',').sort()).toEqual(['BALKON', 'GARTEN']))
  const told = () => document.querySelector(`summary[aria-label^="${label}: "]`)?.getAttribute('aria-label')
  await vi.waitFor(() => expect(told()).toMatch(/^\S+: \S+ und \S+$/))
  await expect.element(page.getByLabelText(t('filter.umkreis'), { exact: true })).not.toBeInTheDocument()
})

test('a value that the filter does not know is refused with its name, and the next choice leaves it out', async () => {
  history.replaceState(null, '', '?stand=withheld,verkauft')
  const field = { field: 'stand', code: 'word', message: '„verkauft“ ist hier kein gültiger Wert.' }
  answerWith({
    'GET /api/admin/properties': { status: 400, body: { code: 'input.invalid', message: 'Falsch', fields: [field] } },
    'GET /api/admin/properties/bulk/undoable': { body: { data: [] } },
    'GET /api/admin/views': { body: { data: [] } },
  })
  await render(<HomesList {...{ t, language: 'de', user }} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Status: „verkauft“ ist hier kein gültiger Wert/)
  await choices('Zurückgehalten oder verkauft').click()
  await page.getByRole('group', { name: 'Status' }).getByRole('checkbox', { name: 'Online' }).click()
  await vi.waitFor(() => expect(new URLSearchParams(location.search).get('stand')).toBe('published,withheld'))
})
