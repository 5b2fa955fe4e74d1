import { spawn } from 'node:child_process'
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { SaxesParser } from 'saxes'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { readFeed } from '../../src/server/imports/read/read.ts'
import { projectPath } from '../../src/server/paths.ts'
import { writeBenchXml } from './feed.ts'
import { mb } from './measure.ts'

const OPTIONS = {
  objects: { type: 'string', default: '10000' },
  sentences: { type: 'string', default: '14' },
} as const

/**
 * npm run bench -- import [--objects 10000] [--sentences 14]: the objects a minute of an import without pictures, for the first time and
 * again, and the processor time and the peak memory of its process (the database has its own). Floors stand beside
 * them: a plain parse of the same file by the XML parser that the reader uses, and the reader alone, which writes
 * nothing, with all fields and with the keys only. 385,000 objects are 1 GB of XML, or
 * 100,000 with 125 sentences, as large as those of usual senders.
 */
export async function benchImport(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const [objects, sentences] = [Number(values.objects), Number(values.sentences)]
  for (const [name, value] of Object.entries({ objects, sentences })) {
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} wants a number, such as 10`)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-import-'))
  const file = path.join(folder, 'openimmo.xml')
  const database = await startEmbedded(path.join(folder, 'data'))
  try {
    await writeBenchXml(file, { objects, version: 1, picturesEvery: 0, sentences })
    console.log(
      `${objects} objects, ${mb(statSync(file).size)} MB of XML, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} ` +
        'shared cores\n\n| | s | objects a minute | processor s | peak MB |\n|---|---|---|---|---|',
    )
    await row('plain parse', objects, () => parse(file))
    await row('reader alone', objects, () => read(file, false))
    await row('its keys only', objects, () => read(file, true))
    const place = { ...process.env, DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'files') }
    await row('first import', objects, () => importFile(file, place))
    await expectHomes(database.url, objects)
    await row('the same again', objects, () => importFile(file, place))
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An import that wrote nothing is fast. @throws Error when the database has fewer homes than the feed */
async function expectHomes(url: string, objects: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as homes from property')
    if (rows[0].homes < objects) throw new Error(`Only ${rows[0].homes} of ${objects} homes were written.`)
  } finally {
    await client.end()
  }
}

interface Cost {
  /** Bytes. */
  peak: number
  /** Seconds of the processor. */
  cpu: number
}

/** Measures one row. @param work returns its cost, if it has a process of its own */
async function row(title: string, objects: number, work: () => Promise<Cost | undefined>): Promise<void> {
  const began = performance.now()
  const before = process.cpuUsage()
  const cost = await work()
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - began) / 1000
  const rate = Math.round((objects / seconds) * 60)
  const cpu = (cost?.cpu ?? (user + system) / 1e6).toFixed(1)
  console.log(`| ${title} | ${seconds.toFixed(1)} | ${rate} | ${cpu} | ${cost ? mb(cost.peak) : ''} |`)
}

async function parse(file: string): Promise<undefined> {
  const parser = new SaxesParser()
  for await (const text of createReadStream(file, 'utf8')) parser.write(text as string)
  parser.close()
}

async function read(file: string, keysOnly: boolean): Promise<undefined> {
  for await (const _event of readFeed(file, { now: new Date(), keysOnly }));
}

/** Runs the command as an operator does. @returns its cost, where /proc tells it */
async function importFile(file: string, env: NodeJS.ProcessEnv): Promise<Cost | undefined> {
  const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20']
  const child = spawn(process.execPath, [...flags, projectPath('scripts/import.ts'), file, '--source', 'bench'], {
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  let cost: Cost | undefined
  const watch = setInterval(() => {
    cost = costOf(child.pid) ?? cost
  }, 100)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  // 1: some objects could not be read, as intended in the feed.
  if (code !== 0 && code !== 1) throw new Error(`The import ended with ${code}: ${words.join('')}`)
  return cost
}

/** Hundredths of a second, in every Linux that Node runs on. */
const TICKS = 100

function costOf(pid: number | undefined): Cost | undefined {
  try {
    const kb = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // The fields after the name of the program, which may contain blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return kb ? { peak: Number(kb) * 1024, cpu: (Number(fields[11]) + Number(fields[12])) / TICKS } : undefined
  } catch {
    // Another system, or the process has ended.
    return undefined
  }
}
