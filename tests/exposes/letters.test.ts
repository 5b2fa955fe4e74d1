import { readdirSync } from 'node:fs'
import path from 'node:path'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { characterSet } from '../../src/server/exposes/character-set.ts'
import { projectPath } from '../../src/server/paths.ts'

const FONTS = projectPath('src/server/exposes/fonts')
const faces = readdirSync(FONTS).filter((name) => name.endsWith('.ttf'))

test.each(faces)('%s has the characters that another reader finds', (name) => {
  const file = path.join(FONTS, name)
  const font = openSync(file)
  if (!('characterSet' in font)) throw new Error('a collection')
  const theirs = font.characterSet.filter((code) => font.glyphForCodePoint(code).id !== 0)
  expect([...characterSet(file)].toSorted((a, b) => a - b)).toEqual([...new Set(theirs)].toSorted((a, b) => a - b))
})

test('a file that is no font is refused', () => {
  expect(() => characterSet(path.join(FONTS, 'README.md'))).toThrow()
})
