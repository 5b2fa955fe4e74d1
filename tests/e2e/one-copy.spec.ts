import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'dist/server')
const bundles = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'))
const texts = bundles.map((file) => readFileSync(path.join(built, file), 'utf8'))

/** Names of the functions in the files below a folder that a pattern matches: of two words and more, as ours are. */
function functions(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|astro)$/.test(file))
    .map((file) => readFileSync(path.join(root, 'src', folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name as string))
    .filter((name) => /[a-z][A-Z]/.test(name))
}

test('the built pages hold no copy of a module that the server runs', () => {
  const names = new Set(
    ['server', 'search'].flatMap((folder) => functions(folder, /^export (?:async )?function (\w+)/gm)),
  )
  for (const folder of ['pages', 'components', 'islands', 'stores'])
    for (const name of functions(folder, /function (\w+)/g)) names.delete(name)
  for (const name of ['listProperties', 'topPlaces', 'readSearch']) expect(names).toContain(name)
  const declared = texts.flatMap((text) => [...text.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name]) => name!))
  expect(declared.length).toBeGreaterThan(100)
  expect(declared.filter((name) => names.has(name))).toEqual([])
})

test('they import these from the files that the server imports', () => {
  const imported = new Set(
    texts.flatMap((text) => [...text.matchAll(/from "(#src\/[^"]+)"/g)].map(([, name]) => name!)),
  )
  expect(imported).toContain('#src/server/places/service.ts')
  expect(imported).toContain('#src/i18n/server.ts')
  const { resolve } = createRequire(path.join(built, 'entry.mjs'))
  for (const name of imported) expect(resolve(name)).toBe(path.join(root, name.slice(1)))
})
