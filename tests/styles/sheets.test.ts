import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/paths.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot() }).map((file) => readFileSync(path.join(projectRoot(), file), 'utf8'))
const sheets = globSync('src/styles/*.css', { cwd: projectRoot() })
const markup = read('src/**/*.{astro,tsx,ts,js}').join('\n')

/** Class names of a sheet's selectors; comments, addresses and imports contain points too. */
function classesOf(sheet: string): string[] {
  const rules = sheet.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '').replace(/"[^"\n]*"/g, '')
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))]
}
/** Named in the markup, or made of a part that is: `view-${mode}`. */
const isUsed = (name: string) =>
  new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(markup) ||
  name.split('-').some((_, at, parts) => at > 0 && markup.includes(`${parts.slice(0, at).join('-')}-\${`))

/** The print sheet too: a part of a page that lost its name would not be hidden on paper any more. */
test.for(sheets)('%s styles only what some markup has', (file) => {
  const sheet = readFileSync(path.join(projectRoot(), file), 'utf8')
  const foreign = /^(?:leaflet|css$|woff2$)/
  expect(classesOf(sheet).filter((name) => !foreign.test(name) && !isUsed(name))).toEqual([])
})

/** Layout and spacing are utilities in the markup (decision 97); what remains may become less, not more. */
test('sheets have at most 3,000 lines together', () => {
  expect(read('src/styles/*.css').join('').split('\n').length).toBeLessThanOrEqual(3000)
})
