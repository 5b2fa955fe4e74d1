import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence '))
  .map((line) => line.split(' | '))

test('the table names tests', () => {
  expect(rows.length).toBeGreaterThan(20)
})

test.each(rows)('%s: its tests are there', (_sentence, held = '') => {
  let file = ''
  for (const reference of held.replace(/ \|$/, '').split(' · ')) {
    const named = /^([\w/-]+\.(?:test|spec)\.ts): (.+)$/.exec(reference)
    if (named?.[1]) file = `tests/${named[1]}`
    const name = named?.[2] ?? reference
    expect(existsSync(file), `${file} of "${reference}"`).toBe(true)
    expect(readFileSync(file, 'utf8').includes(name), `"${name}" in ${file}`).toBe(true)
  }
})
