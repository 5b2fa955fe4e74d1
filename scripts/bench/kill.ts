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
import { digest } from './digest.ts'
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
  /** The differences after the rerun, one line each; empty when all is well. */
  differences: string[]
}

/**
 * Imports a delivery over an earlier one; kills the process (SIGKILL) at a random moment, runs it again, and compares
 * the state with that of an undisturbed run. Each time from scratch.
 */
export async function killTest({
  times,
  objects,
  clusterUrl,
  log = () => {},
  random = Math.random,
}: KillTest): Promise<KillResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-kill-'))
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
    const duration = await runDuration(calm)

    const result: KillResult = { killedAt: [], differences: [] }
    for (let time = 1; time <= times; time++) {
      const victim = await database(`victim_${time}`, 'base')
      const done = await killOnTheWay(startImport(second, victim), victim, duration * random())
      result.killedAt.push(done)
      await finish(startImport(second, victim))
      const found = await digestOf(victim)
      const wrong = Object.keys(expected).filter((name) => found[name] !== expected[name])
      for (const name of wrong)
        result.differences.push(`kill ${time} after ${done} lines: ${name}: ${expected[name]} became ${found[name]}`)
      log(
        `kill ${time} after ${done} lines of the report: ${wrong.length ? `differs in ${wrong.join(', ')}` : 'same state'}`,
      )
      if (wrong.length) continue
      await sql`drop database ${sql.id(made.pop() as string)} with (force)`.execute(admin)
    }
    return result
  } finally {
    for (const name of made) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  url: string
  data: string
}

function startImport(file: string, { url, data }: Place) {
  // All databases of a place share one folder of pictures, so that files left over by a kill are found again.
  return spawn(process.execPath, [projectPath('scripts/import.ts'), file, '--source', 'probe'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'error', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** 1 means that some objects could not be read, as intended in the feed; the run itself must have finished. */
async function finish(child: ReturnType<typeof startImport>): Promise<void> {
  const words: string[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if ((code !== 0 && code !== 1) || !words.join('').includes('erledigt'))
    throw new Error(`The import ended with ${code}: ${words.join('')}`)
}

/** @returns number of lines in the report at the time of the kill */
async function killOnTheWay(child: ReturnType<typeof startImport>, place: Place, wait: number): Promise<number> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdout.resume()
  child.stderr.resume()
  const db = connect(place.url, { max: 1, onError: () => {} })
  const before = await lastRun(db)
  for (;;) {
    if ((await lastRun(db)) !== before || child.exitCode !== null) break
    await sleep(5)
  }
  await sleep(wait)
  child.kill('SIGKILL')
  await ended
  const { rows } = await sql<{ lines: number }>`
    select count(*) as lines from import_line where run_id = (select max(id) from import_run)`.execute(db)
  await db.destroy()
  return Number(rows[0]?.lines)
}

async function lastRun(db: ReturnType<typeof connect>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from import_run`.execute(db)
  return Number(rows[0]?.id)
}

/** Milliseconds of the last run, without the start of the process. */
async function runDuration({ url }: Place): Promise<number> {
  const db = connect(url, { max: 1, onError: () => {} })
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from finished_at - started_at) * 1000 as ms from import_run order by id desc limit 1`.execute(
    db,
  )
  await db.destroy()
  return Number(rows[0]?.ms)
}

async function digestOf({ url, data }: Place): Promise<Record<string, string>> {
  const db = connect(url, { max: 1, onError: () => {} })
  try {
    return await digest(db, path.join(data, 'media'))
  } finally {
    await db.destroy()
  }
}

/** `npm run bench -- kill [--times 20] [--objects 2000]`; the exit code is 1 when a state differs. */
export async function benchKill(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '20' }, objects: { type: 'string', default: '2000' } },
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-kill-db-'))
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(folder)
  try {
    const clusterUrl = process.env.DATABASE_URL ?? (embedded as { url: string }).url
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
