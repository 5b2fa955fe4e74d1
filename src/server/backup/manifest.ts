import { z } from 'zod'
import type { Storage } from '../storage/storage.ts'

const manifestSchema = z.strictObject({
  /** Its name below `bases/`: the time at which it began. */
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  began: z.iso.datetime(),
  /** From this moment on a restore can reach every later one. */
  ended: z.iso.datetime(),
  /** The major version of PostgreSQL that can read it. */
  postgres: z.number().int(),
  /** The first segment of the write-ahead log that a restore needs. */
  segment: z.string().regex(/^[0-9A-F]{24}$/),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A complete copy of the database's files; written last, so what has none is unfinished. */
export type Manifest = z.output<typeof manifestSchema>

const coveredSchema = z.strictObject({ until: z.iso.datetime() })

/** The files of one cluster, by the number that initdb gave it: segments of two clusters have equal names. */
export const systemFolder = (system: string): string => `systems/${system}`
export const manifestName = (system: string, id: string): string => `${systemFolder(system)}/bases/${id}.json`
export const baseName = (system: string, id: string): string => `${systemFolder(system)}/bases/${id}.zip`
export const walName = (system: string, segment: string): string => `${systemFolder(system)}/wal/${segment}.gz`
const coveredName = (system: string, timeline = '') =>
  `${systemFolder(system)}/covered${timeline && `-${timeline}`}.json`

/** The timeline of a segment: each restore begins another one. */
export const timelineOf = (segment: string): string => segment.slice(0, 8)

/** The systems that have backups here. */
export async function listSystems(place: Storage): Promise<string[]> {
  const systems = new Set<string>()
  for await (const { key } of place.list('systems')) {
    const [, system] = key.split('/')
    if (system && /^\d+$/.test(system)) systems.add(system)
  }
  return [...systems]
}

/**
 * The complete bases of a system, oldest first.
 * @throws Error that names a manifest that cannot be read
 */
export async function listBases(place: Storage, system: string): Promise<Manifest[]> {
  const found: Manifest[] = []
  for await (const { key } of place.list(`${systemFolder(system)}/bases`)) {
    const manifest = key.endsWith('.json') ? await readJson(place, key, manifestSchema) : null
    if (manifest) found.push(manifest)
  }
  return found.toSorted((a, b) => a.ended.localeCompare(b.ended))
}

/**
 * Until when everything that was committed is in the place; null before the first shipment.
 * @param timeline of that one alone
 */
export const readCovered = async (place: Storage, system: string, timeline?: string): Promise<string | null> =>
  (await readJson(place, coveredName(system, timeline), coveredSchema))?.until ?? null

export async function writeCovered(place: Storage, system: string, timeline: string, until: Date): Promise<void> {
  await writeJson(place, coveredName(system, timeline), { until: until.toISOString() })
  await writeJson(place, coveredName(system), { until: until.toISOString() })
}

export const writeManifest = (place: Storage, system: string, manifest: Manifest): Promise<void> =>
  writeJson(place, manifestName(system, manifest.id), manifest)

/** Writes a small file of our own. */
export const writeJson = (place: Storage, name: string, value: unknown): Promise<void> =>
  place.put(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`), { replace: true })

/** @returns null when there is none @throws Error that names the file when it is damaged */
export async function readJson<T>(place: Storage, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const content = await place.get(name)
  if (!content) return null
  try {
    return schema.parse(JSON.parse(Buffer.from(content).toString('utf8')))
  } catch {
    throw new Error(`${name} in the backup is damaged.`)
  }
}
