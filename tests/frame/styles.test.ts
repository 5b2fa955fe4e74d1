import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'src/styles'
/** What all pages share; base.css has the rest of public pages, admin.css that of the admin area. */
const base = readFileSync(`${FOLDER}/foundation.css`, 'utf8')
/** Style sheets of a kind of page or of a part of it: the build may place them before or after base.css. */
const own = readdirSync(FOLDER)
  .filter(
    (file) =>
      file.endsWith('.css') &&
      !['base.css', 'foundation.css', 'layers.css'].includes(file) &&
      !base.includes(`"./${file}"`),
  )
  .map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const)
  .filter(([, text]) => /@layer|layer\(homes\)/.test(text) && !/@import [^;]+layer\(base\)/.test(text))

test('there are sheets of their own', () => {
  expect(own.length).toBeGreaterThan(2)
})

// The first layer that a browser reads is the weakest: a sheet that came first with its components alone would lose
// every padding to the reset.
test.each(own)('%s imports the order of the layers before it uses one', (_file, text) => {
  const first = /@import [^;]+;|@layer [^;{]+[;{]/.exec(text)?.[0]
  expect(first).toBe('@import "./layers.css";')
})

test('the order of the layers begins with the weakest', () => {
  const order = readFileSync(`${FOLDER}/layers.css`, 'utf8')
  expect(order).toMatch(/@layer properties, theme, base, frame, homes, components, utilities;/)
})
