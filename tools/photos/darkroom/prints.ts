/** The prints of prints.json: which there are, and making those that are missing. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { enter, type Photo, photos, printsFile, readManifest } from '../scenes.ts'
import { develop, PRINT_HEIGHT, PRINT_WIDTH } from './develop.ts'
import { type Paint, printsSchema, type Recipe } from './recipe.ts'

export interface Print {
  name: string
  of: Photo
  recipe: Recipe
  /** Fingerprint of all inputs of the picture. */
  fingerprint: string
}

/** Reads prints.json; throws a ZodError that names the invalid field. */
export function readPrints() {
  return printsSchema.parse(JSON.parse(readFileSync(printsFile, 'utf8')))
}

/** All prints of the photographs that were rendered, named scene-a, scene-b and so on. */
export function allPrints(): Print[] {
  const { scenes, paints } = readPrints()
  const rendered = readManifest().filter((photo) => !photo.print_of)
  return rendered.flatMap((of) =>
    (scenes[of.name] ?? []).map((recipe, at) => ({
      name: `${of.name}-${String.fromCharCode(97 + at)}`,
      of,
      recipe,
      fingerprint: fingerprint(of, recipe, paints),
    })),
  )
}

/** What the rules of choice have to know about a print besides its scene. */
function markOf({ plain, detail }: Recipe): Pick<Photo, 'mark'> {
  return plain ? { mark: 'plain' } : detail ? { mark: 'detail' } : {}
}

function fingerprint(of: Photo, { alt, detail, ...recipe }: Recipe, paints: Readonly<Record<string, Paint>>): string {
  const used = recipe.paint.map((name) => paints[name])
  return createHash('sha256')
    .update(JSON.stringify([of.made_from, recipe, used]))
    .digest('hex')
    .slice(0, 12)
}

/** Makes what is missing or outdated, and removes what has no recipe any more; returns the number of prints made. */
export async function makePrints(): Promise<number> {
  const { paints } = readPrints()
  const prints = allPrints()
  const known = new Map(readManifest().map((photo) => [photo.name, photo]))
  const names = new Set(prints.map(({ name }) => name))
  const gone = [...known.values()].filter((photo) => photo.print_of && !names.has(photo.name))
  for (const { file } of gone) rmSync(path.join(photos, file), { force: true })
  const entries: Photo[] = []
  let made = 0
  for (const { name, of, recipe, fingerprint: made_from } of prints) {
    const file = `${name}.webp`
    if (known.get(name)?.made_from !== made_from || !existsSync(path.join(photos, file))) {
      writeFileSync(path.join(photos, file), await develop(readFileSync(path.join(photos, of.file)), recipe, paints))
      made++
    }
    const alt = recipe.alt ?? of.alt
    entries.push({
      ...of,
      name,
      alt,
      file,
      width: PRINT_WIDTH,
      height: PRINT_HEIGHT,
      made_from,
      print_of: of.name,
      ...markOf(recipe),
    })
    if (made % 20 === 0) enter(entries)
  }
  enter(
    entries,
    gone.map(({ name }) => name),
  )
  return made
}
