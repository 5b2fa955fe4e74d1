/**
 * npm run docs:pictures: photographs the screens of the admin area for docs/administration.md and docs/agencies.md, on a
 * server with the demo catalogue that it starts and ends; `-- --port 4399` takes a running one (scripts/e2e-server.ts).
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { projectPath } from '../src/server/paths.ts'
import { ask, giveSession, type Role, someStaff, withPages } from './shown.ts'

const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
const FOLDER = projectPath('docs/pictures')
const SIZE = { width: 1280, height: 800 }
/** Twice as large on screens that can show it; a screen of text stays below 60 kB. */
const QUALITY = 60

type Staff = Awaited<ReturnType<typeof someStaff>>

/** The pictures: the file's name, who looks, and the address. */
const PICTURES: readonly (readonly [name: string, role: Role, path: string])[] = [
  ['overview', 'admin', '/gb/admin'],
  ['properties', 'agent', '/gb/admin/objekte'],
  ['projects', 'admin', '/gb/admin/projekte'],
  ['inquiries', 'agent', '/gb/admin/anfragen'],
  ['imports', 'agent', '/gb/admin/importe'],
  ['standing', 'agent', '/gb/admin/wirkung'],
  ['accounts', 'admin', '/gb/admin/nutzer'],
  ['audit', 'admin', '/gb/admin/protokoll'],
  ['performance', 'admin', '/gb/admin/leistung'],
  ['business', 'admin', '/gb/admin/zahlen'],
  ['reports', 'admin', '/gb/admin/meldungen'],
  ['flags', 'admin', '/gb/admin/meldungen?tab=auffaellig'],
  ['messages', 'admin', '/gb/admin/sendungen'],
  ['stopped-addresses', 'admin', '/gb/admin/adressen'],
  ['jobs', 'admin', '/gb/admin/auftraege'],
  ['newsletter', 'admin', '/gb/admin/newsletter'],
]

async function photograph(browser: Browser, base: string, staff: Staff, name: string, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', timezoneId: 'Europe/Vienna' })
  await giveSession(context, staff)
  const page = await context.newPage()
  await page.goto(base + path)
  await page.locator('h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('.account-waiting, [aria-busy="true"]'))
  const picture = await page.screenshot()
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`)
  await context.close()
  console.log(`docs/pictures/${name}.webp`)
}

/** What visitors write: without it the inbox would be empty. */
const ASKED = [
  ['Anna Berger', 'Is the home still available, and may I see it on Saturday?'],
  ['Jonas Gruber', 'Are pets allowed, and is there a place for two bicycles?'],
  ['Mira Novak', 'Which documents do you need for an offer?'],
  ['Thomas Wimmer', 'Could you send me the energy certificate and the floor plan?'],
] as const

type Rows = { data: { id: number; version: string }[] }

/** Visitors ask and report, and an agent works: screens with nothing in them explain nothing. */
async function work(base: string, { token }: Staff): Promise<void> {
  const { data: homes } = await ask<Rows>(base, null, 'GET /api/properties?anbieter=1')
  for (const [at, [name, message]] of ASKED.entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.org`
    const body = { property_id: homes[at]?.id, name, email, message, privacy: true }
    await ask(base, null, 'POST /api/inquiries?lang=gb', body)
  }
  const message = 'The flat was let in September, and the agency confirmed it on the telephone.'
  const report = { property_id: homes[4]?.id, reason: 'gone', message, name: 'Mira Novak', good_faith: true }
  await ask(base, null, 'POST /api/reports?lang=gb', report)
  const [first] = (await ask<Rows>(base, token, 'GET /api/admin/inquiries')).data
  const { data: inquiry } = await ask<{ data: { version: string } }>(
    base,
    token,
    `GET /api/admin/inquiries/${first?.id}`,
  )
  await ask(base, token, `PATCH /api/admin/inquiries/${first?.id}`, { version: inquiry.version, status: 'open' })
  await ask(base, token, `POST /api/admin/inquiries/${first?.id}/notes`, { text: 'Calls back on Monday.' })
  const home = `/api/admin/properties/${homes[0]?.id}/fields`
  const { version } = await ask<{ version: string }>(base, token, `GET ${home}`)
  await ask(base, token, `PATCH ${home}`, { version, letztemodernisierung: '2024', anzahl_schlafzimmer: 3 })
}

mkdirSync(FOLDER, { recursive: true })
await withPages(port, async (browser, base) => {
  const staff = { admin: await someStaff(base, 'admin'), agent: await someStaff(base, 'agent') }
  await work(base, staff.agent)
  for (const [name, role, path] of PICTURES) await photograph(browser, base, staff[role], name, path)
})
