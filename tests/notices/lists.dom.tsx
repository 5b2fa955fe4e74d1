import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import NoticesScreen from '../../src/islands/admin/notices/NoticesScreen.tsx'
import type { ScreenProps } from '../../src/islands/admin/screen-props.ts'
import { answerWith } from '../support/dom.ts'

const props = {
  ...{ t: translatorOf('de', admin, shared), language: 'de', user: { id: 1, role: 'admin' }, schemas: {} },
} as unknown as ScreenProps
const flag = {
  ...{ project_id: null, state: 'open', titel: 'Altbau', company: { id: 1, firma: 'Muster' } },
  created_at: '2026-11-29T10:00:00.000Z',
}
const flags = [
  {
    ...{ ...flag, id: 1, property_id: 7, rule: 'pictures' },
    details: { others: [{ id: 41, titel: 'Villa', firma: 'Huber', count: 5 }] },
  },
  {
    ...{ ...flag, id: 2, property_id: 8, rule: 'price' },
    details: { eur_m2: 900, median: 4000, count: 12, place: '1020 Wien' },
  },
]

beforeEach(() => window.history.replaceState(null, '', location.pathname))

test('the reason of a flag leads to the listing that was copied, and names the place of a price', async () => {
  window.history.replaceState(null, '', '?tab=auffaellig')
  answerWith({ 'GET /api/admin/flags': { body: { data: flags, total: 2, total_is_exact: true } } })
  await render(<NoticesScreen {...props} />)
  const copied = page.getByRole('link', { name: 'Gleiche Fotos (5): Villa, Huber' })
  await expect.element(copied).toHaveAttribute('href', expect.stringMatching(/\/objekte\?id=41$/))
  await expect.element(page.getByText(/Median.*4.000.* · 1020 Wien/)).toBeVisible()
})

test('the notices of one listing lead back to its record, and to all of them', async () => {
  window.history.replaceState(null, '', '?project=9')
  const sent = answerWith({ 'GET /api/admin/notices': { body: { data: [], total: 0, total_is_exact: true } } })
  await render(<NoticesScreen {...props} />)
  const back = page.getByRole('link', { name: 'Unter „Projekte“ öffnen' })
  await expect.element(back).toHaveAttribute('href', expect.stringMatching(/\/projekte\?id=9$/))
  await expect.element(page.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', location.pathname)
  expect(sent[0]?.query.get('project')).toBe('9')
})
