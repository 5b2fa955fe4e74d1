/**
 * npm run docs:pictures: photographs the screens of the admin area for docs/administration.md and docs/agencies.md, on a
 * server with the demo catalogue that it starts and ends; `-- --port 4399` takes a running one (scripts/e2e-server.ts).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { projectPath } from '../src/server/paths.ts'
import { findChromium } from './chromium.ts'
import { fail } from './environment.ts'

const { port: running } = parseArgs({ options: { port: { type: 'string' } } }).values
const PORT = Number(running ?? 4519)
const FOLDER = projectPath('docs/pictures')
const SIZE = { width: 1280, height: 800 }
/** Twice as large on screens that can show it; a screen of text stays below 60 kB. */
const QUALITY = 60
const START_MS = 900_000

/** The pictures: the file's name, who looks, and the address. */
const PICTURES: readonly (readonly [name: string, role: 'admin' | 'agent', path: string])[] = [
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

async function untilReady(): Promise<void> {
  const deadline = Date.now() + START_MS
  while (!(await fetch(`http://localhost:${PORT}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('The server is not ready in time.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function photograph(browser: Browser, name: string, role: string, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORT + 1}/staff?role=${role}&company=1`, { method: 'POST' })
  const { token } = (await answer.json()) as { token: string }
  const me = await fetch(`http://localhost:${PORT}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
  const { user } = (await me.json()) as { user: object }
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', timezoneId: 'Europe/Vienna' })
  const page = await context.newPage()
  await page.addInitScript(
    ([one, text]) => {
      localStorage.setItem('auth_token', one as string)
      localStorage.setItem('user', text as string)
    },
    [token, JSON.stringify({ ...user, name: 'Eva Huber' })],
  )
  await page.goto(`http://localhost:${PORT}${path}`)
  await page.locator('h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('.account-waiting, [aria-busy="true"]'))
  const picture = await page.screenshot()
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`)
  await context.close()
  console.log(`docs/pictures/${name}.webp`)
}

const { path: executablePath, reason } = findChromium({ install: true, windowless: true })
if (!executablePath) fail(reason)
mkdirSync(FOLDER, { recursive: true })
const env = { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' }
const server = running
  ? null
  : spawn(process.execPath, [projectPath('scripts/e2e-server.ts')], { env, stdio: 'inherit' })
try {
  await untilReady()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  for (const [name, role, path] of PICTURES) await photograph(browser, name, role, path)
  await browser.close()
} finally {
  if (server) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
