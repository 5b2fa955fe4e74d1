import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/paths.ts'

test('only islands/frame/scroll.ts decides to scroll smoothly, since it asks for reduced motion', () => {
  const smooth = globSync('src/**/*.{ts,tsx,astro,js}', { cwd: projectRoot() }).filter((file) =>
    /['"]smooth['"]/.test(readFileSync(path.join(projectRoot(), file), 'utf8')),
  )
  expect(smooth).toEqual(['src/islands/frame/scroll.ts'])
})
