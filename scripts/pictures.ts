/**
 * npm run docs:pictures: photographs the screens of the admin area for docs/administration.md and docs/agencies.md, on a
 * server with the demo catalogue that it starts and ends; `-- --port 4399` takes a running one (scripts/e2e-server.ts).
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { projectPath } from '../src/server/paths.ts'
import { type Role, signedInAs, withPages } from './shown.ts'

const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
const FOLDER = projectPath('docs/pictures')
const SIZE = { width: 1280, height: 800 }
/** Twice as large on screens that can show it; a screen of text stays below 60 kB. */
const QUALITY = 60

/** The pictures: the file's name, who looks, and the address. */
const PICTURES: readonly (readonly [name: string, role: Role, path: string])[] = [
  ['overview', 'admin', '/gb/admin'],
  ['properties', 'agent', '/gb/admin/objekte'],
  ['inquiries', 'agent', '/gb/admin/anfragen'],
  ['imports', 'agent', '/gb/admin/importe'],
  ['standing', 'agent', '/gb/admin/wirkung'],
  ['accounts', 'admin', '/gb/admin/nutzer'],
  ['audit', 'admin', '/gb/admin/protokoll'],
  ['performance', 'admin', '/gb/admin/leistung'],
  ['business', 'admin', '/gb/admin/zahlen'],
  ['reports', 'admin', '/gb/admin/meldungen'],
  ['messages', 'admin', '/gb/admin/sendungen'],
  ['jobs', 'admin', '/gb/admin/auftraege'],
  ['newsletter', 'admin', '/gb/admin/newsletter'],
]

async function photograph(browser: Browser, base: string, name: string, role: Role, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', timezoneId: 'Europe/Vienna' })
  await signedInAs(context, base, role)
  const page = await context.newPage()
  await page.goto(base + path)
  await page.locator('h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('.account-waiting, [aria-busy="true"]'))
  const picture = await page.screenshot()
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`)
  await context.close()
  console.log(`docs/pictures/${name}.webp`)
}

mkdirSync(FOLDER, { recursive: true })
await withPages(port, async (browser, base) => {
  for (const [name, role, path] of PICTURES) await photograph(browser, base, name, role, path)
})
