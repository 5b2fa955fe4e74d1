import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedMedia, FeedObject, FeedProperty } from '../../src/domain/imports/feed.ts'
import { NO_CHANGE } from '../../src/search/port.ts'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { regroupAll } from '../../src/server/properties/duplicates.ts'
import { expireUnseen } from '../../src/server/properties/expire.ts'
import { lastChange, readChanges } from '../../src/server/search/outbox.ts'
import { company, deliver, media, object, removal, type TestCtx, testCtx } from '../imports/write/support.ts'
import { caughtUp } from '../support/caught-up.ts'

let ctx: TestCtx
let now = new Date('2026-11-21T12:00:00Z')
/** Every test has its own postcode, so that homes of other tests do not interfere. */
let plz = 8000
beforeAll(async () => {
  ctx = { ...(await testCtx()), clock: () => now }
})
afterAll(() => ctx.close())
beforeEach(() => {
  plz += 10
})

const home = (nr: string, said: Partial<FeedProperty> = {}, given: Partial<FeedObject> = {}) =>
  object(`${plz}-${nr}`, given, { plz: String(plz), ort: 'Graz', lat: null, lng: null, ...said })

const send = (sender: number, objects: readonly FeedObject[], umfang: 'VOLL' | 'TEIL' = 'TEIL', files = {}) =>
  deliver(
    ctx,
    { umfang, company: company({ openimmo_anid: `G-${sender}`, firma: `Anbieter ${sender} GmbH` }), objects, files },
    { source: `quelle-${sender}`, confirmDeletions: true },
  )

/** The published listings of this test, grouped by home, as numbers. */
async function groups(): Promise<string[][]> {
  const rows = await ctx.db
    .selectFrom('property_search as s')
    .innerJoin('property as p', 'p.id', 's.id')
    .select(['s.id', 's.gruppe', 'p.objektnr_extern'])
    .where('s.plz', '=', `AT-${plz}`)
    .orderBy('s.id')
    .execute()
  for (const { gruppe } of rows) if (gruppe !== null) expect(rows.map(({ id }) => id)).toContain(gruppe)
  const nr = (row: (typeof rows)[number]) => (row.objektnr_extern ?? '').split('-')[1] as string
  return [...Map.groupBy(rows, (row) => row.gruppe ?? -row.id).values()].map((members) => members.map(nr))
}

const noise = (seed: number) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: { r: seed, g: 90, b: 120 } } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="320" height="200"><rect x="${seed}" y="20" width="90" height="120" fill="#fff"/><circle cx="${250 - seed}" cy="150" r="40"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer()
const beside = (pfad: string): FeedMedia => media({ gruppe: 'TITELBILD', pfad })

describe('the same home of another company', () => {
  test('joins the first when it arrives, and both engines get the change', async () => {
    await send(1, [home('a')])
    await caughtUp(ctx)
    const at = await lastChange(ctx.db)
    await send(2, [home('b', { gesamtbelastungbrutto: 985 })])
    await caughtUp(ctx)
    expect(await groups()).toEqual([['a', 'b']])
    const { changes } = await readChanges(ctx.db, at)
    const members = changes.map(({ row }) => row?.gruppe)
    expect(members).toHaveLength(2)
    expect(new Set(members).size).toBe(1)
    expect(members).not.toContain(null)
  })

  test('leaves when its price goes away, and comes back with it', async () => {
    await send(1, [home('a')])
    await send(2, [home('b')])
    await send(2, [home('b', { gesamtbelastungbrutto: 900 })])
    expect(await groups()).toEqual([['a'], ['b']])
    await send(1, [home('a', { gesamtbelastungbrutto: 905 })])
    expect(await groups()).toEqual([['a', 'b']])
  })

  test('leaves when it is withdrawn, sold, missing from a VOLL, or expired', async () => {
    await send(1, [home('a')])
    for (const leave of [
      () => send(2, [removal(`${plz}-b`)]),
      () => send(2, [home('b', {}, { verkaufstatus: 'VERKAUFT' })]),
      () => send(2, [home('other', { anzahl_zimmer: 9 })], 'VOLL'),
    ]) {
      await send(2, [home('b')])
      expect(await groups()).toContainEqual(['a', 'b'])
      await leave()
      expect(await groups()).toContainEqual(['a'])
    }
    await send(2, [home('b')])
    now = new Date(now.getTime() + 20 * 86_400_000)
    await send(1, [home('a')])
    now = new Date(now.getTime() + 20 * 86_400_000)
    await expireUnseen({ ...ctx, config: { ...ctx.config, EXPIRE_AFTER_DAYS: 30 } })
    expect(await groups()).toEqual([['a']])
  })

  test('stays the same home when it ends, and is another one when its price goes away', async () => {
    const homes = async () => {
      const { rows } = await sql<{ home: number }>`
        select coalesce(same.home, p.id) as home from property p left join home_listing same on same.property_id = p.id
        where p.plz = ${String(plz)}`.execute(ctx.db)
      return new Set(rows.map(({ home }) => home)).size
    }
    for (const sender of [1, 2, 3]) await send(sender, [home(String(sender))])
    expect(await homes()).toBe(1)
    await send(1, [removal(`${plz}-1`)])
    expect(await homes()).toBe(1)
    await send(3, [home('3', { gesamtbelastungbrutto: 700 })])
    expect(await homes()).toBe(3)
    await send(3, [home('3')])
    await send(2, [removal(`${plz}-2`)])
    await send(3, [removal(`${plz}-3`)])
    expect(await homes()).toBe(2)
  })

  test('of three, two stay together when the first goes', async () => {
    for (const sender of [1, 2, 3]) await send(sender, [home(String(sender))])
    expect(await groups()).toEqual([['1', '2', '3']])
    await send(1, [removal(`${plz}-1`)])
    expect(await groups()).toEqual([['2', '3']])
  })

  test('is not grouped while its company offers two that fit, and is when one of them goes', async () => {
    await send(1, [home('a')])
    await send(2, [home('b')])
    await send(2, [home('c')])
    expect(await groups()).toEqual([['a'], ['b'], ['c']])
    await send(2, [removal(`${plz}-b`)])
    expect(await groups()).toEqual([['a', 'c']])
    await send(2, [home('b', { etage: 3 })])
    expect(await groups()).toEqual([['a', 'c'], ['b']])
  })

  test('stays itself for everything else that it is not', async () => {
    await send(1, [home('a')])
    await send(2, [
      home('rent', { vermarktungsart: ['KAUF'], kaufpreis: 990 }),
      home('rooms', { anzahl_zimmer: 2 }),
      home('house', { hausnummer: '14' }),
      home('area', { wohnflaeche: 80 }),
      home('no-area', { wohnflaeche: null }),
      home('no-price', { gesamtbelastungbrutto: null, kaltmiete: null }),
    ])
    await send(1, [home('own')])
    expect((await groups()).every((members) => members.length === 1)).toBe(true)
  })
})

describe('photographs', () => {
  const nowhere = { strasse: null, hausnummer: null }

  test('prove the same home without any address, in every size', async () => {
    const picture = await noise(40)
    const smaller = await sharp(picture).resize({ width: 280 }).jpeg({ quality: 60 }).toBuffer()
    await send(1, [home('a', nowhere, { media: [beside('a.jpg')] })], 'TEIL', { 'a.jpg': picture })
    await send(2, [home('b', nowhere, { media: [beside('b.jpg')] })], 'TEIL', { 'b.jpg': smaller })
    await send(3, [home('c', nowhere, { media: [beside('c.jpg')] })], 'TEIL', { 'c.jpg': await noise(130) })
    expect(await groups()).toEqual([['a', 'b'], ['c']])
    await send(2, [home('b', nowhere)])
    expect(await groups()).toEqual([['a'], ['b'], ['c']])
  })

  test('in many listings prove nothing, and neither do plans', async () => {
    const files = { 'a.jpg': await noise(60) }
    const plan = { media: [media({ gruppe: 'GRUNDRISS', pfad: 'a.jpg' })] }
    await send(1, [home('a', nowhere, plan)], 'TEIL', files)
    await send(2, [home('b', nowhere, plan)], 'TEIL', files)
    expect(await groups()).toEqual([['a'], ['b']])
    const stock = { media: [beside('a.jpg')] }
    const others = Array.from({ length: 6 }, (_, at) => home(`x${at}`, { ...nowhere, anzahl_zimmer: 10 + at }, stock))
    await send(3, others, 'TEIL', files)
    await send(1, [home('a', nowhere, stock)], 'TEIL', files)
    await send(2, [home('b', nowhere, stock)], 'TEIL', files)
    expect((await groups()).every((members) => members.length === 1)).toBe(true)
  })
})

describe('search agents and groups', () => {
  const waits = (criteria: string) =>
    ctx.db
      .insertInto('search_agent')
      .values({
        name: criteria,
        email: 'wartet@example.at',
        language: 'de',
        criteria,
        frequency: 'weekly',
        token: criteria,
        confirm_token: criteria,
        created_at: now,
        confirmed_at: now,
        active_since: new Date('2026-01-01'),
        last_digest_at: now,
      })
      .execute()
  const told = async () => {
    await matchEvents(ctx)
    const rows = await ctx.db
      .selectFrom('search_agent_hit as h')
      .innerJoin('search_agent as a', 'a.id', 'h.search_agent_id')
      .innerJoin('property as p', 'p.id', 'h.property_id')
      .select(['a.name', 'p.objektnr_extern'])
      .where('p.plz', '=', String(plz))
      .where('h.kind', '=', 'new')
      .orderBy('h.id')
      .execute()
    return rows.map(({ name, objektnr_extern }) => `${name} ${objektnr_extern?.split('-')[1]}`)
  }

  test('is reported once per home, whichever companies offer it, and with the listing that matches', async () => {
    await waits(`plz=${plz}`)
    await waits(`plz=${plz}&ausstattung=SAUNA`)
    await send(1, [home('a')])
    expect(await told()).toEqual([`plz=${plz} a`])
    await send(2, [home('b', { ausstattung: ['SAUNA'] }), home('c', { etage: 4 })])
    expect(await told()).toEqual([`plz=${plz} a`, `plz=${plz}&ausstattung=SAUNA b`, `plz=${plz} c`])
  })

  test('is reported once also when both listings are new to the agent at once', async () => {
    await waits(`plz=${plz}`)
    await send(1, [home('a')])
    await send(2, [home('b')])
    expect(await told()).toEqual([`plz=${plz} a`])
  })
})

describe('in all other cases', () => {
  test('the same files again change nothing and notify no one', async () => {
    const again = async () => {
      await send(1, [home('a'), home('c', { etage: 4 })])
      await send(2, [home('b')])
    }
    await again()
    expect(await groups()).toEqual([['a', 'b'], ['c']])
    await caughtUp(ctx)
    const last = await lastChange(ctx.db)
    expect(last).not.toBe(NO_CHANGE)
    await again()
    await caughtUp(ctx)
    expect(await lastChange(ctx.db)).toBe(last)
  })

  test('an import that was broken off half way ends, when run again, as if nothing had been', async () => {
    const flats = Array.from({ length: 6 }, (_, at) => home(String(at), { etage: at }))
    await send(1, flats)
    const stop = new AbortController()
    const objects = flats.map((flat) => ({ ...flat, objektnr_extern: `${flat.objektnr_extern}x` }))
    const sender = company({ openimmo_anid: 'G-2', firma: 'Anbieter 2 GmbH' })
    const onProgress = ({ done }: { done: number }) => done >= 3 && stop.abort()
    const options = { source: 'quelle-2', confirmDeletions: true, stop: stop.signal, onProgress }
    expect((await deliver(ctx, { company: sender, objects }, options)).run.state).toBe('interrupted')
    const { length } = (await groups()).filter((members) => members.length === 2)
    // Two objects are written at a time.
    expect(length).toBeGreaterThanOrEqual(3)
    expect(length).toBeLessThanOrEqual(5)
    await send(2, objects)
    expect(await groups()).toEqual(flats.map((_, at) => [String(at), `${at}x`]))
  })

  test('a rehearsal groups nothing', async () => {
    await send(1, [home('a')])
    const sender = company({ openimmo_anid: 'G-2', firma: 'Anbieter 2 GmbH' })
    await deliver(ctx, { company: sender, objects: [home('b')] }, { source: 'quelle-2', dryRun: true })
    expect(await groups()).toEqual([['a']])
  })

  test('a pass over all of them corrects wrong groups, and leaves the rest', async () => {
    await send(1, [home('a'), home('c', { etage: 4 })])
    await send(2, [home('b'), home('d', { etage: 5 })])
    const wanted = await groups()
    expect(wanted).toEqual([['a', 'b'], ['c'], ['d']])
    await ctx.db.updateTable('property_search').set({ gruppe: null }).where('plz', '=', String(plz)).execute()
    await regroupAll(ctx)
    expect(await groups()).toEqual(wanted)
    await regroupAll(ctx)
    expect(await groups()).toEqual(wanted)
  })

  test('two companies that send at once are grouped', async () => {
    for (let round = 0; round < 5; round++) {
      plz += 1
      await Promise.all([send(1, [home('a')]), send(2, [home('b')]), send(3, [home('c')])])
      expect((await groups()).map((members) => members.length)).toEqual([3])
    }
  })
})
