import type { Storage } from '../storage/storage.ts'
import { baseName, listBases, type Manifest, manifestName, systemFolder, timelineOf } from './manifest.ts'

const DAY_MS = 86_400_000

/**
 * Removes bases from which no moment of the last days is reached, unfinished ones, and segments that no base needs. The
 * newest base stays in any case. Where all others are older than that, the days before the one but last stay too: either
 * the machine has rested, and the next night removes them, or its clock is wrong.
 * @returns how many files were removed
 */
export async function prune(place: Storage, system: string, now: Date, days: number): Promise<number> {
  const listed = await listBases(place, system)
  const wrong = listed.filter((base) => isOfWrongClock(base, listed, now))
  const bases = listed.filter((base) => !wrong.includes(base))
  const before = bases.length > 1 ? Date.parse(bases.at(-2)?.ended as string) : now.getTime()
  const wanted = now.getTime() - days * DAY_MS
  const oldest = before <= wanted ? before - days * DAY_MS : wanted
  // The last base before the oldest moment reaches it.
  const first = Math.max(
    0,
    bases.findLastIndex(({ ended }) => Date.parse(ended) <= oldest),
  )
  const kept = bases.slice(first)
  const names: string[] = [...wrong, ...bases.slice(0, first)]
    // The manifest first: without it a base does not count.
    .flatMap(({ id }) => [manifestName(system, id), baseName(system, id)])
  const complete = new Set(bases.map(({ id }) => baseName(system, id)))
  for await (const { key } of place.list(`${systemFolder(system)}/bases`))
    if (key.endsWith('.zip') && !complete.has(key)) names.push(key)
  const needed = kept.map(({ segment }) => segment.slice(8)).toSorted()[0]
  for await (const { key } of place.list(`${systemFolder(system)}/wal`)) {
    const segment = /\/[0-9A-F]{8}([0-9A-F]{16})\.gz$/.exec(key)?.[1]
    if (needed !== undefined && segment !== undefined && segment < needed) names.push(key)
  }
  for (const name of names) await place.delete(name)
  // Left by a killed backup; this one holds the lock, so no other writes.
  await place.clean(systemFolder(system), new Date(now.getTime() - DAY_MS))
  return names.length
}

/** It would be the newest until its time comes, and keep each segment until then. */
const isOfWrongClock = (base: Manifest, all: readonly Manifest[], now: Date): boolean =>
  Date.parse(base.ended) > now.getTime() + DAY_MS &&
  all.some((other) => timelineOf(other.segment) === timelineOf(base.segment) && other.segment > base.segment)
