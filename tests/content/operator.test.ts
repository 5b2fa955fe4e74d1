import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOperator } from '../../src/server/operator.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-operator-'))
const example = JSON.parse(readFileSync('src/content/operator.json', 'utf8'))

let files = 0

/** Each text has a file of its own: a process reads a file once. */
function fileWith(text: string): string {
  const file = path.join(folder, `${++files}-operator.json`)
  writeFileSync(file, text)
  return file
}

test('without a file of its own, a portal has the example and knows it', () => {
  expect(readOperator(undefined)).toEqual({ ...example, isExample: true })
})

test('a file of its own counts', () => {
  const own = { ...example, name: 'Wohnen am Inn GmbH' }
  expect(readOperator(fileWith(JSON.stringify(own)))).toEqual({ ...own, isExample: false })
})

describe('a file with faults is refused, and the sentence names file and field:', () => {
  const { uid: _, ...withoutUid } = example
  test.each([
    ['a field is missing', JSON.stringify(withoutUid), /operator\.json: uid: /],
    ['a field is empty', JSON.stringify({ ...example, court: ' ' }), /court: must not be empty/],
    ['the address has no postal code', JSON.stringify({ ...example, address: 'Wien' }), /address: must be/],
    ['a field is unknown', JSON.stringify({ ...example, fax: '1' }), /"fax"/],
    ['it is no JSON', '{', /operator\.json: /],
    ['it is no object', '[]', /the whole: /],
  ])('%s', (_name, text, sentence) => {
    expect(() => readOperator(fileWith(text))).toThrow(sentence)
  })

  test('the file does not exist', () => {
    expect(() => readOperator(path.join(folder, 'away.json'))).toThrow(/away\.json: ENOENT/)
  })
})
