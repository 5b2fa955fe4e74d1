import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import type { Storage } from '../storage/storage.ts'
import { readJson, writeJson } from './manifest.ts'

const ROOT = 'files'
const GONE = 'files-gone.json'
const COPIED = 'files-copied.json'
const copiedSchema = z.strictObject({ until: z.iso.datetime() })
const goneSchema = z.record(z.string(), z.iso.datetime())
/** What a changed key was before, with the time. */
const REPLACED = 'replaced'
const DAY_MS = 86_400_000
/** A file that was written while its folder was listed is found by the next copies. */
const MARGIN_MS = 600_000

type Files = Pick<Ctx, 'storage' | 'vault'>

/** The folders of DATA_DIR (or of the bucket) that a backup contains, by their name there. */
const sourcesOf = ({ storage, vault }: Files) => [
  // Their content never changes.
  { name: 'media', storage, folder: '', inside: '' },
  { name: 'feeds/spool', storage: vault, folder: 'feeds/spool', inside: 'feeds/spool/' },
  // Without its key no second factor can be checked; senders refuse a server whose host key has changed. A machine that
  // has lost them makes others: the former ones stay.
  { name: 'keys', storage: vault, folder: 'keys', inside: 'keys/', replace: true },
  { name: 'ssh', storage: vault, folder: 'ssh', inside: 'ssh/', replace: true },
]

/**
 * Copies the pictures, documents, feeds and keys that the place does not have yet. A file that is gone here stays there
 * for as many days as backups do: an earlier moment needs it.
 * @param options.all compares everything, and removes old ones; without it only files that are newer than the last copy
 *   are looked at
 * @returns how many were copied, and how many were removed from the place
 */
export async function copyFiles(
  place: Storage,
  files: Files,
  { now, days, all }: { now: Date; days: number; all: boolean },
): Promise<{ copied: number; removed: number }> {
  const last = await readJson(place, COPIED, copiedSchema)
  const known = all || !last ? await namesIn(place) : null
  // A clock that was ahead has noted a time that has not come yet.
  const since = known ? null : new Date(Math.min(Date.parse(last?.until ?? ''), now.getTime()) - MARGIN_MS)
  const here = new Set<string>()
  let copied = 0
  for (const { name: source, storage, folder, inside, replace } of sourcesOf(files)) {
    // The last copy of a key is never removed.
    if (replace) for (const name of known ?? []) if (name.startsWith(`${ROOT}/${source}/`)) here.add(name)
    for await (const { key, modified } of storage.list(folder)) {
      const name = `${ROOT}/${source}/${key.slice(inside.length)}`
      if (known) here.add(name)
      if (replace) {
        if (await copyKey(storage, key, place, name, now)) copied++
        continue
      }
      const isNew = known ? !known.has(name) : modified >= (since as Date) && !(await place.has(name))
      if (isNew && (await copy(storage, key, place, name))) copied++
    }
  }
  const removed = known ? await removeGone(place, known.difference(here), now, days) : 0
  await writeJson(place, COPIED, { until: now.toISOString() })
  return { copied, removed }
}

/** @returns whether it is new or has changed; then what it was before stays beside it */
async function copyKey(from: Storage, key: string, to: Storage, name: string, now: Date): Promise<boolean> {
  const content = await from.get(key)
  if (!content) return false
  const before = await to.get(name)
  if (before && Buffer.from(before).equals(content)) return false
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '')
  if (before) await to.put(`${REPLACED}/${name.slice(ROOT.length + 1)}/${at}`, before)
  await to.put(name, content, { replace: true })
  return true
}

/** @returns false for a file that was deleted between its listing and its reading: it is not needed */
async function copy(from: Storage, key: string, to: Storage, name: string): Promise<boolean> {
  const opened = await from.open(key)
  if (!opened) return false
  await to.put(name, opened.content)
  return true
}

async function namesIn(place: Storage): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { key } of place.list(ROOT)) names.add(key)
  return names
}

async function removeGone(place: Storage, gone: ReadonlySet<string>, now: Date, days: number): Promise<number> {
  const before = (await readJson(place, GONE, goneSchema)) ?? {}
  const since = Object.fromEntries([...gone].map((name) => [name, before[name] ?? now.toISOString()]))
  const over = Object.keys(since).filter((name) => now.getTime() - Date.parse(since[name] as string) > days * DAY_MS)
  for (const name of over) {
    await place.delete(name)
    delete since[name]
  }
  if (gone.size > 0 || Object.keys(before).length > 0) await writeJson(place, GONE, since)
  return over.length
}

/**
 * Brings all copied files back; existing ones stay, so that it can be repeated.
 * @returns how many the place has
 */
export async function restoreFiles(place: Storage, files: Files): Promise<number> {
  let count = 0
  for (const { name: source, storage, inside } of sourcesOf(files)) {
    const prefix = `${ROOT}/${source}`
    for await (const { key } of place.list(prefix)) {
      await copy(place, key, storage, `${inside}${key.slice(prefix.length + 1)}`)
      count++
    }
  }
  return count
}
