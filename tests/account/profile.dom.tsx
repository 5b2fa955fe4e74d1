import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import Profile from '../../src/islands/account/dashboard/Profile.tsx'
import { RecoveryCodes } from '../../src/islands/account/factors/RecoveryCodes.tsx'
import { answerWith, t } from '../support/dom.ts'

const user = { id: 7, name: 'Eva Huber', email: 'eva@example.at', role: 'user', language: 'de' } as User

test('what was saved once is not said of the next change, which the server or the form refuses', async () => {
  const sent = answerWith({ 'PATCH /api/auth/profile': { body: { message: 'Profil gespeichert.', user } } })
  await render(<Profile language="de" user={user} />)
  const name = page.getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('button', { name: 'Speichern' }).first()
  const done = page.getByText('Profil gespeichert.')
  await save.click()
  await expect.element(done).toBeVisible()
  await name.fill('E')
  await save.click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(done).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('codes that the browser does not copy are not told as copied, and not as nothing', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await render(<RecoveryCodes t={t} codes={['abcd-efgh']} onKept={() => undefined} />)
  await page.getByRole('button', { name: 'Kopieren' }).click()
  await expect.element(page.getByText('Ein Fehler ist aufgetreten')).toBeVisible()
})
