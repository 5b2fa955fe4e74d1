import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Null while the database is unreachable: a request on a closed connection gets 500, the next one does not. */
async function found(query: string): Promise<string[] | null> {
  const answer = await fetch(`${server.address}/api/properties?${query}`)
  if (!answer.ok) return null
  const { data } = (await answer.json()) as { data: { external_id: string }[] }
  return data.map((card) => card.external_id)
}

const waitFor = (query: string, expected: string[]) => eventually(() => found(query)).toEqual(expected)

test('an imported home is found, changed and gone without a rebuild', async () => {
  await importHomes(server.ctx, [{ nr: 'F1', gesamtbelastung: 900, wohnflaeche: 60 }])
  await waitFor('preis_bis=950', ['F1'])
  await importHomes(server.ctx, [{ nr: 'F1', gesamtbelastung: 1000, wohnflaeche: 60 }])
  await waitFor('preis_bis=950', [])
  await waitFor('preis_von=950', ['F1'])
  await importHomes(server.ctx, [{ nr: 'F1', aktion: 'DELETE' }])
  await waitFor('', [])
})

test('a database that drops all connections is found again, and nothing is missed', async () => {
  await importHomes(server.ctx, [{ nr: 'F2', gesamtbelastung: 700, wohnflaeche: 40 }])
  await waitFor('preis_bis=750', ['F2'])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(server.ctx.db)
  await sql`update property_search set preis = 710, preis_miete = 710`.execute(server.ctx.db).catch(async () => {
    // The pool may return a connection that was closed a moment ago; the next one is new.
    await sql`update property_search set preis = 710, preis_miete = 710`.execute(server.ctx.db)
  })
  await waitFor('preis_von=705&preis_bis=715', ['F2'])
})
