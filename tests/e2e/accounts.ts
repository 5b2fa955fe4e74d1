import { type Browser, expect, type Page } from '@playwright/test'
import { base, MAILS } from './server.ts'

/** Accounts through the user's doors: pages, forms and mailed links, against the real server. */
export const PASSWORD = 'Altbau1090Wien'
export const NEW_PASSWORD = 'Neubau1220Wien'

export const wrong = (page: Page) => page.locator('.field-problem')
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const newAddress = () => `anna-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`

/** Path and query of the link in the newest mail to an address with a matching subject. */
export async function linkIn(to: string, subject: RegExp, pattern: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${MAILS}/?to=${to}`)).json()) as { subject: string; text: string }[]
        const mail = mails.findLast((one) => subject.test(one.subject))
        link = pattern.exec(mail?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const url = new URL(link)
  return url.pathname + url.search
}

export async function askForAccount(page: Page, email: string) {
  await page.goto('/registrieren')
  await field(page, 'Name').fill('Anna Huber')
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(PASSWORD)
  await field(page, 'Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

export async function register(page: Page, email: string) {
  await askForAccount(page, email)
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeFocused()
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
}

/** An account created over the API, signed in elsewhere. */
export async function elsewhere(browser: Browser, email: string, password = PASSWORD) {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('/anmelden')
  await logIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
  return page
}

/** Signs in as a new admin, or as an agent of a company, with a second factor. Open a page afterwards. */
export async function asStaff(page: Page, role: 'admin' | 'agent', companyId?: number): Promise<{ token: string }> {
  const answer = await fetch(`${MAILS}/staff?role=${role}&company=${companyId ?? ''}`, { method: 'POST' })
  const { token } = (await answer.json()) as { token: string }
  const me = await fetch(new URL('/api/auth/me', base), { headers: { Authorization: `Bearer ${token}` } })
  const { user } = (await me.json()) as { user: object }
  await page.addInitScript(
    ([one, text]) => {
      // The text of a mail is shown in a frame without storage.
      if (window !== window.top) return
      localStorage.setItem('auth_token', one as string)
      localStorage.setItem('user', text as string)
    },
    [token, JSON.stringify(user)],
  )
  return { token }
}

/** Withholds a home, so that other journeys do not meet it. */
export async function withhold(page: Page, token: string, id: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  const { data } = await (await page.request.get(`/api/admin/properties/${id}`, { headers })).json()
  const basis = { ground: 'terms', clause: 'Inserate' }
  const body = { state: 'withheld', reason: 'Journey', version: data.version, ...basis }
  const answer = await page.request.put(`/api/admin/properties/${id}/state`, { headers, data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
}
