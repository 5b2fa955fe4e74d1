import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { area, collection, MUNICIPALITIES, POSTCODES, TOPOLOGY } from './small.ts'

let database: TestDatabase
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-places-'))
const file = (name: string, content: unknown) => {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return path.join(folder, name)
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** npm run places, as an operator types it. */
function places(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/places.ts', ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('loads, lists and removes', () => {
  const loaded = places(file('gemeinden.json', MUNICIPALITIES), file('plz.csv', POSTCODES))
  expect(loaded).toMatchObject({ status: 0, stderr: '' })
  expect(loaded.stdout).toMatch(/Fassung 1 gilt: .*Gemeinden 3, Stadtbezirke 0, Postleitzahlen 5/)
  expect(loaded.stdout).toContain('npm run reindex')

  expect(places(file('zwei.json', TOPOLOGY)).stdout).toContain('Fassung 2 gilt')
  const list = places('--list').stdout.trim().split('\n')
  expect(list).toHaveLength(2)
  expect(list[0]).toMatch(/^2 · .* · gilt · Grenzen: 2, Postleitzahlen: 6 · zwei.json$/)
  expect(list[1]).toMatch(/^1 · .* · aufbewahrt · Grenzen: 3, Postleitzahlen: 6 · gemeinden.json, plz.csv$/)

  const other = collection({
    ...area('60101', 'Graz', [15, 47, 16, 48]),
    geometry: { type: 'Polygon', coordinates: [[[530000, 220000], [530100, 220000], [530100, 220100], [530000, 220000]]] },
  }) // biome-ignore format: points
  const refused = places(file('lambert.json', other))
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('530000, 220000')
  expect(refused.stderr).toContain('ogr2ogr -t_srs EPSG:4326')
  expect(refused.stderr).toContain('die bisherigen Grenzen gelten weiter')

  expect(places('--remove').stdout).toContain('Es gilt Fassung 1')
  expect(places('--remove', '1').stdout).toContain('die eingebauten Orte')
  expect(places('--remove')).toMatchObject({ status: 1, stderr: expect.stringContaining('keine Grenzen') })
  expect(places('--remove', '7')).toMatchObject({ status: 1, stderr: expect.stringContaining('7') })
}, 120_000)

test.each([[[]], [['--remove', 'alles']]])('%j shows how it is used', (args) => {
  expect(places(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run places -- --list') })
})
