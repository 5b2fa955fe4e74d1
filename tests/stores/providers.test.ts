import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('state stands in stores that are imported: there is no provider that an island could be outside of', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.endsWith('.d.ts'))
  expect(files.length).toBeGreaterThan(400)
  const contexts = files.filter((file) =>
    /\bcreateContext\b|\buseContext\b|\.Provider\b/.test(readFileSync(file, 'utf8')),
  )
  expect(contexts).toEqual([])
})
