import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { projectPath } from '../../src/server/paths.ts'
import { findChromium } from '../chromium.ts'
import { onDemand } from '../on-demand.ts'
import { benchInteraction } from './interaction.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PORT = 4398
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** kB transferred, ms; `js` before anybody touches the page. */
interface PageFigures {
  scores: number[]
  js: number
  html: number
  fonts: number
  requests: number
  total: number
  lcp: number
  cls: number
  tbt: number
}

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<
      string,
      { numericValue?: number; details?: { items: { resourceType?: string; transferSize: number }[] } }
    >
  }
}>

/**
 * Lighthouse (mobile, slow 4G, as it comes) on home, list, detail and projects of a server of our own with the demo
 * catalogue. `--paths /a,/b` measures others, `--runs N` takes the median of N by LCP; `--paths ''` none, and only the
 * time from a filter's change to the paint of its results, which is measured last.
 */
export async function benchPages(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { paths: { type: 'string' }, runs: { type: 'string', default: '3' }, url: { type: 'string' } },
  })
  const chromium = findChromium({ install: true })
  if (!chromium.path) throw new Error(`Pages are not measured: ${chromium.reason}`)
  const lighthouse = values.paths === '' ? null : await findLighthouse()
  const server = values.url
    ? null
    : spawn(process.execPath, [projectPath('scripts/e2e-server.ts')], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'warn' },
      })
  const browser = lighthouse && (await startBrowser(chromium.path))
  try {
    const base = values.url ?? `http://localhost:${PORT}`
    await waitFor(`${base}/readyz`)
    const paths = values.paths?.split(',').filter(Boolean) ?? (await usualPaths(base))
    if (browser)
      console.log(
        'page                     perf a11y best seo |   js  html fonts  all kB  requests |  LCP ms    CLS  TBT ms',
      )
    for (const page of paths) {
      const runs: PageFigures[] = []
      for (let run = 0; lighthouse && browser && run < Number(values.runs); run++)
        runs.push(await measure(lighthouse, base + page, browser.port))
      runs.sort((a, b) => a.lcp - b.lcp)
      console.log(format(page, runs[Math.floor(runs.length / 2)] as PageFigures))
    }
    await benchInteraction(base, chromium.path)
  } finally {
    if (browser) {
      await stop(browser.process)
      rmSync(browser.profile, { recursive: true, force: true })
    }
    if (server) await stop(server)
  }
}

async function findLighthouse(): Promise<Lighthouse> {
  const entry = onDemand(LIGHTHOUSE)
  if (!entry) throw new Error(`Pages are not measured: ${LIGHTHOUSE} could not be installed`)
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

async function usualPaths(base: string): Promise<string[]> {
  const { data } = (await (await fetch(`${base}/api/properties?pro_seite=1&objektart=WOHNUNG`)).json()) as {
    data: { id: number; title_slug: string }[]
  }
  const [first] = data
  return ['/', '/immobilien', ...(first ? [`/immobilien/${first.id}/${first.title_slug}`] : []), '/projekte']
}

async function measure(lighthouse: Lighthouse, url: string, port: number): Promise<PageFigures> {
  const { lhr } = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], output: 'json', logLevel: 'error' })
  const items = lhr.audits['network-requests']?.details?.items ?? []
  const kb = (type?: string) =>
    items.filter((item) => !type || item.resourceType === type).reduce((sum, item) => sum + item.transferSize, 0) / 1000
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    js: kb('Script'),
    html: kb('Document'),
    fonts: kb('Font'),
    requests: items.length,
    total: kb(),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  }
}

function format(page: string, { scores, js, html, fonts, total, requests, lcp, cls, tbt }: PageFigures): string {
  const kb = (value: number) => value.toFixed(1).padStart(5)
  return (
    `${page.slice(0, 24).padEnd(24)} ${scores.map((score) => String(score).padStart(4)).join(' ')} | ` +
    `${kb(js)} ${kb(html)} ${kb(fonts)} ${total.toFixed(0).padStart(7)}  ${String(requests).padStart(8)} | ` +
    `${lcp.toFixed(0).padStart(7)}  ${cls.toFixed(3)} ${tbt.toFixed(0).padStart(7)}`
  )
}

async function startBrowser(executable: string): Promise<{ process: ChildProcess; port: number; profile: string }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'klinke-browser-'))
  const process = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  for await (const chunk of process.stderr) {
    const port = /ws:\/\/[^:]+:(\d+)\//.exec(String(chunk))?.[1]
    if (port) return { process, port: Number(port), profile }
  }
  throw new Error('Chromium did not start')
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const gone = once(process, 'exit')
  process.kill('SIGTERM')
  await gone
}

async function waitFor(url: string): Promise<void> {
  for (let waited = 0; waited < 300; waited++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await sleep(1000)
  }
  throw new Error(`${url} did not answer within five minutes`)
}
