import { expect, test } from '@playwright/test'
import { field, linkIn, logIn, newAddress, PASSWORD, register, wrong } from './accounts.ts'

const CONFIRM = /http\S+bestaetigen=[\w-]{43}/
const press = { name: 'Adresse bestätigen' }

test('a signed-in visitor confirms the address by the button alone', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await page.goto(await linkIn(email, /bestätigen/, CONFIRM))
  await expect(page.getByText('Sie sind als Anna Huber angemeldet.')).toBeVisible()
  await expect(field(page, 'Passwort')).toHaveCount(0)
  await page.getByRole('button', press).click()
  await expect(page.getByRole('status').filter({ hasText: 'bestätigt' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('noch nicht bestätigt')).toHaveCount(0)
})

test('a visitor whose address a stranger entered cannot confirm the stranger’s account, and gets an own one', async ({
  page,
}) => {
  const email = newAddress()
  await register(page, email)
  await page.goto(await linkIn(email, /bestätigen/, CONFIRM))
  await page.getByRole('button', press).click()
  await expect(wrong(page)).toHaveText(['Bitte geben Sie ein Passwort ein.'])
  await expect(field(page, 'Passwort')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Passwort vergessen' }).click()
  await expect(page).toHaveURL('/passwort-vergessen')
})

test('a visitor who is signed in to another account must enter the password', async ({ page }) => {
  const [own, other] = [newAddress(), newAddress()]
  await register(page, other)
  await register(page, own)
  await page.goto('/anmelden')
  await logIn(page, own)
  await expect(page).toHaveURL('/dashboard')
  await page.goto(await linkIn(other, /bestätigen/, CONFIRM))
  await expect(page.getByText('Sie sind als Anna Huber angemeldet.')).toBeVisible()
  await page.getByRole('button', press).click()
  await expect(page.locator('.form-failed')).toHaveText(
    'Bitte geben Sie das Passwort ein, das Sie für dieses Konto gewählt haben.',
  )
  await field(page, 'Passwort').fill(PASSWORD)
  await page.getByRole('button', press).click()
  await expect(page.getByRole('status').filter({ hasText: 'bestätigt' })).toBeVisible()
})

test('without a password a code of the mail is asked for, where something cannot be taken back', async ({ page }) => {
  const email = newAddress()
  await register(page, email)
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  // The server's answer for an account with only a social login, which the journeys do not have.
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, user: { ...body.user, has_password: false } } })
  })
  const sent: unknown[] = []
  const sentence = 'Wir haben einen Code an Ihre E-Mail-Adresse geschickt. Bitte geben Sie ihn hier ein.'
  const guard = (path: string) =>
    page.route(path, async (route) => {
      const body = route.request().postDataJSON()
      sent.push(body)
      const refusal = { success: false, code: 'auth.code', message: sentence }
      if (!body.code) return route.fulfill({ status: 422, json: refusal })
      if (body.code === '00000000') {
        const fields = [{ field: 'code', code: 'sms_code', message: 'Dieser Code stimmt nicht.' }]
        return route.fulfill({ status: 400, json: { ...refusal, code: 'input.invalid', message: 'Prüfen', fields } })
      }
      return route.fulfill({ json: { success: true, message: 'Getan.' } })
    })
  await guard('**/api/auth/email')
  await guard('**/api/auth/account')
  await page.goto('/dashboard#sicherheit')
  // That was a step within the page: only a new page asks for the signed-in user.
  await page.reload()
  await expect(field(page, 'Passwort')).toHaveCount(0)
  await expect(page.locator('.account-rows li')).toContainText(/gilt längstens bis \d/)
  await field(page, 'Neue E-Mail-Adresse').fill('neu@example.at')
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  const code = field(page, 'Code aus der E-Mail')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(sentence)
  await code.fill('00000000')
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(wrong(page)).toHaveText(['Dieser Code stimmt nicht.'])
  await code.fill('1234 5678')
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByText('Getan.')).toBeVisible()
  await expect(code).toHaveCount(0)
  expect(sent).toEqual([
    { email: 'neu@example.at' },
    { email: 'neu@example.at', code: '00000000' },
    { email: 'neu@example.at', code: '12345678' },
  ])
  await page.goto('/dashboard#daten')
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(code).toBeFocused()
  await code.fill('12345678')
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(page.getByText('Getan.')).toBeVisible()
})
