import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { viennaDay } from '../../src/domain/format/date.ts'
import { addDays } from '../../src/domain/format/vienna.ts'
import { createBatches, writeBatches } from '../../src/server/business/batches.ts'
import { count, countAct, flushFigures } from '../../src/server/business/count.ts'
import { findSearchParts } from '../../src/server/business/figures-repository.ts'
import { cleanFigures, foldFigures } from '../../src/server/business/fold.ts'
import { insertBatch } from '../../src/server/business/repository.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { addViews } from '../../src/server/listings/view-repository.ts'
import { flushViews } from '../../src/server/listings/views.ts'
import { call, signUpConfirmed } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const TABLES = [
  'figure_note',
  'figure_batch',
  'figure_day',
  'company_day',
  'company_month',
  'search_month',
  'favorite',
  'property_view',
] as const

let server: TestServer
let ctx: Ctx
let admin: string
let home: number
let company: number
const today = viennaDay(new Date())

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  ctx = server.ctx
  await importHomes(ctx, [{ nr: 'B1', titel: 'Altbau am Lendplatz', gesamtbelastung: 900, wohnflaeche: 70, zimmer: 3 }])
  const row = await ctx.db.selectFrom('property').select(['id', 'company_id']).executeTakeFirstOrThrow()
  home = row.id
  company = row.company_id
  admin = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  ctx.caches.figures.take()
  ctx.caches.views.take()
  for (const table of TABLES) await ctx.db.deleteFrom(table).execute()
})

const read = async (path = '') => (await call(server, 'GET', `/api/admin/business${path}`, { token: admin })).body
interface Shown {
  name: string
  total: number
  before: number | null
  values: (number | null)[]
}
const totals = async (query = '') =>
  Object.fromEntries(
    (await read(query)).data.figures
      .filter(({ total }: Shown) => total > 0)
      .map(({ name, total }: Shown) => [name, total]),
  )
const search = (query: string, headers: Record<string, string> = {}) =>
  call(server, 'GET', `/api/properties?${query}`, { headers: { ...BROWSER, ...headers } })
const view = (headers: Record<string, string> = BROWSER) =>
  call(server, 'POST', `/api/properties/${home}/views`, { headers })

describe('searches', () => {
  const fromList = { Referer: 'https://example.at/gb/immobilien?ort=graz' }

  test('count by where they came from, with those that found nothing', async () => {
    await search('ort=graz', fromList)
    await search('ort=graz&preis_bis=100', fromList)
    await search('ort=wien', { Referer: 'https://example.at/kartensuche' })
    await search('ort=graz')
    const { data } = await read()
    const of = (name: string) => data.figures.find((one: Shown) => one.name === name)
    expect(of('search')).toMatchObject({ total: 4 })
    expect(of('search').parts).toEqual([
      { name: 'list', total: 2, before: null },
      { name: 'api', total: 1, before: null },
      { name: 'map', total: 1, before: null },
    ])
    expect(of('miss')).toMatchObject({ total: 2 })
  })

  test('programs, later pages, searches without a criterion, and scripts of other pages are no searches', async () => {
    for (const agent of ['Googlebot/2.1', 'curl/8.1', 'Mozilla/5.0 HeadlessChrome/140', '']) {
      await search('ort=graz', { 'User-Agent': agent })
    }
    await search('ort=graz&seite=2', fromList)
    await search('sort=preis_auf', fromList)
    await search('ort=graz', { Referer: 'https://example.at/immobilien/7/altbau' })
    await search('ort=Nirgendwo!', fromList)
    expect(await totals()).toEqual({})
  })

  test('are listed from five up, in coarse criteria without text', async () => {
    for (let time = 0; time < 5; time++) await search('ort=graz&preis_bis=130&q=Frau+Huber', fromList)
    for (let time = 0; time < 4; time++) await search('ort=wien', fromList)
    const page = await read('/searches?lang=gb')
    expect(page.data).toEqual([
      {
        search: 'ort=graz&preis_bis=500',
        label: expect.stringContaining('Graz'),
        path: '/gb/immobilien?ort=graz&preis_bis=500',
        searches: 5,
        misses: 5,
      },
    ])
    const kept = await sql<{ text: string }>`select string_agg(s::text, ' ') as text from search_month s`.execute(
      ctx.db,
    )
    expect(kept.rows[0]?.text).not.toMatch(/huber/i)
    expect((await read('/searches?ohne=true')).total).toBe(1)
  })

  test('are found by the words that are shown, in any language and on every page', async () => {
    const month = `${today.slice(0, 7)}-01`
    const rows = [
      ['objektart=HAUS&ort=st-poelten', 9],
      ['objektart=HAUS&ort=graz', 8],
      ['ort=wien', 7],
      ['ort=st-poelten', 4],
    ] as const
    await ctx.db
      .insertInto('search_month')
      .values(rows.map(([search, searches]) => ({ month, search, searches, misses: 0 })))
      .execute()
    const found = async (q: string, lang: string, more = '') => {
      const { data, total } = await read(`/searches?sort=-suchen&lang=${lang}&q=${encodeURIComponent(q)}${more}`)
      return [data.map(({ search }: { search: string }) => search), total]
    }
    const [poelten, graz, wien] = rows.map(([search]) => search)
    expect(await found('Sankt Pölten', 'de')).toEqual([[poelten], 1])
    expect(await found('st.poelten', 'de')).toEqual([[poelten], 1])
    expect(await found('vienna', 'gb')).toEqual([[wien], 1])
    expect(await found('house', 'gb')).toEqual([[poelten, graz], 2])
    expect(await found('GRAZ haus', 'de')).toEqual([[graz], 1])
    expect(await found('sankt p', 'de')).toEqual([[poelten], 1])
    expect(await found('!', 'de')).toEqual([[], 0])
    expect(await found('objektart=', 'de')).toEqual([[], 0])
    const houses = Array.from({ length: 28 }, (_, at) => `objektart=HAUS&preis_bis=${at + 1}00000`)
    await ctx.db
      .insertInto('search_month')
      .values(houses.map((search, at) => ({ month, search, searches: 90 - at, misses: 0 })))
      .execute()
    expect(await found('house', 'gb', '&pro_seite=25&seite=2')).toEqual([[...houses.slice(25), poelten, graz], 30])
  })

  test('are put into words by their parts, of which a year has few', async () => {
    const places = Array.from({ length: 30 }, (_, at) => `ort=ort-${at}`)
    const kinds = ['objektart=HAUS', 'preis_bis=1000', 'vermarktungsart=MIETE&preis_bis=1000', '']
    const month = `${today.slice(0, 7)}-01`
    const searches = places.flatMap((place) => kinds.map((kind) => [kind, place].filter(Boolean).join('&')))
    const rows = [...searches, 'ort=wien&zimmer_von=3'].map((search) => ({ month, search, searches: 9, misses: 0 }))
    await ctx.db.insertInto('search_month').values(rows).execute()
    const parts = await findSearchParts(ctx.db, { from: today, to: today })
    expect(parts.places).toHaveLength(31)
    expect(parts.rests.toSorted()).toEqual([...kinds, '&zimmer_von=3'].toSorted())
    const found = async (q: string) => (await read(`/searches?lang=de&q=${encodeURIComponent(q)}`)).total
    expect([await found('wien'), await found('wien 3'), await found('wien 3 haus')]).toEqual([1, 1, 0])
    expect([await found('mieten'), await found('haus'), await found('bis')]).toEqual([30, 30, 60])
  })

  test('too few without a result are not told', async () => {
    for (let time = 0; time < 6; time++) await search('ort=graz', fromList)
    count(ctx, 'unmet', 'ort=graz')
    expect((await read('/searches')).data).toMatchObject([{ search: 'ort=graz', searches: 6, misses: null }])
    expect((await read('/searches?ohne=true')).data).toEqual([])
  })

  test('strangers cannot fill the table: a month takes only so many different ones, and goes on to count those', async () => {
    count(ctx, 'asked', 'ort=graz')
    await flushFigures(ctx)
    await foldFigures(ctx, 1, 2)
    for (const place of ['graz', 'wien', 'wien', 'linz']) count(ctx, 'asked', `ort=${place}`)
    await flushFigures(ctx)
    await foldFigures(ctx, 1, 2)
    const rows = await ctx.db.selectFrom('search_month').select(['search', 'searches']).orderBy('search').execute()
    expect(rows).toEqual([
      { search: 'ort=graz', searches: 2 },
      { search: 'ort=wien', searches: 2 },
    ])
  })
})

describe('counted once', () => {
  test('views of programs are left out; those of people count for the company', async () => {
    await view()
    await view()
    await view({ 'User-Agent': 'bingbot/2.0' })
    expect(await totals()).toEqual({ view: 2 })
    expect(await totals(`?anbieter=${company}`)).toEqual({ view: 2 })
    expect((await read('/companies')).data).toMatchObject([{ id: company, views: 2, inquiries: 0 }])
  })

  test('a batch that is sent twice is added once', async () => {
    const id = randomUUID()
    const views = [{ id: home, day: today, views: 3 }]
    await addViews(ctx.db, id, new Date(), views)
    await addViews(ctx.db, id, new Date(), views)
    const other = randomUUID()
    const notes = [{ day: today, kind: 'visit', part: 'start', count: 4 }]
    await insertBatch(ctx.db, other, new Date(), notes)
    await insertBatch(ctx.db, other, new Date(), notes)
    expect(await totals()).toEqual({ view: 3, visit: 4 })
    const kept = await ctx.db.selectFrom('property_view').select('views').executeTakeFirstOrThrow()
    expect(kept.views).toBe(3)
  })

  test('a write whose answer was lost is sent again, and added once', async () => {
    const batches = createBatches(10)
    batches.add(`${today} visit start`, 2)
    const write = ({ id, counts }: { id: string; counts: ReadonlyMap<string, number> }) =>
      insertBatch(
        ctx.db,
        id,
        new Date(),
        [...counts].map(([, count]) => ({ day: today, kind: 'visit', part: 'start', count })),
      )
    const lost = writeBatches(batches, async (batch) => {
      await write(batch)
      throw new Error('the connection was lost')
    })
    await expect(lost).rejects.toThrow('the connection was lost')
    batches.add(`${today} visit start`)
    await writeBatches(batches, write)
    expect(await totals()).toEqual({ visit: 3 })
  })

  test('a failed write loses nothing', async () => {
    count(ctx, 'visit', 'start')
    await view()
    await sql`alter table figure_batch rename to figure_batch_away`.execute(ctx.db)
    await expect(flushFigures(ctx)).rejects.toThrow('figure_batch')
    await expect(flushViews(ctx)).rejects.toThrow('figure_batch')
    await sql`alter table figure_batch_away rename to figure_batch`.execute(ctx.db)
    count(ctx, 'visit', 'start')
    expect(await totals()).toEqual({ visit: 2, view: 1 })
    expect(await totals()).toEqual({ visit: 2, view: 1 })
  })

  test('several processes add up at the same moment', async () => {
    const processes = Array.from({ length: 4 }, () => ({
      ...ctx,
      caches: { ...ctx.caches, figures: createBatches(10) },
    }))
    for (const one of processes) for (let time = 0; time < 5; time++) count(one, 'page', 'list')
    await Promise.all(processes.map((one) => flushFigures(one)))
    await Promise.all(processes.map((one) => foldFigures(one)))
    expect(await totals()).toEqual({ page: 20 })
  })

  test('an act that is rolled back is not counted', async () => {
    const undone = ctx.db.transaction().execute(async (db) => {
      await countAct({ ...ctx, db }, 'inquiry', { property_id: home })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await totals()).toEqual({})
  })

  test('a favourite that exists, an inquiry of a program, and one that is refused are not counted', async () => {
    const { token } = await signUpConfirmed(server, 'eva@example.org')
    const like = () => call(server, 'POST', '/api/favorites', { token, body: { property_id: home } })
    expect((await like()).status).toBeLessThan(300)
    expect((await like()).status).toBe(409)
    const inquiry = {
      property_id: home,
      name: 'Anna',
      email: 'anna@example.org',
      message: 'Ist sie frei?',
      privacy: true,
    }
    const send = (more: object) => call(server, 'POST', '/api/inquiries', { body: { ...inquiry, ...more } })
    expect((await send({})).status).toBe(200)
    expect((await send({ website: 'https://spam.example' })).status).toBe(200)
    expect((await send({ email: 'none' })).status).toBe(400)
    expect((await send({ property_id: 999_999 })).status).toBe(404)
    expect(await totals()).toEqual({ favorite: 1, inquiry: 1 })
    expect(await totals(`?anbieter=${company}`)).toEqual({ favorite: 1, inquiry: 1 })
  })

  test('an inquiry about a project counts for its company, a message to the portal for none', async () => {
    const project = { company_id: company, gruppen_kennung: 'park', titel: 'Wohnen am Park', title_slug: 'park' }
    const { id } = await ctx.db.insertInto('project').values(project).returning('id').executeTakeFirstOrThrow()
    const inquiry = { name: 'Anna', email: 'anna@example.org', message: 'Wann ist es fertig?', privacy: true }
    const send = (more: object) => call(server, 'POST', '/api/inquiries', { body: { ...inquiry, ...more } })
    expect((await send({ project_id: id })).status).toBe(200)
    expect((await send({})).status).toBe(200)
    expect(await totals()).toEqual({ inquiry: 2 })
    expect(await totals(`?anbieter=${company}`)).toEqual({ inquiry: 1 })
    expect((await read('/companies')).data).toMatchObject([{ id: company, inquiries: 1 }])
    await ctx.db.deleteFrom('inquiry').execute()
    await ctx.db.deleteFrom('project').execute()
  })

  test('an inquiry that turns out to be spam is taken back from its day, and counts again when it is none', async () => {
    const inquiry = {
      property_id: home,
      name: 'Anna',
      email: 'anna@example.org',
      message: 'Ist sie noch frei?',
      privacy: true,
    }
    for (let time = 0; time < 2; time++) await call(server, 'POST', '/api/inquiries', { body: inquiry })
    const { id } = await ctx.db.selectFrom('inquiry').select('id').orderBy('id').executeTakeFirstOrThrow()
    const mark = async (status: string) => {
      const { version } = (await call(server, 'GET', `/api/admin/inquiries/${id}`, { token: admin })).body.data
      const body = { version, status }
      return (await call(server, 'PATCH', `/api/admin/inquiries/${id}`, { token: admin, body })).status
    }
    const markAll = (status: string) => {
      const body = { act: 'set_inquiry_status', status, ids: [id], expected: 1 }
      return call(server, 'POST', '/api/admin/inquiries/bulk', { token: admin, body })
    }
    const counted = async () => [await totals(), await totals(`?anbieter=${company}`)]
    const both = (inquiry: number) => [{ inquiry }, { inquiry }]
    expect(await counted()).toEqual(both(2))
    expect(await mark('spam')).toBe(200)
    expect(await mark('spam')).toBe(200)
    expect(await counted()).toEqual(both(1))
    expect((await markAll('open')).status).toBe(200)
    expect(await counted()).toEqual(both(2))
    // One that came before the first count was never counted; one of yesterday changes yesterday.
    const cameOn = (day: string) => {
      const rows = ctx.db.updateTable('inquiry').set({ created_at: new Date(`${day}T12:00:00Z`) })
      return rows.where('id', '=', id).execute()
    }
    await ctx.db
      .insertInto('figure_day')
      .values({ day: addDays(today, -2), kind: 'inquiry', part: '', count: 1 })
      .execute()
    await cameOn(addDays(today, -3))
    expect((await markAll('spam')).status).toBe(200)
    expect((await markAll('new')).status).toBe(200)
    expect(await ctx.db.selectFrom('figure_note').select('id').execute()).toEqual([])
    await cameOn(addDays(today, -1))
    expect((await markAll('spam')).status).toBe(200)
    await read()
    const days = ctx.db
      .selectFrom('company_day')
      .select([sql<string>`day::text`.as('day'), 'inquiries'])
      .orderBy('day')
    expect(await days.execute()).toEqual([
      { day: addDays(today, -1), inquiries: -1 },
      { day: today, inquiries: 2 },
    ])
    const { version } = (await call(server, 'GET', `/api/admin/inquiries/${id}`, { token: admin })).body.data
    const body = { version, subject: 'Doch', text: 'Ja, sie ist frei.', status: 'done' }
    expect((await call(server, 'POST', `/api/admin/inquiries/${id}/answers`, { token: admin, body })).status).toBe(200)
    await read()
    expect((await days.execute())[0]?.inquiries).toBe(0)
    await ctx.db.deleteFrom('inquiry').execute()
  })
})

describe('the period', () => {
  const put = (day: string, kind: string, count: number) =>
    ctx.db.insertInto('figure_day').values({ day, kind, part: '', count }).execute()

  test('stands beside the time before, day by day', async () => {
    await put(addDays(today, -13), 'inquiry', 1)
    await put(addDays(today, -7), 'inquiry', 2)
    await put(addDays(today, -6), 'inquiry', 4)
    await put(today, 'inquiry', 8)
    const { data } = await read('?period=week')
    const figure = data.figures.find(({ name }: Shown) => name === 'inquiry')
    expect(figure).toMatchObject({
      total: 12,
      before: 3,
      values: [4, 0, 0, 0, 0, 0, 8],
      values_before: [1, 0, 0, 0, 0, 0, 2],
    })
    expect(data.since).toBe(addDays(today, -13))
  })

  test('has no time before the first count, instead of zeros', async () => {
    await put(addDays(today, -2), 'inquiry', 5)
    const { data } = await read('?period=week')
    const figure = data.figures.find(({ name }: Shown) => name === 'inquiry')
    expect(figure).toMatchObject({ total: 5, before: null, values: [null, null, null, null, 5, 0, 0] })
  })

  test('a day that is none and a period that is none are refused by name', async () => {
    for (const [query, field] of [
      ['?until=2026-02-30', 'until'],
      ['?period=decade', 'period'],
      ['?anbieter=x', 'anbieter'],
    ]) {
      const answer = await read(query)
      expect(answer.fields.map((one: { field: string }) => one.field)).toEqual([field])
    }
    expect((await read('?anbieter=999999')).code).toBe('record.not_found')
  })
})

test('companies without any figures are listed too, and sorted by what is asked', async () => {
  const other = await someCompany(server, 'Zimmer und Küche GmbH')
  await ctx.db
    .insertInto('company_day')
    .values([
      { company_id: company, day: addDays(today, -30), views: 10, inquiries: 4 },
      { company_id: company, day: today, views: 2, inquiries: 1 },
    ])
    .execute()
  await ctx.db
    .insertInto('figure_day')
    .values({ day: addDays(today, -60), kind: 'view', part: '', count: 1 })
    .execute()
  const most = await read('/companies?sort=-aufrufe')
  expect(most.data.map(({ id }: { id: number }) => id)).toEqual([company, other])
  expect(most.data[0]).toMatchObject({ views: 2, views_before: 10, inquiries: 1, inquiries_before: 4 })
  expect(most.data[1]).toMatchObject({ views: 0, views_before: 0, inquiries_before: 0 })
  const found = await read('/companies?q=100%25_Zimmer')
  expect(found.data).toEqual([])
  expect((await read('/companies?q=zimmer')).data).toHaveLength(1)
  await ctx.db.deleteFrom('company').where('id', '=', other).execute()
})

test('homes: the most and the least opened, of the latter only those that had thirty days', async () => {
  await ctx.db.deleteFrom('price_alert').execute()
  await call(server, 'POST', '/api/favorites', { token: admin, body: { property_id: home } })
  await call(server, 'POST', '/api/price-alerts', { token: admin, body: { property_id: home, target_price: 800 } })
  const { data } = await read('/homes')
  expect(data.most).toMatchObject([{ id: home, titel: 'Altbau am Lendplatz', favorites: 1, alerts: 1 }])
  expect(data.least).toEqual([])
  await ctx.db
    .updateTable('listing')
    .set({ neu_seit: Date.now() - 31 * 86_400_000 })
    .execute()
  expect((await read('/homes')).data.least).toMatchObject([{ id: home }])
})

test('sentences that were misunderstood are told from five up', async () => {
  const report = (query: string) =>
    call(server, 'POST', '/api/search/misunderstood', { body: { query, agreed: true, wanted: 'Herr Huber sucht' } })
  for (let time = 0; time < 5; time++) await report(time % 2 ? 'Garconniere Graz' : ' garconniere graz')
  await report('Wohnung von Anna Huber')
  const { data } = await read('/misunderstood')
  expect(data.sentences).toEqual([{ query: 'garconniere graz', language: 'de', count: 5 }])
  expect(data.languages).toEqual([{ language: 'de', count: 6 }])
  expect(JSON.stringify(data)).not.toMatch(/anna|herr/i)
})

test('sums end after 800 days, searches that stayed rare at the end of their month', async () => {
  const month = `${today.slice(0, 7)}-01`
  const last = addDays(month, -20).replace(/-\d\d$/, '-01')
  await ctx.db
    .insertInto('figure_day')
    .values([800, 801].map((days) => ({ day: addDays(today, -days), kind: 'visit', part: 'start', count: 1 })))
    .execute()
  await ctx.db
    .insertInto('company_day')
    .values([800, 801].map((days) => ({ company_id: company, day: addDays(today, -days), views: 1 })))
    .execute()
  await ctx.db
    .insertInto('search_month')
    .values([
      { month: last, search: 'ort=graz', searches: 4 },
      { month: last, search: 'ort=wien', searches: 5 },
      { month, search: 'ort=linz', searches: 1 },
      { month: '2020-01-01', search: 'ort=wien', searches: 50 },
    ])
    .execute()
  await ctx.db
    .insertInto('figure_batch')
    .values({ id: randomUUID(), at: new Date('2026-01-01') })
    .execute()
  await cleanFigures(ctx)
  const rows = async (table: (typeof TABLES)[number]) => (await ctx.db.selectFrom(table).selectAll().execute()).length
  expect(await rows('figure_day')).toBe(1)
  expect(await rows('company_day')).toBe(1)
  expect(await rows('figure_batch')).toBe(0)
  const kept = await ctx.db.selectFrom('search_month').select('search').orderBy('search').execute()
  expect(kept.map((row) => row.search)).toEqual(['ort=linz', 'ort=wien'])
})

test('a year of a company is the sum of its days, by whole months and the days around them', async () => {
  const days = [0, 1, 27, 45, 100, 200, 300, 340, 363]
  const outside = [364, 380]
  await ctx.db
    .insertInto('figure_note')
    .values(
      [...days, ...outside].map((ago, at) => ({
        day: addDays(today, -ago),
        kind: 'inquiry',
        company_id: company,
        count: 2 ** at,
      })),
    )
    .execute()
  const { data } = await read('/companies?period=year')
  expect(data).toMatchObject([{ inquiries: 2 ** days.length - 1, views_before: null, inquiries_before: null }])
  expect((await read(`?period=year&anbieter=${company}`)).data.figures).toContainEqual(
    expect.objectContaining({ name: 'inquiry', total: 2 ** days.length - 1 }),
  )
  for (const until of ['2026-03-31', '2026-03-30', '2026-04-01', '2026-02-28']) {
    await ctx.db.deleteFrom('company_day').execute()
    await ctx.db.deleteFrom('company_month').execute()
    await ctx.db
      .insertInto('figure_note')
      .values(
        Array.from({ length: 370 }, (_, ago) => ({
          day: addDays(until, 3 - ago),
          kind: 'view',
          company_id: company,
          count: 1,
        })),
      )
      .execute()
    expect((await read(`/companies?period=year&until=${until}`)).data).toMatchObject([{ views: 364 }])
    expect((await read(`/companies?period=month&until=${until}`)).data).toMatchObject([{ views: 28 }])
  }
})

test('a year stands beside the year before, as a whole and of each company', async () => {
  // One note on each day of three years, the older the larger; the third year belongs to neither span.
  await ctx.db
    .insertInto('figure_note')
    .values(
      Array.from({ length: 3 * 364 }, (_, ago) => ({
        ...{ day: addDays(today, -ago), kind: 'view', company_id: company },
        count: 10 ** Math.floor(ago / 364),
      })),
    )
    .execute()
  const all = (await read('?period=year')).data.figures.find(({ name }: { name: string }) => name === 'view')
  expect(all).toMatchObject({ total: 364, before: 3640 })
  expect(all.values).toEqual(Array(52).fill(7))
  expect(all.values_before).toEqual(Array(52).fill(70))
  for (const until of [0, 1, 15, 30]) {
    const query = `period=year&until=${addDays(today, -until)}`
    const now = 364 + 9 * until
    expect((await read(`/companies?${query}`)).data, query).toMatchObject([
      { views: now, views_before: 3640 + 90 * until },
    ])
  }
})

test('of ended months the most searched and the most missed stay', async () => {
  const month = '2026-01-01'
  ctx.clock = () => new Date('2026-03-15T12:00:00Z')
  await ctx.db
    .insertInto('search_month')
    .values([
      { month, search: 'zimmer_von=1', searches: 90, misses: 0 },
      { month, search: 'zimmer_von=2', searches: 80, misses: 5 },
      { month, search: 'zimmer_von=3', searches: 70, misses: 60 },
      { month, search: 'zimmer_von=4', searches: 60, misses: 1 },
    ])
    .execute()
  await cleanFigures(ctx, 1)
  ctx.clock = () => new Date()
  const rows = await ctx.db.selectFrom('search_month').select('search').orderBy('search').execute()
  expect(rows.map(({ search }) => search)).toEqual(['zimmer_von=1', 'zimmer_von=3'])
})
