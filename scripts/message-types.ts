/**
 * npm run i18n:types: writes src/i18n/parameters.generated.ts from the German catalogues. TypeScript widens the texts
 * of a JSON file to `string`, so this file declares the parameters of each message. With `--verify` it compares the
 * file instead, and fails when they differ.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { projectPath } from '../src/server/paths.ts'

const FILE = projectPath('src/i18n/parameters.generated.ts')
const HEAD = `/** Written by \`npm run i18n:types\`: the placeholders of each message that has some. */
type Value = string | number

export interface Parameters {
`

/** The placeholders of each message; a plural message always needs its count. */
function parametersOf(german: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(german)) {
    const stem = key.replace(/_(one|other)$/, '')
    const isPlural = stem !== key && `${stem}_one` in german && `${stem}_other` in german
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)
    const message = isPlural ? stem : key
    const known = all.get(message) ?? new Set()
    all.set(message, new Set([...known, ...(isPlural ? ['count: number'] : []), ...names]))
  }
  return all
}

function typeOf(names: ReadonlySet<string>): string {
  const isPlural = names.has('count: number')
  const others = [...names].filter((name) => !isPlural || !name.startsWith('count')).sort()
  return `{ ${[...(isPlural ? ['count: number'] : []), ...others.map((name) => `${name}: Value`)].join('; ')} }`
}

const german = Object.assign(
  {},
  ...globSync(projectPath('src/i18n/*/de.json')).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
)
const lines = [...parametersOf(german)]
  .filter(([, names]) => names.size > 0)
  .map(([key, names]) => `  '${key}': ${typeOf(names)}\n`)
  .sort()
const text = `${HEAD}${lines.join('')}}\n`

if (!process.argv.includes('--verify')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('The types of messages are out of date: npm run i18n:types writes them.')
  process.exitCode = 1
}
