import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rollBack } from '../../../src/server/imports/rollback.ts'
import { changeByHand, readOrigins } from '../../../src/server/properties/hand.ts'
import { ADMIN } from '../../support/visitor.ts'
import { company, type Delivery, deliver, media, object, removal, type TestCtx, testCtx } from './support.ts'

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
