import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedEvent, FeedObject, FeedProperty } from '../../../src/domain/imports/feed.ts'
import type { HandState } from '../../../src/domain/listings/state.ts'
import type { HandField, HandValues } from '../../../src/domain/properties/hand.ts'
import { rollBack } from '../../../src/server/imports/rollback.ts'
import { viewRun } from '../../../src/server/imports/runs.ts'
import { writePerson } from '../../../src/server/listings/bulk-repository.ts'
import { giveAllBack } from '../../../src/server/properties/give-back.ts'
import { changeByHand, giveBack, readOrigins } from '../../../src/server/properties/hand.ts'
import { lockState, releaseState, setState } from '../../../src/server/properties/hand-state.ts'
import { ADMIN, GUEST } from '../../support/visitor.ts'
import { company, type Delivery, deliver, media, object, removal, type TestCtx, testCtx } from './support.ts'

const ADMIN_VISITOR = { ...GUEST, user: ADMIN }

let ctx: TestCtx
let nr = 0
let sender = company()
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())
beforeEach(() => {
  nr++
  sender = company({ openimmo_anid: `RB-${nr}`, firma: `Zurück ${nr}` })
})

const send = (delivery: Delivery, options = {}) => deliver(ctx, { company: sender, ...delivery }, options)
const own = (name: string) => `${name}-${nr}`

/** Everything of the homes of this test that visitors and the next import see. */
async function state() {
  const rows = await ctx.db
    .selectFrom('property')
    .selectAll()
    .where('objektnr_extern', 'like', `%-${nr}`)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  return {
    homes: rows.map(({ updated_at: _at, last_seen_at: _seen, seen_run_id: _run, ...rest }) => rest),
    search: await ctx.db.selectFrom('property_search').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    prices: await ctx.db
      .selectFrom('price_history')
      .selectAll()
      .where('property_id', 'in', ids)
      .orderBy('at')
      .orderBy('property_id')
      .orderBy('art')
      .execute(),
    media: await ctx.db
      .selectFrom('property_media')
      .selectAll()
      .where('property_id', 'in', ids)
      .orderBy('id')
      .execute(),
  }
}

const picture = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
  )

describe('a run that is taken back', () => {
  test('leaves every home as before: values, prices, pictures, search and removals', async () => {
    const plan = [media({ pfad: 'plan.svg' })]
    await send({
      objects: [object(own('a'), { media: plan }), object(own('b')), object(own('c')), object(own('d'))],
      files: { 'plan.svg': picture('teal') },
    })
    await send({ objects: [removal(own('d'))] })
    const before = await state()
    const { run } = await send(
      {
        umfang: 'VOLL',
        objects: [
          object(own('a'), { media: plan }, { gesamtbelastungbrutto: 500, objekttitel: 'Falsch' }),
          removal(own('b')),
          object(own('d')),
          object(own('neu')),
        ],
        files: { 'plan.svg': picture('red') },
      },
      { confirmDeletions: true },
    )
    expect(run.counts).toMatchObject({ changed: 1, deleted: 1, missing: 1, returned: 1, created: 1 })
    expect(await rollBack(ctx, run.id)).toEqual({ restored: 4, withdrawn: 1, kept: 0 })
    const after = await state()
    expect({
      ...after,
      homes: after.homes.slice(0, 4),
      prices: after.prices.filter(({ property_id }) => property_id !== after.homes[4]?.id),
    }).toEqual(before)
    expect(after.homes[4]?.status).toBe('deleted')
  })

  test('has its pictures fetched that waited when it came', async () => {
    const items = [media({ location: 'REMOTE', pfad: 'https://example.com/a.jpg' })]
    await send({ objects: [object(own('a'), { media: items })] })
    const [waiting] = (await state()).media
    const { run } = await send({ objects: [object(own('a'), { media: items }, { baujahr: 1900 })] })
    // The job of that time has found no such picture.
    await sql`update pgboss.job set state = 'completed' where name = 'media.fetch'`.execute(ctx.db)
    await rollBack(ctx, run.id)
    expect((await state()).media).toEqual([waiting])
    const { rows } = await sql<{ id: number }>`
      select (data ->> 'propertyMediaId')::int as id from pgboss.job
      where name = 'media.fetch' and state = 'created'`.execute(ctx.db)
    expect(rows).toEqual([{ id: waiting?.id }])
  })

  test('keeps what a later run has changed', async () => {
    await send({ objects: [object(own('a')), object(own('b'))] })
    const wrong = await send({
      objects: [object(own('a'), {}, { baujahr: 1900 }), object(own('b'), {}, { baujahr: 1900 })],
    })
    await send({ objects: [object(own('a'), {}, { baujahr: 1950 })] })
    expect(await rollBack(ctx, wrong.run.id)).toEqual({ restored: 1, withdrawn: 0, kept: 1 })
    expect((await state()).homes.map(({ baujahr }) => baujahr)).toEqual([1950, 1905])
  })

  test('keeps what a hand has set', async () => {
    await send({ objects: [object(own('a'))] })
    const { run } = await send({ objects: [object(own('a'), {}, { baujahr: 1900, objekttitel: 'Falsch' })] })
    const id = (await state()).homes[0]?.id as number
    const admin = { user: ADMIN, requestId: null }
    const { version } = await readOrigins(ctx, admin, id)
    await changeByHand(ctx, admin, id, { version, baujahr: 1888 })
    await rollBack(ctx, run.id)
    expect((await state()).homes[0]).toMatchObject({ baujahr: 1888, objekttitel: 'Helle Wohnung am Schloßberg' })
    const { data } = await readOrigins(ctx, admin, id)
    expect(data.find(({ field }) => field === 'baujahr')).toMatchObject({ origin: 'hand', feed_value: 1905 })
  })

  test('can be imported again', async () => {
    await send({ objects: [object(own('a'))] })
    const changed = { objects: [object(own('a'), {}, { baujahr: 1900 })] }
    const { run } = await send(changed)
    await rollBack(ctx, run.id)
    expect((await send(changed)).run.counts).toMatchObject({ changed: 1 })
  })

  test('is refused when it is unknown, changed nothing, or was taken back', async () => {
    await send({ objects: [object(own('a'))] })
    const same = await send({ objects: [object(own('a'))] })
    await expect(rollBack(ctx, same.run.id)).rejects.toMatchObject({ code: 'import.not_reversible' })
    await expect(rollBack(ctx, 999_999)).rejects.toMatchObject({ code: 'import.not_found' })
    const { run } = await send({ objects: [object(own('a'), {}, { baujahr: 1900 })] })
    await rollBack(ctx, run.id)
    await expect(rollBack(ctx, run.id)).rejects.toMatchObject({ code: 'import.not_reversible' })
  })
})

describe('several runs that are taken back, newest first', () => {
  const built = async () => (await state()).homes.map(({ baujahr }) => baujahr)
  const year = (name: string, baujahr: number) => object(own(name), {}, { baujahr })
  const mark = async (id: number) => {
    const { rolled_back_at, can_roll_back } = await viewRun(ctx, ADMIN_VISITOR, id, 'de')
    return { taken: rolled_back_at !== null, can_roll_back }
  }

  test('leave every home as before the first one', async () => {
    await send({ objects: [object(own('a')), object(own('b'))] })
    const before = await state()
    const first = await send({ objects: [year('a', 1901), year('b', 1901), object(own('c'))] })
    const second = await send({ objects: [year('a', 1902), year('b', 1902), year('c', 1902)] })
    const third = await send({ objects: [year('a', 1903), removal(own('b'))] })
    expect(await rollBack(ctx, third.run.id)).toEqual({ restored: 2, withdrawn: 0, kept: 0 })
    expect(await built()).toEqual([1902, 1902, 1902])
    expect(await rollBack(ctx, second.run.id)).toEqual({ restored: 3, withdrawn: 0, kept: 0 })
    expect(await built()).toEqual([1901, 1901, 1905])
    expect(await rollBack(ctx, first.run.id)).toEqual({ restored: 2, withdrawn: 1, kept: 0 })
    const { homes, search, media } = await state()
    expect({ homes: homes.slice(0, 2), search, media }).toEqual({
      homes: before.homes,
      search: before.search,
      media: before.media,
    })
  })

  test('are not offered, and refused, while later runs hold all of their homes', async () => {
    await send({ objects: [object(own('a'))] })
    const first = await send({ objects: [year('a', 1901)] })
    const second = await send({ objects: [year('a', 1902)] })
    expect(await mark(first.run.id)).toEqual({ taken: false, can_roll_back: false })
    await expect(rollBack(ctx, first.run.id)).rejects.toMatchObject({ code: 'import.not_reversible' })
    expect(await mark(first.run.id)).toEqual({ taken: false, can_roll_back: false })
    expect(await built()).toEqual([1902])
    await rollBack(ctx, second.run.id)
    expect(await mark(first.run.id)).toEqual({ taken: false, can_roll_back: true })
    expect(await rollBack(ctx, first.run.id)).toEqual({ restored: 1, withdrawn: 0, kept: 0 })
    expect(await mark(first.run.id)).toEqual({ taken: true, can_roll_back: false })
    expect(await built()).toEqual([1905])
  })

  test('give back what a later run held when that is taken back, too, and nothing twice', async () => {
    await send({ objects: [object(own('a')), object(own('b'))] })
    const first = await send({ objects: [year('a', 1901), year('b', 1901)] })
    const second = await send({ objects: [year('b', 1902)] })
    expect(await rollBack(ctx, first.run.id)).toEqual({ restored: 1, withdrawn: 0, kept: 1 })
    expect(await mark(first.run.id)).toEqual({ taken: true, can_roll_back: false })
    await send({ objects: [year('a', 1930)] })
    await rollBack(ctx, second.run.id)
    expect(await mark(first.run.id)).toEqual({ taken: true, can_roll_back: true })
    expect(await rollBack(ctx, first.run.id)).toEqual({ restored: 1, withdrawn: 0, kept: 0 })
    expect(await built()).toEqual([1930, 1905])
    await expect(rollBack(ctx, first.run.id)).rejects.toMatchObject({ code: 'import.not_reversible' })
  })
})

describe('below what a hand sets, a run that is taken back', () => {
  const sale = (kaufpreis: number, said: Partial<FeedProperty> = {}, given: Partial<FeedObject> = {}) =>
    object(own('a'), given, { vermarktungsart: ['KAUF'], kaltmiete: null, kaufpreis, ...said })
  const id = async () => (await state()).homes[0]?.id as number
  const home = async () => (await state()).homes[0]
  const origin = async (field: HandField) => {
    const { data } = await readOrigins(ctx, ADMIN_VISITOR, await id())
    const found = data.find((each) => each.field === field)
    return { value: found?.value, origin: found?.origin, feed_value: found?.feed_value }
  }
  const set = async (values: HandValues) => {
    const { version } = await readOrigins(ctx, ADMIN_VISITOR, await id())
    await changeByHand(ctx, ADMIN_VISITOR, await id(), { version, ...values })
  }
  const back = async (field: HandField) => giveBack(ctx, ADMIN_VISITOR, await id(), field, undefined)
  const withState = async (act: (db: TestCtx, row: Awaited<ReturnType<typeof lockState>>) => Promise<void>) =>
    ctx.db.transaction().execute(async (db) => act({ ...ctx, db }, await lockState(db, await id())))
  const setTo = (to: HandState) => withState((tx, row) => setState(tx, row, { state: to, reason: 'Probe' }))
  const release = () => withState((tx, row) => releaseState(tx, row))

  test('leaves the value that the feed had said before, for the way back and the next delivery', async () => {
    await send({ objects: [sale(300_000)] })
    await set({ kaufpreis: 290_000 })
    const { run } = await send({ objects: [sale(99_000)] })
    expect(await origin('kaufpreis')).toEqual({ value: 290_000, origin: 'hand', feed_value: 99_000 })
    await rollBack(ctx, run.id)
    expect(await origin('kaufpreis')).toEqual({ value: 290_000, origin: 'hand', feed_value: 300_000 })
    await back('kaufpreis')
    expect(await home()).toMatchObject({ kaufpreis: 300_000 })
    expect((await send({ objects: [sale(300_000)] })).run.counts).toMatchObject({ unchanged: 1 })
    expect(await home()).toMatchObject({ kaufpreis: 300_000 })
  })

  test('leaves fields with what follows from them, and the place', async () => {
    const place = { plz: '8010', ort: 'Graz', lat: 47.07, lng: 15.44 }
    const said: Partial<FeedProperty> = { ...place, ausstattung: ['BALKON', 'LIFT'] }
    await send({ objects: [sale(300_000, said)] })
    const before = await home()
    await set({ plz: '5020', ort: 'Salzburg', position: { lat: 47.8, lng: 13.04 }, kueche: ['EBK'] })
    const { run } = await send({ objects: [sale(300_000, { plz: '1010', ort: 'Wien', lat: 48.2, lng: 16.37 })] })
    await rollBack(ctx, run.id)
    expect(await home()).toMatchObject({ plz: '5020', ort: 'Salzburg', bundesland: 'salzburg' })
    expect((await origin('position')).feed_value).toEqual({ lat: 47.07, lng: 15.44 })
    for (const field of ['plz', 'ort', 'position', 'kueche'] as const) await back(field)
    expect(await home()).toEqual(before)
  })

  test('leaves the state that the feed had said before', async () => {
    await send({ objects: [sale(300_000)] })
    await setTo('withheld')
    const { run } = await send({ objects: [sale(300_000, {}, { verkaufstatus: 'VERKAUFT' })] })
    await rollBack(ctx, run.id)
    expect(await home()).toMatchObject({ status: 'unlisted' })
    await release()
    expect(await home()).toMatchObject({ status: 'active' })
    expect((await send({ objects: [sale(300_000)] })).run.counts).toMatchObject({ unchanged: 1 })
  })

  test('takes what the run says of a field and a state that a hand has set since', async () => {
    await send({ objects: [sale(300_000)] })
    const { run } = await send({ objects: [sale(99_000, {}, { verkaufstatus: 'VERKAUFT' })] })
    await set({ kaufpreis: 300_000 })
    await setTo('sold')
    await rollBack(ctx, run.id)
    expect(await origin('kaufpreis')).toEqual({ value: 300_000, origin: 'hand', feed_value: 300_000 })
    await release()
    expect(await home()).toMatchObject({ status: 'active' })
  })

  test('brings the feed’s values where a hand has given fields and the state back since', async () => {
    await send({ objects: [sale(300_000, { objekttitel: 'Vom Makler' })] })
    await set({ kaufpreis: 280_000, objekttitel: 'Von Hand', kueche: ['EBK'] })
    await setTo('withheld')
    const { run } = await send({ objects: [sale(99_000, { objekttitel: 'Falsch' })] })
    await back('kaufpreis')
    await back('objekttitel')
    await release()
    await rollBack(ctx, run.id)
    expect(await origin('kaufpreis')).toEqual({ value: 300_000, origin: 'feed', feed_value: 300_000 })
    expect(await origin('objekttitel')).toEqual({ value: 'Vom Makler', origin: 'feed', feed_value: 'Vom Makler' })
    expect(await origin('kueche')).toMatchObject({ value: ['EBK'], origin: 'hand' })
    expect(await home()).toMatchObject({ status: 'active' })
  })

  test('brings them after all fields were given back at once, and the person of a bulk act', async () => {
    await send({ objects: [sale(300_000, { objekttitel: 'Vom Makler' })] })
    const before = await home()
    await set({ kaufpreis: 280_000, objekttitel: 'Von Hand' })
    const agent = await ctx.db
      .insertInto('agent')
      .values({ company_id: before?.company_id as number, agent_key: 'hand', name: 'Hand' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const feed = before?.agent_id ?? null
    await writePerson(ctx.db, await id(), { agent_id: agent.id, hand: true, feed }, ctx.clock())
    const { run } = await send({ objects: [sale(99_000, { objekttitel: 'Falsch' })] })
    await writePerson(ctx.db, await id(), { agent_id: feed, hand: false, feed }, ctx.clock())
    await ctx.db.transaction().execute(async (db) => giveAllBack({ ...ctx, db }, await id()))
    await rollBack(ctx, run.id)
    expect(await home()).toEqual(before)
  })

  test('leaves the prices of hands in the history', async () => {
    const prices = async () =>
      (await state()).prices.filter(({ art }) => art === 'kaufpreis').map(({ betrag }) => Number(betrag))
    await send({ objects: [sale(300_000)] })
    const { run } = await send({ objects: [sale(310_000)] })
    await set({ kaufpreis: 307_000 })
    await set({ kaufpreis: 305_000 })
    expect(await prices()).toEqual([300_000, 310_000, 307_000, 305_000])
    await rollBack(ctx, run.id)
    expect(await prices()).toEqual([300_000, 307_000, 305_000])
    expect(await home()).toMatchObject({ kaufpreis: 305_000 })
  })
})

describe('the projects of a run that is taken back', () => {
  const unit = (name: string, projekt: string | null) =>
    object(own(name), {
      projekt: projekt === null ? null : { gruppen_kennung: own(projekt), master: false, visible: true, titel: null },
    })
  const living = async () => {
    const rows = ctx.db.selectFrom('project').select(['gruppen_kennung', 'deleted_at'])
    const found = await rows.where('gruppen_kennung', 'like', `%-${nr}`).orderBy('gruppen_kennung').execute()
    return found.filter(({ deleted_at }) => deleted_at === null).map(({ gruppen_kennung }) => gruppen_kennung)
  }

  test('end when it made them or only its homes were their units, and live again when it took their units', async () => {
    await send({ objects: [unit('a', 'P'), unit('b', null)] })
    const { run } = await send({ objects: [unit('a', 'Q'), unit('b', 'R'), unit('c', 'S')] })
    expect(await living()).toEqual([own('Q'), own('R'), own('S')])
    await rollBack(ctx, run.id)
    expect(await living()).toEqual([own('P')])
  })

  test('end when they came without units, but not when a later run has sent them again', async () => {
    const project = (name: string): FeedEvent => ({
      type: 'project',
      project: {
        gruppen_kennung: own(name),
        titel: 'Am Fluss',
        status: 'marketing',
        beschreibung: null,
        titel_translations: {},
        beschreibung_translations: {},
        strasse: null,
        plz: '8010',
        ort: 'Graz',
        bundesland: 'Steiermark',
        lat: null,
        lng: null,
        fertigstellung: null,
        daten: {},
      },
      notes: [],
    })
    const wrong = await send({ objects: [unit('a', null)], more: [project('P'), project('Q')] })
    await send({ more: [project('Q')] })
    expect(await living()).toEqual([own('P'), own('Q')])
    await rollBack(ctx, wrong.run.id)
    expect(await living()).toEqual([own('Q')])
  })
})

test('a dry run names the fields that would change, with both values', async () => {
  await send({ objects: [object(own('a')), object(own('b'))] })
  const objects = [
    object(own('a'), {}, { baujahr: 1900, gesamtbelastungbrutto: null }),
    object(own('b')),
    object(own('c')),
  ]
  const { changes } = await send({ objects }, { dryRun: true })
  // Amounts are written in the currency of their home, before and after.
  const waehrung = { before: 'EUR', after: 'EUR' }
  expect(changes).toEqual([
    { objekt: own('a'), field: 'baujahr', before: 1905, after: 1900, waehrung },
    { objekt: own('a'), field: 'gesamtbelastungbrutto', before: 990.5, after: null, waehrung },
  ])
})
