import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { projectPath } from '../../src/server/paths.ts'
import { digest, homesOf } from './digest.ts'
import { writeBenchFeed } from './feed.ts'

export interface KillTest {
  times: number
  objects: number
  /** The URL of a PostgreSQL where databases may be created. */
  clusterUrl: string
  log?: (line: string) => void
  /** 0 <= x < 1 */
  random?: () => number
}

export interface KillResult {
  /** Number of written objects at each kill. */
  killedAt: number[]
  /** What was half visible after a kill, and the differences after the last run, one line each. */
  differences: string[]
}

/** Within the write of an object, or between two. */
const MOMENT_MS = 50
/** The most kills between two runs that end. */
const IN_A_ROW = 4

/**
 * Imports a delivery over an earlier one, and kills the process (SIGKILL) at a random moment, up to four times in a
 * row. After each kill every home must be as one of both deliveries has it. Then runs it to the end, and compares the
 * state with that of an undisturbed run. A process that ends before its kill does not count.
 */
export async function killTest({
  times,
  objects,
  clusterUrl,
  log = () => {},
  random = Math.random,
}: KillTest): Promise<KillResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-kill-'))
  // Most of the time of a killed process is its start.
  const startImport = (file: string, place: Place) => startIn(file, place, path.join(folder, 'code'))
  const admin = connect(clusterUrl, { max: 1 })
  const made: string[] = []
  const database = async (name: string, template?: string) => {
    const full = `kill_${process.pid}_${name}`
    await sql`create database ${sql.id(full)} ${template ? sql`template ${sql.id(`kill_${process.pid}_${template}`)}` : sql``}`.execute(
      admin,
    )
    made.push(full)
    return {
      url: clusterUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${full}`),
      data: path.join(folder, name),
    }
  }
  try {
    const [first, second] = [path.join(folder, 'tag-1.zip'), path.join(folder, 'tag-2.zip')]
    await writeBenchFeed(first, { objects, version: 1, picturesEvery: 20 })
    await writeBenchFeed(second, { objects, version: 2, picturesEvery: 20 })

    const base = await database('base')
    await finish(startImport(first, base))
    const calm = await database('calm', 'base')
    const began = performance.now()
    await finish(startImport(second, calm))
    const expected = await digestOf(calm)
    log(`undisturbed: ${objects} objects, ${Math.round(performance.now() - began)} ms`)

    const result: KillResult = { killedAt: [], differences: [] }
    const homes: Homes = [await onDatabase(base, homesOf), await onDatabase(calm, homesOf)]
    for (let nr = 1; result.killedAt.length < times; nr++) {
      const victim = await database(`victim_${nr}`, 'base')
      const wrong: string[] = []
      const row = Math.min(1 + Math.floor(random() * IN_A_ROW), times - result.killedAt.length)
      for (let kill = 0; kill < row; kill++) {
        const done = await killOnTheWay(startImport(second, victim), victim, {
          lines: Math.floor(objects * random()),
          ms: MOMENT_MS * random(),
        })
        if (done === null) continue
        result.killedAt.push(done)
        const told = `kill ${result.killedAt.length} after ${done} lines of the report`
        const half = await halfVisible(victim, homes)
        wrong.push(...half.map((line) => `${told}: ${line}`))
        log(`${told}: ${half.length ? half.join(', ') : 'nothing half visible'}`)
      }
      await finish(startImport(second, victim))
      const found = await digestOf(victim)
      for (const name of Object.keys(expected).filter((name) => found[name] !== expected[name]))
        wrong.push(
          `run to the end after kill ${result.killedAt.length}: ${name}: ${expected[name]} became ${found[name]}`,
        )
      // A run of hours that is stopped has told so far.
      log(`after kill ${result.killedAt.length} run to the end: ${wrong.length ? wrong.join(', ') : 'no difference'}`)
      result.differences.push(...wrong)
      if (wrong.length) continue
      await sql`drop database ${sql.id(made.pop() as string)} with (force)`.execute(admin)
      rmSync(victim.data, { recursive: true, force: true })
    }
    return result
  } finally {
    for (const name of made) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The homes before and after the delivery. */
type Homes = [before: Map<string, string>, after: Map<string, string>]

/** What is wrong with the state right after a kill. */
function halfVisible(place: Place, [before, after]: Homes): Promise<string[]> {
  return onDatabase(place, async (db) => {
    const homes = await homesOf(db)
    // A home that is there twice has a hash of its own.
    const half = [...homes].filter(([key, hash]) => hash !== before.get(key) && hash !== after.get(key))
    const lost = [...before.keys()].filter((key) => !homes.has(key))
    const { rows } = await sql<{ key: string }>`select external_id as key from property p
      where seen_run_id = (select max(id) from import_run)
        and not exists (select from import_line l where l.run_id = p.seen_run_id and l.property_id = p.id)`.execute(db)
    return [
      ...half.map(([key]) => `${key} is as neither delivery has it`),
      ...lost.map((key) => `${key} is lost`),
      ...rows.map(({ key }) => `${key} has no line in the report`),
    ].slice(0, 5)
  })
}

interface Place {
  url: string
  data: string
}

function startIn(file: string, { url, data }: Place, code: string) {
  // All databases of a place share one folder of pictures, so that files left over by a kill are found again.
  return spawn(process.execPath, [projectPath('scripts/import.ts'), file, '--source', 'probe'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: code,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** 1 means that some objects could not be read, as intended in the feed; the run itself must have finished. */
async function finish(child: ReturnType<typeof startIn>): Promise<void> {
  const words: string[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if ((code !== 0 && code !== 1) || !words.join('').includes('erledigt'))
    throw new Error(`The import ended with ${code}: ${words.join('')}`)
}

/** @returns number of lines in the report at the time of the kill; null when the process had ended */
async function killOnTheWay(
  child: ReturnType<typeof startIn>,
  place: Place,
  after: { lines: number; ms: number },
): Promise<number | null> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdout.resume()
  child.stderr.resume()
  return onDatabase(place, async (db) => {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from import_run`.execute(db)
    const before = Number(rows[0]?.id)
    /** null before the run has begun */
    const written = async () => {
      const { rows } = await sql<{ runs: number; lines: number }>`select
        (select count(*) from import_run where id > ${before}) as runs,
        (select count(*) from import_line where run_id > ${before}) as lines`.execute(db)
      return Number(rows[0]?.runs) ? Number(rows[0]?.lines) : null
    }
    // By its progress, not by the clock: the machine may be busy.
    while (((await written()) ?? -1) < after.lines && child.exitCode === null) await sleep(10)
    await sleep(after.ms)
    child.kill('SIGKILL')
    await ended
    return child.signalCode === 'SIGKILL' ? ((await written()) ?? 0) : null
  })
}

async function onDatabase<T>({ url }: Place, use: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 1, onError: () => {} })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

const digestOf = (place: Place): Promise<Record<string, string>> =>
  onDatabase(place, (db) => digest(db, path.join(place.data, 'media')))

/** `npm run bench -- kill [--times 20] [--objects 2000]`; the exit code is 1 when a state differs. */
export async function benchKill(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '20' }, objects: { type: 'string', default: '2000' } },
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-kill-db-'))
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(folder)
  try {
    const clusterUrl = process.env.DATABASE_URL || (embedded as { url: string }).url
    const times = Number(values.times)
    const { differences } = await killTest({ times, objects: Number(values.objects), clusterUrl, log: console.log })
    for (const line of differences) console.error(line)
    console.log(
      differences.length ? `${differences.length} differences` : `${times} kills, ${times} times the same state`,
    )
    if (differences.length) process.exitCode = 1
  } finally {
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
