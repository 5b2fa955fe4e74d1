import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { asStaff, newAddress } from './accounts.ts'
import { findings } from './axe.ts'
import { LASTING } from './keeping.ts'
import { forgetLimits } from './server.ts'

// In Arabic: the other direction of writing, and words that no German one is mistaken for.
const words = (namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/${namespace}/sa.json`, import.meta.url), 'utf8'))
const WORDS = { ...words('listings'), ...words('members'), ...words('admin'), ...words('inbox'), ...words('agencies') }
const word = (key: string): string => {
  const text = WORDS[key]
  if (!text) throw new Error(`No word ${key}`)
  return text
}

const headers = (token = '') => ({ Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' })
const dialog = (page: Page) => page.locator('dialog[open]')
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true }).first()

/** Nothing loads any more. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.account-waiting, [aria-busy="true"]')).toHaveCount(0)
}

const read = async (page: Page, token: string, path: string) =>
  (await (await page.request.get(path, { headers: headers(token) })).json()).data

async function post(page: Page, path: string, data: object, token = '') {
  const answer = await page.request.post(path, { headers: headers(token), data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

const visitor = (email: string) => ({ name: 'ليلى حداد', email, privacy: true })

/** A viewing that a visitor has booked. @returns its path below /sa/admin */
async function someViewing(page: Page, token: string, home: number): Promise<string> {
  const email = newAddress()
  let starts_at: string | undefined
  for (let ahead = 20; !starts_at && ahead < 50; ahead++) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    ;[starts_at] = await read(page, '', `/api/appointments/times?property_id=${home}&day=${day}`)
  }
  const booked = { property_id: home, type: 'viewing', starts_at, duration: 30, ...visitor(email) }
  await forgetLimits()
  await post(page, '/api/appointments', booked)
  const [{ id }] = await read(page, token, `/api/admin/appointments?q=${encodeURIComponent(email)}`)
  return `termine?id=${id}`
}

/** A project that a hand has begun. @returns its number */
async function someProject(page: Page, token: string): Promise<number> {
  const [{ id: company_id }] = await read(page, token, '/api/admin/companies')
  const begun = { company_id, titel: `بيت ${Date.now()}`, plz: '1010', ort: 'Wien' }
  return (await post(page, '/api/admin/projects', begun, token)).data.id
}

const someHome = async (page: Page): Promise<number> => (await read(page, '', LASTING))[0].id

/** One record of each kind, made by the doors of visitors where the demo has none. @returns paths below /sa/admin */
async function records(page: Page, token: string): Promise<string[]> {
  const home = await someHome(page)
  const email = newAddress()
  await forgetLimits()
  await post(page, '/api/inquiries', { property_id: home, message: 'هل الشقة متاحة؟', ...visitor(email) })
  await post(page, '/api/reports', { property_id: home, reason: 'gone', good_faith: true })
  const firm = { firma: `Haddad ${email}`, strasse: 'Ring 1', plz: '1010', ort: 'Wien', gisa: '12345678' }
  const person = { name: 'Leila Haddad', email, phone: '+43 660 1234567', software: 'andere', terms: true }
  await post(page, '/api/applications', { ...firm, ...person })
  const project = await someProject(page, token)
  const at = async (screen: string, path: string) => `${screen}?id=${(await read(page, token, path))[0].id}`
  return [
    await at('anfragen', `/api/admin/inquiries?q=${encodeURIComponent(email)}`),
    await someViewing(page, token, home),
    await at('meldungen', '/api/admin/notices'),
    await at('beitritte', '/api/admin/applications'),
    `objekte?id=${home}`,
    `objekte?id=${home}&teil=bearbeiten`,
    'objekte?neu=1',
    `projekte?id=${project}`,
    'projekte?neu=1',
    await at('firmen', '/api/admin/companies'),
    await at('personen', '/api/admin/agents'),
    await at('nutzer', '/api/admin/users'),
    await at('importe', '/api/admin/imports'),
    await at('quellen', '/api/admin/sources'),
    await at('sendungen', '/api/admin/messages'),
    `protokoll?entity=project&entity_id=${project}`,
  ]
}

test('axe finds nothing on one record of each screen in Arabic, none is wider than a phone, and nothing fails', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  const { token } = await asStaff(page, 'admin')
  const found: string[] = []
  for (const path of await records(page, token)) {
    await page.goto(`/sa/admin/${path}`)
    await settled(page)
    // What is folded away is a part of the record.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('#inhalt section details')) fold.open = true
    })
    const also = async () => {
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      return wide > 0 ? `is ${wide} pixels too wide` : undefined
    }
    found.push(...(await findings(page, path, { widths: [390, 1440], themes: ['light'], also, part: '#inhalt' })))
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})

test('axe finds nothing in the dialogs and the open forms of the admin area in Arabic', async ({ page }) => {
  test.setTimeout(480_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await asStaff(page, 'admin')
  const home = await someHome(page)
  const project = await someProject(page, token)
  const found: string[] = []
  const look = async (name: string, isLayer = true) => {
    const part = isLayer ? {} : { part: '#inhalt' }
    found.push(...(await findings(page, name, { widths: [390, 1440], isLayer, ...part })))
  }

  await page.goto('/sa/admin/projekte')
  await settled(page)
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('بيت')
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  await look('palette')
  await page.keyboard.press('Escape')

  for (const [path, acts] of [
    ['objekte', ['listings.act.withhold', 'listings.act.hand_over', 'listings.act.give_back']],
    ['projekte', ['listings.act.withhold', 'listings.act.release']],
  ] as const) {
    await page.goto(`/sa/admin/${path}`)
    await settled(page)
    await page.locator('.admin-table tbody input[type="checkbox"]').first().check()
    await look(`${path} chosen`, false)
    for (const act of acts) {
      await button(page, act).click()
      await expect(dialog(page)).toBeVisible()
      await look(`${path} ${act}`)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  }

  // The proof of the second factor is younger than ten minutes here: the refusal comes from the test.
  await page.route('**/api/admin/users/bulk', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'auth.step_up', message: '' } }),
  )
  await page.goto('/sa/admin/nutzer')
  await settled(page)
  await page.locator('.admin-table tbody input[type="checkbox"]').first().check()
  await button(page, 'members.act.disable').click()
  await expect(dialog(page)).toBeVisible()
  await look('accounts, disable')
  await dialog(page).getByRole('textbox').fill('سبب')
  await dialog(page)
    .getByRole('button', { name: word('admin.bulk_show'), exact: true })
    .click()
  await expect(dialog(page)).toHaveCount(2)
  await look('second factor')
  await page.keyboard.press('Escape')

  for (const [path, opened] of [
    [`objekte?id=${home}`, 'listings.act.withhold'],
    [`projekte?id=${project}`, 'listings.project_remove'],
    [`projekte?id=${project}`, 'listings.act.release'],
  ] as const) {
    await page.goto(`/sa/admin/${path}`)
    await settled(page)
    await button(page, opened).click()
    await look(`${path} ${opened}`, false)
  }
  expect(found).toEqual([])
})

test('a draft of a project opens as visitors will see it, and is no page for visitors', async ({ page }) => {
  const { token } = await asStaff(page, 'admin')
  const project = await someProject(page, token)
  await page.goto(`/sa/admin/projekte?id=${project}`)
  await settled(page)
  const opened = page.waitForEvent('popup')
  await button(page, 'listings.as_visitor').click()
  const tab = await opened
  await expect(tab).toHaveURL(new RegExp(`/sa/projekte/${project}\\?vorschau=`))
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('بيت')
  expect((await page.request.get(`/projekte/${project}`)).status()).toBe(404)
})
