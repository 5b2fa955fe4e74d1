import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chooseConsent } from '../../src/domain/consent/choose.ts'
import ConsentBanner from '../../src/islands/consent/ConsentBanner.tsx'

/** Another tab stores a choice, or removes it. */
function elsewhere(purposes: Parameters<typeof chooseConsent>[0]) {
  const newValue = JSON.stringify(chooseConsent(purposes, new Date()))
  localStorage.setItem('cookie-consent', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent', newValue }))
}

beforeEach(() => localStorage.removeItem('cookie-consent'))

test('who has answered in another tab is not asked here', async () => {
  await render(<ConsentBanner language="de" />)
  const accept = page.getByRole('button', { name: 'Alle akzeptieren' })
  await expect.element(accept).toBeVisible()
  elsewhere([])
  await expect.element(accept).not.toBeInTheDocument()
  expect(document.documentElement.dataset.consentBar).toBeUndefined()
})

test('what an operator added hears of a consent that is withdrawn in another tab', async () => {
  await import('../../src/scripts/consent/apply.ts')
  const told: unknown[] = []
  addEventListener('klinke:consent', (event) => {
    told.push((event as CustomEvent<{ analytics_storage: string }>).detail.analytics_storage)
  })
  elsewhere(['analytics'])
  elsewhere([])
  expect(told).toEqual(['granted', 'denied'])
})
