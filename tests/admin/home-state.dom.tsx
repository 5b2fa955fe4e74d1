import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import type { Listing } from '../../src/domain/listings/listing.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { listings } from '../../src/i18n/listings/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { HomeState } from '../../src/islands/admin/homes/HomeState.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', listings, search, admin, shared)
const hand = { state: 'withheld', reason: 'Vorauszahlung', set_at: '2026-11-29T10:00:00.000Z', feed_status: 'active' }
const home = { id: 7, version: '1', state: 'withheld', hand, deleted_at: null }

const show = (role: 'agent' | 'admin', more: object, onChange: (home?: Listing) => void = () => undefined) =>
  render(
    <HomeState
      {...{ t, language: 'de', onChange }}
      user={{ id: 2, role } as User}
      home={{ ...home, ...more } as unknown as Listing}
    />,
  )

test('an agent reads that the portal withholds a home, without a button that would be refused', async () => {
  const { unmount } = await show('agent', { restricted: true })
  await expect.element(page.getByText(/Nur das Portal kann es wieder freigeben/)).toBeVisible()
  expect(page.getByText(/bis Sie es freigeben/).elements()).toHaveLength(0)
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await unmount()
  await show('agent', { restricted: true, state: 'published', hand: null })
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test.each([
  ['agent', false],
  ['admin', true],
] as const)('an %s may release a home that is theirs to release', async (role, restricted) => {
  await show(role, { restricted })
  await expect.element(page.getByRole('button', { name: 'Freigeben' })).toBeVisible()
  await expect.element(page.getByText(/bis Sie es freigeben/)).toBeVisible()
  expect(page.getByText(/Nur das Portal/).elements()).toHaveLength(0)
  const notices = page.getByRole('link', { name: 'Meldungen' }).elements()
  expect(notices.map((one) => one.getAttribute('href')?.split('/').at(-1))).toEqual(
    role === 'admin' ? ['meldungen?property=7'] : [],
  )
})

test('a release that is refused because somebody else has changed the home offers to load it again', async () => {
  const message = 'Jemand anderer hat diesen Eintrag inzwischen geändert.'
  const sent = answerWith({
    'DELETE /api/admin/properties/7/state': { status: 409, body: { code: 'record.changed', message } },
  })
  const onChange = vi.fn()
  await show('admin', { restricted: true }, onChange)
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${message} Neu laden`)
  expect(sent[0]?.query.get('version')).toBe('1')
  expect(onChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: t('admin.load_again') }).click()
  expect(onChange.mock.calls).toEqual([[]])
  await expect.element(page.getByRole('button', { name: 'Freigeben' })).toHaveFocus()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})
