import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { projectPath } from '../../src/server/paths.ts'
import { writeBenchFeed } from '../bench/feed.ts'
import { mb, short } from '../bench/measure.ts'
import { startServer } from '../bench/server.ts'
import { ensureBuilt } from '../build/build.ts'
import type { Spell } from './load-process.ts'
import type { Part } from './part.ts'

/** That of the journeys, whose build is used where there is one. */
const PORT = Number(process.env.CHAOS_PORT || 4399)
/** The list page as visitors open it: the first pages, rents and sales, two languages. */
const PATHS = [
  '/immobilien',
  '/immobilien?vermarktungsart=MIETE',
  '/immobilien?vermarktungsart=KAUF',
  '/immobilien?vermarktungsart=KAUF&seite=2',
  '/immobilien?ort=graz',
  '/immobilien?ort=wien&zimmer_von=2',
  '/gb/immobilien',
  '/gb/immobilien?vermarktungsart=MIETE&seite=2',
]
/** The target's (milliseconds), and what counts as growth: below it is noise of the garbage collection. */
const P99_MS = 100
const GROWTH = { share: 0.1, bytes: 50_000_000 }
/** A run from this length on is judged; a shorter one only shows that all answers are good. */
const JUDGED_S = 300
const WARM_UP_S = 60

/** The list page at a fixed rate, with the memory of the server at each minute. */
export const load: Part = async ({ sizes: { rate, seconds, homes }, log }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-chaos-'))
  const base = `http://localhost:${PORT}`
  await ensureBuilt(base)
  const server = await startServer(PORT, { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', RATE_LIMITS: '0' })
  try {
    const feed = path.join(folder, 'feed.zip')
    await writeBenchFeed(feed, { objects: homes, version: 1, picturesEvery: 1 })
    await importInto(folder, feed)
    const memory: number[] = []
    const look = () => memory.push(rssOf(server.pid))
    // The server has just started, compiles its code, and works off the jobs of the import.
    if (seconds >= JUDGED_S) log(`not judged: ${told(await send(base, rate, WARM_UP_S, () => undefined))}`)
    const found = await send(base, rate, seconds, (spell) => {
      look()
      log(`${told(spell)}, memory ${mb(memory.at(-1) ?? 0)} MB`)
    })
    look()
    // V8 lets its heap grow to a few times of what is alive, and reaches that size after some minutes. A leak goes on.
    const [warm = 0, end = 0] = [memory[memory.length >> 1], memory.at(-1)]
    const failures = found.failed ? [`${found.failed} requests failed, the first: ${found.reason}`] : []
    if (seconds >= JUDGED_S) {
      if (found.p99 > P99_MS) failures.push(`p99 is ${short(found.p99)} ms, not ${P99_MS}`)
      if (end - warm > Math.max(GROWTH.share * warm, GROWTH.bytes)) failures.push(`the memory grew to ${mb(end)} MB`)
    }
    return [
      {
        tried: `list page, ${rate} requests/s for ${seconds} s, ${homes} homes`,
        found: `${told(found)}; memory ${memory.map(mb).join(', ')} MB`,
        failures,
      },
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const told = ({ sent, failed, p50, p99, worst }: Spell) =>
  `${sent} answers, ${failed} failed, p50 ${short(p50)}, p99 ${short(p99)}, worst ${short(worst)} ms`

async function importInto(folder: string, feed: string): Promise<void> {
  const child = spawn(process.execPath, [projectPath('scripts/import.ts'), feed, '--source', 'chaos'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  // 1: the feed has an unreadable object, on purpose.
  if (code !== 0 && code !== 1) throw new Error(`The import ended with ${code}.`)
}

function send(base: string, rate: number, seconds: number, each: (spell: Spell) => void): Promise<Spell> {
  const script = projectPath('scripts/chaos/load-process.ts')
  const child = spawn(process.execPath, [script, base, String(rate), String(seconds), ...PATHS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let whole: Spell | undefined
  createInterface(child.stdout).on('line', (line) => {
    const spell = JSON.parse(line) as Spell
    if (spell.isWhole) whole = spell
    else each(spell)
  })
  return new Promise((resolve, reject) =>
    child.once('close', (code) => (whole ? resolve(whole) : reject(new Error(`The load ended with ${code}.`)))),
  )
}

/** Bytes of a process in memory, by /proc. */
function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}
