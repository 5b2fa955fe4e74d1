import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import CompaniesScreen from '../../src/islands/admin/companies/CompaniesScreen.tsx'
import { agencyWords } from '../../src/islands/admin/companies/words.ts'
import { answerWith } from '../support/dom.ts'

test('companies whose data nobody has checked are found by a filter', async () => {
  history.replaceState(null, '', location.pathname)
  const sent = answerWith({ 'GET /api/admin/companies': { body: { data: [], total: 0, total_is_exact: true } } })
  const user = { id: 1, role: 'admin', company_id: null } as User
  await render(<CompaniesScreen t={agencyWords('de')} language="de" user={user} schemas={{}} />)
  await page.getByRole('combobox', { name: 'Firmendaten geprüft' }).selectOptions('Nein')
  await expect.poll(() => location.search).toBe('?checked=false')
  await expect
    .poll(() =>
      sent
        .filter(({ name }) => name === 'GET /api/admin/companies')
        .at(-1)
        ?.query.get('checked'),
    )
    .toBe('false')
})
