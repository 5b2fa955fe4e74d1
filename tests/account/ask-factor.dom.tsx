import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { account } from '../../src/i18n/account/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { AskFactor } from '../../src/islands/account/factors/AskFactor.tsx'
import { ErrorBoundary } from '../../src/islands/frame/ErrorBoundary.tsx'

const t = translatorOf('de', account, shared)
const asked = {
  challenge: {
    token: 'x'.repeat(43),
    methods: ['totp' as const],
    passkey: null,
    expires_at: '2030-01-01T00:00:00.000Z',
  },
  message: 'Geben Sie den Code ein.',
}

test('the second step of a login goes on to the page without a fault, also where scrolling answers with a promise', async () => {
  // As Chromium does from 150 on, whatever browser this runs in.
  const before = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  const Page = ({ isIn }: { isIn: boolean }) => (
    <ErrorBoundary t={t} language="de">
      {isIn ? <p>Angemeldet</p> : <AskFactor {...{ t, asked }} onDone={() => {}} onAgain={() => {}} />}
    </ErrorBoundary>
  )
  const { rerender } = await render(<Page isIn={false} />)
  await expect.element(page.getByText('Geben Sie den Code ein.')).toBeVisible()
  await rerender(<Page isIn />)
  await expect.element(page.getByText('Angemeldet')).toBeVisible()
  Element.prototype.scrollIntoView = before
})
