import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { insertAccount } from '../../src/server/auth/repository.ts'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { renewSecret } from '../../src/server/feeds/secret.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { ensureSource } from '../../src/server/imports/source-repository.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { type Fault, faultsOf } from './cluster/faults.ts'
import { HERE } from './cluster/hosts.ts'
import { type Event, isGood, type Load, type Setting, startLoad } from './cluster/load.ts'
import { openMailbox } from './cluster/mailbox.ts'
import { missingPackages } from './cluster/programs.ts'
import { BASE, certificateIn, MAIL_PORT, makeCertificate, type Started, startCluster } from './cluster/setup.ts'
import { judge } from './cluster/verdict.ts'
import { writeBenchFeed } from './feed.ts'

const INSIDE = 'KLINKE_BENCH_CLUSTER'
/** A run that has not ended by then ends. */
const WHOLE_MS = 75 * 60_000
/** Errors are counted for this long after a fault has ended, while the machine comes back. */
const AFTER_S = 15
const HOMES = 300
const VISITORS = 40

/**
 * npm run bench -- cluster [--only PART,PART] [--keep]: a PostgreSQL primary with two standbys under Patroni, PgBouncer,
 * HAProxy, three web processes, two workers and an S3 server, each on a machine with a network of its own, under the
 * load of visitors; each is killed and cut in turn. It needs root, Linux and Debian's packages; everything is in
 * namespaces of its own, so that nothing reaches the network, and nothing is left when it ends for any reason. `--only`
 * takes parts of the faults' names, `--keep` leaves the logs.
 */
export async function benchCluster(args: string[]): Promise<void> {
  const options = { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args, options })
  const missing = missingPackages()
  if (missing.length) throw new Error(`Missing: apt-get install ${missing.join(' ')}`)
  const folder = process.env[INSIDE]
  if (!folder) return comeInside(args, values.keep)
  await inside(folder, values.only.split(',').filter(Boolean))
}

/** Starts itself again with networks, mounts and processes of its own, all of which end with it. */
function comeInside(args: string[], keep: boolean): void {
  // They end with this process, too, when it is killed.
  const alone = [
    '--pdeathsig',
    'KILL',
    'unshare',
    '--net',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
  ]
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-cluster-'))
  spawnSync('chmod', ['755', folder])
  // The first process of a namespace inherits those whose parent ended. A shell takes note of their end, Node does not:
  // a killed PostgreSQL would stay a zombie, which Patroni takes for a running one.
  const first = ['sh', '-c', '"$@"; exit $?', 'sh']
  const again = [process.execPath, ...process.execArgv, process.argv[1] as string, 'cluster', ...args]
  makeCertificate(folder)
  const env = { ...process.env, [INSIDE]: folder, NODE_EXTRA_CA_CERTS: certificateIn(folder).cert }
  const { status, error } = spawnSync('setpriv', [...alone, ...first, ...again], {
    stdio: 'inherit',
    env,
    timeout: WHOLE_MS,
  })
  if (!keep) rmSync(folder, { recursive: true, force: true })
  if (error) throw error
  process.exitCode = status ?? 1
}

async function inside(folder: string, only: readonly string[]): Promise<void> {
  // Where `ip netns` keeps its names: a folder of this mount namespace alone.
  spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run'])
  mkdirSync('/run/netns')
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores; logs in ${folder}/logs`)
  let cluster: Started | undefined
  try {
    cluster = await startCluster(folder)
    await run(cluster, only)
  } finally {
    await cluster?.end()
    for (const { disk } of cluster?.databases ?? []) spawnSync('umount', ['-l', disk])
  }
}

async function run(cluster: Started, only: readonly string[]): Promise<void> {
  await cluster.find('primary')
  await cluster.find('standby')
  const box = await openMailbox(HERE, MAIL_PORT)
  const config = readConfig(cluster.env)
  const { ctx, close } = await openCtx(config, 'command', createLog(config, { write: () => {} }))
  try {
    const setting = await fill(ctx)
    await cluster.startWebs()
    console.log('three databases, three web processes and two workers are ready')
    const load = startLoad(setting)
    await sleep(10_000)
    const calm = describe(load.events)
    console.log(`before: ${calm}`)
    const rows: Row[] = []
    for (const fault of faultsOf(only)) {
      const row = await strike(cluster, fault, load)
      rows.push(row)
      console.log(lineOf(row))
      for (const [what, times] of row.told) console.log(`  ${times} times ${what}`)
      await healthy(cluster)
    }
    await load.stop()
    console.log('')
    console.log('| fault | errors of reads | of writes | last error after | slowest read | limit | passed |')
    console.log('|---|---|---|---|---|---|---|')
    for (const row of rows) console.log(lineOf(row))
    const { lines, lost } = await judge(ctx.db, load.acknowledged, box)
    const { missed, asked } = load.ownReads
    for (const line of [...lines, `${asked} visitors read what they had just written; ${missed} missed it`])
      console.log(`\n${line}`)
    if (lost.length || missed || rows.some(({ passed }) => !passed)) process.exitCode = 1
  } finally {
    await box.close()
    await close()
  }
}

/** Homes, visitors with accounts, and a source that delivers. */
async function fill(ctx: Ctx): Promise<Setting> {
  const file = path.join(ctx.config.DATA_DIR, 'homes.zip')
  await writeBenchFeed(file, { objects: HOMES, version: 1, picturesEvery: 10 })
  await importFeed(ctx, file, { source: 'bench' })
  const { rows } = await sql<{ id: number }>`select id from property_search order by id`.execute(ctx.db)
  const pictures = await sql<{ hash: string }>`select hash from media where mime like 'image/%'`.execute(ctx.db)
  const tokens: string[] = []
  for (let nr = 1; nr <= VISITORS; nr++) {
    const created_at = ctx.clock()
    const account = await insertAccount(ctx.db, {
      ...{ email: `visitor-${nr}@example.at`, name: `Visitor ${nr}`, phone: null, password_hash: null, language: 'de' },
      ...{ created_at, terms_accepted_at: created_at, email_confirmed_at: created_at },
    })
    tokens.push(await openSession(ctx, account.id, 'bench'))
  }
  const source = await ensureSource(ctx.db, 'feeds')
  return {
    base: BASE,
    homes: rows.map(({ id }) => id),
    pictures: pictures.rows.map(({ hash }) => hash),
    tokens,
    source: { key: 'feeds', secret: await renewSecret(ctx, source.id) },
  }
}

interface Row {
  fault: Fault
  errors: { reads: number; writes: number }
  /** Seconds from the fault to the last error; null without any. */
  last: number | null
  slowestMs: number
  passed: boolean
  /** How often each request got each status (0: no answer). */
  told: Map<string, number>
}

async function strike(cluster: Started, fault: Fault, load: Load): Promise<Row> {
  const from = Date.now()
  const missed = load.ownReads.missed
  const heal = await fault.strike(cluster)
  await sleep(fault.seconds * 1000)
  await heal()
  const healed = Date.now()
  await sleep(AFTER_S * 1000)
  const events = load.events.filter(({ at }) => at >= from)
  const bad = events.filter((event) => !isGood(event))
  const count = (kind: Event['kind']) => bad.filter((event) => event.kind === kind).length
  // What comes back may disturb again; it has as long as what went away.
  const since = ({ at }: Event) => (at > healed && fault.limit === 45 ? at - healed : at - from) / 1000
  const last = bad.length ? Math.max(...bad.map(since)) : null
  const errors = { reads: count('read'), writes: count('write') }
  const slowestMs = Math.max(0, ...events.filter(({ kind }) => kind === 'read').map(({ ms }) => ms))
  const passed = (last ?? 0) <= fault.limit && (fault.spares === undefined || errors.reads === 0)
  const told = new Map<string, number>()
  for (const { what, status } of bad) told.set(`${what}: ${status}`, (told.get(`${what}: ${status}`) ?? 0) + 1)
  if (load.ownReads.missed > missed) told.set('read without the own write', load.ownReads.missed - missed)
  return { fault, errors, last, slowestMs, passed, told }
}

/** Until a primary with a standby, and every web process, are there again: nobody helps them. */
async function healthy(cluster: Started): Promise<void> {
  await cluster.find('primary')
  await cluster.find('standby')
  for (const web of cluster.webs) await cluster.ready(web)
}

const lineOf = ({ fault, errors, last, slowestMs, passed }: Row): string => {
  const limit = fault.limit ? `${fault.limit} s` : 'none'
  const reads = fault.spares ? `${errors.reads} (0 allowed)` : errors.reads
  const at = last === null ? '' : `${last.toFixed(1)} s`
  const slowest = `${(slowestMs / 1000).toFixed(1)} s`
  return `| ${fault.name} | ${reads} | ${errors.writes} | ${at} | ${slowest} | ${limit} | ${passed ? 'yes' : 'NO'} |`
}

function describe(events: readonly Event[]): string {
  const bad = events.filter((event) => !isGood(event)).length
  const sorted = events.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return `${events.length} answers in 10 s, ${bad} errors, median ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
