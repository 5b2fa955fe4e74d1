import { expect, test } from 'vitest'
import { prose } from '../../src/domain/text.ts'

test('a text with as many characters as a field takes is taken, however a form sends its line ends', () => {
  const text = `${'a'.repeat(4)}\n${'b'.repeat(5)}`
  for (const end of ['\n', '\r\n', '\r']) expect(prose(10).parse(text.replace('\n', end))).toBe(text)
  expect(prose(10).safeParse(`${text}c`).success).toBe(false)
})
