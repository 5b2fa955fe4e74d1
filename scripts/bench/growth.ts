import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { ensureBuilt } from '../build/build.ts'
import { call } from './callers.ts'
import { percentiles, short } from './measure.ts'
import { type BenchServer, startServer } from './server.ts'

/** As the other benches, whose build it shares; web processes follow. */
const PORT = 4398

/** What visitors ask for, in the shares of a portal: mostly lists and homes, a third of the lists not seen before. */
function visit(n: number, homes: readonly string[]): string {
  switch (n % 10) {
    case 0:
      return '/'
    case 1:
      return `/immobilien?preis_bis=${400_000 + n}`
    case 2:
      return `/immobilien?zimmer_von=${n % 7}`
    case 3:
      return '/immobilien?vermarktungsart=MIETE'
    case 4:
      return `/api/properties?preis_bis=${400_000 + n}`
    case 5:
      return `/api/properties/map?bbox=16.2,48.1,16.6,48.3&zoom=12&preis_bis=${400_000 + n}`
    case 6:
      return '/kartensuche'
    default:
      return homes[n % homes.length] as string
  }
}

/**
 * npm run bench -- growth [--processes 3] [--seconds 15] [--callers 16]: answers per second and their times with one, two
 * and more web processes (`npm run web`) on one database with the demo catalogue. Database, processes and callers share
 * the processors of this machine: the processor time of a request tells what a machine for each of them would answer.
 */
export async function benchGrowth(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      processes: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '15' },
      callers: { type: 'string', default: '16' },
    },
  })
  const [most, seconds, callers] = [Number(values.processes), Number(values.seconds), Number(values.callers)]
  if (![most, seconds, callers].every((count) => Number.isSafeInteger(count) && count > 0))
    throw new Error('--processes, --seconds and --callers want whole numbers, such as 3, 15 and 16')
  const site = `http://localhost:${PORT}`
  await ensureBuilt(site)
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-growth-'))
  const database = await startEmbedded(path.join(folder, 'db'))
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMITS: '0', SITE_URL: site }
  const servers: BenchServer[] = []
  try {
    // It migrates and fills the database.
    await (await startServer(PORT, { ...env, DEMO: '1' })).stop()
    console.log(
      `${new Date().toISOString().slice(0, 16)}: ${callers} callers, ${seconds} s each, load ${loadavg()[0]?.toFixed(1)} ` +
        `on ${cpus().length} shared cores\n\n` +
        '| web processes | requests/s | ms p50 / p95 / p99 / worst | CPU ms a request, web processes |\n|---|---|---|---|',
    )
    for (let count = 1; count <= most; count++) {
      servers.push(await startServer(PORT + count, env, ['--web']))
      const homes = await homePaths(servers[0]?.base as string)
      const bases = servers.map(({ base }) => base)
      const way = (n: number) => visit(n, homes)
      await call(bases, way, callers, 3, count * 1_000_000)
      const before = await cpuMs(servers)
      const { times, tookMs } = await call(bases, way, callers, seconds, count * 1_000_000 + 500_000)
      const used = (await cpuMs(servers)) - before
      console.log(
        `| ${count} | ${Math.round((times.length / tookMs) * 1000)} | ${percentiles(times)} | ${short(used / times.length)} |`,
      )
    }
    console.log(`\nload after: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    for (const server of servers) await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function homePaths(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/api/properties?pro_seite=96`)
  const { data } = (await answer.json()) as { data: { id: number; title_slug: string }[] }
  return data.map(({ id, title_slug }) => `/immobilien/${id}/${title_slug}`)
}

async function cpuMs(servers: readonly BenchServer[]): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.metrics()))
  return all.reduce((sum, metrics) => sum + (metrics.get('process_cpu_seconds_total') ?? Number.NaN) * 1000, 0)
}
