import { expect, test } from '@playwright/test'
import { field, linkIn, newAddress } from './accounts.ts'
import { LASTING } from './keeping.ts'
import { base, forgetLimits } from './server.ts'

// Each writes as visitors do, who are limited.
test.beforeEach(() => forgetLimits())

test.describe('a social login', () => {
  const payload = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

  test('has a button only where the server names it, and begins where the server says', async ({ page }) => {
    await page.goto('/anmelden')
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true }).last()).toBeEnabled()
    await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0)
    await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { success: true, data: ['google'] } }))
    await page.route('**/api/auth/social/google/redirect', (route) =>
      route.fulfill({ json: { success: true, redirect_url: `${base.origin}/hilfe?ziel=google` } }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
    await expect(page).toHaveURL('/hilfe?ziel=google')
    await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0)
  })

  test('trades its token, and leaves neither parameter in the address', async ({ page }) => {
    const seen: unknown[] = []
    const user = { id: 7, name: 'Anna', email: 'anna@example.at', role: 'user', email_confirmed: true }
    await page.route('**/api/auth/social/google/callback', async (route) => {
      seen.push(route.request().postDataJSON(), page.url())
      await route.fulfill({ json: { success: true, message: 'Willkommen', token: 't'.repeat(43), user } })
    })
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user } }))
    await page.goto(`/social-callback?auth=${payload({ provider: 'google', token: 'abc', user })}&social-auth=success`)
    await page.waitForURL(/\/dashboard/)
    expect(seen).toEqual([{ token: 'abc' }, `${base.origin}/social-callback`])
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe('t'.repeat(43))
  })

  test('is recognised on any page, and is out of the address before another script can read it', async ({ page }) => {
    const user = { id: 7, name: 'Anna' }
    // The account requests more than this test covers.
    await page.route('**/api/**', (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.route('**/api/auth/social/google/callback', (route) =>
      route.fulfill({ json: { success: true, message: 'Willkommen', token: 't'.repeat(43), user } }),
    )
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user } }))
    const referrers: string[] = []
    page.on('request', (request) => {
      // Our own files that the browser requests before the first script do not matter.
      const isRead = ['document', 'fetch', 'xhr', 'ping'].includes(request.resourceType())
      const { referer = '' } = request.headers()
      if (isRead && /auth=/.test(referer)) referrers.push(request.url())
    })
    await page.addInitScript(() => {
      // The view of an analytics script: addresses after the page's head has loaded.
      document.addEventListener('DOMContentLoaded', () => {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]')
        sessionStorage.setItem('seen', JSON.stringify([...seen, location.href, document.referrer]))
      })
    })
    for (const path of ['/', '/gb/immobilien?ort=graz', '/hilfe', '/dashboard']) {
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.clear())
      const query = `auth=${payload({ provider: 'google', token: 'abc', user })}&social-auth=success`
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      await page.waitForURL(/\/dashboard$/)
      expect(await page.evaluate(() => localStorage.getItem('auth_token')), path).toBe('t'.repeat(43))
      await page.goBack()
      await expect(page, path).toHaveURL('/robots.txt')
    }
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).not.toContain('auth=')
    expect(referrers).toEqual([])
  })

  for (const [path, there, words] of [
    ['/?auth=xyz&social-auth=success', '/social-callback', 'Social-Login fehlgeschlagen'],
    ['/hilfe?social-auth=failed', '/social-callback', 'Social-Login fehlgeschlagen'],
    ['/gb/faq?auth=xyz&social-auth=success', '/gb/social-callback', 'Social login failed'],
  ] as const)
    test(`that comes back broken shows a message: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page).toHaveURL(there)
    })

  test('is none without its outcome: the parameter goes, the page stays with the rest of its address', async ({
    page,
  }) => {
    await page.goto('/immobilien?ort=graz&auth=xyz#liste')
    await expect(page).toHaveURL('/immobilien?ort=graz#liste')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Graz')
  })

  for (const query of [
    'social-auth=failed',
    'auth=%%%&social-auth=success',
    `auth=${payload({ token: 1 })}&social-auth=success`,
    '',
  ])
    test(`says that it failed for "${query.slice(0, 30)}"`, async ({ page }) => {
      await page.goto(`/social-callback?${query}`)
      await expect(page.getByText('Social-Login fehlgeschlagen')).toBeVisible()
      await expect(page).toHaveURL(/\/social-callback\??$/)
      await expect(page.getByRole('link', { name: 'Noch einmal anmelden' })).toHaveAttribute('href', '/anmelden')
    })

  test('passes the server’s refusal through', async ({ page }) => {
    await page.goto(
      `/social-callback?auth=${payload({ provider: 'google', token: 'a'.repeat(43) })}&social-auth=success`,
    )
    await expect(page.getByText('Die Anmeldung über diesen Dienst ist nicht gelungen.')).toBeVisible()
  })
})

test.describe('mailed links', () => {
  test('that are incomplete or worn out say so', async ({ page }) => {
    for (const path of ['/termin', '/suchagent?token=abc', '/newsletter?abmelden=abc']) {
      await page.goto(path)
      await expect(page.getByText('Dieser Link ist nicht vollständig.')).toBeVisible()
    }
    await page.goto(`/termin?token=${'a'.repeat(43)}`)
    await expect(page.getByText('Diesen Termin gibt es nicht.')).toBeVisible()
    await page.goto(`/suchagent?token=${'a'.repeat(43)}`)
    await expect(page.getByText('Diesen Suchagenten gibt es nicht mehr.')).toBeVisible()
  })

  test('confirm the newsletter and end it, each by a button', async ({ page, request }) => {
    const email = newAddress()
    await request.post('/api/newsletter', { data: { email, frequency: 'weekly' } })
    const link = await linkIn(email, /Newsletter/, /http\S+bestaetigen=[\w-]{43}/)
    await page.goto(link)
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await expect(page.getByText('Danke, Ihre Anmeldung ist bestätigt.')).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await page.goto(link.replace('bestaetigen', 'abmelden'))
    await page.getByRole('button', { name: 'Newsletter abbestellen' }).click()
    await expect(page.getByText('Sie erhalten keinen Newsletter mehr.')).toBeVisible()
  })

  test('move an appointment to a free time and cancel it', async ({ page, request }) => {
    const email = newAddress()
    const { data: homes } = await (await request.get(LASTING)).json()
    const free = async (day: string) => {
      const answer = await request.get(`/api/appointments/times?day=${day}&property_id=${homes[0].id}&duration=30`)
      return (await answer.json()).data as string[]
    }
    const days = Array.from({ length: 14 }, (_, nr) => new Date(Date.now() + (nr + 2) * 86_400_000).toISOString())
    const open: string[][] = []
    for (const day of days) {
      const times = await free(day.slice(0, 10))
      if (times.length > 1) open.push(times)
    }
    const [first, second] = open as [string[], string[]]
    const booked = await request.post('/api/appointments', {
      data: {
        ...{ name: 'Anna Huber', email, privacy: true, type: 'viewing', property_id: homes[0].id },
        ...{ starts_at: first[0], duration: 30 },
      },
    })
    expect(booked.status()).toBe(200)
    await page.goto(await linkIn(email, /Besichtigung/, /http\S+termin\?token=[\w-]{43}/))
    await expect(page.getByRole('heading', { name: 'Besichtigung' })).toBeVisible()
    await page.getByRole('button', { name: 'Termin verschieben' }).click()
    await field(page, 'Tag').fill(String(second[1]).slice(0, 10))
    await page.locator(`input[value="${second[1]}"]`).check()
    await page.getByRole('button', { name: 'Termin verschieben' }).click()
    await expect(page.getByText('Ihr Termin ist verschoben.')).toBeVisible()
    await expect(page.locator('time')).toHaveAttribute('datetime', String(second[1]))
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    await expect(page.getByText('Möchten Sie diesen Termin wirklich absagen?')).toBeFocused()
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    await expect(page.getByText('Ihr Termin ist abgesagt.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Termin verschieben' })).toHaveCount(0)
  })

  test('confirm a search agent, change it, let it rest and end it', async ({ page, request }) => {
    const email = newAddress()
    const made = await request.post('/api/search-agents', {
      data: {
        ...{ name: 'Anna Huber', email, privacy: true, frequency: 'daily' },
        criteria: 'vermarktungsart=MIETE&ort=graz&preis_bis=1200',
      },
    })
    expect(made.status()).toBe(200)
    const link = await linkIn(email, /Suchagent/, /http\S+suchagent\?token=[\w-]{43}&bestaetigen/)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Graz')
    await expect(page.getByRole('heading', { level: 2 })).toContainText('1.200')
    await page.getByRole('button', { name: 'Suchagent bestätigen' }).click()
    await expect(page.getByText('Ihr Suchagent ist aktiv.')).toBeVisible()
    await page.getByLabel(/Wie oft/).selectOption('weekly')
    await expect(page.locator('.toast')).toContainText('Ihr Suchagent ist geändert.')
    await page.goto(link.replace('bestaetigen', 'pausieren'))
    await expect(page.getByLabel(/Wie oft/)).toHaveValue('weekly')
    await page.getByRole('button', { name: 'Pausieren', exact: true }).first().click()
    await expect(page.locator('.account-status')).toHaveText('Pausiert')
    await page.goto(link.replace('bestaetigen', 'beenden'))
    await page.getByRole('button', { name: /^Beenden/ }).click()
    await expect(page.getByText('Ihr Suchagent ist beendet.')).toBeVisible()
  })
})
