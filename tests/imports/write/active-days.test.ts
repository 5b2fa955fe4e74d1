import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatLine } from '../../../src/server/imports/report.ts'
import { readReport } from '../../../src/server/imports/service.ts'
import { keepActiveDays } from '../../../src/server/properties/active-days.ts'
import { company, deliver, object, type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
let firma = 0
let sender = company()
let now = new Date()
beforeAll(async () => {
  ctx = { ...(await testCtx()), clock: () => now }
})
afterAll(() => ctx.close())
beforeEach(() => {
  firma++
  sender = company({ openimmo_anid: `AT-TAGE-${firma}`, firma: `Tage ${firma} GmbH` })
  now = new Date('2026-11-22T12:00:00Z')
})

const stored = () =>
  ctx.db
    .selectFrom('property')
    .innerJoin('company', 'company.id', 'property.company_id')
    .leftJoin('property_search', 'property_search.id', 'property.id')
    .select(['property.status', 'property_search.id as listed', 'property.published_at'])
    .where('openimmo_anid', '=', sender.openimmo_anid)
    .orderBy('property.id')
    .execute()

const told = async (run: number) =>
  (await readReport(ctx, run))?.lines.flatMap((line) => formatLine(line)).join('\n') ?? ''

const online = async () => (await stored()).map(({ status, listed }) => [status, listed !== null])

test('a home is online from its first day on, by the clock of Vienna, and counts as new then', async () => {
  const { run } = await deliver(ctx, {
    company: sender,
    objects: [object('1', { verkaufstatus: 'RESERVIERT' }, { aktiv_von: '2026-12-01' })],
  })
  expect(run.counts).toMatchObject({ stored: 1 })
  expect(await told(run.id)).toContain('Das Objekt wird ab 2026-12-01 gezeigt.')
  expect(await online()).toEqual([['unlisted', false]])

  now = new Date('2026-11-30T22:59:00Z')
  expect(await keepActiveDays(ctx)).toEqual({ begun: 0, ended: 0 })
  now = new Date('2026-11-30T23:01:00Z')
  expect(await keepActiveDays(ctx)).toEqual({ begun: 1, ended: 0 })
  expect(await online()).toEqual([['reserved', true]])
  expect((await stored())[0]?.published_at).toEqual(now)
})

test('a home leaves after its last day, and the same feed does not bring it back', async () => {
  const objects = [object('1', {}, { aktiv_bis: '2026-11-22' }), object('2', {}, { aktiv_bis: '2026-11-23' })]
  await deliver(ctx, { company: sender, objects })
  expect(await online()).toEqual([
    ['active', true],
    ['active', true],
  ])
  now = new Date('2026-11-22T23:01:00Z')
  expect(await keepActiveDays(ctx)).toEqual({ begun: 0, ended: 1 })
  const { run } = await deliver(ctx, { company: sender, objects })
  expect(run.counts).toMatchObject({ unchanged: 2 })
  expect(await online()).toEqual([
    ['expired', false],
    ['active', true],
  ])
})

test('a home whose time is over is stored with a sentence, and online again when its sender prolongs it', async () => {
  const { run } = await deliver(ctx, { company: sender, objects: [object('1', {}, { aktiv_bis: '2020-12-31' })] })
  expect(await told(run.id)).toContain('sollte nur bis 2020-12-31 gezeigt werden')
  expect(await online()).toEqual([['expired', false]])
  await deliver(ctx, { company: sender, objects: [object('1', {}, { aktiv_bis: '2027-12-31' })] })
  expect(await online()).toEqual([['active', true]])
})

test('a home that is sold before its first day does not appear on that day', async () => {
  await deliver(ctx, { company: sender, objects: [object('1', {}, { aktiv_von: '2026-12-01' })] })
  await deliver(ctx, {
    company: sender,
    objects: [object('1', { verkaufstatus: 'VERKAUFT' }, { aktiv_von: '2026-12-01' })],
  })
  now = new Date('2026-12-02T12:00:00Z')
  await keepActiveDays(ctx)
  expect(await online()).toEqual([['sold', false]])
})
