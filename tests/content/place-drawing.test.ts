import { expect, test } from 'vitest'
import { drawPlace } from '../../src/components/content/place-drawing.ts'

test('the country around a town has its river, its borders and towns that leave each other room', () => {
  const drawing = drawPlace('Wien')
  if (!drawing) throw new Error('Vienna is missing')
  const { names, width, height, ...paths } = drawing
  for (const path of [paths.land, paths.rivers, paths.borders]) expect(path).toMatch(/^M-?\d+ -?\d+L/)
  expect(names.map(({ name }) => name)).toContain('Klosterneuburg')
  expect(names.map(({ name }) => name)).not.toContain('Wien')
  for (const { x, y } of names) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= 120 || Math.abs(one.y - other.y) >= 36).toBe(true)
  expect(JSON.stringify(drawing).length).toBeLessThan(12_000)
})

test('a town that the backdrop does not name has no drawing', () => {
  expect(drawPlace('Entenhausen')).toBeNull()
})
