import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { newAddress, PASSWORD } from './accounts.ts'
import { findings, openedDark, themesOf } from './axe.ts'
import { gapIn } from './keeping.ts'
import { forgetLimits } from './server.ts'

/** An account with an entry in every part of its dashboard, as its token and user. */
async function furnished(request: APIRequestContext) {
  const email = newAddress()
  const who = { name: 'Anna Huber', email, privacy: true }
  const password = { password: PASSWORD, password_confirmation: PASSWORD }
  await request.post('/api/auth/register', { data: { ...who, ...password, terms: true } })
  const { token, user } = await (await request.post('/api/auth/login', { data: { email, password: PASSWORD } })).json()
  const headers = { Authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) =>
    expect((await request.post(path, { headers, data })).status(), path).toBe(200)
  const { data: homes } = await (await request.get('/api/properties?vermarktungsart=KAUF&preis_von=1')).json()
  const home = homes.find((one: { primary_image: object | null }) => one.primary_image)
  await post('/api/favorites', { property_id: home.id })
  await post('/api/price-alerts', {
    property_id: home.id,
    target_price: Math.round(home.kaufpreis * 0.9),
    notes: 'Balkon',
  })
  await forgetLimits()
  await post('/api/inquiries', { ...who, property_id: home.id, message: 'Ist diese Wohnung noch zu haben?' })
  const criteria = 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz,wien-9&preis_bis=1200'
  await post('/api/search-agents', { ...who, criteria })
  for (let ahead = 2; ; ahead++) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const { data: times } = await (
      await request.get(`/api/appointments/times?day=${day}&property_id=${home.id}`)
    ).json()
    if (times.length === 0) continue
    await post('/api/appointments', {
      ...{ ...who, property_id: home.id, type: 'viewing', duration: 30 },
      starts_at: times.at(-1),
    })
    break
  }
  const { data: booked } = await (await request.get('/api/appointments', { headers })).json()
  const { data: agents } = await (await request.get('/api/search-agents', { headers })).json()
  return { token, user, home, appointment: booked[0].token as string, agent: agents[0].token as string }
}

test.describe('the dashboard of a user with entries', () => {
  test.describe.configure({ mode: 'serial' })
  let held: Awaited<ReturnType<typeof furnished>>
  test.beforeAll(async ({ request }) => {
    held = await furnished(request)
  })
  const signedIn = (page: Page) =>
    page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('auth_token', token)
        localStorage.setItem('user', user)
      },
      [held.token, JSON.stringify(held.user)] as const,
    )

  for (const prefix of ['', '/sa'])
    test(`fits its window and has nothing for axe, at “${prefix}/”`, async ({ page }) => {
      test.setTimeout(180_000)
      await openedDark(page)
      await signedIn(page)
      const found: string[] = []
      // Repeated until it fits: a new section or a changed width takes a frame or two.
      const isTooWide = () =>
        page
          .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 3_000 })
          .then(
            () => false,
            () => true,
          )
      const also = async () => ((await isTooWide()) ? 'is wider than its window' : undefined)
      const look = async (
        where: string,
        widths: readonly number[],
        seen: { isLayer?: boolean; part?: string } = {},
      ) => {
        await expect(page.locator('.account-waiting')).toHaveCount(0)
        found.push(...(await findings(page, where, { widths, themes: themesOf(prefix), also, ...seen })))
      }
      const sections =
        'uebersicht favoriten angesehen suchagenten preisalarme termine anfragen profil sicherheit daten widerruf'
      await page.goto(`${prefix}/dashboard`)
      for (const section of sections.split(' ')) {
        await page.evaluate((section) => location.assign(`#${section}`), section)
        await expect(page.locator(`.dashboard-nav [href$="#${section}"]`)).toHaveAttribute('aria-current', 'page')
        // The surroundings are the same: they are checked with the first part.
        const part = section === 'uebersicht' ? '' : '.dashboard'
        await look(section, [390, 768, 1440], { part })
        if (section !== 'suchagenten' && section !== 'daten') continue
        // The confirmation questions, and the failed removal of an account.
        await page.locator('.dashboard-part .button-quiet, .account-delete [type="submit"]').last().click()
        await page.locator('.account-sure, .account-delete .field-problem').first().waitFor()
        await look(`${section}: sure`, [390, 1440], { part: '.dashboard-part' })
      }
      await page.locator('[popovertarget="konto"]').click()
      await look('account', [1440], { isLayer: true })
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 900 })
      await page.locator('[data-menu-open]').click()
      await look('menu', [390], { isLayer: true })
      // Both as linked from their mails, the agent with its question open.
      await page.goto(`${prefix}/suchagent?token=${held.agent}&beenden`)
      await page.locator('.account-sure').waitFor()
      await look('suchagent', [390, 1440])
      await page.goto(`${prefix}/termin?token=${held.appointment}`)
      await page.locator('.account-buttons .button-quiet').click()
      await page.locator('.account-sure').waitFor()
      await look('termin: sure', [390, 1440], { part: 'main' })
      await page.locator('.account-buttons .button').first().click()
      await expect(page.locator('main form [type="submit"]')).toBeVisible()
      await look('termin', [390, 1440])
      await page.goto(`${prefix}/immobilien/${held.home.id}`)
      await page.locator('.aside [data-contact="price-alert"]').click()
      await expect(page.locator('dialog.contact[open] [type="submit"]')).toBeVisible()
      await look('price alert', [390, 1440], { isLayer: true })
      expect(found).toEqual([])
    })

  test('shows each entry with its possible actions', async ({ page }) => {
    await signedIn(page)
    await page.goto('/dashboard')
    await expect(page.getByText('ist noch nicht bestätigt')).toBeVisible()
    const block = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    await expect(block('Favoriten').locator('.card-photo img').first()).toBeVisible()
    await expect(block('Favoriten').getByRole('link', { name: held.home.objekttitel })).toBeVisible()
    await expect(block('Suchagenten').getByRole('link', { name: /Mieten.*Wohnung.*Graz/ })).toHaveAttribute(
      'href',
      /^\/immobilien\?vermarktungsart=MIETE/,
    )
    const viewing = page.locator('[data-part="termine"]')
    await expect(viewing.locator('time')).toHaveText(/\d{4}/)
    await expect(viewing.locator('img')).toBeVisible()
    await expect(viewing.getByRole('link', { name: 'Termin ändern' })).toHaveAttribute('href', /^\/termin\?token=/)
    await expect(block('Anfragen').getByRole('listitem')).toContainText(['Gesendet'])
    const part = page.locator('.dashboard-part')
    const open = (name: string) => page.locator('.dashboard-nav').getByRole('link', { name }).click()
    await open('Suchagenten')
    await expect(part).toHaveAccessibleName('Suchagenten')
    await expect(part.getByRole('heading', { level: 3 }).first()).toContainText(/Mieten.*Wohnung.*Graz.*Wien 9.*1\.200/)
    await expect(part.getByRole('link', { name: 'Zur Suche' })).toHaveAttribute(
      'href',
      /^\/immobilien\?vermarktungsart/,
    )
    expect(await gapIn(part.locator('label.sort'))).toBeGreaterThanOrEqual(8)
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await part.getByRole('button', { name: 'Zurück' }).click()
    await expect(part.getByRole('button', { name: /^Beenden/ })).toBeFocused()
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await part.getByRole('button', { name: /^Beenden/ }).click()
    await expect(part.getByText('Noch kein Suchagent.')).toBeVisible()
    await open('Preisalarme')
    await expect(part.getByRole('link')).toHaveText(held.home.objekttitel)
    await expect(part.locator('dd data')).toHaveCount(2)
    await part.getByRole('button', { name: /^Entfernen/ }).click()
    await expect(part.getByText('Noch kein Preisalarm.')).toBeVisible()
    await open('Termine')
    await expect(part.getByRole('link', { name: 'Termin ändern' })).toHaveAttribute('href', /^\/termin\?token=/)
    await open('Anfragen')
    await expect(part.getByText('Ist diese Wohnung noch zu haben?')).toBeVisible()
  })

  test('shows the shape of what comes while it loads, and offers another try for a part that failed', async ({
    page,
  }) => {
    await signedIn(page)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/api/inquiries', (route) => route.abort())
    await page.route('**/api/search-agents', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard')
    const agents = page.getByRole('region', { name: /^Suchagenten/ })
    await expect(agents.locator('.account-waiting')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Favoriten/ }).locator('.card')).toHaveCount(1)
    goOn()
    await expect(agents.locator('.account-waiting')).toHaveCount(0)
    const inquiries = page.getByRole('region', { name: /^Anfragen/ })
    await expect(inquiries.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/inquiries')
    await inquiries.getByRole('button').click()
    await expect(inquiries.getByText('Gesendet')).toBeVisible()
  })
})

test('a new account gets one next step', async ({ page, request }) => {
  const email = newAddress()
  const password = { password: PASSWORD, password_confirmation: PASSWORD }
  await request.post('/api/auth/register', { data: { name: 'Neu', email, privacy: true, terms: true, ...password } })
  const { token, user } = await (await request.post('/api/auth/login', { data: { email, password: PASSWORD } })).json()
  await page.addInitScript(
    ([one, text]) => {
      localStorage.setItem('auth_token', one)
      localStorage.setItem('user', text)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto('/dashboard')
  const part = page.locator('.dashboard-part')
  await expect(part.getByText('Hier sammelt sich alles zu Ihrer Suche.')).toBeVisible()
  await expect(part.getByRole('link')).toHaveText(['Immobilien suchen'])
})
