import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedObject } from '../../../src/domain/imports/feed.ts'
import { formatRun } from '../../../src/server/imports/report.ts'
import { type ImportOptions, importEvents, listRuns, readReport } from '../../../src/server/imports/service.ts'
import { changeSource } from '../../../src/server/imports/sources.ts'
import { eventually } from '../../support/eventually.ts'
import {
  company,
  type Delivery,
  deliver,
  media,
  object,
  removal,
  type TestCtx,
  testCtx,
  unreadable,
} from './support.ts'

let ctx: TestCtx
let nr = 0
let release = () => {}
let sender = company()
let source = ''
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())
beforeEach(() => {
  nr++
  sender = company({ openimmo_anid: `VOLL-${nr}`, firma: `Bestand ${nr} OG` })
  source = `quelle-${nr}`
})

const ten = (without: readonly number[] = []): FeedObject[] =>
  Array.from({ length: 10 }, (_, at) => object(`${nr}-${at}`)).filter((_, at) => !without.includes(at))

const voll = (objects: readonly FeedObject[], more: Partial<Delivery> = {}, options = {}) =>
  deliver(ctx, { umfang: 'VOLL', company: sender, objects, ...more }, { source, ...options })

async function living(): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('property')
    .select('objektnr_extern')
    .where('objektnr_extern', 'like', `${nr}-%`)
    .where('deleted_at', 'is', null)
    .orderBy('objektnr_extern')
    .execute()
  return rows.map((row) => (row.objektnr_extern as string).split('-')[1] as string)
}

describe('a whole stock (VOLL)', () => {
  test('withdraws objects that it no longer mentions, and restores them later', async () => {
    await voll(ten())
    const { run, lines } = await voll(ten([3, 4]))
    expect(run).toMatchObject({ state: 'done', counts: { objects: 8, unchanged: 8, missing: 2 } })
    expect(lines.map(({ outcome }) => outcome)).toEqual(['missing', 'missing'])
    expect(await living()).toEqual(['0', '1', '2', '5', '6', '7', '8', '9'])
    const searched = await ctx.db
      .selectFrom('property_search')
      .select('id')
      .where('anbieter', 'in', (q) =>
        q.selectFrom('company').select('id').where('openimmo_anid', '=', sender.openimmo_anid),
      )
      .execute()
    expect(searched).toHaveLength(8)
    const back = await voll(ten())
    expect(back.run.counts).toMatchObject({ returned: 2, unchanged: 8 })
  })

  test('never takes an unreadable object for missing', async () => {
    await voll(ten())
    const objects = ten()
    objects[2] = unreadable(`${nr}-2`)
    objects[3] = object(`${nr}-3`, {}, { kaltmiete: 1e15 })
    const { run } = await voll(objects)
    expect(run.counts).toMatchObject({ unreadable: 1, failed: 1, unchanged: 8 })
    expect(run.counts.missing).toBeUndefined()
    expect(await living()).toHaveLength(10)
  })

  test('with an unreadable object of unknown identity withdraws nothing', async () => {
    await voll(ten())
    const { run, lines } = await voll([...ten([0, 1]), unreadable(null)])
    expect(run.counts.missing).toBeUndefined()
    expect(lines.flatMap(({ notes }) => notes).map(({ code }) => code)).toContain('voll_unsure')
    expect(await living()).toHaveLength(10)
  })

  test('that breaks off withdraws nothing, but keeps the valid objects', async () => {
    await voll(ten())
    const broken = { type: 'note', note: { level: 'error', path: '', code: 'umfang_missing' } } as const
    const { run } = await voll([object(`${nr}-neu`)], { more: [broken] })
    expect(run).toMatchObject({ state: 'failed', message: 'import.umfang_missing', counts: { created: 1 } })
    expect(await living()).toHaveLength(11)
  })

  test('speaks only for its own company and source', async () => {
    await voll(ten())
    const other = company({ openimmo_anid: `VOLL-${nr}-B`, firma: `Anderer ${nr}` })
    await changeSource(ctx, source, { company: `VOLL-${nr}-B` })
    await voll([object(`${nr}-fremd`)], { company: other })
    await changeSource(ctx, `${source}-b`, { company: `VOLL-${nr}`, ifElsewhere: 'share' })
    await deliver(ctx, { umfang: 'VOLL', company: sender, objects: [object(`${nr}-zweit`)] }, { source: `${source}-b` })
    const { run } = await voll(ten())
    expect(run.counts).toEqual({ objects: 10, unchanged: 10 })
    expect(await living()).toHaveLength(12)
  })

  test('that would withdraw more than the source allows waits for a confirmation', async () => {
    await voll(ten())
    const few = ten([0, 1, 2, 3])
    const held = await voll([...few, object(`${nr}-neu`)])
    expect(held.run).toMatchObject({ state: 'refused', counts: { created: 1, unchanged: 6, held: 4 } })
    expect(held.lines.at(-1)?.notes[0]).toMatchObject({
      code: 'deletions_held',
      params: { missing: 4, living: 11, percent: 36, max: 30 },
    })
    expect(await living()).toHaveLength(11)
    const confirmed = await voll([...few, object(`${nr}-neu`)], {}, { confirmDeletions: true })
    expect(confirmed.run).toMatchObject({ state: 'done', counts: { missing: 4 } })
    expect(await living()).toHaveLength(7)
  })

  test('at exactly the allowed share is carried out', async () => {
    await voll(ten())
    const { run } = await voll(ten([0, 1, 2]))
    expect(run).toMatchObject({ state: 'done', counts: { missing: 3 } })
  })

  test.each([
    [1, 1, 'refused'],
    [3, 1, 'done'],
    [3, 3, 'refused'],
    [5, 3, 'done'],
    [5, 4, 'refused'],
  ])('of a small agency with %i objects may lack %i: %s', async (stock, lacks, state) => {
    await voll(ten().slice(0, stock))
    const { run } = await voll(ten().slice(0, Math.max(0, stock - lacks)))
    expect(run.state).toBe(state)
  })

  test('without any object is a company that lost everything: it waits', async () => {
    await voll(ten())
    const { run } = await voll([])
    expect(run).toMatchObject({ state: 'refused', counts: { held: 10 } })
    expect(await living()).toHaveLength(10)
  })

  test('mentions what a later statement replaces', async () => {
    await voll(ten())
    const { run } = await voll([...ten(), object(`${nr}-0`, {}, { baujahr: 1977 })])
    expect(run.counts).toEqual({ objects: 11, replaced: 1, unchanged: 9, changed: 1 })
    expect(await living()).toHaveLength(10)
  })
})

describe('settings of a source', () => {
  const set = (values: object) => ctx.db.updateTable('import_source').set(values).where('key', '=', source).execute()

  test('voll_deletes false: what is missing stays', async () => {
    await voll(ten())
    await set({ voll_deletes: false })
    const { run } = await voll(ten([1]))
    expect(run.counts.missing).toBeUndefined()
    expect(await living()).toHaveLength(10)
  })

  test('max_deletion_share is its own', async () => {
    await voll(ten())
    await changeSource(ctx, source, { max_deletion_share: 0.05 })
    expect((await voll(ten([1]))).run.state).toBe('refused')
    await set({ max_deletion_share: 1 })
    expect((await voll([])).run).toMatchObject({ state: 'done', counts: { missing: 10 } })
  })

  test('modus overrides the file, and the command overrides both', async () => {
    await voll(ten())
    await set({ modus: 'TEIL' })
    expect((await voll(ten([1]))).run).toMatchObject({ modus: 'TEIL', state: 'done' })
    expect(await living()).toHaveLength(10)
    const { run } = await voll(ten([1]), {}, { modus: 'VOLL' })
    expect(run).toMatchObject({ modus: 'VOLL', counts: { missing: 1 } })
  })
})

test('a part of the stock (TEIL) leaves the rest alone', async () => {
  await voll(ten())
  const { run } = await deliver(ctx, { company: sender, objects: [removal(`${nr}-0`), object(`${nr}-11`)] }, { source })
  expect(run.counts).toEqual({ objects: 2, deleted: 1, created: 1 })
  expect(await living()).toHaveLength(10)
})

describe('a dry run', () => {
  test('reports the result and stores nothing', async () => {
    await voll(ten())
    const runs = (await listRuns(ctx, 1000)).length
    const last = (await ctx.db.selectFrom('search_outbox').selectAll().execute()).length
    const objects = [...ten([1, 2]), object(`${nr}-neu`), object(`${nr}-kaputt`, {}, { kaltmiete: 1e15 })]
    const { run, lines } = await voll(objects, { company: { ...sender, telefon: '+43 1' } }, { dryRun: true })
    expect(run).toMatchObject({ state: 'done', counts: { created: 1, unchanged: 8, failed: 1, missing: 2 } })
    expect(lines.map(({ outcome }) => outcome)).toEqual(['failed', 'missing', 'missing'])
    expect(await living()).toHaveLength(10)
    expect(await listRuns(ctx, 1000)).toHaveLength(runs)
    expect(await ctx.db.selectFrom('search_outbox').selectAll().execute()).toHaveLength(last)
  })
})

/** Every row of every table of ours, as one hash a table; without figures of the process, which it writes by the minute. */
async function everything(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and table_name <> 'performance_figure'
      -- Each minute, pg-boss notes there when it looked after its queues.
      and (table_schema, table_name) not in (('pgboss', 'version'), ('pgboss', 'queue'))`.execute(ctx.db)
  const out: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string }>`select count(*) || ' ' || coalesce(md5(string_agg(line::text, '|'
      order by line::text)), '') as hash from ${sql.table(name)} line`.execute(ctx.db)
    out[name] = rows[0]?.hash ?? ''
  }
  return out
}

describe('a dry run', () => {
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>',
  )
  const files = { 'plan.svg': picture }

  test.each([
    ['of a new source', (): ImportOptions => ({ source: `neu-${nr}` }), false],
    ['of a new sender', (): ImportOptions => ({}), false],
    ['of a known source', (): ImportOptions => ({ source }), true],
  ])('%s writes nothing at all: no row of any table, no file', async (_case, options, known) => {
    await voll(ten())
    const before = [await everything(), readdirSync(ctx.folder, { recursive: true }).sort()]
    const objects = [object(`${nr}-bild`, { media: [media({ pfad: 'plan.svg' })] }), removal(`${nr}-1`)]
    const anbieter = known ? sender : company({ openimmo_anid: `D-${nr}` })
    const { run } = await deliver(
      ctx,
      { umfang: 'VOLL', company: { ...anbieter, telefon: '+43 1' }, objects, files },
      { ...options(), dryRun: true, confirmDeletions: true },
    )
    expect(run).toMatchObject({ state: 'done', counts: { created: 1 } })
    expect([await everything(), readdirSync(ctx.folder, { recursive: true }).sort()]).toEqual(before)
  })

  test('of a file that names no sender, or whose sender is refused, writes nothing either', async () => {
    await voll(ten())
    const before = await everything()
    const nobody = company({ openimmo_anid: null, firma: '' })
    const unnamed = await deliver(ctx, { company: nobody, objects: [object('x')] }, { dryRun: true })
    expect(unnamed.run).toMatchObject({ state: 'failed', message: 'import.file_nameless' })
    const refused = await voll([object('x')], { company: company({ openimmo_anid: `D-${nr}` }) }, { dryRun: true })
    expect(refused.run).toMatchObject({ state: 'failed', counts: { refused: 1 } })
    expect(await everything()).toEqual(before)
  })
})

describe('runs', () => {
  test('show how far they are while they go on, and a killed one no longer does', async () => {
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let readings = 0
    const going = importEvents(
      ctx,
      { source },
      {
        name: 'lang.xml',
        sha256: null,
        async *open() {
          readings++
          yield { type: 'company' as const, company: sender }
          for (let at = 1; at <= 14; at++) {
            yield { type: 'object' as const, object: { ...object(`${nr}-${at}`), nr: at } }
            if (readings === 2) await sleep(200)
          }
          if (readings === 2) await gate
        },
        attachments: async () => ({ read: async () => null }),
      },
    )
    const shown = async () => {
      const [run] = await listRuns(ctx, 1)
      return run?.source === source ? formatRun(run).join('\n') : ''
    }
    await eventually(shown).toMatch(/Bisher [1-9] von 14 Objekten(.|\n)*neu(.|\n)*läuft/)
    release()
    const { run } = await going
    expect(await shown()).toMatch(/14 Objekte in(.|\n)*erledigt/)
    await ctx.db.updateTable('import_run').set({ state: 'running' }).where('id', '=', run.id).execute()
    expect(await shown()).toContain('unterbrochen')
  })

  test('keep a line for every object, with the values that were read', async () => {
    const { run } = await voll([object('a'), removal('b')])
    const report = await readReport(ctx, run.id)
    expect(report?.lines).toEqual([
      {
        nr: 1,
        property_id: expect.any(Number),
        objekt: 'a Helle Wohnung am Schloßberg',
        outcome: 'created',
        taken: ['preise/kaltmiete'],
        notes: [],
      },
      {
        nr: 2,
        property_id: null,
        objekt: 'b',
        outcome: 'ignored',
        taken: ['preise/kaltmiete'],
        notes: [{ level: 'info', path: 'verwaltung_techn/aktion', code: 'delete_unknown' }],
      },
    ])
    expect(await readReport(ctx, 999_999)).toBeNull()
  })

  test('that a kill left running are marked by the next one', async () => {
    const { run } = await voll(ten())
    await ctx.db
      .updateTable('import_run')
      .set({ state: 'running', finished_at: null })
      .where('id', '=', run.id)
      .execute()
    await voll(ten())
    expect((await readReport(ctx, run.id))?.run).toMatchObject({ state: 'interrupted', finished_at: expect.any(Date) })
  })

  test('of one source exclude each other, of two do not', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = importEvents(
      ctx,
      { source },
      {
        name: 'langsam.xml',
        sha256: null,
        async *open() {
          yield { type: 'company' as const, company: sender }
          await held
        },
        attachments: async () => ({ read: async () => null }),
      },
    )
    await sleep(300)
    const error = await voll(ten()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'DomainError', code: 'import.busy' })
    const other = await deliver(
      ctx,
      { company: company({ openimmo_anid: `V-${nr}` }), objects: [object('x')] },
      { source: `${source}-b` },
    )
    expect(other.run.state).toBe('done')
    release()
    expect((await slow).run.state).toBe('done')
    expect((await voll(ten())).run.state).toBe('done')
  })

  test('that fail by a bug are marked failed and let the next one in', async () => {
    const broken = importEvents(
      ctx,
      { source },
      {
        name: 'x.xml',
        sha256: null,
        // biome-ignore lint/correctness/useYield: it fails before it gives anything
        async *open() {
          throw new Error('the disk is gone')
        },
        attachments: async () => ({ read: async () => null }),
      },
    )
    await expect(broken).rejects.toThrow('the disk is gone')
    const [last] = await listRuns(ctx, 1)
    expect(last).toMatchObject({ state: 'failed', message: 'the disk is gone' })
    expect((await voll(ten())).run.state).toBe('done')
  })

  test('that are stopped end after the objects at hand', async () => {
    const stop = new AbortController()
    const { run } = await voll(
      ten(),
      {},
      { stop: stop.signal, onProgress: ({ done }: { done: number }) => done >= 3 && stop.abort() },
    )
    expect(run.state).toBe('interrupted')
    const { created = 0 } = run.counts
    expect(created).toBeGreaterThanOrEqual(3)
    expect(created).toBeLessThanOrEqual(5)
    expect((await voll(ten())).run.counts).toEqual({ objects: 10, unchanged: created, created: 10 - created })
  })
})
