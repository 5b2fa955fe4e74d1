import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListForm } from '../../src/pages/_list/typed-places.ts'
import { readSearch } from '../../src/server/places/read-search.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('a form without JavaScript names places to search and to leave out', async () => {
  const sent = new URLSearchParams({ wo: 'Wien', wo_alt: '', ohne_wo: '10. Bezirk; 8010', ohne_wo_alt: '' })
  const { params, problems, isNowhere } = await readListForm(server.ctx, sent, 'de')
  expect(Object.fromEntries(params)).toEqual({ ort: 'wien', ohne: 'wien-10' })
  expect(problems).toEqual([{ field: 'ohne', code: 'word', params: { value: '8010' } }])
  expect(isNowhere).toBe(false)
})

const read = (search: string) => readSearch(server.ctx, new URLSearchParams(search), 'de')

test('a place whose radius cannot be searched is searched without it, and the radius is told', async () => {
  const { query, problems, isNowhere } = await read('umkreis=graz,0~linz,10000&objektart=HAUS')
  expect(query.filter).toEqual({ objektart: ['HAUS'], ort: ['graz', 'linz'] })
  expect(problems).toEqual([{ field: 'umkreis', code: 'radius', params: { min: 1, max: 100 } }])
  expect(isNowhere).toBe(false)
  expect((await read('umkreis=graz,0~wels,5')).query.filter).toMatchObject({
    ort: ['graz'],
    umkreis: [{ ort: 'wels' }],
  })
  expect(await read('umkreis=atlantis,0')).toMatchObject({
    query: { filter: {} },
    isNowhere: true,
    unknown: 'atlantis',
  })
  // A point is no place: without its radius nothing is left of it.
  expect(await read('umkreis=48,16,0')).toMatchObject({ query: { filter: {} }, isNowhere: false })
})

test('an address with names that no place can have shows no other homes, and keeps the places that it knows', async () => {
  for (const [search, unknown] of [
    ['ort=Wien!', 'Wien!'],
    ['ort=Wien!,G R A Z', 'Wien!'],
    ['plz=8x10&objektart=HAUS', '8x10'],
  ]) {
    const found = await read(search as string)
    expect([found.isNowhere, found.unknown], search).toEqual([true, unknown])
    expect(found.problems, search).toHaveLength(1)
  }
  const found = await read('ort=graz,Wien!')
  expect(found).toMatchObject({ query: { filter: { ort: ['graz'] } }, isNowhere: false, unknown: 'Wien!' })
  expect(found.problems).toHaveLength(1)
})
