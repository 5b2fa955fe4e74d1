import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMarkCache } from '../../src/server/properties/mark-cache.ts'
import { readMarks } from '../../src/server/properties/marks.ts'
import { company, deliver, object, removal, type TestCtx, testCtx } from '../imports/write/support.ts'

let ctx: TestCtx
/** Number of marks that were worked out instead of taken from memory. */
let worked = 0
beforeAll(async () => {
  const own = await testCtx()
  ctx = { ...own, caches: { ...own.caches, marks: createMarkCache({ onInsert: () => void worked++ }) } }
})
afterAll(() => ctx.close())

const send = (objects: readonly ReturnType<typeof object>[]) =>
  deliver(ctx, { company: company({ openimmo_anid: 'M-1', firma: 'Anbieter GmbH' }), objects }, { source: 'quelle' })

const sale = (nr: string, kaufpreis: number) => object(nr, {}, { vermarktungsart: ['KAUF'], kaufpreis })

async function markOf(nr: string) {
  const { id } = await ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  return (await readMarks(ctx, [id])).get(id)
}

test('a mark is worked out once, and again when its home changes', async () => {
  await send([sale('a', 300_000), sale('b', 200_000)])
  worked = 0
  const first = await markOf('a')
  expect(first).toMatchObject({ kaufpreis: 300_000, kaltmiete: null, waehrung: 'EUR' })
  expect(await markOf('a')).toEqual(first)
  expect(worked).toBe(1)
  await send([sale('a', 280_000), sale('b', 200_000)])
  expect(await markOf('a')).toMatchObject({ kaufpreis: 280_000 })
  expect(worked).toBe(2)
})

test('a withdrawn home has no mark, and an empty list gives none', async () => {
  await send([sale('c', 100_000)])
  await markOf('c')
  await send([removal('c')])
  expect(await markOf('c')).toBeUndefined()
  expect(await readMarks(ctx, [])).toEqual(new Map())
})
