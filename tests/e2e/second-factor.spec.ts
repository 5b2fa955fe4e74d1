import { type Browser, expect, type Page, test } from '@playwright/test'
import { totpCode } from '../auth/authenticator.ts'
import { elsewhere, field, logIn, newAddress, PASSWORD, register } from './accounts.ts'
import { findings } from './axe.ts'

const SECURITY = '/dashboard#sicherheit'

async function newAccount(page: Page): Promise<string> {
  const email = newAddress()
  await register(page, email)
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await page.goto(SECURITY)
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible()
  return email
}

/** Sets up the app. @returns its secret, and the recovery codes */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'App einrichten' }).click()
  const form = page.locator('#zweiter-faktor form')
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'App einrichten' }).click()
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
  await expect(page.locator('#zweiter-faktor svg path').first()).toBeAttached()
  await field(page, 'Code aus der App').fill(totpCode(secret, 5))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.locator('#zweiter-faktor .field-problem')).toHaveText('Dieser Code stimmt nicht.')
  await field(page, 'Code aus der App').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Wiederherstellungscodes' })).toBeFocused()
  const codes = await page.locator('#zweiter-faktor code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(page.getByText('Noch unbenutzt: 10')).toBeVisible()
  return { secret, codes }
}

async function signInAgain(browser: Browser, email: string) {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible()
  return page
}

test('an app: set up, asked for at the login, and a recovery code in its place', async ({ page, browser }) => {
  const email = await newAccount(page)
  const early = await elsewhere(browser, email)
  const { secret, codes } = await addApp(page)

  const second = await signInAgain(browser, email)
  expect(await findings(second, 'second factor', { widths: [390, 1280] })).toEqual([])
  await field(second, 'Code aus der App').fill(totpCode(secret, 9))
  await second.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(second.locator('.field-problem')).toHaveText('Dieser Code stimmt nicht.')
  // The next code: the one of now has set up the app.
  await field(second, 'Code aus der App').fill(totpCode(secret, 1))
  await second.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(second).toHaveURL('/dashboard')

  const third = await signInAgain(browser, email)
  await third.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
  await field(third, 'Wiederherstellungscode').fill(codes[0]?.toLowerCase() ?? '')
  await third.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(third).toHaveURL('/dashboard')

  // A session from before: a dangerous act asks there.
  await early.goto(SECURITY)
  await expect(early.getByText('Noch unbenutzt: 9')).toBeVisible()
  await early.getByRole('button', { name: 'Neue Codes erstellen' }).click()
  const dialog = early.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
  await dialog.getByLabel('Wiederherstellungscode', { exact: true }).fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog.locator('.field-problem'), 'a used code').toHaveText('Dieser Code stimmt nicht.')
  await dialog.getByLabel('Wiederherstellungscode', { exact: true }).fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(early.getByRole('heading', { name: 'Wiederherstellungscodes' })).toBeFocused()
  await early.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(early.getByText('Noch unbenutzt: 10')).toBeVisible()
})

test('a passkey: added, used at the login, and removed', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = await newAccount(page)
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const form = page.locator('#zweiter-faktor form')
  await form.getByLabel('Name des Passkeys').fill('Mein Schlüssel')
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(page.getByText('Mein Schlüssel')).toBeVisible()
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1)
  expect(await findings(page, 'security', { widths: [390, 1280], part: '#zweiter-faktor' })).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Mit Passkey bestätigen' })).toBeFocused()
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(SECURITY)
  await page.getByRole('button', { name: 'Entfernen: Mein Schlüssel' }).click()
  await page.locator('#zweiter-faktor .account-danger').click()
  await expect(page.getByText('Mein Schlüssel')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
})
