import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DELIVERY_OPTIONS } from '../../scripts/source/delivery.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'])

/** The part of the address by which a heading is linked. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s/g, '-')
const anchorsOf = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('every link between documents leads to a file, and to a heading of it', () => {
  const lost: string[] = []
  for (const file of documents) {
    // Examples stand in code; addresses of the portal begin with a slash.
    for (const [link, to = '', heading] of read(file)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?!\w+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)) {
      const target = to === '' ? file : path.join(path.dirname(file), to)
      const isThere = existsSync(target) && (!heading || anchorsOf(target).includes(heading))
      if (!isThere) lost.push(`${file}: ${link.slice(1)}`)
    }
  }
  expect(documents.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  // Decisions are of their day, and name what was rejected.
  const current = documents.filter((file) => !/[/\\]decisions[/\\]/.test(file))
  const unknown = current.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:]*)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(unknown).toEqual([])
})

/** The options that a script hands to parseArgs. */
function optionsOf(script: string, name: string): string[] {
  const [, options = ''] = read(script).split(`const ${name} = {`)
  return [...(options.split('} as const')[0] ?? '').matchAll(/'?([\w-]+)'?: (?:text\b|\{ type)/g)].map(
    ([, option = '']) => option,
  )
}

test.each([
  ['source', [...optionsOf('scripts/source.ts', 'OPTIONS'), ...Object.keys(DELIVERY_OPTIONS)]],
  ['import', optionsOf('scripts/import.ts', 'USAGE')],
])('docs/feeds.md tells every option of npm run %s', (_command, options) => {
  const told = read('docs/feeds.md')
  expect(options.length).toBeGreaterThan(6)
  expect(options.filter((option) => !new RegExp(`--${option}(?![\\w-])`).test(told))).toEqual([])
})

test('README.md names every bench', () => {
  const benches = [...read('scripts/bench.ts').matchAll(/^ {2}(\w+): async/gm)].map(([, name]) => name)
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith('| `npm run bench'))
  expect(benches.length).toBeGreaterThan(10)
  expect(benches.filter((name) => !new RegExp(`(?:-- |\`)${name}\``).test(row ?? ''))).toEqual([])
})

test('CONTRIBUTING.md knows the number of namespaces', () => {
  const said = [...read('CONTRIBUTING.md').matchAll(/\b(\d+) (?:namespaces|catalogues, its texts)/g)]
  const namespaces = globSync('src/i18n/*/de.json').length
  expect(said.map(([, count]) => Number(count))).toEqual([namespaces, namespaces])
})
