import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { listSources } from '../../src/server/imports/sources.ts'
import { projectPath } from '../../src/server/paths.ts'
import { clusterUrl, withDatabase } from '../support/database.ts'

const FOLDER = projectPath('src/server/db/migrations')

/** What a database that was filled before the migration `first` holds after its update. */
async function updated<T>(name: string, first: string, statements: readonly string[], read: (db: Db) => Promise<T>) {
  const admin = connect(clusterUrl(), { max: 1 })
  await sql`create database ${sql.id(name)}`.execute(admin)
  const db = connect(withDatabase(clusterUrl(), name))
  try {
    await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db)
    for (const file of readdirSync(FOLDER).sort()) {
      if (file >= first) break
      await sql.raw(readFileSync(`${FOLDER}/${file}`, 'utf8')).execute(db)
      await sql`insert into migration (name) values (${file})`.execute(db)
    }
    for (const statement of statements) await sql.raw(statement).execute(db)
    await migrate(db)
    return await read(db)
  } finally {
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
  }
}

/** The sources of a database that was filled before sources had companies, after its update. */
const upgraded = (name: string, statements: readonly string[]) =>
  updated(name, '0016', statements, async (db) =>
    (await listSources({ db })).map(({ key, modus, bound_at, companies }) => ({
      key,
      modus,
      bound: bound_at !== null,
      companies: companies.map(({ slug, shared }) => (shared ? `${slug} (shared)` : slug)),
    })),
  )

const home = (id: number, company: number, source: number, seen = '2026-11-01') =>
  `insert into property (id, company_id, import_source_id, external_id, title_slug, objekttitel, content_hash, last_seen_at)
    values (${id}, ${company}, ${source}, 'E${id}', 'e-${id}', 'E', '${id}', '${seen}')`

test('an update binds each source to the companies of its homes, and separates those that shared "standard"', async () => {
  const sources = await upgraded('before_owners', [
    `insert into company (openimmo_anid, firma, slug) values
      ('AT-1', 'Eins', 'eins'), (null, 'Makler Zwei', 'makler-zwei'), ('AT-3', 'Drei', 'drei'),
      ('portal', 'Vier', 'vier'), (null, 'Ohne Objekt', 'ohne-objekt')`,
    `insert into import_source (key, name, modus) values
      ('standard', 'standard', 'TEIL'), ('portal', 'portal', null), ('zweit', 'zweit', null), ('leer', 'leer', null)`,
    ...[home(1, 1, 1), home(2, 2, 1), home(3, 4, 1)],
    // One company came by two sources of its own, and once by none.
    ...[home(4, 3, 1), home(5, 3, 2, '2026-11-02'), home(6, 3, 3, '2026-11-03')],
  ])
  const own = { modus: 'TEIL', bound: true }
  expect(sources).toEqual([
    { ...own, key: 'AT-1', companies: ['eins'] },
    { key: 'leer', modus: null, bound: false, companies: [] },
    { ...own, key: 'makler-zwei', companies: ['makler-zwei'] },
    { key: 'portal', modus: null, bound: true, companies: ['drei (shared)'] },
    { ...own, key: 'portal-4', companies: ['vier'] },
    { key: 'standard', modus: 'TEIL', bound: false, companies: [] },
    { key: 'zweit', modus: null, bound: true, companies: ['drei'] },
  ])
})

test('an update leaves "standard" to the only company that came by it', async () => {
  const sources = await upgraded('before_owners_single', [
    `insert into company (firma, slug) values ('Eins', 'eins')`,
    `insert into import_source (key, name) values ('standard', 'standard')`,
    home(1, 1, 1),
  ])
  expect(sources).toEqual([{ key: 'standard', modus: null, bound: true, companies: ['eins'] }])
})

test('an update lets kept runs know what lies below hands of their time, and forgets those that were taken back', async () => {
  const hand = (id: number, field: string, at: string) =>
    `insert into property_hand (property_id, field, value, feed_value, changed_at)
      values (${id}, '${field}', '1', '300000', '${at}')`
  const rows = await updated(
    'before_below',
    '0074',
    [
      `insert into company (firma, slug) values ('Eins', 'eins')`,
      `insert into import_source (key, name) values ('eins', 'eins')`,
      ...[home(1, 1, 1), home(2, 1, 1), home(3, 1, 1)],
      `insert into import_run (source_id, file_name, state, started_at, rolled_back_at) values
        (1, 'a.xml', 'done', '2026-11-10', '2026-11-11'), (1, 'b.xml', 'done', '2026-11-12', null)`,
      ...[hand(1, 'kaufpreis', '2026-11-01'), hand(1, 'plz', '2026-11-13'), hand(3, 'kaufpreis', '2026-11-13')],
      `insert into hand_state (property_id, state, feed_status, feed_later, set_at)
        values (1, 'sold', 'unlisted', 'active', '2026-11-01')`,
      `insert into import_before (run_id, property_id, property) values
        (1, 1, '{}'), (2, 1, '{}'), (2, 2, '{}'), (2, 3, null)`,
    ],
    async (db) =>
      db.selectFrom('import_before').select(['run_id', 'property_id', 'below']).orderBy('property_id').execute(),
  )
  const nothing = { fields: {}, state: null }
  expect(rows).toEqual([
    {
      run_id: 2,
      property_id: 1,
      below: { fields: { kaufpreis: 300_000 }, state: { status: 'unlisted', status_ab_aktiv_von: 'active' } },
    },
    { run_id: 2, property_id: 2, below: nothing },
    { run_id: 2, property_id: 3, below: nothing },
  ])
})
