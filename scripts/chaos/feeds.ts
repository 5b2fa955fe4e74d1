import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { projectPath, projectRoot } from '../../src/server/paths.ts'
import { short } from '../bench/measure.ts'
import type { Told } from './feeds-process.ts'
import type { Part, Result, Setting } from './part.ts'

/** Without a sign of life for this long, the process hangs: it tells each hundredth feed. */
const SILENT_MS = 300_000

/** Mutated feeds: all are read, some of them imported into a database. */
export const feeds: Part = async (setting) => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'klinke-chaos-')))
  const { feeds, imported } = setting.sizes
  try {
    return [await run('read', feeds, folder, setting), await onDatabase(imported, folder, setting)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onDatabase(count: number, folder: string, setting: Setting): Promise<Result> {
  const embedded = await startEmbedded(path.join(folder, 'db'), { durable: false })
  try {
    const result = await run('import', count, folder, setting, embedded.url)
    const db = connect(embedded.url, { max: 1 })
    const { rows } = await sql<{ homes: number; half: number; open: number }>`select
      (select count(*) from property) as homes,
      (select count(*) from property p where deleted_at is null and title_slug is null) as half,
      (select count(*) from import_run where finished_at is null) as open`.execute(db)
    await db.destroy()
    const { homes = 0, half = 0, open = 0 } = rows[0] ?? {}
    if (Number(half) || Number(open)) result.failures.push(`${half} homes are half, ${open} runs have no end`)
    return { ...result, found: `${result.found}; ${homes} homes` }
  } finally {
    await embedded.stop()
  }
}

function run(mode: 'read' | 'import', count: number, root: string, { seed, log }: Setting, url = ''): Promise<Result> {
  const folder = path.join(root, mode)
  mkdirSync(folder)
  const readable = [projectRoot(), realpathSync(projectPath('node_modules')), folder]
  const rights = [
    '--permission',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${folder}`,
    ...(mode === 'import' ? ['--allow-addons', '--allow-child-process', '--allow-worker'] : []),
  ]
  const args = [projectPath('scripts/chaos/feeds-process.ts'), mode, String(seed), '0', String(count), folder]
  const child = spawn(process.execPath, [...rights, '--disable-warning=SecurityWarning', ...args], {
    env: { ...process.env, DATABASE_URL: url, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const failures: string[] = []
  let last: Told = { nr: 0, whole: 0, refused: 0, worst: 0 }
  let words = ''
  child.stderr.on('data', (text) => {
    words = `${words}${text}`.slice(-2000)
  })
  const hang = () => {
    failures.push(`hangs after feed ${last.nr}`)
    child.kill('SIGKILL')
  }
  let watch = setTimeout(hang, SILENT_MS)
  createInterface(child.stdout).on('line', (line) => {
    last = JSON.parse(line) as Told
    clearTimeout(watch)
    watch = setTimeout(hang, SILENT_MS)
    if (last.failure) failures.push(`${mode} feed ${last.nr} (seed ${seed + last.nr}): ${last.failure}`)
    if (last.nr > 0 && last.nr % 1000 === 0) log(`${mode}: ${last.nr} feeds, ${failures.length} failures`)
  })
  return new Promise((resolve) =>
    child.once('close', (code, signal) => {
      clearTimeout(watch)
      if (code !== 0) failures.push(`the process ended with ${code ?? signal} after feed ${last.nr}: ${words}`)
      const { whole, refused, worst } = last
      const [verb, good] = mode === 'read' ? ['read', 'to the end'] : ['imported', 'done']
      resolve({
        tried: `${count} mutated feeds ${verb}`,
        found: `${whole} ${good}, ${refused} refused with a reason; the slowest ${short(worst)} ms of the processor`,
        failures,
      })
    }),
  )
}
