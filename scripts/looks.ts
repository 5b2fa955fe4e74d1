/**
 * npm run looks -- --out FOLDER: photographs every public route and the screens of the admin area at 390 and 1440 pixels,
 * light and dark, in German and in Arabic, on a server with the demo catalogue that it starts and ends; `--port 4399`
 * takes a running one (scripts/e2e-server.ts), `--only list,home` some of the pages. `--before FOLDER` compares with the
 * pictures of an earlier run and prints for each the share of pixels that differ, the most first.
 */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { fail } from './environment.ts'
import { signedInAs, withPages } from './shown.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    before: { type: 'string' },
    port: { type: 'string' },
    only: { type: 'string' },
  },
})

/** One address of each kind of page, in German; `ID` is the newest home of the catalogue, `PROJECT` the newest project. */
const PAGES: Record<string, string> = {
  home: '/',
  list: '/immobilien',
  rows: '/immobilien',
  'list-empty': '/immobilien?preis_bis=1',
  detail: '/immobilien/ID',
  places: '/orte',
  place: '/orte/graz/wohnung-mieten',
  company: '/anbieter/1',
  projects: '/projekte',
  project: '/projekte/PROJECT',
  map: '/kartensuche',
  'map-vienna': '/kartensuche?ort=wien',
  prices: '/preise',
  'prices-vienna': '/preise/wien?vermarktungsart=MIETE',
  sentence: '/ki-suche?frage=3+Zimmer+in+Salzburg+mit+Seeblick&bleiben=1',
  assistant: '/assistent',
  expose: '/expose?immobilie=ID',
  comparison: '/vergleich?ids=ID',
  favorites: '/favoriten',
  'site-search': '/suche?q=Kaution',
  login: '/anmelden',
  register: '/registrieren',
  newsletter: '/newsletter',
  contact: '/kontakt',
  report: '/melden',
  transparency: '/transparenz',
  joining: '/anbieter-werden',
  privacy: '/datenschutz',
  help: '/hilfe',
  'help-page': '/hilfe/suche-zeichnen',
  faq: '/faq',
  blog: '/blog',
  article: '/blog/kaufnebenkosten',
  missing: '/gibt-es-nicht',
}
const STAFF_PAGES: Record<string, string> = {
  dashboard: '/dashboard',
  admin: '/admin',
  'admin-homes': '/admin/objekte',
  'admin-inbox': '/admin/anfragen',
  'admin-reports': '/admin/meldungen',
}
const WIDTHS = [390, 1440]
const THEMES = ['light', 'dark'] as const
const PREFIXES = { de: '', sa: '/sa' }
const PATIENCE_MS = 60_000
/** Longer pages end here: what follows are more of the same rows. */
const TALLEST = 4000
/** The difference of a channel, of 255, from which a person sees it. */
const VISIBLE = 24

interface Look {
  name: string
  address: string
  width: number
  theme: (typeof THEMES)[number]
  isStaff: boolean
}

function looks(ids: Record<'ID' | 'PROJECT', number>): Look[] {
  const wanted = values.only?.split(',')
  const found: Look[] = []
  for (const [pages, isStaff] of [
    [PAGES, false],
    [STAFF_PAGES, true],
  ] as const)
    for (const [page, address] of Object.entries(pages)) {
      if (wanted && !wanted.includes(page)) continue
      const known = address.replace(/\b(?:ID|PROJECT)\b/, (id) => String(ids[id as keyof typeof ids]))
      for (const [language, prefix] of Object.entries(PREFIXES))
        for (const width of WIDTHS)
          for (const theme of THEMES)
            found.push({
              name: `${page}-${language}-${width}-${theme}`,
              address: prefix + known,
              width,
              theme,
              isStaff,
            })
    }
  return found
}

async function photograph(browser: Browser, base: string, look: Look, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Vienna',
    locale: 'de-AT',
  })
  if (look.isStaff) await signedInAs(context, base, 'admin')
  if (look.name.startsWith('rows-')) await context.addInitScript(() => localStorage.setItem('klinke_view_mode', 'list'))
  const page = await context.newPage()
  await page.goto(base + look.address)
  await page.waitForFunction(() => !document.querySelector('.account-waiting, [aria-busy="true"]'), null, {
    timeout: PATIENCE_MS,
  })
  // Late photographs load when they are near the window.
  const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
  await page.setViewportSize({ width: look.width, height: Math.max(900, height) })
  await page.waitForFunction(
    () =>
      [...document.images].every((one) => {
        // Late photographs below the window, and beside it in a gallery, do not load.
        const { top, left, right } = one.getBoundingClientRect()
        const isOutside = top > innerHeight || left > innerWidth || right < 0
        return (one.complete && one.naturalWidth > 0) || !one.checkVisibility() || isOutside
      }),
    null,
    { timeout: PATIENCE_MS },
  )
  // A file that has come is painted some time later.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((one) => one.decode().catch(() => null))),
  )
  await page.screenshot({ path: file, animations: 'disabled' })
  await context.close()
}

/** @returns the share of pixels that differ visibly, from 0 to 1; 1 when the sizes differ by more than the height */
async function difference(file: string, before: string): Promise<number> {
  const [a, b] = await Promise.all(
    [file, before].map((one) => sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width) return 1
  const [longer, shorter] = a.data.length > b.data.length ? [a.data, b.data] : [b.data, a.data]
  let differing = (longer.length - shorter.length) / 3
  for (let at = 0; at < shorter.length; at += 3)
    if (
      Math.abs((longer[at] ?? 0) - (shorter[at] ?? 0)) > VISIBLE ||
      Math.abs((longer[at + 1] ?? 0) - (shorter[at + 1] ?? 0)) > VISIBLE ||
      Math.abs((longer[at + 2] ?? 0) - (shorter[at + 2] ?? 0)) > VISIBLE
    )
      differing++
  return differing / (longer.length / 3)
}

const { out, before } = values
if (!out) fail('--out names the folder of the pictures.')
mkdirSync(out, { recursive: true })
const file = ({ name }: Look, folder: string) => path.join(folder, `${name}.png`)
await withPages(values.port, async (browser, base) => {
  const newest = async (list: string) =>
    ((await (await fetch(base + list)).json()) as { data: { id: number }[] }).data[0]?.id ?? 0
  const all = looks({ ID: await newest('/api/properties?pro_seite=1'), PROJECT: await newest('/api/projects') })
  for (const look of all) {
    await photograph(browser, base, look, file(look, out)).catch((error) => {
      console.error(`${look.name}: ${error}`)
      process.exitCode = 1
    })
  }
  if (!before) return
  const shares: [share: number, name: string][] = []
  for (const look of all)
    if (existsSync(file(look, before)) && existsSync(file(look, out)))
      shares.push([await difference(file(look, out), file(look, before)), look.name])
  for (const [share, name] of shares.sort(([a], [b]) => b - a)) console.log(`${(share * 100).toFixed(1)} % ${name}`)
})
