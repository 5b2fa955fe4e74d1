import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { projectPath } from '../../src/server/paths.ts'
import { findChromium } from '../chromium.ts'
import { BUDGETS, kindOf } from './budgets.ts'
import { benchInteraction } from './interaction.ts'
import { findLighthouse, measurePage, type PageFigures, startBrowser } from './lighthouse.ts'

const PORT = 4398
const TABLE = 'docs/bench/pages.md'
const ROUTES =
  '/suche /anmelden /registrieren /passwort-vergessen /dashboard /newsletter /kontakt /impressum /datenschutz ' +
  '/barrierefreiheit /hilfe /hilfe/suche-zeichnen /faq /faq/kosten /blog /blog/kaufnebenkosten'

/**
 * Runs Lighthouse (mobile, slow 4G, default configuration) on home, list, detail and projects of our own server with
 * the demo catalogue. `--all` measures every kind of page and writes docs/bench/pages.md; `--paths /a,/b` measures
 * others, `--runs N` takes the median of N by LCP, `--url` uses a running server. `--paths ''` measures no page, and
 * only the time from a filter's change to the paint of its results, which comes last.
 */
export async function benchPages(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      paths: { type: 'string' },
      runs: { type: 'string', default: '3' },
      url: { type: 'string' },
    },
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
    const paths = values.paths?.split(',').filter(Boolean) ?? (await usualPaths(base, values.all))
    const lines = [...HEAD]
    if (browser) console.log(HEAD.join('\n'))
    for (const page of paths) {
      const runs: PageFigures[] = []
      for (let run = 0; lighthouse && browser && run < Number(values.runs); run++)
        runs.push(await measurePage(lighthouse, base + page, browser.port))
      runs.sort((a, b) => a.lcp - b.lcp)
      const line = format(page, runs[Math.floor(runs.length / 2)] as PageFigures)
      console.log(line)
      lines.push(line)
    }
    if (values.all) writeFileSync(projectPath(TABLE), report(lines, Number(values.runs)))
    else await benchInteraction(base, chromium.path)
  } finally {
    if (browser) {
      await stop(browser.process)
      rmSync(browser.profile, { recursive: true, force: true })
    }
    if (server) await stop(server)
  }
}

async function usualPaths(base: string, all: boolean): Promise<string[]> {
  const read = async (path: string) => (await (await fetch(base + path)).json()) as { data: Named[] }
  const [home] = (await read('/api/properties?pro_seite=1&objektart=WOHNUNG')).data
  const [project] = all ? (await read('/api/projects')).data : []
  const paths = ['/', '/immobilien', ...(home ? [`/immobilien/${home.id}/${home.title_slug}`] : []), '/projekte']
  if (!all) return paths
  return [
    ...paths,
    ...(project ? [`/projekte/${project.id}`] : []),
    ...['/kartensuche', '/favoriten', home ? `/vergleich?ids=${home.id}` : '/vergleich'],
    ...ROUTES.split(' '),
  ]
}

interface Named {
  id: number
  title_slug: string
}

const HEAD = [
  '| page | performance, accessibility, best practices, SEO | JS kB | HTML kB | fonts kB | all kB | files | later kB | LCP ms | CLS | TBT ms |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
]

/** A row of the table; values over budget are bold. */
function format(page: string, figures: PageFigures): string {
  const kind = kindOf(page)
  const budget = kind && BUDGETS[kind]
  const cell = (value: number, digits: number, most?: number) => {
    const text = value.toFixed(digits)
    return most !== undefined && Number(text) > most ? `**${text}** of ${most}` : text
  }
  const { scores, js, html, fonts, total, requests, ahead, lcp, cls, tbt, faults } = figures
  const cells = [
    page,
    scores.join(' ') + (faults.length ? ` (${faults.join(', ')})` : ''),
    cell(js, 1, budget?.js),
    cell(html, 1, budget?.html),
    cell(fonts, 1, 60),
    cell(total, 0, budget?.total),
    cell(requests, 0, budget?.requests),
    ahead.toFixed(0),
    cell(lcp, 0, budget?.lcp),
    cell(cls, 3, 0.01),
    cell(tbt, 0, 50),
  ]
  return `| ${cells.join(' | ')} |`
}

function report(lines: string[], runs: number): string {
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${INTRODUCTION}
## ${at} UTC

${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, median of ${runs} by LCP.

${lines.join('\n')}
${otherSections()}`
}

/** The hand-written sections below the table, from the first heading that is not a date. */
function otherSections(): string {
  return /\n## (?!\d{4}-).*/s.exec(readFileSync(projectPath(TABLE), 'utf8'))?.[0] ?? ''
}

const INTRODUCTION = `# The page bench

\`npm run bench -- pages --all\` starts a server with the demo catalogue and a German browser, opens every kind of page with Lighthouse (mobile, slow 4G, default configuration), and writes this file. kB are bytes over the network, without the headers of the answers (half a kB each, and 1.6 kB with the policy of a page). "Files" are the requests of the page itself; the icon and the manifest, which the window of the browser requests, are not included. "Later" is the traffic after the page has loaded: the prefetched pages, from 2 s after it, and the cookie banner with React 1.5 s after it. Values over budget are bold (scripts/bench/budgets.ts).

The time to the largest paint is simulated from the observation, with the processor time multiplied by four: on a busy machine, LCP and above all TBT reflect its load. Bytes and files do not.
`

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
