/** The scene files and their entries in the photo manifest. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export const folder = path.join(import.meta.dirname, 'scenes')
export const printsFile = path.join(import.meta.dirname, 'prints.json')
export const photos = path.join(import.meta.dirname, '../../photos')

/** The part of a scene that this program reads; Blender reads the rest. */
const sceneSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  shows: z.string(),
  style: z.string(),
  palette: z.string(),
  time: z.string(),
  alt: z.object({ de: z.string(), en: z.string() }),
  approved: z.boolean().default(false),
})

export const photoSchema = sceneSchema.omit({ approved: true }).extend({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  made_from: z.string(),
  /** The rendered scene that this is a print of (prints.json); the scene itself shows its own. */
  print_of: z.string().optional(),
  /** plain: without the mountains of its scene; detail: a part without storeys or ground. */
  mark: z.enum(['plain', 'detail']).optional(),
})

export type Photo = z.infer<typeof photoSchema>
export interface Scene extends z.infer<typeof sceneSchema> {
  file: string
  /** Fingerprint of all inputs of the picture: the scene without its texts. */
  print: string
}

/** Checks a scene's content, complete as `readWhole` returns it; throws a ZodError that names the invalid field. */
export function parseScene(file: string, raw: Record<string, unknown>): Scene {
  const { alt, approved, palette, time, style, shows, ...shape } = raw
  const print = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
  return { ...sceneSchema.parse(raw), file, print }
}

/** Reads a scene by name; throws as parseScene does, or when the file does not exist. */
export function readScene(name: string): Scene {
  const file = path.join(folder, `${name}.json`)
  return parseScene(file, readWhole(file))
}

/** A scene's content; a scene that is `like` another inherits the values that it does not set. */
function readWhole(file: string): Record<string, unknown> {
  const { like, ...own } = JSON.parse(readFileSync(file, 'utf8'))
  return like ? { ...readWhole(path.join(folder, `${like}.json`)), ...own } : own
}

/** All scenes by name. */
export function allScenes(): Scene[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return names.sort().map((file) => readScene(file.slice(0, -5)))
}

/** The manifest's photos; empty before the first. */
export function readManifest(): Photo[] {
  const file = path.join(photos, 'manifest.json')
  return existsSync(file) ? z.array(photoSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Adds photos to the manifest, replacing those with the same names; `except` are taken out. */
export function enter(fresh: readonly Photo[], except: readonly string[] = []): void {
  const replaced = new Set([...fresh.map((photo) => photo.name), ...except])
  const others = readManifest().filter((other) => !replaced.has(other.name))
  const sorted = [...others, ...fresh].sort((a, b) => a.name.localeCompare(b.name))
  writeFileSync(path.join(photos, 'manifest.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}
