import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort, kill } from './processes.ts'

/** Debian's PostgreSQL 15: the one from npm has no pg_basebackup. */
const BIN = '/usr/lib/postgresql/15/bin'
const PGBOUNCER = '/usr/sbin/pgbouncer'
export const hasReplicas = existsSync(path.join(BIN, 'pg_basebackup'))
export const hasPooler = hasReplicas && existsSync(PGBOUNCER)

/** A PostgreSQL or PgBouncer of a test. */
export interface Started {
  url: string
  /** Signals it; a database with all of its processes. */
  signal(signal: NodeJS.Signals): void
  start(): Promise<void>
}

const isRoot = process.getuid?.() === 0
/** Neither runs as root; both end with the test, however it ends. */
const prefix = [
  ...(isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
  ...['setpriv', '--pdeathsig', 'KILL'],
]
const command = (name: string, ...args: string[]) => [...prefix, name, ...args] as [string, ...string[]]
const bin = (name: string) => path.join(BIN, name)

function run(name: string, ...args: string[]): void {
  const [file, ...rest] = command(name, ...args)
  execFileSync(file, rest, { cwd: '/', stdio: 'pipe' })
}

export interface Replicas {
  primary: Started
  standbys: Started[]
  /** The folder of everything, for more of it. */
  folder: string
  /** A statement on the primary, or on the database of that address. */
  ask(text: string, url?: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** A primary with streaming standbys, on this machine. */
export async function startReplicas(count: number): Promise<Replicas> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-replicas-'))
  if (isRoot) chownSync(folder, ...postgresUser())
  const children = new Set<ChildProcess>()
  const open = async (name: string): Promise<Started> => {
    const port = await freePort()
    let pid = 0
    const one: Started = {
      url: `postgres://klinke@127.0.0.1:${port}/postgres`,
      signal: (signal) => {
        for (const each of signal === 'SIGKILL' ? [pid] : [pid, ...childrenOf(pid)]) kill(each, signal)
      },
      async start() {
        const settings = [
          'listen_addresses=127.0.0.1',
          `port=${port}`,
          `unix_socket_directories=${folder}`,
          'fsync=off',
        ]
        const flags = [...settings, 'wal_level=replica', 'max_connections=80', 'hot_standby_feedback=on']
        const [file, ...args] = command(
          bin('postgres'),
          '-D',
          path.join(folder, name),
          ...flags.flatMap((one) => ['-c', one]),
        )
        const child = spawn(file, args, { cwd: '/', stdio: 'ignore', detached: true })
        children.add(child)
        pid = child.pid as number
        await untilItAnswers(one.url)
      },
    }
    return one
  }
  run(
    bin('initdb'),
    '-D',
    path.join(folder, 'primary'),
    '-U',
    'klinke',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  const primary = await open('primary')
  await primary.start()
  const standbys: Started[] = []
  for (let nr = 1; nr <= count; nr++) {
    const name = `standby${nr}`
    run(bin('pg_basebackup'), '-D', path.join(folder, name), '-d', primary.url, '-R', '-c', 'fast', '--no-sync')
    const standby = await open(name)
    await standby.start()
    standbys.push(standby)
  }
  return {
    primary,
    standbys,
    folder,
    ask: (text, url = primary.url) => ask(url, text),
    async close() {
      for (const one of [...standbys, primary]) one.signal('SIGCONT')
      for (const child of children) child.kill('SIGQUIT')
      await Promise.all([...children].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PgBouncer in transaction mode in front of a database, with two connections for all. */
export async function startPooler(folder: string, database: Started): Promise<Started & { close(): Promise<void> }> {
  const port = await freePort()
  const { port: to } = new URL(database.url)
  const file = path.join(folder, `pgbouncer-${port}.ini`)
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${to} user=klinke connect_query='set statement_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  )
  let child: ChildProcess | undefined
  const one = {
    url: `postgres://klinke@127.0.0.1:${port}/postgres`,
    signal: (signal: NodeJS.Signals) => void child?.kill(signal),
    async start() {
      const [name, ...args] = command(PGBOUNCER, '-q', file)
      child = spawn(name, args, { cwd: '/', stdio: 'ignore' })
      await untilItAnswers(one.url)
    },
    async close() {
      child?.kill('SIGKILL')
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
  await one.start()
  return one
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** @throws Error when it does not answer for a minute */
async function untilItAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; ) {
    const error = await ask(url, 'select 1').then(() => null, String)
    if (!error) return
    if (Date.now() > deadline) throw new Error(error)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function childrenOf(pid: number): number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    return found.trim().split('\n').map(Number)
  } catch {
    return []
  }
}

/** Debian's user, by the owner of its folder. */
function postgresUser(): [number, number] {
  const { uid, gid } = statSync('/var/lib/postgresql')
  return [uid, gid]
}
