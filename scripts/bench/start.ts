import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createColumnsSearch } from '../../src/search/engine.ts'
import { threadWorkshop } from '../../src/search/threads/threads.ts'
import { connect } from '../../src/server/db/connect.ts'
import { findRunning, startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { rebuildFromDatabase } from '../../src/server/search/follow.ts'
import { saveSnapshot } from '../../src/server/search/snapshot.ts'
import { fillReadModel } from '../../tests/bench/search/fill.ts'
import { listings } from '../../tests/bench/search/listings.ts'
import { ensureBuilt } from '../build/build.ts'
import { timed } from './loop.ts'
import { mb, short } from './measure.ts'
import { type BenchServer, startServer } from './server.ts'

const PORT = 4398
const CHANGES = 20_000
const CHANGES_A_TRANSACTION = 500
const STARTS = 3

/**
 * npm run bench -- start [--listings 1000000]: an embedded database with that many homes in its read model, and the
 * server on it as `npm start` runs it. It measures the time until the server is ready, with and without a snapshot, and
 * how long its thread is blocked while it follows changes. The homes have no pictures and texts: only the search knows
 * them.
 */
export async function benchStart(args: string[]): Promise<void> {
  const at = args.indexOf('--listings')
  const number = at < 0 ? 1_000_000 : Number(args[at + 1])
  if (!Number.isSafeInteger(number) || number < 1) throw new Error('--listings wants a whole number, such as 1000000')
  console.log(`${new Date().toISOString().slice(0, 16)}: ${number.toLocaleString('en')} homes, load ${busy()}\n`)
  await ensureBuilt(`http://localhost:${PORT}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-start-'))
  try {
    await fill(folder, number)
    for (let i = 0; i < STARTS; i++) {
      const server = await startServer(PORT, { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' })
      try {
        console.log(`started from the snapshot: ready after ${short(server.startedMs / 1000)} s`)
        if (i === STARTS - 1) await follow(server, folder, number)
      } finally {
        await server.stop()
      }
    }
    rmSync(path.join(folder, 'search.snapshot'))
    const server = await startServer(PORT, { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' })
    console.log(`started without a snapshot: ready after ${short(server.startedMs / 1000)} s; load ${busy()}`)
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string, number: number): Promise<void> {
  const embedded = await startEmbedded(folder, { durable: false })
  const db = connect(embedded.url, { max: 2 })
  const search = createColumnsSearch({ workshop: threadWorkshop() })
  try {
    await migrate(db)
    await timed('database filled and indexed', () => fillReadModel(embedded.url, listings(number)))
    // The position that identifies the snapshot.
    await sql`insert into search_outbox (property_id) values (1)`.execute(db)
    await timed('engine filled from the database', () => rebuildFromDatabase({ db, search }))
    const file = path.join(folder, 'search.snapshot')
    const { bytes } = await timed('snapshot written', () => saveSnapshot({ search, file }))
    console.log(`snapshot: ${mb(bytes)} MB\n`)
  } finally {
    await search.close()
    await db.destroy()
    await embedded.stop()
  }
}

/**
 * At its start the server requests pages from itself (src/server/warm-up.ts), which blocks its thread more than changes
 * do.
 */
async function untilAtRest(server: BenchServer): Promise<void> {
  const used = async () => (await server.metrics()).get('process_cpu_seconds_total') ?? 0
  for (let before = Number.NEGATIVE_INFINITY, now = await used(); now - before > 0.1; ) {
    await sleep(1000)
    ;[before, now] = [now, await used()]
  }
}

/** Changes prices through the database, as an import would, while the server answers. */
async function follow(server: BenchServer, folder: string, number: number): Promise<void> {
  const db = connect(findRunning(folder) as string, { max: 1 })
  try {
    await untilAtRest(server)
    const before = await server.metrics()
    const began = performance.now()
    for (let done = 0; done < CHANGES; done += CHANGES_A_TRANSACTION) {
      const ids = Array.from({ length: CHANGES_A_TRANSACTION }, (_, i) => 1 + (((done + i) * 7919) % number))
      await sql`update property_search set preis = preis * 0.99 where id = any(${ids}::bigint[])`.execute(db)
    }
    const last = 1 + (((CHANGES - 1) * 7919) % number)
    await sql`update property_search set preis = 1234567.5 where id = ${last}`.execute(db)
    const written = performance.now() - began
    const asked = `${server.base}/api/properties?preis_von=1234567.5&preis_bis=1234567.5`
    while (((await (await fetch(asked)).json()) as { total: number }).total === 0) await sleep(5)
    const after = await server.metrics()
    const cpu = (after.get('process_cpu_seconds_total') ?? 0) - (before.get('process_cpu_seconds_total') ?? 0)
    const lag = (name: string) => short((after.get(`nodejs_eventloop_lag_${name}_seconds`) ?? 0) * 1000)
    console.log(
      `${CHANGES.toLocaleString('en')} changes written in ${short(written / 1000)} s, the last one found ` +
        `${short(performance.now() - began - written)} ms later; ${short((cpu / CHANGES) * 1e6)} µs of processor time ` +
        `each; event loop of the server held for p99 ${lag('p99')} ms, max ${lag('max')} ms (10 ms of them are the rest ` +
        `between two looks); ${mb(after.get('process_resident_memory_bytes') ?? 0)} MB resident`,
    )
  } finally {
    await db.destroy()
  }
}

const busy = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`
