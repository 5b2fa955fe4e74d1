import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../build/build.ts'
import { call } from './callers.ts'
import { percentiles, short } from './measure.ts'
import { readMetrics, startServer } from './server.ts'

const PORT = 4398

interface Asked {
  title: string
  /** The address of the n-th request. @param homes ids of the newest homes */
  path(n: number, homes: readonly number[]): string
}

/** Prices that no two requests share, so that no cache can answer. */
const another = (n: number) => `preis_bis=${400_000 + n}`

/** What visitors type, letter by letter, with slips and other languages; each with the filters that are set. */
const TYPED = ['gra', 'graz', 'Gratz', 'wien 7', '1070', 'neub', 'sankt', 'Vienne', 'Villach Land', 'umgebung linz']
const typedPlace = (n: number) => {
  const criteria = new URLSearchParams({ vermarktungsart: 'MIETE', preis_bis: String(700 + (n % 50)) })
  return `/api/places?${new URLSearchParams({ q: TYPED[n % TYPED.length] as string, criteria: criteria.toString() })}`
}

const WAYS: readonly Asked[] = [
  { title: 'list page, the same address', path: () => '/immobilien?vermarktungsart=KAUF' },
  { title: 'list page, a hundred addresses', path: (n) => `/immobilien?seite=${1 + (n % 10)}&zimmer_von=${n % 10}` },
  { title: 'list page, always another address', path: (n) => `/immobilien?${another(n)}` },
  { title: 'map page, the same address', path: () => '/kartensuche' },
  { title: 'API, list with facets', path: (n) => `/api/properties?${another(n)}` },
  { title: 'API, a home', path: (n, homes) => `/api/properties/${homes[n % homes.length]}` },
  { title: 'API, suggested places', path: typedPlace },
  { title: 'page of a place, three addresses', path: (n) => `/orte/${['wien', 'graz', 'linz'][n % 3]}/wohnung-mieten` },
  { title: 'API, map of Vienna', path: (n) => `/api/properties/map?bbox=16.2,48.1,16.6,48.3&zoom=12&${another(n)}` },
]

/**
 * npm run bench -- serve [--url http://…] [--seconds 10] [--callers 8] [--only TITLE]: the server's answers per second and their cost,
 * on the demo catalogue unless a server is given. The processor time is the server process's own metric, for all its
 * work on a request: search, database client, rendering, compression, log.
 */
export async function benchServe(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      callers: { type: 'string', default: '8' },
      only: { type: 'string', default: '' },
    },
  })
  const [seconds, callers] = [Number(values.seconds), Number(values.callers)]
  if (!(seconds > 0) || !Number.isSafeInteger(callers) || callers < 1)
    throw new Error('--seconds and --callers want numbers, such as 10 and 8')
  const folder = values.url ? null : mkdtempSync(path.join(tmpdir(), 'klinke-serve-'))
  if (folder) await ensureBuilt(`http://localhost:${PORT}`)
  const server = folder
    ? await startServer(PORT, { DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', RATE_LIMITS: '0' })
    : null
  try {
    const base = values.url ?? `http://localhost:${PORT}`
    console.log(
      `${new Date().toISOString().slice(0, 16)}: ${callers} callers, ${seconds} s each, load ${loadavg()[0]?.toFixed(1)} on ` +
        `${cpus().length} shared cores\n`,
    )
    console.log(
      '| asked for | requests/s | ms p50 / p95 / p99 / worst | CPU ms a request | kB |\n|---|---|---|---|---|',
    )
    const homes = await newestHomes(base)
    for (const { title, path } of WAYS.filter(({ title }) => title.includes(values.only))) {
      const way = (n: number) => path(n, homes)
      await call([base], way, callers, 1, 1_000_000)
      const before = await cpuSeconds(base)
      const { times, bytes, tookMs } = await call([base], way, callers, seconds, 0)
      const used = ((await cpuSeconds(base)) - before) * 1000
      console.log(
        `| ${title} | ${Math.round((times.length / tookMs) * 1000)} | ${percentiles(times)} ` +
          `| ${short(used / times.length)} | ${(bytes / times.length / 1000).toFixed(1)} |`,
      )
    }
    console.log(`\nload after: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await server?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

async function newestHomes(base: string): Promise<number[]> {
  const { data } = (await (await fetch(`${base}/api/properties?pro_seite=96`)).json()) as { data: { id: number }[] }
  return data.map(({ id }) => id)
}

async function cpuSeconds(base: string): Promise<number> {
  return (await readMetrics(base)).get('process_cpu_seconds_total') ?? Number.NaN
}
