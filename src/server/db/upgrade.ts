import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { bundledMajor, ensureDatabase, findPrograms, initialise, socketFolder, socketUrl } from './cluster.ts'
import { takeLock } from './lock.ts'
import { ordinaryUser } from './ordinary-user.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { endRemains } from './remains.ts'

/** Exists while the new files take the place of the old. */
const SWAPPING = 'upgrading'

/** Tells whether an upgrade was killed between the two names. */
export const isSwapping = (folder: string): boolean => existsSync(path.join(folder, SWAPPING))

/** The major version that made a cluster; null when there is none. */
export async function majorOf(cluster: string): Promise<number | null> {
  const text = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  return text === null ? null : Number(text.trim())
}

/** @throws Error that says what to do, when the files were made by another major version */
export async function refuseOtherMajor(folder: string): Promise<void> {
  const made = await majorOf(path.join(folder, 'cluster'))
  if (isSwapping(folder))
    throw new Error(`An upgrade of ${folder} has not ended. Run npm run upgrade again, to its end.`)
  if (made !== null && made !== bundledMajor())
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${made}, and this Klinke brings ${bundledMajor()}. ` +
        'Run npm run backup with the Klinke before, then npm run upgrade with this one (docs/operating/backups.md).',
    )
}

export interface Upgrade {
  dataDir: string
  /** The folder with bin/postgres of the old version. */
  programs: (major: number) => Promise<string>
  /** Gives a database the current schema, without rows; the old one may have an earlier schema. */
  prepare: (url: string) => Promise<void>
  /** Rows of these tables are not copied. */
  leaveOut: readonly string[]
  tell: (line: string) => void
}

/**
 * Copies the embedded database into files of the major version that npm brings now. Nothing of the old files changes but
 * their schema; they stay beside the new ones. A killed upgrade begins anew.
 * @returns the number of rows; null when there is nothing to do
 * @throws Error when a table arrives with other rows than it had
 */
export async function upgrade({ dataDir, programs, prepare, leaveOut, tell }: Upgrade): Promise<number | null> {
  const folder = path.resolve(dataDir, 'postgres')
  const cluster = path.join(folder, 'cluster')
  const fresh = path.join(folder, 'cluster.new')
  if (!existsSync(folder)) return null
  const release = takeLock(folder)
  try {
    if (isSwapping(folder)) return await swap(folder).then(() => 0)
    const major = await majorOf(cluster)
    if (major === null || major === bundledMajor()) return null
    const root = await programs(major)
    if (bundledMajor(root) !== major) throw new Error(`${root} has PostgreSQL ${bundledMajor(root)}, not ${major}.`)
    await rm(fresh, { recursive: true, force: true })
    tell(`Starting PostgreSQL ${major} and ${bundledMajor()} ...`)
    await endRemains(cluster, () => {})
    // Not at the address of a running Klinke: a command of a timer would write rows that have been copied already.
    const socket = socketFolder(path.join(folder, 'old'))
    const both = await Promise.all([
      startOn(ordinaryUser(root, [folder, socket]), cluster, socket),
      startNew(fresh, path.join(folder, 'new')),
    ])
    try {
      const [from, to] = both.map(({ socket }) => socketUrl(socket, 'klinke')) as [string, string]
      for (const url of [from, to]) await prepare(url)
      const rows = await copyRows(from, to, leaveOut, tell)
      await Promise.all(both.map(({ running }) => running.stop()))
      await writeFile(path.join(folder, SWAPPING), String(major), { flush: true })
      await swap(folder)
      return rows
    } finally {
      await Promise.all(both.map(({ running }) => running.stop()))
    }
  } finally {
    release()
  }
}

async function swap(folder: string): Promise<void> {
  const major = await readFile(path.join(folder, SWAPPING), 'utf8')
  const cluster = path.join(folder, 'cluster')
  const fresh = `${cluster}.new`
  if (existsSync(fresh)) {
    if (existsSync(cluster)) await rename(cluster, freeName(`${cluster}.${major}`))
    await rename(fresh, cluster)
  }
  await rm(path.join(folder, SWAPPING))
}

/** Another one when an earlier upgrade from the same version has left its files. */
function freeName(wanted: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!existsSync(name)) return name
  }
}

interface Started {
  socket: string
  running: Postmaster
}

async function startOn(run: ReturnType<typeof ordinaryUser>, cluster: string, socket: string): Promise<Started> {
  return { socket, running: await startPostmaster({ run, cluster, socket, durable: true, log: () => {} }) }
}

async function startNew(fresh: string, folder: string): Promise<Started> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const socket = socketFolder(folder)
  const run = ordinaryUser(findPrograms(), [path.dirname(fresh), socket])
  await initialise(run, fresh)
  const started = await startOn(run, fresh, socket)
  await ensureDatabase(socketUrl(socket, 'postgres'), 'klinke')
  return started
}

interface Table {
  name: string
  columns: string
}

/** Tables with rows of their own, without parts of other tables, and their columns without computed ones. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by 1`

async function copyRows(
  fromUrl: string,
  toUrl: string,
  leaveOut: readonly string[],
  tell: (line: string) => void,
): Promise<number> {
  const [from, to] = [new pg.Client({ connectionString: fromUrl }), new pg.Client({ connectionString: toUrl })]
  await Promise.all([from.connect(), to.connect()])
  try {
    const [before, after] = await Promise.all([from, to].map(async (db) => (await db.query<Table>(TABLES)).rows))
    const told = (tables: Table[] = []) => tables.map(({ name, columns }) => `${name} (${columns})`).join('\n')
    if (told(before) !== told(after)) throw new Error('The old and the new database have different tables.')
    const tables = (after ?? []).filter(({ name }) => !leaveOut.includes(name))
    // Triggers and foreign keys would write what the old database has written already, and refuse tables out of order.
    await to.query("set session_replication_role = 'replica'")
    await to.query('begin')
    await to.query(`truncate ${(after ?? []).map(({ name }) => name).join(', ')}`)
    let sum = 0
    for (const { name, columns } of tables) {
      await pipeline(
        from.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)),
        to.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
      )
      const [had, has] = await Promise.all([from, to].map((db) => count(db, name)))
      if (had !== has) throw new Error(`${name} had ${had} rows and has ${has}.`)
      sum += has ?? 0
      if ((has ?? 0) > 100_000) tell(`${name}: ${has} rows`)
    }
    await copySequences(from, to)
    await to.query('commit')
    await to.query('analyze')
    return sum
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

const count = async (db: pg.Client, table: string): Promise<number> =>
  Number((await db.query(`select count(*) as count from ${table}`)).rows[0].count)

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    "select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences",
  )
  for (const { name, last } of rows) if (last !== null) await to.query('select setval($1, $2::bigint)', [name, last])
}
