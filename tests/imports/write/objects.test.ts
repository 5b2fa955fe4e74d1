import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readReport } from '../../../src/server/imports/service.ts'
import { company, deliver, object, property, removal, type TestCtx, testCtx, unreadable } from './support.ts'

let ctx: TestCtx
let firma = 0
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())

/** Every test has its own company. */
let sender = company()
beforeEach(() => {
  firma++
  sender = company({ openimmo_anid: `AT-${firma}`, firma: `Makler ${firma} GmbH` })
})

const stored = (number: string) =>
  ctx.db
    .selectFrom('property')
    .innerJoin('company', 'company.id', 'property.company_id')
    .selectAll('property')
    .where('openimmo_anid', '=', sender.openimmo_anid)
    .where('objektnr_extern', '=', number)
    .executeTakeFirstOrThrow()

const searchRow = (id: number) =>
  ctx.db.selectFrom('property_search').selectAll().where('id', '=', id).executeTakeFirst()

const outbox = async () =>
  Number(
    (
      await ctx.db
        .selectFrom('search_outbox')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0,
  )

describe('an object that is new', () => {
  test('is kept with all columns, its prices and its search row', async () => {
    const { run } = await deliver(ctx, { company: sender, objects: [object('4711')] })
    expect(run.state).toBe('done')
    expect(run.counts).toMatchObject({ objects: 1, created: 1 })
    const row = await stored('4711')
    expect(row).toMatchObject({
      status: 'active',
      kaltmiete: 800,
      gesamtbelastungbrutto: 990.5,
      wohnflaeche: 71.4,
      ausstattung: ['LIFT', 'BALKON'],
      energiepass: { epart: 'BEDARF' },
      bundesland: 'steiermark',
      anzeige_lat: 47.0731,
      ungenau_radius: null,
      title_slug: `helle-wohnung-am-schlossberg-${row.id}`,
    })
    expect(row.orte).toContain('graz')
    expect(await searchRow(row.id)).toMatchObject({
      preis: 990.5,
      preis_miete: 990.5,
      preis_kauf: null,
      flaeche: 71.4,
      provisionsfrei: true,
      titel: 'Helle Wohnung am Schloßberg',
    })
    const prices = await ctx.db.selectFrom('price_history').selectAll().where('property_id', '=', row.id).execute()
    expect(prices.map(({ art, betrag }) => [art, betrag]).sort()).toEqual([
      ['gesamtbelastungbrutto', 990.5],
      ['kaltmiete', 800],
    ])
  })

  test('without any number is met again by being the same', async () => {
    const first = await deliver(ctx, { company: sender, objects: [object(null), object(null, {}, { baujahr: 1990 })] })
    expect(first.run.counts).toMatchObject({ created: 2, warnings: 2 })
    const second = await deliver(ctx, { company: sender, objects: [object(null), object(null, {}, { baujahr: 1990 })] })
    expect(second.run.counts).toMatchObject({ unchanged: 2 })
    expect(second.run.counts.created).toBeUndefined()
  })
})

describe('the same delivery again', () => {
  test('changes nothing but when it was last seen', async () => {
    const delivery = {
      company: sender,
      umfang: 'VOLL' as const,
      objects: [object('1'), object('2', { openimmo_obid: 'OBID-2' }), object('3', { verkaufstatus: 'RESERVIERT' })],
    }
    await deliver(ctx, delivery)
    const before = [await stored('1'), await stored('2'), await stored('3')]
    const noted = await outbox()
    const { run } = await deliver(ctx, delivery)
    expect(run.counts).toEqual({ objects: 3, unchanged: 3 })
    expect(await outbox()).toBe(noted)
    for (const row of before) {
      const { last_seen_at, seen_run_id, ...now } = await stored(row.objektnr_extern as string)
      const { last_seen_at: seen, seen_run_id: seenRun, ...then } = row
      expect(now).toEqual(then)
      expect(last_seen_at > seen).toBe(true)
      expect(seen_run_id).not.toBe(seenRun)
    }
  })

  test('changes nothing either when one object is in it several times', async () => {
    const delivery = {
      company: sender,
      objects: [
        removal('7'),
        object('7', {}, { kaltmiete: 700 }),
        object('7', {}, { kaltmiete: 750 }),
        removal('8'),
        object('8'),
      ],
    }
    const first = await deliver(ctx, delivery)
    expect(first.run.counts).toMatchObject({ created: 2, replaced: 3 })
    expect((await stored('7')).kaltmiete).toBe(750)
    const noted = await outbox()
    const second = await deliver(ctx, delivery)
    expect(second.run.counts).toMatchObject({ unchanged: 2, replaced: 3 })
    expect(await outbox()).toBe(noted)
  })
})

describe('an object that changes', () => {
  test('keeps its id, number and first day, and its price history grows', async () => {
    await deliver(ctx, { company: sender, objects: [object('5', {}, { gesamtbelastungbrutto: 1000 })] })
    const before = await stored('5')
    await deliver(ctx, {
      company: sender,
      objects: [object('5', {}, { gesamtbelastungbrutto: 900, objekttitel: 'Günstiger: Wohnung & Balkon' })],
    })
    const after = await stored('5')
    expect(after).toMatchObject({
      id: before.id,
      external_id: before.external_id,
      published_at: before.published_at,
      first_seen_at: before.first_seen_at,
      title_slug: `guenstiger-wohnung-und-balkon-${before.id}`,
    })
    expect((await searchRow(after.id))?.reduziert).toBe(10)
    const prices = await ctx.db
      .selectFrom('price_history')
      .select(['betrag'])
      .where('property_id', '=', after.id)
      .where('art', '=', 'gesamtbelastungbrutto')
      .orderBy('at')
      .execute()
    expect(prices.map(({ betrag }) => betrag)).toEqual([1000, 900])
  })

  test('that was known by its number alone is met again when it gets an obid', async () => {
    await deliver(ctx, { company: sender, objects: [object('6')] })
    const before = await stored('6')
    const { run } = await deliver(ctx, {
      company: sender,
      objects: [object('6', { openimmo_obid: 'NEU-6' }, { baujahr: 1910 })],
    })
    expect(run.counts).toMatchObject({ changed: 1 })
    expect(await stored('6')).toMatchObject({ id: before.id, openimmo_obid: 'NEU-6' })
  })

  describe('of another obid with the same number', () => {
    const numbered = (number: string, openimmo_obid: string, plz = '8010') => object(number, { openimmo_obid }, { plz })
    const rows = (number: string) =>
      ctx.db
        .selectFrom('property')
        .innerJoin('company', 'company.id', 'property.company_id')
        .select(['property.id', 'openimmo_obid', 'status'])
        .where('openimmo_anid', '=', sender.openimmo_anid)
        .where('objektnr_extern', '=', number)
        .orderBy('property.id')
        .execute()

    test('is the same one, and the report says so', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A')] })
      const [before] = await rows('9')
      const { run } = await deliver(ctx, { umfang: 'VOLL', company: sender, objects: [numbered('9', 'B')] })
      expect(run.counts).toEqual({ objects: 1, changed: 1 })
      expect(await rows('9')).toEqual([{ id: before?.id, openimmo_obid: 'B', status: 'active' }])
      const report = await readReport(ctx, run.id)
      expect(report?.lines[0]?.notes).toMatchObject([{ code: 'obid_changed', params: { before: 'A', now: 'B' } }])
    })

    test('is told to share its number, as long as both live', async () => {
      const shared = { code: 'number_shared', level: 'warning', params: { nummer: '9', obid: 'A' } }
      const both = [numbered('9', 'A'), numbered('9', 'B')]
      const first = await deliver(ctx, { company: sender, objects: both })
      expect(first.run.counts).toMatchObject({ created: 2, warnings: 1 })
      expect(first.lines.flatMap(({ notes }) => notes)).toMatchObject([shared])
      // Both are there before the next delivery, complete or not: each is told of the other.
      for (const umfang of ['TEIL', 'VOLL'] as const) {
        const { run } = await deliver(ctx, { umfang, company: sender, objects: both })
        expect(run.counts).toMatchObject({ unchanged: 2, warnings: 2 })
      }
      await deliver(ctx, { company: sender, objects: [object('9', { openimmo_obid: 'B', aktion: 'DELETE' })] })
      const { run } = await deliver(ctx, { company: sender, objects: [numbered('9', 'A')] })
      expect(run.counts).toEqual({ objects: 1, unchanged: 1 })
    })

    test('is not told so when a complete delivery withdraws the other', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A', '8010'), numbered('8', 'C')] })
      const { run } = await deliver(ctx, {
        umfang: 'VOLL',
        company: sender,
        objects: [numbered('9', 'B', '5020'), numbered('8', 'C')],
      })
      expect(run.counts.warnings).toBeUndefined()
      expect((await rows('9')).map(({ status }) => status)).toEqual(['deleted', 'active'])
    })

    test('is another one when a delivery names both, in whatever order', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A')] })
      await deliver(ctx, { company: sender, objects: [numbered('9', 'B'), numbered('9', 'A')] })
      expect((await rows('9')).map(({ openimmo_obid }) => openimmo_obid)).toEqual(['A', 'B'])
      const { run } = await deliver(ctx, { company: sender, objects: [numbered('9', 'C')] })
      expect(run.counts).toMatchObject({ created: 1 })
    })

    test('is another one in another place', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A')] })
      const { run } = await deliver(ctx, { company: sender, objects: [numbered('9', 'B', '4020')] })
      expect(run.counts).toMatchObject({ created: 1 })
    })

    test('is not deleted by a removal, which tells no place, but by one of its own obid', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A')] })
      const { run } = await deliver(ctx, { company: sender, objects: [{ ...removal('9'), openimmo_obid: 'B' }] })
      expect(run.counts).toEqual({ objects: 1, ignored: 1 })
      expect(await rows('9')).toMatchObject([{ openimmo_obid: 'A', status: 'active' }])
      await deliver(ctx, { company: sender, objects: [{ ...removal('9'), openimmo_obid: 'A' }] })
      expect(await rows('9')).toMatchObject([{ status: 'deleted' }])
    })

    test('is deleted where it has none itself', async () => {
      await deliver(ctx, { company: sender, objects: [object('9')] })
      await deliver(ctx, { company: sender, objects: [{ ...removal('9'), openimmo_obid: 'B' }] })
      expect(await rows('9')).toMatchObject([{ status: 'deleted' }])
    })

    test('stays online when it cannot be stored', async () => {
      await deliver(ctx, { company: sender, objects: [numbered('9', 'A'), object('10')] })
      const bad = object('9', { openimmo_obid: 'B' }, { kaltmiete: 1e15 })
      const { run } = await deliver(ctx, { umfang: 'VOLL', company: sender, objects: [bad, object('10')] })
      expect(run.counts).toMatchObject({ failed: 1, unchanged: 1 })
      expect(await rows('9')).toMatchObject([{ openimmo_obid: 'A', status: 'active' }])
    })
  })
})

describe('status', () => {
  test('sold and reference objects are kept but not searched', async () => {
    await deliver(ctx, {
      company: sender,
      objects: [
        object('s', { verkaufstatus: 'VERKAUFT' }),
        object('r', { aktion: 'REFERENZ' }),
        object('v', { verkaufstatus: 'RESERVIERT' }),
      ],
    })
    const [sold, reference, reserved] = [await stored('s'), await stored('r'), await stored('v')]
    expect([sold.status, reference.status, reserved.status]).toEqual(['sold', 'reference', 'reserved'])
    expect(await searchRow(sold.id)).toBeUndefined()
    expect(await searchRow(reference.id)).toBeUndefined()
    expect(await searchRow(reserved.id)).toBeDefined()
  })

  test('a sold object leaves the search at once, and returns when the sale fails', async () => {
    await deliver(ctx, { company: sender, objects: [object('1')] })
    const { id } = await stored('1')
    await deliver(ctx, { company: sender, objects: [object('1', { verkaufstatus: 'VERKAUFT' })] })
    expect(await searchRow(id)).toBeUndefined()
    await deliver(ctx, { company: sender, objects: [object('1', { verkaufstatus: 'OFFEN' })] })
    expect(await searchRow(id)).toBeDefined()
  })
})

describe('a deletion', () => {
  test('takes the object off and keeps its row; it comes back under the same id', async () => {
    await deliver(ctx, { company: sender, objects: [object('1')] })
    const before = await stored('1')
    const gone = await deliver(ctx, { company: sender, objects: [removal('1')] })
    expect(gone.run.counts).toMatchObject({ deleted: 1 })
    expect(await stored('1')).toMatchObject({ id: before.id, status: 'deleted', deleted_at: expect.any(Date) })
    expect(await searchRow(before.id)).toBeUndefined()
    const back = await deliver(ctx, { company: sender, objects: [object('1')] })
    expect(back.run.counts).toMatchObject({ returned: 1 })
    expect(await stored('1')).toMatchObject({
      id: before.id,
      status: 'active',
      deleted_at: null,
      published_at: before.published_at,
    })
    expect(await searchRow(before.id)).toBeDefined()
  })

  test('of an unknown object, and of one that is gone, is reported and does nothing', async () => {
    const { run, lines } = await deliver(ctx, { company: sender, objects: [removal('niemand')] })
    expect(run.state).toBe('done')
    expect(run.counts).toMatchObject({ ignored: 1 })
    expect(lines[0]?.notes[0]?.code).toBe('delete_unknown')
    await deliver(ctx, { company: sender, objects: [object('1')] })
    await deliver(ctx, { company: sender, objects: [removal('1')] })
    const noted = await outbox()
    const again = await deliver(ctx, { company: sender, objects: [removal('1')] })
    expect(again.lines[0]?.notes[0]?.code).toBe('delete_again')
    expect(await outbox()).toBe(noted)
  })

  test('by a number that several bear deletes none of them', async () => {
    await deliver(ctx, {
      company: sender,
      objects: [object('9', { openimmo_obid: 'A' }), object('9', { openimmo_obid: 'B' })],
    })
    const { lines, run } = await deliver(ctx, { company: sender, objects: [removal('9')] })
    expect(lines[0]?.notes).toMatchObject([{ code: 'delete_ambiguous', level: 'warning' }])
    expect(run.counts).toMatchObject({ ignored: 1, warnings: 1 })
  })

  test('before a change in one file loses, after it wins', async () => {
    await deliver(ctx, { company: sender, objects: [object('1'), object('2')] })
    await deliver(ctx, {
      company: sender,
      objects: [
        removal('1'),
        object('1', { aktion: 'CHANGE' }, { baujahr: 1999 }),
        object('2', { aktion: 'CHANGE' }),
        removal('2'),
      ],
    })
    expect(await stored('1')).toMatchObject({ status: 'active', baujahr: 1999 })
    expect((await stored('2')).status).toBe('deleted')
  })
})

describe('an object that cannot be taken', () => {
  test('stays as it was and is reported', async () => {
    await deliver(ctx, { company: sender, objects: [object('1')] })
    const before = await stored('1')
    const { run, lines } = await deliver(ctx, { company: sender, objects: [unreadable('1'), object('2')] })
    expect(run.counts).toMatchObject({ unreadable: 1, created: 1 })
    expect(lines[0]).toMatchObject({ outcome: 'unreadable', objekt: '1' })
    expect(await stored('1')).toMatchObject({ status: 'active', content_hash: before.content_hash })
  })

  test('for a value that the database cannot hold does not stop the others', async () => {
    const { run, lines } = await deliver(ctx, {
      company: sender,
      objects: [object('1', {}, { kaltmiete: 1e15 }), object('2', {}, { objekttitel: 'Null\u0000byte' }), object('3')],
    })
    expect(run.counts).toMatchObject({ failed: 2, created: 1 })
    expect(lines.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
    expect(lines[0]?.notes[0]).toMatchObject({ level: 'error', code: 'not_written' })
    await stored('3')
  })
})

describe('numbers that people see', () => {
  const externalId = async (number: string) => (await stored(number)).external_id

  test('are the sender’s own where free, and stay when the sender changes them', async () => {
    await deliver(ctx, { company: sender, objects: [object('GR-2024.17', { openimmo_obid: 'X' })] })
    expect(await externalId('GR-2024.17')).toBe('GR-2024.17')
    await deliver(ctx, { company: sender, objects: [object('anders', { openimmo_obid: 'X' })] })
    expect(await externalId('anders')).toBe('GR-2024.17')
  })

  test('carry the company’s name where another company was first', async () => {
    await deliver(ctx, {
      company: { ...sender, openimmo_anid: 'andere', firma: 'Andere GmbH' },
      objects: [object('doppelt')],
    })
    await deliver(ctx, { company: sender, objects: [object('doppelt')] })
    expect(await externalId('doppelt')).toBe(`doppelt-makler-${firma}-gmbh`)
  })

  test('can stand in an address', async () => {
    await deliver(ctx, { company: sender, objects: [object('2024/17 Straße'), object('..'), object('../../etc')] })
    expect(await externalId('2024/17 Straße')).toBe('2024-17-Strasse')
    expect(await externalId('..')).toMatch(/^K[0-9a-f]{10}$/)
    expect(await externalId('../../etc')).toMatch(/^[a-z0-9-]+$/i)
  })
})

test('two companies of one firma but different anid are two, and one that begins to send its anid stays one', async () => {
  await deliver(ctx, { company: company({ openimmo_anid: null, firma: 'Ohne Nummer' }), objects: [object('1')] })
  await deliver(ctx, { company: company({ openimmo_anid: 'ON-1', firma: 'ohne nummer' }), objects: [object('1')] })
  await deliver(ctx, { company: company({ openimmo_anid: 'ON-2', firma: 'Ohne Nummer' }), objects: [object('1')] })
  const rows = await ctx.db
    .selectFrom('company')
    .selectAll()
    .where('slug', 'like', 'ohne-nummer%')
    .orderBy('id')
    .execute()
  expect(rows.map(({ openimmo_anid, slug }) => [openimmo_anid, slug])).toEqual([
    ['ON-1', 'ohne-nummer'],
    ['ON-2', 'ohne-nummer-2'],
  ])
})

test('an agent is stored once, with the latest data', async () => {
  const agent = {
    agent_key: '17',
    anrede: 'Frau',
    titel: 'Mag.',
    vorname: 'Eva',
    name: 'Gruber',
    position: null,
    email: 'gruber@example.at',
    telefon: null,
    mobil: null,
    website: null,
    foto: null,
    kontaktperson: { zimmer: '3' },
  }
  await deliver(ctx, {
    company: sender,
    objects: [
      object('1', { agent }),
      object('2', { agent: { ...agent, telefon: '+43 316 1' } }),
      object('3', { agent }),
    ],
  })
  const { company_id } = await stored('1')
  const rows = await ctx.db.selectFrom('agent').selectAll().where('company_id', '=', company_id).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ name: 'Gruber', telefon: null, kontaktperson: { zimmer: '3' } })
})

test('a property in another currency is searched by its price in euros', async () => {
  await deliver(ctx, { company: sender, objects: [object('chf', {}, property({ waehrung: 'CHF' }))] })
  const { id } = await stored('chf')
  // 990.5 at 0.96 francs for a euro
  expect((await searchRow(id))?.preis).toBe(1032)
  await deliver(ctx, { company: sender, objects: [object('huf', {}, property({ waehrung: 'HUF' }))] })
  expect((await searchRow((await stored('huf')).id))?.preis).toBeNull()
})
