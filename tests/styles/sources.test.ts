import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/paths.ts'

const SHEETS = ['base', 'pages', 'content', 'maps', 'full', 'admin'] as const
const read = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')
const IMPORT = /(?:from|import|import\()\s*'(\.[^']*)'/g

const known = new Map<string, string[]>()

/** Files below src that a file names, by static and dynamic imports. */
function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const found = [...read(file).matchAll(IMPORT)]
    .map(([, name = '']) => path.join(path.dirname(file), name.replace(/\?.*$/, '')))
    .filter((name) => name.startsWith('src/') && existsSync(path.join(projectRoot(), name)))
  known.set(file, found)
  return found
}

/** What opens later, with late.css. */
const LATE = [
  'src/islands/assistant/show.tsx',
  'src/islands/dialogs/mount.tsx',
  'src/scripts/site-search/dialog.ts',
  'src/scripts/detail/lightbox-dialog.ts',
]

/** All files that a file reaches without what opens later; `found` is filled on the way. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || (found.size > 0 && LATE.includes(file))) return found
  found.add(file)
  if (/\.(?:astro|tsx?|js)$/.test(file)) for (const next of importsOf(file)) reach(next, found)
  return found
}

/** The patterns that the sheet, or one that it imports, leaves out (`not`), or names again (``). */
function sources(sheet: string, not: 'not ' | ''): string[] {
  const found = (pattern: string) =>
    [...read(sheet).matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => path.join('src/styles', name))
  return [
    ...found(`@source ${not}"(\\.\\./[^"]*)"`),
    ...found('@import "(\\./[^"]*)"').flatMap((imported) => sources(imported, not)),
  ]
}

test.for(SHEETS)('%s.css has the utilities of all that its pages reach', (name) => {
  const sheet = `src/styles/${name}.css`
  const [patterns, again] = [sources(sheet, 'not '), sources(sheet, '')]
  const isFile = (file: string) => (pattern: string) => path.matchesGlob(file, pattern)
  const isOf = (file: string) => (pattern: string) =>
    path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`)
  // Tailwind brings files back that were left out, but no folder.
  const isLeftOut = (file: string) => !again.some(isFile(file)) && patterns.some(isOf(file))
  const pages = globSync('src/pages/**/*.astro', { cwd: projectRoot() }).map((page) => reach(page))
  const wrong = pages
    .filter((files) => files.has(sheet))
    .flatMap((files) => [...files])
    .filter((file) => /\.(?:astro|tsx)$|^src\/scripts\/.*\.ts$/.test(file) && isLeftOut(file))
  expect([...new Set(wrong)]).toEqual([])
})

test('a page has one sheet of utilities: a second one would change the order of their rules', () => {
  const sheets = SHEETS.map((name) => `src/styles/${name}.css`)
  const pages = globSync('src/pages/**/*.astro', { cwd: projectRoot() }).map((page) => {
    const files = reach(page)
    return { page, has: sheets.filter((sheet) => files.has(sheet)).length }
  })
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter(({ has }) => has !== 1)).toEqual([])
})

test('a page has the footer, the outline and the paper of the frame once', () => {
  const sheets = ['below', 'homes', 'content', 'admin'].map((name) => `src/styles/${name}.css`)
  const pages = globSync('src/pages/**/*.astro', { cwd: projectRoot() }).map((page) => {
    const files = reach(page)
    return { page, has: sheets.filter((sheet) => files.has(sheet)) }
  })
  expect(pages.filter(({ has }) => has.length !== 1)).toEqual([])
})

test('late.css has the utilities of all that opens later', () => {
  const patterns = sources('src/styles/late.css', '')
  const isIn = (file: string) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`))
  const reached = LATE.flatMap((root) => [...reach(root)]).filter((file) => /\.tsx$|^src\/scripts/.test(file))
  expect(reached.length).toBeGreaterThan(30)
  expect([...new Set(reached)].filter((file) => !isIn(file))).toEqual([])
})
