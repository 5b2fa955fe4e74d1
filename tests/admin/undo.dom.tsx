import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { HomesList } from '../../src/islands/admin/homes/HomesList.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const user = { id: 7, name: 'Eva', role: 'agent' } as User
const sold = { id: 12, act: 'sold', at: '2026-11-28T09:15:00Z', ends_at: '2026-11-29T09:15:00Z', changed: 3 }
const UNDOABLE = 'GET /api/admin/properties/bulk/undoable'
const UNDO = 'POST /api/admin/properties/bulk/12/undo'
const LIST = 'GET /api/admin/properties'
const list = { body: { data: [], total: 0, total_is_exact: true } }
const undo = page.getByRole('button', { name: 'Rückgängig machen' })

test('an act of before is offered to be undone when the list opens, and the list is loaded again after it', async () => {
  let left = [sold]
  const sent = answerWith({
    [UNDOABLE]: () => ({ body: { data: left } }),
    [UNDO]: () => {
      left = []
      return { body: { data: { undone: 3, kept: 0 } } }
    },
    [LIST]: list,
  })
  await render(<HomesList {...{ t, language: 'de', user }} />)
  const told = `${t('listings.act.sold')}, 28.11.2026, 10:15 · Geändert: 3.`
  await expect.element(undo).toHaveAccessibleDescription(told)
  const before = sent.filter(({ name }) => name === LIST).length
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.poll(() => sent.filter(({ name }) => name === LIST).length).toBeGreaterThan(before)
})

test('after a failure it is offered again', async () => {
  const sent = answerWith({
    [UNDOABLE]: { body: { data: [sold] } },
    [UNDO]: { status: 500, body: { code: 'internal', message: 'Das hat nicht geklappt.' } },
    [LIST]: list,
  })
  await render(<HomesList {...{ t, language: 'de', user }} />)
  await undo.click()
  await expect.poll(() => sent.filter(({ name }) => name === UNDOABLE).length).toBe(2)
  await expect.element(undo).toBeVisible()
})

test('acts that could not be loaded are told, with another try', async () => {
  let isUp = false
  answerWith({ [UNDOABLE]: () => (isUp ? { body: { data: [sold] } } : 'unreachable'), [LIST]: list })
  await render(<HomesList {...{ t, language: 'de', user }} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  isUp = true
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(undo).toBeVisible()
})
