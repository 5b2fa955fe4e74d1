import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../src/server/ctx.ts'
import { readChanges, trimChangesJob } from '../../src/server/open-data/changes.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())

interface Answer {
  data: { id: number; at: string; home: { objekttitel: string; kaufpreis: number } | null; url: string | null }[]
  next: string
  more: boolean
}

async function ask(query = ''): Promise<Answer> {
  const answer = await fetch(`${server.address}/api/changes${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

/** Reads as a client does, page by page. @returns the copies, and the last position */
async function follow(copies: Map<number, string>, after?: string): Promise<string> {
  for (let at = after; ; ) {
    const { data, next, more } = await ask(`?limit=2${at ? `&after=${at}` : ''}`)
    for (const { id, home } of data) {
      if (home) copies.set(id, home.objekttitel)
      else copies.delete(id)
    }
    at = next
    if (!more) return at
  }
}

const home = (nr: string, kaufpreis = 200_000) => ({ nr, kaufpreis, vermarktungsart: 'KAUF' as const })
const published = async (db: Db) =>
  (await sql<{ id: number }>`select id from property_search order by id`.execute(db)).rows.map(({ id }) => id)
const sorted = (copies: Map<number, string>) => [...copies.keys()].sort((a, b) => a - b)

/**
 * Follows until the copies are the catalogue: a change is told when no older transaction runs, and one of another test, or
 * an automatic ANALYZE, may be running. @returns the last position
 */
async function catchUp(copies: Map<number, string>, after?: string): Promise<string> {
  let at = after
  const ids = await published(server.ctx.db)
  await expect
    .poll(async () => {
      at = await follow(copies, at)
      return sorted(copies)
    })
    .toEqual(ids)
  return at as string
}

describe('the changes', () => {
  test('give a copy of all published homes, then only what changes, and tell what is gone', async () => {
    await importHomes(
      server.ctx,
      ['C1', 'C2', 'C3', 'C4', 'C5'].map((nr) => home(nr)),
      'VOLL',
    )
    const copies = new Map<number, string>()
    const position = await catchUp(copies)
    expect((await ask(`?after=${position}`)).data).toEqual([])

    await importHomes(server.ctx, [
      { ...home('C1', 190_000), titel: 'Neu benannt' },
      { ...home('C2'), aktion: 'DELETE' },
    ])
    await expect.poll(async () => (await ask(`?after=${position}`)).data.length).toBe(2)
    const { data } = await ask(`?after=${position}`)
    expect(data.map(({ home: one }) => one?.kaufpreis ?? null).sort()).toEqual([190_000, null])
    expect(data.find(({ home: one }) => one)?.url).toMatch(/^http.*\/immobilien\/\d+\/neu-benannt/)
    await catchUp(copies, position)
    expect([...copies.values()]).toContain('Neu benannt')
  })

  test('"seen again" is no change', async () => {
    const next = await catchUp(new Map())
    await importHomes(server.ctx, [{ ...home('C3') }])
    expect((await ask(`?after=${next}`)).data).toEqual([])
  })

  test('tell homes as the primary has them while the standbys are behind', async () => {
    await importHomes(server.ctx, [home('C6')])
    await catchUp(new Map())
    const id = (await published(server.ctx.db)).at(-1) as number
    // A standby that has nothing yet.
    const behind = await testServer()
    try {
      const standbys = { db: behind.ctx.db } as unknown as NonNullable<typeof server.ctx.standbys>
      const { data } = await readChanges({ ...server.ctx, standbys }, '0', 200, 'de')
      expect(data.find((one) => one.id === id)?.home?.id).toBe(id)
    } finally {
      await behind.close()
    }
  })

  test('miss nothing of writers that end in another order than they began', async () => {
    const [early, late] = await published(server.ctx.db)
    const copies = new Map<number, string>()
    const position = await follow(copies)
    const title = (db: Db, id: number, text: string) =>
      sql`update property set objekttitel = ${text}, updated_at = now() where id = ${id}`.execute(db)
    const slow = await server.ctx.db.startTransaction().execute()
    await title(slow, early as number, 'langsam')
    await title(server.ctx.db, late as number, 'schnell')
    // The slow one has the lower number: what comes after it is not told before it.
    const between = await follow(copies, position)
    await slow.commit().execute()
    let at = between
    await expect
      .poll(async () => {
        at = await follow(copies, at)
        return [copies.get(early as number), copies.get(late as number)]
      })
      .toEqual(['langsam', 'schnell'])
  })

  test('many writers at once and a reader at any time: the copy is the catalogue', async () => {
    const copies = new Map<number, string>()
    let position = await follow(copies)
    const ids = await published(server.ctx.db)
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let round = 0; round < 10; round++) {
        const id = ids[(writer + round) % ids.length] as number
        await server.ctx.db.transaction().execute(async (tx) => {
          await sql`update property set objekttitel = ${`${writer}.${round}`}, updated_at = now() where id = ${id}`.execute(
            tx,
          )
        })
      }
    })
    const reader = (async () => {
      for (let turn = 0; turn < 20; turn++) position = await follow(copies, position)
    })()
    await Promise.all([...writers, reader])
    const { rows } = await sql<{ id: number; objekttitel: string }>`select id, objekttitel from property
      where status = 'active' order by id`.execute(server.ctx.db)
    await expect
      .poll(async () => {
        position = await follow(copies, position)
        return rows.map(({ id }) => [id, copies.get(id)])
      })
      .toEqual(rows.map(({ id, objekttitel }) => [id, objekttitel]))
  })

  test('an agency that forbids open data disappears from copies, and comes back', async () => {
    const copies = new Map<number, string>()
    let at = await catchUp(copies)
    await server.ctx.db.updateTable('company').set({ allow_open_data: false }).execute()
    await expect
      .poll(async () => {
        at = await follow(copies, at)
        return [...copies]
      })
      .toEqual([])
    await server.ctx.db.updateTable('company').set({ allow_open_data: true }).execute()
    await catchUp(copies, at)
  })

  test('after 30 days only the last change of each home stays, and positions before it end', async () => {
    const { next: old } = await ask('?limit=1')
    await sql`update home_change set at = at - interval '40 days'`.execute(server.ctx.db)
    await trimChangesJob.run(server.ctx, {}, new AbortController().signal)
    const { rows } = await sql<{ homes: number; changes: number }>`select count(distinct property_id) as homes,
      count(*) as changes from home_change`.execute(server.ctx.db)
    expect(rows[0]?.changes).toBe(rows[0]?.homes)
    await catchUp(new Map())
    const gone = await fetch(`${server.address}/api/changes?after=${old}`)
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([410, 'changes.gone'])
  })

  test('rows of another cluster, from a dump, are told again', async () => {
    await sql`update home_change set tx = (tx::text::numeric + 1000000000)::text::xid8`.execute(server.ctx.db)
    expect((await readChanges(server.ctx, '0', 10, 'de')).data).toEqual([])
    await trimChangesJob.run(server.ctx, {}, new AbortController().signal)
    await catchUp(new Map())
  })

  test('are cacheable', async () => {
    const first = await fetch(`${server.address}/api/changes`)
    expect(first.headers.get('cache-control')).toContain('max-age=10')
    const again = await fetch(`${server.address}/api/changes`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test.each([
    ['?after=gestern', 'after'],
    ['?after=1-1', 'after'],
    ['?limit=0', 'limit'],
    ['?limit=201', 'limit'],
    ['?limit=viele', 'limit'],
  ])('%s is refused, and names the field %s', async (query, field) => {
    const answer = await fetch(`${server.address}/api/changes${query}`)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: { field: string }[] }).fields.map((each) => each.field)).toEqual([field])
  })
})
