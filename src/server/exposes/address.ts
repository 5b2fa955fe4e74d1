import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectPath } from '../paths.ts'

/** Increase it with every change to what is made of a description (pictures.ts, typst.ts). */
const MADE_AS = 2

let templates: string | undefined

/** The hash of all templates: a document is made again when one changed. */
function hashOfTemplates(): string {
  const folder = projectPath('src/server/exposes/templates')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.typ')) hash.update(name).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}

/** The hash of everything that a document shows: another price gives another document and another address. */
export function exposeHash(described: unknown): string {
  templates ??= hashOfTemplates()
  return createHash('sha256')
    .update(JSON.stringify([MADE_AS, templates, described]))
    .digest('hex')
    .slice(0, 32)
}

/** The storage key of the PDF. */
export const exposeKey = (hash: string) => `expose/${hash.slice(0, 2)}/${hash}.pdf`

/** The storage key of the picture of a page. @param page from 1 */
export const pageKey = (hash: string, page: number) => `expose/${hash.slice(0, 2)}/${hash}-${page}.webp`

export const pageUrl = (hash: string, page: number) => `/media/exposes/${hash}/${page}.webp`
