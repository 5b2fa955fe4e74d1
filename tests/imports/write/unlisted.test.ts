import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatCounts, formatLine } from '../../../src/server/imports/report.ts'
import { readReport } from '../../../src/server/imports/service.ts'
import { company, deliver, object, removal, type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
let firma = 0
let sender = company()
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())
beforeEach(() => {
  firma++
  sender = company({ openimmo_anid: `AT-U${firma}`, firma: `Stille ${firma} GmbH` })
})

const nowhere = { plz: null, ort: null, lat: null, lng: null }

const stored = () =>
  ctx.db
    .selectFrom('property')
    .innerJoin('company', 'company.id', 'property.company_id')
    .leftJoin('property_search', 'property_search.id', 'property.id')
    .select(['property.id', 'property.status', 'property.ort', 'property_search.id as listed'])
    .where('openimmo_anid', '=', sender.openimmo_anid)
    .orderBy('property.id')
    .execute()

test('an object without any place is kept, but not shown', async () => {
  const { run } = await deliver(ctx, { company: sender, objects: [object('1', {}, nowhere)] })
  expect(run.counts).toMatchObject({ stored: 1 })
  expect(await stored()).toMatchObject([{ status: 'unlisted', listed: null }])
})

test('a new object that is sold or a reference counts as stored, not as new, and the report says why', async () => {
  const { run } = await deliver(ctx, {
    company: sender,
    objects: [object('1', { verkaufstatus: 'VERKAUFT' }), object('2', { aktion: 'REFERENZ' }), object('3')],
  })
  expect(run.counts).toMatchObject({ stored: 2, created: 1 })
  expect(formatCounts(run.counts)).toBe('1 neu, 2 gespeichert, nicht veröffentlicht')
  // Where words change with what they count, the count stands behind.
  expect(formatCounts(run.counts, 'fr')).toMatch(/^nouveau\s: 1, /)
  const lines = (await readReport(ctx, run.id))?.lines.map((line) => formatLine(line).join('\n')) ?? []
  expect(lines[0]).toContain('Das Objekt ist verkauft oder vermietet und wird nicht gezeigt.')
  expect(lines[1]).toContain('Das Objekt ist eine Referenz und wird nicht gezeigt.')
  expect(lines[2]).toContain(': neu')
})

test('an object that is passed over says why, without the long report', async () => {
  const { lines } = await deliver(ctx, { company: sender, objects: [removal('gibt-es-nicht')] })
  expect(lines.map((line) => formatLine(line).join('\n'))).toEqual([
    expect.stringContaining('Das Objekt sollte gelöscht werden, ist hier aber nicht bekannt.'),
  ])
})

test('it is shown once its place comes', async () => {
  await deliver(ctx, { company: sender, objects: [object('1', {}, nowhere)] })
  await deliver(ctx, { company: sender, objects: [object('1')] })
  expect(await stored()).toMatchObject([{ status: 'active', listed: expect.any(Number) }])
})

test('a shown object that comes without its place stays as it was, and its VOLL does not take it for gone', async () => {
  await deliver(ctx, { company: sender, objects: [object('1')], umfang: 'VOLL' })
  const { run, lines } = await deliver(ctx, { company: sender, objects: [object('1', {}, nowhere)], umfang: 'VOLL' })
  expect(run.counts).toMatchObject({ unreadable: 1 })
  expect(lines[0]?.notes).toContainEqual(expect.objectContaining({ level: 'error', code: 'position_lost' }))
  expect(await stored()).toMatchObject([{ status: 'active', ort: 'Graz', listed: expect.any(Number) }])
})

test('objects without a key are distinguished by their content: the same again is no new one', async () => {
  const objects = [object(null, {}, { kaltmiete: 700 }), object(null, {}, { kaltmiete: 900 })]
  const first = await deliver(ctx, { company: sender, objects })
  const second = await deliver(ctx, { company: sender, objects })
  expect([first.run.counts.created, second.run.counts.unchanged, second.run.counts.created]).toEqual([2, 2, undefined])
  expect(first.lines[0]?.notes).toContainEqual(expect.objectContaining({ level: 'warning', code: 'key_missing' }))
})

test("a project's master that its sender hides names the project and is no home", async () => {
  const unit = { gruppen_kennung: 'P', master: false, visible: true, titel: null }
  const master = { gruppen_kennung: 'P', master: true, visible: false, titel: 'Lindenhof' }
  await deliver(ctx, {
    company: sender,
    objects: [
      object(
        'M',
        { projekt: master },
        { user_defined: { projekt_status: 'construction', projekt_fertigstellung: 'Herbst 2027' } },
      ),
      object('U', { projekt: unit }),
    ],
  })
  expect((await stored()).map(({ status }) => status)).toEqual(['unlisted', 'active'])
  const project = await ctx.db
    .selectFrom('project')
    .innerJoin('company', 'company.id', 'project.company_id')
    .select(['titel', 'project.status', 'fertigstellung'])
    .where('openimmo_anid', '=', sender.openimmo_anid)
    .executeTakeFirstOrThrow()
  expect(project).toEqual({ titel: 'Lindenhof', status: 'construction', fertigstellung: 'Herbst 2027' })
})
