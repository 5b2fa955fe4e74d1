import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { ProjectsList } from '../../src/islands/admin/projects/ProjectsList.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const user: User = {
  ...{ id: 1, name: 'Eva', email: 'eva@example.at', email_confirmed: true, phone: null, role: 'agent' },
  ...{ language: 'de', has_password: true, company_id: 1, created_at: '2026-11-01T00:00:00.000Z' },
  notifications: NOTIFICATIONS,
}

test('projects are found by the price of their cheapest unit, to buy or to rent', async () => {
  history.replaceState(null, '', location.pathname)
  const sent = answerWith({
    'GET /api/admin/projects': { body: { data: [], total: 0, total_is_exact: true } },
    'GET /api/admin/projects/bulk/undoable': { body: { data: [] } },
    'GET /api/admin/views': { body: { data: [] } },
  })
  await render(<ProjectsList {...{ t, language: 'de', user }} />)
  const field = page.getByRole('combobox', { name: 'Einstiegspreis bis' })
  const asked = () => sent.findLast(({ name }) => name === 'GET /api/admin/projects')?.query.get('preis')
  for (const [name, value] of [
    ['Kaufen: 400.000\u00a0€', 'kauf-400000'],
    ['Mieten: 800\u00a0€', 'miete-800'],
  ] as const) {
    await field.selectOptions(name)
    await expect.poll(asked).toBe(value)
  }
})
