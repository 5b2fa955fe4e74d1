import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '../ctx.ts'
import type { Storage } from '../storage/storage.ts'
import { systemFolder, timelineOf, walName, writeCovered } from './manifest.ts'
import { type Cluster, endSegment, releaseSegments } from './repository.ts'

const SEGMENT = /^[0-9A-F]{24}$/
const HISTORY = /^[0-9A-F]{8}\.history$/

export interface Shipped {
  copied: number
  /** Everything that was committed until then is in the place. */
  until: Date
  /** Whether the place has every segment from the newest base on; else a restore needs a new one. */
  isWhole: boolean
}

/**
 * Copies the complete segments of the write-ahead log that the place does not have yet, with the history of timelines,
 * and tells until when a restore can go.
 * @param options.from the first segment that the newest base needs
 * @param options.isElsewhere another place needs them too
 */
export async function shipSegments(
  db: Db,
  place: Storage,
  { system, folder, segmentBytes }: Cluster,
  { from, isElsewhere }: { from: string; isElsewhere: boolean },
): Promise<Shipped> {
  const { until, current, position } = await endSegment(db)
  const wal = path.join(folder, 'pg_wal')
  const known = new Set<string>()
  for await (const { key } of place.list(`${systemFolder(system)}/wal`)) known.add(key)
  let copied = 0
  for (const name of (await readdir(wal)).toSorted()) {
    const target = walName(system, name)
    if (known.has(target)) continue
    // Of the timeline that is written now; earlier ones were copied when they were.
    const isComplete = SEGMENT.test(name) && timelineOf(name) === timelineOf(current) && name < current
    if (!isComplete && !HISTORY.test(name)) continue
    await place.put(target, await packed(path.join(wal, name)))
    known.add(target)
    copied++
  }
  const isWhole = segmentsBetween(from, current, segmentBytes).every((segment) => known.has(walName(system, segment)))
  if (isWhole) await writeCovered(place, system, timelineOf(current), until)
  if (!isElsewhere) await releaseSegments(db, position)
  return { copied, until, isWhole }
}

/** The content of a segment (16 MB) or of a history, packed. */
const packed = async (file: string): Promise<Buffer> => promisify(gzip)(await readFile(file), { level: 1 })

/** The names of the segments from one to before another, of the later one's timeline. */
function segmentsBetween(first: string, end: string, segmentBytes: number): string[] {
  // A name is timeline, number of the file of 4 GB, and segment in it, each 8 hexadecimal digits.
  const each = BigInt(0x1_0000_0000) / BigInt(segmentBytes)
  const numberOf = (name: string) => BigInt(`0x${name.slice(8, 16)}`) * each + BigInt(`0x${name.slice(16)}`)
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')
  const names: string[] = []
  for (let at = numberOf(first); at < numberOf(end); at++) names.push(end.slice(0, 8) + hex(at / each) + hex(at % each))
  return names
}
