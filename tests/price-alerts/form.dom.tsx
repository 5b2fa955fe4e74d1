import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import PriceAlert from '../../src/islands/price-alert/PriceAlert.tsx'
import { PriceAlertForm } from '../../src/islands/price-alert/PriceAlertForm.tsx'
import { $user } from '../../src/stores/account/session.ts'
import { answerWith, t } from '../support/dom.ts'

const home = { id: 7, title: 'Altbau', price: 300_000, host: 'Makler' }
const user = { id: 1, email: 'eva@example.at', name: 'Eva', email_confirmed: false } as unknown as User
const target = page.getByRole('textbox', { name: 'Wunschpreis' })
const press = () => page.getByRole('button', { name: 'Preisalarm anlegen' }).click()

test('an amount is read as people write it; what is none, and no way to be told, is refused at its field', async () => {
  const done: string[] = []
  const sent = answerWith({ 'POST /api/price-alerts': { body: { message: 'Angelegt.', alert: {} } } })
  await render(
    <PriceAlertForm
      t={t}
      language="de"
      home={home}
      values={{}}
      opened={1}
      user={user}
      onDone={(text) => done.push(text)}
    />,
  )
  await expect.element(page.getByRole('checkbox', { name: /E-Mail/ })).toHaveAccessibleDescription(/bestätigt/)
  for (const wrong of ['', 'billig', '-5', '0', '2,5,0']) {
    await target.fill(wrong)
    await press()
    await expect.element(target).toHaveAccessibleDescription(/gültigen Betrag/)
  }
  await target.fill('€ 250.000,50')
  await page.getByRole('checkbox', { name: /E-Mail/ }).click()
  await press()
  await expect.element(page.getByText('wie wir Sie verständigen sollen')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: /E-Mail/ }).click()
  await press()
  await expect.poll(() => done).toEqual(['Angelegt.'])
  expect(sent[0]?.body).toMatchObject({ property_id: 7, target_price: 250_000.5, by_email: true, by_push: false })
})

test('an alert that exists is shown, changed and removed', async () => {
  const known = {
    property_id: 7,
    target_price: 250_000,
    price: 300_000,
    current_price: 300_000,
    notes: 'Balkon ansehen',
    by_email: false,
    by_push: true,
    created_at: '2026-11-12T09:00:00.000Z',
    reached_at: null,
    ended_at: null,
    property: null,
  }
  $user.set(user)
  const done: string[] = []
  const sent = answerWith({
    'GET /api/price-alerts': { body: { data: [{ ...known, property_id: 8, target_price: 1 }, known] } },
    'PUT /api/price-alerts/7': { body: { message: 'Geändert.' } },
    'DELETE /api/price-alerts/7': { body: { message: 'Entfernt.' } },
  })
  await render(<PriceAlert t={t} language="de" home={home} values={{}} opened={1} onDone={(text) => done.push(text)} />)
  await expect.element(page.getByText('250.000 €, seit 12. November 2026')).toBeVisible()
  await expect.element(target).toHaveValue('250000')
  await expect.element(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Balkon ansehen')
  await expect.element(page.getByRole('checkbox', { name: /E-Mail/ })).not.toBeChecked()
  await target.fill('240.000')
  await page.getByRole('button', { name: 'Preisalarm ändern' }).click()
  await expect.poll(() => done).toEqual(['Geändert.'])
  expect(sent.at(-1)?.body).toMatchObject({ target_price: 240_000, by_email: false, by_push: true })
  await page.getByRole('button', { name: 'Preisalarm entfernen' }).click()
  await expect.poll(() => done).toEqual(['Geändert.', 'Entfernt.'])
})

test.each([
  ['default', /erneut/],
  ['denied', /Einstellungen/],
])('a question for notifications that ends with %j is told as what it is', async (permission, told) => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission })
  await render(
    <PriceAlertForm t={t} language="de" home={home} values={{}} opened={1} user={user} onDone={() => undefined} />,
  )
  const push = page.getByRole('checkbox', { name: /Browser/ })
  await push.click()
  await expect.element(push).toHaveAccessibleDescription(told)
  await expect.element(push).not.toBeChecked()
})
