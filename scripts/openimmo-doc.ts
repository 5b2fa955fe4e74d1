/**
 * npm run docs:openimmo: writes docs/openimmo.md from the table of fates (src/domain/imports/fates). With `--verify` it
 * compares the file instead, and fails when it differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { FIELDS } from '../src/domain/imports/fates/all.ts'
import { type Fate, type Field, PLACES, REASONS, USES } from '../src/domain/imports/fates/fate.ts'
import { MANDATORY_FIGURES } from '../src/domain/properties/energy.ts'
import { projectPath } from '../src/server/paths.ts'

const FILE = projectPath('docs/openimmo.md')

const HEAD = `# OpenImmo, field by field

Written by \`npm run docs:openimmo\` from the table in \`src/domain/imports/fates\`, which is also the source of the words in the import report. Two tests hold it: \`tests/imports/walk.test.ts\` follows each field from an XML to the answer of the API, \`tests/e2e/openimmo.spec.ts\` to the page of the home.

The fields are those of version 1.2.7c and some that senders use besides. Paths are below \`immobilie\` unless they begin with \`anbieter\` or \`uebertragung\`; \`@\` is an attribute, \`[name]\` a \`user_defined_simplefield\` with that \`feldname\`. [vocabulary.md](vocabulary.md) explains the words that Klinke took over.

| fate | meaning |
|---|---|
| shown | it is on the page of the home, at the named place, and in \`GET /api/properties/{id}\` under the named key |
| shown, searched | it can also be searched or filtered |
| used | nobody sees the value itself, but it has the named effect |
| kept | it is stored for later, and seen nowhere |
| ignored | it is not shown, for the named reason |

A field that a sender adds (\`user_defined_simplefield\`, \`user_defined_anyfield\`, \`user_defined_extend\`, \`feld\`) is shown among the facts with its name, unless the name says that it is meant for software: ids, states, notes, coordinates, addresses of files. While the address is not released, fields that name it are not shown either.
`

function fateText(fate: Fate): string {
  switch (fate.kind) {
    case 'shown': {
      const api = fate.api ? `; API \`${fate.api}\`` : ''
      return `shown${fate.searched ? ', searched' : ''}: ${PLACES[fate.where]}${api}`
    }
    case 'used':
      return `used: ${USES[fate.use]}`
    case 'ignored':
      return `ignored: ${REASONS[fate.why]}`
    default:
      return fate.kind
  }
}

function sectionOf({ path }: Field): string {
  const first = path.split(/[/@]/)[0] ?? ''
  return path.includes('/') || first === 'uebertragung' || first === 'weitere_adresse' ? first : 'immobilie'
}

const sections = new Map<string, Field[]>()
for (const field of FIELDS) sections.set(sectionOf(field), [...(sections.get(sectionOf(field)) ?? []), field])

const parts = [...sections].map(([section, list]) => {
  const rows = list.map(({ path, values, flags, fate }) => {
    const words = values.length > 0 ? `${flags ? '@' : ''}${values.join(', ')}` : ''
    return `| \`${path}\` | ${words} | ${fateText(fate)} |`
  })
  return `## ${section}\n\n| field | values | fate |\n|---|---|---|\n${rows.join('\n')}\n`
})

const count = (kind: Fate['kind']) => FIELDS.filter(({ fate }) => fate.kind === kind).length
const sums = `Of ${FIELDS.length} fields ${count('shown')} are shown, ${count('used')} used, ${count('kept')} kept, ${count('ignored')} ignored.\n`

const figures = MANDATORY_FIGURES.map(
  ({ since, figures: names, source }) => `| ${since ?? 'not in force'} | ${names.join(', ')} | ${source} |`,
)
const energy = `## Mandatory energy figures

An advertisement for a home in Austria states these figures, also when they are unknown; every other figure that was sent is shown as well. The table is \`MANDATORY_FIGURES\` in \`src/domain/properties/energy.ts\`.

| since | figures | source |
|---|---|---|
${figures.join('\n')}
`

const text = [HEAD, sums, ...parts, energy].join('\n')
if (!process.argv.includes('--verify')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/openimmo.md is not up to date: npm run docs:openimmo')
  process.exitCode = 1
}
