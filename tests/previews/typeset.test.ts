import { beforeAll, expect, test } from 'vitest'
import { type Faces, openFaces } from '../../src/server/previews/faces.ts'
import { settable, shape } from '../../src/server/previews/shape.ts'
import { type Setting, typeset } from '../../src/server/previews/typeset.ts'

let faces: Faces
beforeAll(async () => {
  faces = await openFaces()
})
const column: Setting = { sizes: [46, 38], width: 400, lines: () => 3, direction: 'ltr' }

test.each(['Wohnung im 3. Bezirk – 84,6 m²', 'Źdźbło šČő', 'Светлая квартира', 'شقة في فيينا', 'خانه‌ای در وین'])(
  'our fonts have every letter of "%s"',
  (text) => {
    expect(settable(text, faces.serif)).toBe(text)
    expect(shape(text, faces.serif, 40, 'ltr').width).toBeGreaterThan(100)
  },
)

test('a script that our fonts lack cannot be set; the next version stands in, or nothing does', () => {
  expect(settable('奥地利房产', faces.serif)).toBeNull()
  const wished = typeset(['奥地利房产', 'Graz'], faces.serif, column)
  expect(wished?.lines[0]?.path).toBe(typeset(['Graz'], faces.serif, column)?.lines[0]?.path)
  expect(typeset(['奥地利房产'], faces.serif, column)).toBeNull()
  expect(typeset(['', ' '], faces.serif, column)).toBeNull()
})

test('signs without letters, such as emoji, are left out, and white space becomes one space', () => {
  expect(settable('🏡 Haus \n\t am See ✨', faces.serif)).toBe('Haus am See')
  expect(settable('🏡✨', faces.serif)).toBe('')
})

test('a text that fits keeps the largest size, a longer one takes a smaller', () => {
  expect(typeset(['Haus am See'], faces.serif, column)?.size).toBe(46)
  expect(typeset(['Helle Dreizimmerwohnung mit Balkon nahe dem Markt'], faces.serif, column)?.size).toBe(38)
})

test('no line is wider than the column, whatever a title brings', () => {
  const titles = [
    'x'.repeat(500),
    'Donaudampfschifffahrtsgesellschaftskapitänswohnung',
    'ein Wort nach dem anderen '.repeat(40),
    'а'.repeat(90),
  ]
  for (const title of titles) {
    const block = typeset([title], faces.serif, column)
    expect(block?.lines.length, title).toBeLessThanOrEqual(3)
    for (const line of block?.lines ?? []) expect(line.width, title).toBeLessThanOrEqual(400)
  }
})

test('what is cut ends in an ellipsis', () => {
  const cut = typeset(
    ['eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'],
    faces.serif,
    column,
  )
  const dots = shape('…', faces.serif, 38, 'ltr').path
  const commands = (path: string) => path.replace(/[\d.\s-]+/g, ' ')
  expect(commands(cut?.lines.at(-1)?.path ?? '').endsWith(commands(dots))).toBe(true)
})

test('figures inside Arabic keep their order, and the line runs the other way', () => {
  // Two lines with the same characters differ only in the order of their pieces.
  const arabic = shape('شقة 84', faces.sans, 40, 'rtl')
  const figures = shape('84', faces.sans, 40, 'ltr')
  expect(arabic.path.startsWith(figures.path)).toBe(true)
  expect(shape('شقة 84', faces.sans, 40, 'ltr').path.startsWith(figures.path)).toBe(false)
})

test('Arabic letters are joined: a word is not its letters side by side', () => {
  const letters = [...'شقة'].map((letter) => shape(letter, faces.sans, 40, 'rtl').width)
  expect(shape('شقة', faces.sans, 40, 'rtl').width).toBeLessThan(letters.reduce((sum, width) => sum + width))
})
