import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { openPromise } from 'yauzl'
import { bundledMajor } from '../db/cluster.ts'
import { takeLock } from '../db/lock.ts'
import { recoverTo } from '../db/recover.ts'
import { endRemains } from '../db/remains.ts'
import { isRestoring, RESTORING } from '../db/restoring.ts'
import type { Storages } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { digestOfFile } from './base.ts'
import { restoreFiles } from './files.ts'
import { baseName, listBases, listSystems, type Manifest, readCovered, systemFolder, timelineOf } from './manifest.ts'

/** What one machine has copied: each restore begins another timeline. */
interface Line {
  timeline: string
  bases: Manifest[]
  /** The last moment that it reaches. */
  until: string
}

export interface Kept {
  system: string
  bases: Manifest[]
  /** The one that was copied last is the first. */
  lines: Line[]
  /** The first and the last moment that a restore can reach. */
  from: string
  until: string
}

export class NothingKept extends Error {
  constructor() {
    super('There is no complete backup in this place.')
    this.name = 'NothingKept'
  }
}

/**
 * What a place keeps, by database; the one that was backed up last is the first.
 * @throws NothingKept; Error when a file of ours is damaged
 */
export async function listKept(place: Storage): Promise<[Kept, ...Kept[]]> {
  const kept: Kept[] = []
  for (const system of await listSystems(place)) {
    const bases = await listBases(place, system)
    const [first] = bases
    if (!first) continue
    const lines = await linesOf(place, system, bases)
    kept.push({ system, bases, lines, from: first.ended, until: lines[0]?.until ?? first.ended })
  }
  const [last, ...others] = kept.toSorted((a, b) => b.until.localeCompare(a.until))
  if (!last) throw new NothingKept()
  return [last, ...others]
}

async function linesOf(place: Storage, system: string, bases: readonly Manifest[]): Promise<Line[]> {
  const newest = bases.at(-1)
  const lines: Line[] = []
  for (const [timeline, own] of Map.groupBy(bases, ({ segment }) => timelineOf(segment))) {
    const last = own.at(-1) as Manifest
    // An earlier version has noted the last moment of all.
    const covered =
      (await readCovered(place, system, timeline)) ?? (last === newest ? await readCovered(place, system) : null)
    lines.push({ timeline, bases: own, until: covered ?? last.ended })
  }
  return lines.toSorted((a, b) => b.until.localeCompare(a.until))
}

interface Options {
  /** Null: the last moment that is kept. */
  at: Date | null
  storages: Storages
  tell?: (line: string) => void
}

/**
 * Brings database, pictures, documents, feeds and keys back into an empty folder. After a kill it begins anew, without
 * the files that it has copied already.
 * @returns the moment that was reached, and the number of files
 * @throws Error when the folder is not empty, the moment is not kept, or a file is damaged; it names which
 */
export async function restore(
  place: Storage,
  dataDir: string,
  { at, storages, tell = () => {} }: Options,
): Promise<{ at: string; files: number }> {
  if (!isRestoring(dataDir) && (await readdir(dataDir).catch(() => [])).length > 0)
    throw new Error(`${dataDir} is not empty: a restore needs a new folder (DATA_DIR).`)
  const [kept] = await listKept(place)
  const wanted = at?.toISOString() ?? kept.until
  if (wanted < kept.from || wanted > kept.until)
    throw new Error(`The backup reaches from ${kept.from} to ${kept.until}: ${wanted} is not kept.`)
  const { base, timeline } = chooseBase(kept, wanted)
  if (base.postgres !== bundledMajor())
    throw new Error(
      `The backup was made by PostgreSQL ${base.postgres}, and this Klinke brings ${bundledMajor()}: restore it with ` +
        'the Klinke that made it, and run npm run upgrade with this one.',
    )
  return within(dataDir, kept.system, async () => {
    tell(`Copying the database of ${base.ended} (${Math.ceil(base.bytes / 1e6)} MB) ...`)
    const folder = path.join(dataDir, 'postgres', 'cluster')
    await unpackBase(place, baseName(kept.system, base.id), base, folder)
    const segments = await unpackSegments(place, kept.system, base.segment, path.join(folder, 'pg_wal'))
    tell(`Repeating what was written until ${wanted} (${segments} segments) ...`)
    await recoverTo(dataDir, at, timeline)
    tell('Copying pictures, documents and feeds ...')
    return { at: wanted, files: await restoreFiles(place, storages) }
  })
}

/**
 * The base that leads to a moment, of the machine that was writing then: of two, such as a trial beside the real one, the
 * one that was copied last. Between the restore of a machine and its first base, that of the machine before leads there.
 */
function chooseBase({ bases, lines }: Kept, wanted: string): { base: Manifest; timeline?: string } {
  const before = ({ ended }: Manifest) => ended <= wanted
  const line = lines.find((one) => one.until >= wanted && one.bases.some(before))
  if (line) return { base: line.bases.findLast(before) as Manifest }
  const base = bases.findLast(before) as Manifest
  const next = bases[bases.indexOf(base) + 1]
  if (!next || next.began > wanted) return { base }
  return { base, timeline: String(Number.parseInt(timelineOf(next.segment), 16)) }
}

/** Runs a restore into the folder, which from now on holds an unfinished one, of this database and of no other. */
async function within<T>(dataDir: string, system: string, work: () => Promise<T>): Promise<T> {
  const mark = path.join(dataDir, RESTORING)
  await mkdir(mark, { recursive: true, mode: 0o700 })
  const release = takeLock(mark)
  try {
    const before = await readFile(path.join(mark, 'system'), 'utf8').catch(() => null)
    await writeFile(path.join(mark, 'system'), system, { flush: true })
    // Of a killed restore.
    const cluster = path.join(dataDir, 'postgres', 'cluster')
    if (existsSync(cluster)) await endRemains(cluster, () => {})
    for (const name of await readdir(dataDir))
      if (name === 'postgres' || (before !== system && name !== RESTORING))
        await rm(path.join(dataDir, name), { recursive: true })
    const done = await work()
    await rm(mark, { recursive: true })
    return done
  } finally {
    release()
  }
}

async function existing(place: Storage, name: string) {
  const opened = await place.open(name)
  if (!opened) throw new Error(`${name} is missing in the backup.`)
  return opened.content
}

async function unpackBase(place: Storage, name: string, { sha256 }: Manifest, folder: string): Promise<void> {
  // A ZIP is read from its end, so it must be a file.
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  const temporary = await mkdtemp(path.join(path.dirname(folder), 'base-'))
  const file = path.join(temporary, 'base.zip')
  await pipeline(await existing(place, name), createWriteStream(file))
  if ((await digestOfFile(file)) !== sha256) throw new Error(`${name} in the backup is damaged.`)
  const zip = await openPromise(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const entry of zip.eachEntry()) {
    const target = path.join(folder, ...entry.fileName.split('/'))
    if (entry.fileName.endsWith('/')) {
      await mkdir(target, { recursive: true, mode: 0o700 })
      continue
    }
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: 0o600 }))
  }
  await rm(temporary, { recursive: true })
}

/** Segments from the first one that the base needs, where PostgreSQL looks for them. @returns how many */
async function unpackSegments(place: Storage, system: string, first: string, wal: string): Promise<number> {
  let count = 0
  for await (const { key } of place.list(`${systemFolder(system)}/wal`)) {
    const segment = path.posix.basename(key, '.gz')
    const isHistory = segment.endsWith('.history')
    if (!isHistory && segment.slice(8) < first.slice(8)) continue
    await writeSparse(path.join(wal, segment), unzipped((await place.get(key)) ?? Buffer.of(), key))
    if (!isHistory) count++
  }
  return count
}

function unzipped(content: Uint8Array, name: string): Buffer {
  try {
    return gunzipSync(content)
  } catch {
    throw new Error(`${name} in the backup is damaged.`)
  }
}

const BLOCK = 8192
const ZEROES = Buffer.alloc(BLOCK)

/** Segments that were ended early are mostly zeroes, which need no space on the disk. */
async function writeSparse(file: string, content: Buffer): Promise<void> {
  let end = content.length
  while (end >= BLOCK && content.subarray(end - BLOCK, end).equals(ZEROES)) end -= BLOCK
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content.subarray(0, end))
    await handle.truncate(content.length)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
