import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findSharedPhotos } from '../../src/server/notices/flag-repository.ts'
import { checkNoted } from '../../src/server/notices/flags.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
/** Of a company, of another one, and of that one again; the oldest first. */
let older: number
let copy: number
let sibling: number

beforeAll(async () => {
  server = await testServer()
  const { ctx } = server
  // Unlike homes: the search for duplicates must not take them for one.
  await importHomes(ctx, [{ nr: 'A1', titel: 'Original', hauptmietzins: 900, wohnflaeche: 70, ort: 'Graz' }])
  const other = { firma: 'Wohnen Nord', anid: 'AT-NORD' }
  const fakes = [
    { nr: 'B1', titel: 'Kopie', hauptmietzins: 500, wohnflaeche: 41, plz: '4020', ort: 'Linz' },
    { nr: 'B2', titel: 'Zweite', hauptmietzins: 700, wohnflaeche: 55, plz: '5020', ort: 'Salzburg' },
  ]
  await importHomes(ctx, fakes, 'TEIL', other)
  const idOf = async (title: string) => {
    const rows = ctx.db.updateTable('property').where('objekttitel', '=', title)
    const first_seen_at = new Date(`2026-11-0${['Original', 'Kopie', 'Zweite'].indexOf(title) + 1}T10:00:00Z`)
    return (await rows.set({ first_seen_at }).returning('id').executeTakeFirstOrThrow()).id
  }
  older = await idOf('Original')
  copy = await idOf('Kopie')
  sibling = await idOf('Zweite')
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['property_media', 'media', 'listing_flag', 'flag_note'] as const) {
    await server.ctx.db.deleteFrom(table).execute()
  }
})

let count = 0
/** A photograph of a home, as it looks. */
async function show(property_id: number, look: string, gruppe = 'BILD') {
  const { db } = server.ctx
  const hash = (++count).toString(16).padStart(64, '0')
  await db.insertInto('media').values({ hash, look, bytes: 1, mime: 'image/jpeg' }).execute()
  const link = { property_id, media_hash: hash, gruppe, state: 'ready', location: 'EXTERN', position: count }
  await db.insertInto('property_media').values(link).execute()
}
const found = (id: number) => findSharedPhotos(server.ctx.db, { property_id: id })
const LOOK = '0123456789abcdef'
/** Differs in three bits: the same photograph in another size. */
const SMALLER = '0123456789abcde8'

test('a photograph of an older listing of another company is found in the later one, also in another size', async () => {
  await show(older, LOOK)
  await show(copy, SMALLER)
  await show(copy, 'ffff0000ffff0000')
  expect(await found(copy)).toEqual([
    { id: older, titel: 'Original', firma: 'Makler Muster', count: 1, own: 2, project_id: null },
  ])
  // The older listing has copied nothing.
  expect(await found(older)).toEqual([])
})

test('other photographs, plans, and those of listings of the same company are none of another one', async () => {
  await show(older, LOOK)
  // Six bits.
  await show(copy, '0123456789abcdd0')
  expect(await found(copy)).toEqual([])
  await show(copy, LOOK, 'GRUNDRISS')
  expect(await found(copy)).toEqual([])
  await show(sibling, '1111222233334444')
  await show(copy, '1111222233334444')
  expect(await found(sibling)).toEqual([])
})

test('copies in six listings of one company are found in each of them', async () => {
  const { ctx } = server
  const more = ['D1', 'D2', 'D3', 'D4'].map((nr) => ({
    nr,
    titel: nr,
    hauptmietzins: 600,
    wohnflaeche: 50,
    ort: 'Wels',
  }))
  await importHomes(ctx, more, 'TEIL', { firma: 'Wohnen Nord', anid: 'AT-NORD' })
  const rows = await ctx.db.selectFrom('property').select('id').where('objekttitel', 'like', 'D_').execute()
  const copies = [copy, sibling, ...rows.map(({ id }) => id)]
  expect(copies).toHaveLength(6)
  for (const id of [older, ...copies]) await show(id, LOOK)
  for (const id of copies) expect(await found(id)).toMatchObject([{ id: older, count: 1, own: 1 }])
})

test('a picture in more than six listings of other companies is a symbol', async () => {
  const { ctx } = server
  await show(older, LOOK)
  await show(copy, LOOK)
  expect((await found(copy)).length).toBe(1)
  const many = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((nr) => ({
    nr,
    titel: nr,
    hauptmietzins: 800,
    wohnflaeche: 60,
  }))
  await importHomes(ctx, many, 'TEIL', { firma: 'Viele', anid: 'AT-VIELE' })
  const rows = await ctx.db.selectFrom('property').select('id').where('objekttitel', 'like', 'C_').execute()
  for (const { id } of rows) await show(id, LOOK)
  expect(await found(copy)).toEqual([])
})

test('more than half of copied photographs flag the later listing', async () => {
  const { db } = server.ctx
  const flags = async () => {
    await db.insertInto('flag_note').values({ property_id: copy }).execute()
    await checkNoted(server.ctx)
    const rows = db.selectFrom('listing_flag').select(['property_id', 'rule', 'state'])
    return rows.where('rule', '=', 'pictures').execute()
  }
  for (const look of [LOOK, '1111222233334444', 'ffff0000ffff0000', '00ff00ff00ff00ff']) {
    await show(older, look)
    await show(copy, look)
  }
  expect(await flags()).toEqual([{ property_id: copy, rule: 'pictures', state: 'open' }])
})

test('a home that visitors do not see lends no photograph', async () => {
  await show(older, LOOK)
  await show(copy, LOOK)
  expect((await found(copy)).length).toBe(1)
  await server.ctx.db.deleteFrom('property_search').where('id', '=', older).execute()
  expect(await found(copy)).toEqual([])
})
