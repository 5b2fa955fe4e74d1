import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyData } from '../../src/components/detail/structured-data.ts'
import type { FeedCompany } from '../../src/domain/imports/feed.ts'
import { listCompanySitemap } from '../../src/server/companies/page.ts'
import { renewHomesJob } from '../../src/server/companies/renamed.ts'
import { type CompanyRow, findById } from '../../src/server/companies/repository.ts'
import { searchNames } from '../../src/server/companies/search-names.ts'
import { receiveCompany } from '../../src/server/companies/service.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let id = 0

beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    { nr: 'A', gesamtbelastung: 900, projekt: 'Hof' },
    { nr: 'B', gesamtbelastung: 950 },
  ])
  const company = await server.ctx.db.selectFrom('company').select('id').executeTakeFirstOrThrow()
  id = Number(company.id)
  await server.ctx.db
    .updateTable('company')
    .set({ line: 'Seit 1990 in Graz', strasse: 'Herrengasse 1', plz: '8010', ort: 'Graz', email: 'office@example.at' })
    .where('id', '=', id)
    .execute()
})
afterAll(() => server.close())

test('a company has a name, an address, a line and the contacts of its homes, but no mail address', async () => {
  const { status, body } = await call(server, 'GET', `/api/companies/${id}`)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    id,
    slug: 'makler-muster',
    firma: 'Makler Muster',
    line: 'Seit 1990 in Graz',
    strasse: 'Herrengasse 1',
    plz: '8010',
    ort: 'Graz',
    telefon: null,
    website: null,
    about: null,
    checked_at: null,
    imprint: [],
    logo: null,
    agents: [
      {
        id: expect.any(Number),
        name: 'Eva Huber',
        position: null,
        telefon: expect.stringContaining('123456'),
        mobil: null,
        languages: [],
        foto: null,
      },
    ],
  })
})

test.each(['999999', '0', '-1', '1.5', 'abc', '1%27', '99999999999999999999'])('no company is "%s"', async (wrong) => {
  const { status, body } = await call(server, 'GET', `/api/companies/${wrong}`)
  expect([400, 404]).toContain(status)
  expect(body.success).toBe(false)
})

test('what a hand sets while a feed is being received stays', async () => {
  const { db } = server.ctx
  const sent = { ...(await findById(db, id)), telefon: '+43 1 111' } as FeedCompany
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%"company"%'`.execute(db)
    return rows.length
  }
  const { receiving } = await db.transaction().execute(async (tx) => {
    const hand = JSON.stringify({ telefon: null })
    await tx.updateTable('company').set({ telefon: '+43 1 222', hand }).where('id', '=', id).execute()
    const receiving = receiveCompany(db, id, sent, new Date())
    await eventually(isWaiting).toBe(1)
    return { receiving }
  })
  await receiving
  expect(await findById(db, id)).toMatchObject({ telefon: '+43 1 222', hand: { telefon: '+43 1 111' } })
  await db.updateTable('company').set({ telefon: null, hand: '{}' }).where('id', '=', id).execute()
})

test('the mark of the administrator ends when a feed changes the name or the imprint, not when it adds to it', async () => {
  const { db } = server.ctx
  const stored = (await findById(db, id)) as CompanyRow
  const checkedAfter = async (change: Partial<FeedCompany>) => {
    const impressum = JSON.stringify({ firmenbuchnr: 'FN 1 a' })
    await db.updateTable('company').set({ checked_at: new Date(), impressum }).where('id', '=', id).execute()
    const { id: _id, slug: _slug, hand: _hand, ...sent } = { ...stored, ...change }
    await receiveCompany(db, id, sent, new Date())
    const row = await db.selectFrom('company').select('checked_at').where('id', '=', id).executeTakeFirstOrThrow()
    return row.checked_at !== null
  }
  expect(await checkedAfter({ telefon: '+43 1 333' })).toBe(true)
  expect(await checkedAfter({ impressum: { gewerbe: 'Immobilientreuhänder' } })).toBe(true)
  expect(await checkedAfter({ impressum: { firmenbuchnr: 'FN 2 b' } })).toBe(false)
  expect(await checkedAfter({ firma: 'Raiffeisen Immobilien' })).toBe(false)
  const { firma, telefon } = stored
  await db.updateTable('company').set({ firma, telefon, impressum: '{}' }).where('id', '=', id).execute()
})

test('a company that its feed renames is found by its new name, also with homes that stay as they are', async () => {
  const homes = [
    { nr: 'A', gesamtbelastung: 900, projekt: 'Hof' },
    { nr: 'B', gesamtbelastung: 950 },
  ]
  const found = async (name: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from property_search
      where anbieter = ${id} and text ilike ${`%${name}%`}`.execute(server.ctx.db)
    return rows[0]?.count
  }
  const file = path.join(server.ctx.config.DATA_DIR, 'renamed.xml')
  writeFileSync(file, feedOf(homes, 'TEIL', { firma: 'Umbenannt Immobilien', anid: 'AT-MUSTER' }))
  const result = await importFeed(server.ctx, file, { source: 'test' })
  expect(result.run.counts).toMatchObject({ unchanged: 2 })
  const { rows: jobs } = await sql<{ company: number }>`
    select (data ->> 'companyId')::int as company from pgboss.job where name = 'companies.renamed'`.execute(
    server.ctx.db,
  )
  expect(jobs).toEqual([{ company: id }])
  await renewHomesJob.run(server.ctx, { companyId: id }, new AbortController().signal)
  expect(await found('umbenannt')).toBe(2)
  await server.ctx.db.updateTable('company').set({ firma: 'Makler Muster' }).where('id', '=', id).execute()
})

test('a company without homes keeps its page, without contacts, and leaves the sitemap', async () => {
  const { id: other } = await server.ctx.db
    .insertInto('company')
    .values({ firma: 'Still & Leise', slug: 'still-und-leise' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body } = await call(server, 'GET', `/api/companies/${other}`)
  expect(body.data).toMatchObject({ firma: 'Still & Leise', agents: [] })
  expect(await listCompanySitemap(server.ctx)).toEqual([{ id, slug: 'makler-muster', changed_at: expect.any(Date) }])
})

test('chips name companies and projects; unknown ones have no name', async () => {
  const project = await server.ctx.db.selectFrom('project').select(['id', 'titel']).executeTakeFirstOrThrow()
  const names = await searchNames(server.ctx, { anbieter: [id, 999_999], projekt: [Number(project.id)] }, 'gb')
  expect(names).toEqual({ anbieter: { [id]: 'Makler Muster' }, projekt: { [project.id]: project.titel } })
  expect(await searchNames(server.ctx, {}, 'de')).toEqual({})
})

test('the structured data of a company have no empty values', async () => {
  const { body } = await call(server, 'GET', `/api/companies/${id}`)
  const data = JSON.stringify(companyData(body.data as never, 'https://klinke.test', '/anbieter/1/makler-muster'))
  expect(data).toContain('"@type":"RealEstateAgent"')
  expect(data).toContain('"addressLocality":"Graz"')
  expect(data).not.toMatch(/null|undefined/)
})
