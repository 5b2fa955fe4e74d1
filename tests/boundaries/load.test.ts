import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refreshBorders } from '../../src/server/boundaries/current.ts'
import { knowBorders } from '../../src/server/boundaries/known.ts'
import { loadBorders, RefusedFile, removeBorders } from '../../src/server/boundaries/load.ts'
import { findCurrent, listVersions, readBorders, readPostcodes } from '../../src/server/boundaries/repository.ts'
import { reindex } from '../../src/server/properties/reindex.ts'
import { caughtUp } from '../support/caught-up.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { area, BEZIRKE, collection, DISTRICTS, GRAZ, MUNICIPALITIES, POSTCODES, STATES } from './small.ts'

let server: TestServer
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-borders-'))
const file = (name: string, content: unknown) => {
  const target = path.join(folder, name)
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
  return target
}
const get = async <T>(address: string) => (await (await fetch(server.address + address)).json()) as T
const total = async (query: string) => (await get<{ total: number }>(`/api/properties?${query}`)).total
const removeAll = async () => {
  while (await removeBorders(server.ctx, null));
}

beforeAll(async () => {
  server = await testServer()
})
afterEach(removeAll)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('files become a version, which takes over what they do not bring', async () => {
  const first = await loadBorders(server.ctx, [
    file('g.json', MUNICIPALITIES),
    file('b.json', BEZIRKE),
    file('plz.csv', POSTCODES),
  ])
  expect(first).toMatchObject({ states: 0, bezirke: 2, towns: 3, districts: 0, postcodes: 5 })
  const second = await loadBorders(server.ctx, [
    file('g2.json', collection(area('60101', 'Graz', GRAZ))),
    file('l.json', STATES),
  ])
  const codes = (await readBorders(server.ctx.db, second.version)).map(({ code }) => code)
  expect(codes).toEqual(['6', '601', '60101', '606'])
  expect(await readPostcodes(server.ctx.db, second.version)).toHaveLength(6)

  expect(await removeBorders(server.ctx, null)).toEqual({ removed: second.version, current: first.version })
  expect(await removeBorders(server.ctx, second.version)).toBeNull()
  expect(await removeBorders(server.ctx, 999)).toBeNull()
  expect(await removeBorders(server.ctx, first.version)).toEqual({ removed: first.version, current: null })
  const [newest] = await listVersions(server.ctx.db)
  expect(newest).toMatchObject({ files: ['g2.json', 'l.json'], borders: 0, postcodes: 0 })
})

test('one bad file refuses all, and the former boundaries stay', async () => {
  const { version } = await loadBorders(server.ctx, [file('g.json', MUNICIPALITIES)])
  const bad = file('bad.json', collection(area('60101', '', GRAZ)))
  await expect(loadBorders(server.ctx, [file('l.json', STATES), bad])).rejects.toBeInstanceOf(RefusedFile)
  await expect(loadBorders(server.ctx, [path.join(folder, 'no.json')])).rejects.toMatchObject({
    fault: { code: 'unreadable' },
  })
  await expect(loadBorders(server.ctx, [folder])).rejects.toMatchObject({ fault: { code: 'unreadable' } })
  expect((await findCurrent(server.ctx.db))?.id).toBe(version)
  expect(await total('ort=musterberg')).toBe(0)
})

test('two loads at once make two whole versions', async () => {
  await Promise.all([
    loadBorders(server.ctx, [file('g.json', MUNICIPALITIES)]),
    loadBorders(server.ctx, [file('l.json', STATES)]),
  ])
  const current = await findCurrent(server.ctx.db)
  const codes = (await readBorders(server.ctx.db, current?.id as number)).map(({ code }) => code)
  expect(codes).toEqual(['6', '60101', '60624', '60699'])
})

test('another process knows a change when it looks', async () => {
  await loadBorders(server.ctx, [file('g.json', MUNICIPALITIES)])
  // As another process is after its start.
  knowBorders([], [])
  expect(await total('ort=musterberg')).toBeUndefined()
  await sql`update place_version set loaded_at = loaded_at + interval '1 second'`.execute(server.ctx.db)
  await refreshBorders(server.ctx.db)
  expect(await total('ort=musterberg')).toBe(0)
})

test('homes are assigned by their point at an import and by a reindex, and back', async () => {
  const homes = [
    { nr: 'P1', plz: '8010', ort: 'Graz', lat: 47.1, lng: 15.35 },
    { nr: 'P2', plz: '8010', ort: 'Graz', lat: 47.03, lng: 15.44 },
    { nr: 'P3', plz: '8010', ort: 'Graz' },
  ]
  await importHomes(server.ctx, homes)
  const counts = async () =>
    Promise.all(['ort=graz', 'ort=musterberg', 'ort=graz-jakomini', 'ort=bezirk-graz-umgebung'].map(total))
  // An unknown place is refused, so it has no total.
  expect(await counts()).toEqual([3, undefined, 0, 0])

  await loadBorders(server.ctx, [file('g.json', MUNICIPALITIES), file('s.json', DISTRICTS), file('plz.csv', POSTCODES)])
  expect(await reindex(server.work)).toMatchObject({ read: 3, changed: 2, refused: 0 })
  await caughtUp(server.ctx)
  expect(await counts()).toEqual([2, 1, 1, 1])
  expect(await reindex(server.work)).toMatchObject({ changed: 0 })
  await importHomes(server.ctx, [{ nr: 'P4', plz: '8054', ort: 'Graz', lat: 47.1, lng: 15.35 }])
  expect(await counts()).toEqual([2, 2, 1, 2])
  const { rows } = await sql<{ params: unknown }>`select note -> 'params' as params
    from import_line, jsonb_array_elements(notes) as note where note ->> 'code' = 'border_contradiction'`.execute(
    server.ctx.db,
  )
  expect(rows).toMatchObject([{ params: { ort: 'Graz', als: 'Musterberg' } }])

  await removeAll()
  expect(await reindex(server.work)).toMatchObject({ read: 4, changed: 3 })
  await caughtUp(server.ctx)
  expect(await counts()).toEqual([4, undefined, 0, 0])
})
