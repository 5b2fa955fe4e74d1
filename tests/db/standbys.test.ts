import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { readPosition } from '../../src/server/db/standbys/position.ts'
import { openStandbys } from '../../src/server/db/standbys/standbys.ts'
import { insertFavorite } from '../../src/server/favorites/repository.ts'
import { listen, type Running } from '../../src/server/main.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { lastChange, readChanges } from '../../src/server/search/outbox.ts'
import { eventually } from '../support/eventually.ts'
import { importHomes } from '../support/feed.ts'
import { hasReplicas, type Replicas, startReplicas } from '../support/replicas.ts'

const test = always.skipIf(!hasReplicas)

let replicas: Replicas
let ctx: Ctx
let work: Ctx
let web: Running
let close: () => Promise<void>
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-standbys-'))
const complaints: string[] = []

beforeAll(async () => {
  if (!hasReplicas) return
  replicas = await startReplicas(2)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: replicas.primary.url,
    DATABASE_READ_URL: replicas.standbys.map(({ url }) => url).join(', '),
    // A busy machine is no lag, except in the test of it.
    DATABASE_READ_LAG_SECONDS: '600',
    RATE_LIMITS: '0',
    STATEMENT_SECONDS: '60',
  })
  const opened = await openCtx(config, 'web', createLog(config, { write: (line) => void complaints.push(line) }))
  ;({ ctx, work, close } = opened)
  web = await listen(ctx, null)
}, 300_000)
afterAll(async () => {
  await web?.stop()
  await close?.()
  await replicas?.close()
  rmSync(folder, { recursive: true, force: true })
})

const reads = () => ctx.standbys as NonNullable<Ctx['standbys']>
/** The port of the server that reads go to. */
async function readFrom(): Promise<string> {
  const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(reads().db)
  return rows[0]?.port as string
}
const portOf = ({ url }: { url: string }) => new URL(url).port
const standby = async () => {
  const port = await readFrom()
  return replicas.standbys.find((one) => portOf(one) === port) as Replicas['primary']
}
const onAll = (text: string) => Promise.all(replicas.standbys.map(({ url }) => replicas.ask(text, url)))

const get = (path: string, cookie = '') => fetch(web.address + path, { headers: { cookie } })
const found = async (query: string) => {
  const answer = await get(`/api/properties?${query}`)
  const { data = [] } = (await answer.json()) as { data?: { id: number; external_id: string }[] }
  return data
}
const idOf = async (nr: string) => (await found('')).find((one) => one.external_id === nr)?.id
/** A write of a guest. @returns the cookie of the answer */
async function write(email: string): Promise<string> {
  const answer = await fetch(`${web.address}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie') ?? ''
}

test('reads go to a standby, and nothing can be written there', async () => {
  const [row] = (await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(reads().db)).rows
  expect(row?.yes).toBe(true)
  await expect(sql`delete from favorite`.execute(reads().db)).rejects.toMatchObject({ code: '25006' })
  // @ts-expect-error A function that writes does not take a database that is only read.
  const misuse = () => insertFavorite(reads().db, { user_id: 1, property_id: 1, note: '', created_at: new Date() })
  await expect(misuse()).rejects.toMatchObject({ code: '25006' })
  // @ts-expect-error What may stand behind a pooler has no connection of its own to lock.
  void (() => ctx.db.connection())
})

test('the search follows the standby that it reads', async () => {
  await importHomes(work, [{ nr: 'S1', gesamtbelastung: 900, wohnflaeche: 60 }])
  await eventually(async () => (await found('preis_bis=950')).map((one) => one.external_id)).toEqual(['S1'])
  await importHomes(work, [{ nr: 'S1', gesamtbelastung: 1000, wohnflaeche: 60 }])
  await eventually(async () => (await found('preis_bis=950')).length).toBe(0)
})

test('a visitor reads what they wrote while the standbys are behind, others what the standby has', async () => {
  const id = await idOf('S1')
  await onAll('select pg_wal_replay_pause()')
  try {
    await work.db
      .updateTable('property')
      .set({ objekttitel: 'Neu benannt' })
      .where('id', '=', id as number)
      .execute()
    const cookie = await write('own@example.at')
    expect(cookie).toMatch(/^klinke_written=[0-9A-F]+%2F[0-9A-F]+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/)
    const title = async (cookie?: string) =>
      ((await (await get(`/api/properties/${id}`, cookie)).json()) as { data: { objekttitel: string } }).data
        .objekttitel
    expect(await title(cookie.split(';')[0])).toBe('Neu benannt')
    // On a busy machine a standby may be late with an answer, and the primary is read for a moment.
    await eventually(() => title()).not.toBe('Neu benannt')
    // A position that nobody has reached leads to the primary, and nothing else to an error.
    expect(await title('klinke_written=FFFFFFFF%2F0')).toBe('Neu benannt')
    for (const bad of ['', '1', '%00', '1/2/3', 'x'.repeat(3000)]) {
      await eventually(() => title(`klinke_written=${bad}`)).not.toBe('Neu benannt')
    }
  } finally {
    await onAll('select pg_wal_replay_resume()')
  }
  await eventually(async () => {
    const { data } = (await (await get(`/api/properties/${id}`)).json()) as { data: { objekttitel: string } }
    return data.objekttitel
  }).toBe('Neu benannt')
})

test('standbys that are too far behind are not read, and are again when they have caught up', async () => {
  const urls = replicas.standbys.map(({ url }) => url)
  const impatient = await openStandbys(urls, replicas.primary.url, { log: ctx.log, lagMaxMs: 1000 })
  const port = async () => {
    const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(impatient.db)
    return rows[0]?.port
  }
  try {
    await eventually(port).not.toBe(portOf(replicas.primary))
    await onAll('select pg_wal_replay_pause()')
    await write('lag@example.at')
    await eventually(port).toBe(portOf(replicas.primary))
    await expect(sql`delete from favorite`.execute(impatient.db)).rejects.toMatchObject({ code: '25006' })
    await onAll('select pg_wal_replay_resume()')
    await eventually(port).not.toBe(portOf(replicas.primary))
  } finally {
    await onAll('select pg_wal_replay_resume()')
    await impatient.stop()
  }
})

test.each(['SIGKILL', 'SIGSTOP'] as const)('a standby that goes away (%s) costs no reader an error', async (signal) => {
  const id = await idOf('S1')
  const lost = await standby()
  const statuses = new Map<number, number>()
  const done = new AbortController()
  const reading = [1, 2, 3, 4].map(async () => {
    while (!done.signal.aborted) {
      const { status } = await get(`/api/properties/${id}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  try {
    await eventually(() => statuses.get(200) ?? 0).toBeGreaterThan(5)
    lost.signal(signal)
    await eventually(readFrom).not.toBe(portOf(lost))
    const before = statuses.get(200) as number
    await eventually(() => statuses.get(200) ?? 0).toBeGreaterThan(before + 20)
  } finally {
    done.abort()
    await Promise.all(reading)
  }
  expect([...statuses.keys()]).toEqual([200])
  await importHomes(work, [{ nr: `S-${signal}`, gesamtbelastung: 700, wohnflaeche: 50 }])
  await eventually(async () => (await idOf(`S-${signal}`)) !== undefined).toBe(true)
  if (signal === 'SIGSTOP') lost.signal('SIGCONT')
  else await lost.start()
  expect(complaints.filter((line) => line.includes('is filled again'))).toEqual([])
})

test('a primary that goes away leaves readers on the standbys, and ready', async () => {
  const id = await idOf('S1')
  replicas.primary.signal('SIGSTOP')
  try {
    for (let i = 0; i < 20; i++) expect((await get(`/api/properties/${id}`)).status).toBe(200)
    // Also those who wrote just before, when no standby is known to have it.
    for (let i = 0; i < 3; i++) {
      expect((await get(`/api/properties/${id}`, 'klinke_written=FFFFFFFF%2FFFFFFFFF')).status).toBe(200)
    }
    expect((await get('/readyz')).status).toBe(200)
  } finally {
    replicas.primary.signal('SIGCONT')
  }
  await write('after@example.at')
})

test('a visitor reads what they wrote from the standby that has it, when the primary is away', async () => {
  const behind = await standby()
  await replicas.ask('select pg_wal_replay_pause()', behind.url)
  try {
    const cookie = (await write('furthest@example.at')).split(';')[0] ?? ''
    const other = replicas.standbys.find(({ url }) => url !== behind.url) as Replicas['primary']
    const kept = "select email from newsletter_subscription where email = 'furthest@example.at'"
    await eventually(() => replicas.ask(kept, other.url)).toHaveLength(1)
    replicas.primary.signal('SIGSTOP')
    expect((await get('/api/properties', cookie)).status).toBe(200)
    const { rows } = await sql.raw(kept).execute(reads().db)
    expect(rows).toHaveLength(1)
  } finally {
    replicas.primary.signal('SIGCONT')
    await replicas.ask('select pg_wal_replay_resume()', behind.url)
  }
})

test('a standby that lacks the last change of the search is behind, not another database', async () => {
  const port = await readFrom()
  const other = replicas.standbys.find((one) => portOf(one) !== port) as Replicas['primary']
  await replicas.ask('select pg_wal_replay_pause()', other.url)
  const options = { log: ctx.log, lagMaxMs: 600_000 }
  const behind = await openStandbys([other.url], replicas.primary.url, options)
  try {
    await importHomes(work, [{ nr: 'S2', gesamtbelastung: 800, wohnflaeche: 55 }])
    await eventually(async () => (await idOf('S2')) !== undefined).toBe(true)
    const at = await lastChange(work.db)
    expect(await readChanges(behind.db, at)).toMatchObject({ behind: true, gap: false, changes: [] })
    await replicas.ask('select pg_wal_replay_resume()', other.url)
    await eventually(async () => (await readChanges(behind.db, at)).behind).toBe(false)
  } finally {
    await replicas.ask('select pg_wal_replay_resume()', other.url).catch(() => {})
    await behind.stop()
  }
})

test('an address that still leads to a former primary is none: reads go to the one that has come furthest', async () => {
  const [former, furthest] = replicas.standbys as [Replicas['primary'], Replicas['primary']]
  await replicas.ask('select pg_wal_replay_pause()', former.url)
  try {
    const email = 'former@example.at'
    const position = readPosition(decodeURIComponent((await write(email)).split(/[=;]/)[1] ?? ''))
    const kept = `select email from newsletter_subscription where email = '${email}'`
    await eventually(() => replicas.ask(kept, furthest.url)).toHaveLength(1)
    const urls = replicas.standbys.map(({ url }) => url)
    const open = await openStandbys(urls, former.url, { log: ctx.log, lagMaxMs: 600_000 })
    try {
      await expect(open.position()).rejects.toThrow('the primary does not answer')
      expect(await open.has(position as bigint)).toBe(true)
      expect((await sql.raw(kept).execute(open.db)).rows).toHaveLength(1)
    } finally {
      await open.stop()
    }
  } finally {
    await replicas.ask('select pg_wal_replay_resume()', former.url)
  }
})
