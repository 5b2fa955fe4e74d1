import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { NO_CHANGE } from '../../src/search/port.ts'
import type { Db } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { countChanges } from '../../src/server/search/outbox.ts'
import { upsertSearchRows } from '../../src/server/search/read-model.ts'
import { listings } from '../../tests/bench/search/listings.ts'
import { short } from './measure.ts'

const WRITERS = 16
const HOMES = 1600
const ROUNDS = 3
const ROUND_MS = 5000

/** The additional work of a change of property_search. The first form was ours until migration 0014. */
const FORMS = {
  'with a lock and a notification, as before': `perform pg_advisory_xact_lock(716300);
    insert into search_outbox (property_id) values (coalesce(new.id, old.id));
    perform pg_notify('search_outbox', '');`,
  'with a lock': `perform pg_advisory_xact_lock(716300);
    insert into search_outbox (property_id) values (coalesce(new.id, old.id));`,
  'with neither, as it is': null,
  'without an outbox': '',
}

/**
 * npm run bench -- outbox: sixteen connections change prices in the read model; each change is a transaction that waits
 * for the disk. It counts transactions a second with the current outbox, with the former one, and without any,
 * alternately, on one database. The lock that serialises writers of similar homes (read-model.ts) is not included.
 */
export async function benchOutbox(): Promise<void> {
  console.log(`${WRITERS} connections, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`)
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-outbox-'))
  const embedded = await startEmbedded(folder)
  const db = connect(embedded.url, { max: 1 })
  const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: embedded.url }))
  try {
    await migrate(db)
    await sql`alter table property_search drop constraint property_search_id_fkey`.execute(db)
    for await (const batch of listings(HOMES, 1, 400)) await upsertSearchRows(db, batch)
    const { rows } = await sql<{
      body: string
    }>`select pg_get_functiondef('note_search_change'::regproc) as body`.execute(db)
    const ours = rows[0]!.body
    await Promise.all(clients.map((client) => client.connect()))
    const rates = new Map<string, number[]>()
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, body] of Object.entries(FORMS)) {
        await sql.raw(body === null ? ours : noting(body)).execute(db)
        const rate = await measure(db, clients, body !== '')
        // The first round is a warm-up.
        if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate])
      }
    }
    for (const [name, each] of rates) {
      const [least, , most] = each.toSorted((a, b) => a - b)
      const mean = each.reduce((sum, one) => sum + one, 0) / each.length
      console.log(`${name}: ${short(mean)} transactions a second (${short(least!)} to ${short(most!)})`)
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    await db.destroy()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const noting = (body: string) =>
  `create or replace function note_search_change() returns trigger language plpgsql as $$ begin ${body} return null; end $$`

/** @returns transactions a second; the outbox must contain every one of them */
async function measure(db: Db, clients: readonly pg.Client[], noted: boolean): Promise<number> {
  await sql`truncate search_outbox`.execute(db)
  // Removes the garbage of the previous round.
  await sql`vacuum property_search`.execute(db)
  await sql`checkpoint`.execute(db)
  const share = HOMES / WRITERS
  const began = performance.now()
  let written = 0
  const write = async (client: pg.Client, writer: number) => {
    for (let nr = 0; performance.now() - began < ROUND_MS; nr++) {
      const id = 1 + writer * share + (nr % share)
      await client.query({
        name: 'price',
        text: 'update property_search set preis = preis + 1 where id = $1',
        values: [id],
      })
      written++
    }
  }
  await Promise.all(clients.map(write))
  const seconds = (performance.now() - began) / 1000
  const found = await countChanges(db, NO_CHANGE)
  if (found !== (noted ? written : 0)) throw new Error(`${written} changes were written, and ${found} are noted`)
  return written / seconds
}
