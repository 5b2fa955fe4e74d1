import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { inbox } from '../../src/i18n/inbox/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { agencyWords } from '../../src/islands/admin/companies/words.ts'
import { Leaving } from '../../src/islands/admin/people/Leaving.tsx'
import { Week } from '../../src/islands/admin/viewings/Week.tsx'
import type { AgentRecord } from '../../src/stores/admin/agencies.ts'
import { answerWith } from '../support/dom.ts'

const person = { id: 5, version: 'v1', homes: 3, left_at: null, company: { id: 2 } } as unknown as AgentRecord
const leave = page.getByRole('button', { name: agencyWords('de')('agencies.leave') })

test('nobody leaves without a successor because the list of colleagues could not be loaded', async () => {
  let isUp = false
  const list = { data: [{ id: 5, name: 'Eva' }, ...[{ id: 6, name: 'Ida' }]], total: 2, total_is_exact: true }
  answerWith({ 'GET /api/admin/agents': () => (isUp ? { body: list } : 'unreachable') })
  await render(<Leaving t={agencyWords('de')} person={person} onDone={() => {}} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(leave).not.toBeInTheDocument()
  isUp = true
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByRole('option', { name: 'Ida' })).toBeInTheDocument()
  await expect.element(leave).toBeVisible()
})

const viewing = {
  ...{ id: 1, name: 'Ana', type: 'viewing', status: 'booked', starts_at: '2026-11-24T10:00:00.000Z' },
  ...{ proposals: [], conflicts: [], property: null },
}

test.each([
  [1, false],
  [1001, true],
])('a week of %i appointments, of which one came: that it is cut is told: %s', async (total, isTold) => {
  answerWith({ 'GET /api/admin/appointments': { body: { data: [viewing], total, total_is_exact: true } } })
  const t = translatorOf('de', inbox, admin, shared)
  await render(
    <Week
      {...{ t, language: 'de', day: '2026-11-24' }}
      user={{ role: 'admin' } as User}
      params={new URLSearchParams()}
      onChange={() => {}}
    />,
  )
  await expect.element(page.getByRole('link', { name: 'Ana' })).toBeVisible()
  const cut = page.getByText('gezeigt werden die ersten 1.')
  if (isTold) await expect.element(cut).toBeVisible()
  else expect(cut.elements()).toEqual([])
})
