import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import type { Db } from '../ctx.ts'
import type { Storage } from '../storage/storage.ts'
import { baseName, type Manifest, writeManifest } from './manifest.ts'
import { abandonBase, type Cluster, startBase, stopBase } from './repository.ts'
import { shipSegments } from './wal.ts'

/** Content that PostgreSQL makes anew, or takes from the log (its documentation, "Backing Up the Data Directory"). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init.*)$/
/** Pages of a database shrink to a quarter by the fastest level. */
const FAST = { compressionLevel: 1 }
/** Larger files are read in parts. */
const PART_BYTES = 1 << 20
/** Copied last, as pg_basebackup does. */
const CONTROL = path.join('global', 'pg_control')

/**
 * Copies the files of the database while it works, and the segments that make the copy consistent.
 * @throws Error when a file cannot be read or written; the place then has no new base
 */
export async function takeBase(
  db: Db,
  place: Storage,
  cluster: Cluster,
  now: Date,
  isElsewhere: boolean,
): Promise<Manifest> {
  const id = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const name = baseName(cluster.system, id)
  const segment = await startBase(db, `klinke ${id}`)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const files = await filesOf(cluster.folder)
    const archive = archiveOf(cluster.folder, files, () => stopBase(db))
    await place.put(
      name,
      measured(archive, hash, (more) => (bytes += more)),
      { replace: true },
    )
  } catch (error) {
    await abandonBase(db)
    throw error
  }
  const sha256 = hash.digest('hex')
  const again = await place.open(name)
  if (!again || (await digestOf(again.content)) !== sha256)
    throw new Error(`${name} is not what was written: it is damaged.`)
  const { until, isWhole } = await shipSegments(db, place, cluster, { from: segment, isElsewhere })
  if (!isWhole) throw new Error('The log of the database was removed before it was copied.')
  const { postgres } = cluster
  const manifest = { id, began: now.toISOString(), ended: until.toISOString(), postgres, segment, bytes, sha256 }
  await writeManifest(place, cluster.system, manifest)
  return manifest
}

/** A ZIP of the cluster, whose last file is `backup_label`: `stop` makes it when all others are read. */
function archiveOf(folder: string, files: readonly string[], stop: () => Promise<string>): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => out.destroy(error))
  let current: Readable | null = null
  // A failed writer leaves the file that is being read open.
  out.on('close', () => current?.destroy())
  zip.addEmptyDirectory('pg_wal/archive_status')
  for (const file of files) {
    if (file.endsWith(path.sep)) zip.addEmptyDirectory(file.split(path.sep).join('/'))
    else
      zip.addReadStreamLazy(file.split(path.sep).join('/'), FAST, (done) => {
        openFile(path.join(folder, file)).then((content) => {
          current = content
          done(null, content)
        }, fail(done))
      })
  }
  zip.addReadStreamLazy('backup_label', {}, (done) => {
    stop().then((label) => done(null, Readable.from([Buffer.from(label)])), fail(done))
  })
  zip.end()
  return out
}

const fail = (done: (error: unknown, content: Readable) => void) => (error: Error) => done(error, Readable.from([]))

async function* measured(
  content: AsyncIterable<Uint8Array>,
  hash: { update(part: Uint8Array): unknown },
  count: (bytes: number) => void,
) {
  for await (const part of content) {
    hash.update(part)
    count(part.length)
    yield part
  }
}

/** Files of the cluster, and folders, which may be empty, with a slash at the end; later ones are in the log. */
async function filesOf(folder: string): Promise<string[]> {
  const found: string[] = []
  const look = async (below: string): Promise<void> => {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(vanished)
    for (const entry of entries ?? []) {
      if (LEFT_OUT.test(entry.name)) continue
      const file = path.join(below, entry.name)
      if (entry.isDirectory()) {
        found.push(file + path.sep)
        if (below !== '' || !EMPTIED.has(entry.name)) await look(file)
      } else if (entry.isFile() && file !== CONTROL) found.push(file)
    }
  }
  await look('')
  return [...found, CONTROL]
}

/** Those bytes that the file has now: PostgreSQL may lengthen it. One that is removed meanwhile is in the log. */
async function openFile(file: string): Promise<Readable> {
  const handle = await open(file).catch(vanished)
  if (!handle) return Readable.from([])
  const { size } = await handle.stat()
  if (size > PART_BYTES) return handle.createReadStream({ start: 0, end: size - 1 })
  try {
    return Readable.from([await handle.readFile()])
  } finally {
    await handle.close()
  }
}

function vanished(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The SHA-256 of a stream, in hexadecimal. */
async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest('hex')
}

/** The SHA-256 of a file, in hexadecimal. */
export const digestOfFile = (file: string): Promise<string> => digestOf(createReadStream(file))
