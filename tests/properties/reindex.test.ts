import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reindex } from '../../src/server/properties/reindex.ts'
import { company, deliver, object } from '../imports/write/support.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const homes: FeedHome[] = Array.from({ length: 12 }, (_, at) => ({
    nr: `R${at}`,
    gesamtbelastung: 900 + at * 10,
    wohnflaeche: 60 + at,
    zimmer: 1 + (at % 4),
    ...(at === 3 && { ausstattung: '<bad WANNE="true"/>' }),
  }))
  await importHomes(server.ctx, homes)
  // One has a lower price than before, and one is reserved.
  await importHomes(server.ctx, [
    { ...(homes[0] as FeedHome), gesamtbelastung: 700 },
    { ...(homes[1] as FeedHome), verkaufstatus: 'RESERVIERT' },
  ])
  // The same home of two companies, with places, texts in two languages, and one abroad.
  for (const nr of [1, 2]) {
    const sender = company({ openimmo_anid: `RE-${nr}`, firma: `Anbieter ${nr} GmbH` })
    const texts = { objekttitel_translations: { gb: 'A bright flat' }, objektbeschreibung: '<b>Hell</b> &amp; ruhig' }
    const abroad = { land: 'DEU', plz: '80331', ort: 'München', bundesland: 'Bayern', lat: 48.13, lng: 11.57 }
    await deliver(
      server.ctx,
      {
        company: sender,
        objects: [
          object(`same-${nr}`, {}, { plz: '1030', ort: 'Wien', ...texts }),
          object(`abroad-${nr}`, {}, { ...abroad, strasse: `Gasse ${nr}`, anzahl_zimmer: 3 + nr }),
        ],
      },
      { source: `quelle-${nr}` },
    )
  }
  await caughtUp(server.ctx)
})
afterAll(() => server.close())
beforeEach(() => caughtUp(server.ctx))

const notes = async () =>
  (await sql<{ id: number }>`select property_id as id from search_outbox`.execute(server.ctx.db)).rows.length
const rows = async () => (await sql`select * from property_search order by id`.execute(server.ctx.db)).rows
const idOf = async (nr: string) =>
  (await server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr).executeTakeFirstOrThrow())
    .id
const found = async (query: string): Promise<string[]> => {
  const answer = await fetch(`${server.address}/api/properties?${query}`)
  const { data } = (await answer.json()) as { data: { external_id: string }[] }
  return data.map((card) => card.external_id)
}

test('what imports have written is what a reindex derives: nothing changes, and no engine is told', async () => {
  const [before, noted] = [await rows(), await notes()]
  expect(before).toHaveLength(16)
  expect(before.filter((row) => (row as { gruppe: number | null }).gruppe !== null)).toHaveLength(2)
  expect(before.filter((row) => (row as { reduziert: number }).reduziert > 0)).toHaveLength(1)
  expect(await reindex(server.ctx)).toEqual({ read: 16, changed: 0, refused: 0 })
  expect(await rows()).toEqual(before)
  expect(await notes()).toBe(noted)
})

test('a fact of the feed that no description names is found by its word, after a reindex too', async () => {
  const id = await idOf('R3')
  const [{ external_id }] = await sql<{ external_id: string }>`select external_id from property where id = ${id}`
    .execute(server.ctx.db)
    .then(({ rows }) => rows as [{ external_id: string }])
  expect(await found('q=Badewanne')).toEqual([external_id])
  await sql`update property_search set text = 'before this rule' where id = ${id}`.execute(server.ctx.db)
  expect((await reindex(server.ctx)).changed).toBe(1)
  await caughtUp(server.ctx)
  expect(await found('q=Badewanne')).toEqual([external_id])
  expect(await found('q=Badewannen')).toEqual([external_id])
})

test('a value that is wrong is derived again, and the search finds the home by it', async () => {
  const before = await rows()
  const id = await idOf('R3')
  await sql`update property_search set zimmer = 99 where id = ${id}`.execute(server.ctx.db)
  await caughtUp(server.ctx)
  expect(await found('zimmer_von=90')).toEqual(['R3'])
  const noted = await notes()
  expect(await reindex(server.ctx)).toEqual({ read: 16, changed: 1, refused: 0 })
  expect(await notes()).toBe(noted + 1)
  await caughtUp(server.ctx)
  expect(await found('zimmer_von=90')).toEqual([])
  expect(await rows()).toEqual(before)
  expect(await reindex(server.ctx)).toMatchObject({ changed: 0 })
  expect(await notes()).toBe(noted + 1)
})

test('a column that is new, and words of another tokenizer, are filled in every row', async () => {
  const before = await rows()
  // The state after a migration.
  await sql`update property_search set flaeche = null, words = '', heizung = '{}'`.execute(server.ctx.db)
  const parts: number[] = []
  expect(await reindex(server.ctx, { onPart: ({ read }) => void parts.push(read) })).toMatchObject({ changed: 16 })
  expect(parts).toEqual([16])
  expect(await rows()).toEqual(before)
})

test('a row that is missing comes back into its group, one too many goes', async () => {
  const before = await rows()
  const same = await idOf('same-1')
  await sql`delete from property_search where id = ${same}`.execute(server.ctx.db)
  const sold = await idOf('R5')
  await sql`update property set status = 'sold' where id = ${sold}`.execute(server.ctx.db)
  expect(await reindex(server.ctx)).toEqual({ read: 16, changed: 2, refused: 0 })
  expect(await rows()).toEqual(before.filter((row) => (row as { id: number }).id !== sold))
  await sql`update property set status = 'active' where id = ${sold}`.execute(server.ctx.db)
  await reindex(server.ctx)
  expect(await rows()).toEqual(before)
})

describe('people who wait for homes', () => {
  test('hear nothing of it', async () => {
    await sql`insert into search_agent (name, email, language, criteria, frequency, token, confirm_token, created_at,
        confirmed_at, active_since, last_digest_at)
      values ('a', 'wartet@example.at', 'de', '', 'weekly', 'a', 'a', now(), now(), now(), now())`.execute(
      server.ctx.db,
    )
    // The rule for prices has changed: the rows still contain higher ones, and one home is missing.
    await sql`update property_search set preis = preis * 2 where id = ${await idOf('R6')}`.execute(server.ctx.db)
    await sql`delete from property_search where id = ${await idOf('R7')}`.execute(server.ctx.db)
    const events = async () =>
      (await server.ctx.db.selectFrom('property_event').select(['id', 'kind']).execute()).length
    const before = await events()
    expect(await reindex(server.ctx)).toMatchObject({ changed: 2 })
    expect(await events()).toBe(before)
    await sql`delete from search_agent`.execute(server.ctx.db)
  })
})

test('beside an import of the same homes it leaves what the import says', async () => {
  await sql`update property_search set baujahr = 1500`.execute(server.ctx.db)
  const homes = Array.from({ length: 12 }, (_, at) => ({ nr: `R${at}`, gesamtbelastung: 2000 + at, wohnflaeche: 50 }))
  await Promise.all([importHomes(server.ctx, homes), reindex(server.ctx), reindex(server.ctx)])
  expect(await reindex(server.ctx)).toMatchObject({ changed: 0 })
  await caughtUp(server.ctx)
  expect((await found('preis_von=2000&preis_bis=2011')).length).toBe(12)
  expect(await found('baujahr_bis=1600')).toEqual([])
})

test('the command prints what it did', async () => {
  await sql`update property_search set hwb = 1 where id = ${await idOf('R2')}`.execute(server.ctx.db)
  const { DATABASE_URL, DATA_DIR } = server.ctx.config
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR }
  const child = spawn(process.execPath, ['scripts/reindex.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const [code] = await once(child, 'close')
  expect([code, printed.trim()]).toEqual([0, 'Geprüft: 16, geändert: 1, nicht suchbar: 0'])
})
