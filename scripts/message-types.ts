/**
 * npm run i18n:types: writes src/i18n/parameters.generated.ts from the German catalogues. TypeScript widens the texts
 * of a JSON file to `string`, so this file declares the parameters of each message. Also writes the languages of
 * src/i18n/languages.ts into src/scripts/frame/theme.js, which the browser takes as it is. With `--verify` it compares
 * both files instead, and fails when one differs.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../src/i18n/languages.ts'
import { projectPath } from '../src/server/paths.ts'

const FILE = projectPath('src/i18n/parameters.generated.ts')
const THEME = projectPath('src/scripts/frame/theme.js')
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

const languages = Object.entries(LANGUAGES)
const lists = `  // Written by \`npm run i18n:types\`.
  const SPOKEN = '${languages.map(([, { tag }]) => tag.split('-')[0]).join(' ')}'.split(' ')
  const CODES = '${languages.map(([code]) => code).join(' ')}'.split(' ')
`
const theme = readFileSync(THEME, 'utf8')
const LISTS = / {2}\/\/ Written by `npm run i18n:types`\.\n {2}const SPOKEN = [^\n]*\n {2}const CODES = [^\n]*\n/
if (!LISTS.test(theme)) throw new Error(`${THEME} has no list of languages`)

for (const [file, wanted] of [
  [FILE, text],
  [THEME, theme.replace(LISTS, () => lists)],
] as const) {
  if (!process.argv.includes('--verify')) writeFileSync(file, wanted)
  else if (readFileSync(file, 'utf8') !== wanted) {
    console.error(`${file} is out of date: npm run i18n:types writes it.`)
    process.exitCode = 1
  }
}
