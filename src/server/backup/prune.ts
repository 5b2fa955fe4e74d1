import type { Storage } from '../storage/storage.ts'
import { baseName, listBases, manifestName, systemFolder } from './manifest.ts'

const DAY_MS = 86_400_000

/**
 * Removes bases from which no moment of the last days is reached, unfinished ones, and segments that no base needs. The
 * newest base stays in any case.
 * @returns how many files were removed
 */
export async function prune(place: Storage, system: string, now: Date, days: number): Promise<number> {
  const bases = await listBases(place, system)
  const oldest = now.getTime() - days * DAY_MS
  // The last base before the oldest moment reaches it.
  const first = Math.max(
    0,
    bases.findLastIndex(({ ended }) => Date.parse(ended) <= oldest),
  )
  const kept = bases.slice(first)
  const names: string[] = bases
    .slice(0, first)
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
