import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import { PriceAlertForm } from '../../src/islands/price-alert/PriceAlertForm.tsx'
import { answerWith, t } from '../support/dom.ts'

const home = { id: 7, title: 'Altbau', price: 300_000, host: 'Makler' }
const user = { id: 1, email: 'eva@example.at', name: 'Eva', email_confirmed: false } as unknown as User
const target = page.getByRole('textbox', { name: 'Wunschpreis' })
const press = () => page.getByRole('button', { name: 'Preisalarm anlegen' }).click()

test('an amount is read as people write it; what is none, and no way to be told, is refused at its field', async () => {
  const done: string[] = []
  const sent = answerWith({ 'POST /api/price-alerts': { body: { message: 'Angelegt.', alert: {} } } })
  await render(
    <PriceAlertForm t={t} language="de" home={home} opened={1} user={user} onDone={(text) => done.push(text)} />,
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
