import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatLine, formatRun } from '../../../src/server/imports/report.ts'
import { type ImportOptions, importFeed, importFeeds, readReport } from '../../../src/server/imports/service.ts'
import { changeSource, readSource, SourceRefusal } from '../../../src/server/imports/sources.ts'
import { type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
let round = 0
let files = 0
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())
beforeEach(() => {
  round++
})

/** Names that no other test uses. */
const own = (name: string) => `${name}-${round}`

interface Home {
  nr: string
  titel?: string
  aktion?: 'DELETE'
  /** Elements inside the object. */
  inside?: string
  contact?: string
  projekt?: string
  ort?: string
}

const home = ({
  nr,
  titel = `Villa ${nr}`,
  aktion,
  inside = '',
  contact,
  projekt,
  ort = '<plz>5020</plz><ort>Salzburg</ort>',
}: Home) => `<immobilie>${inside}
  <objektkategorie><nutzungsart WOHNEN="1"/><vermarktungsart KAUF="1"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
  <geo>${ort}</geo><preise><kaufpreis>790000</kaufpreis></preise>
  <kontaktperson><vorname>Eva</vorname><name>Huber</name>${contact ? `<firma>${contact}</firma>` : ''}</kontaktperson>
  <freitexte><objekttitel>${titel}</objekttitel></freitexte>
  <verwaltung_techn><objektnr_extern>${nr}</objektnr_extern>${projekt ? `<gruppen_kennung>${projekt}</gruppen_kennung>` : ''}
  ${aktion ? `<aktion aktionart="${aktion}"/>` : ''}</verwaltung_techn></immobilie>`

const anid = (value: string) => `<openimmo_anid>${value}</openimmo_anid>`
const number = (value: string) => `<anbieternr>${value}</anbieternr>`
const firma = (value: string) => `<firma>${value}</firma>`

/** An `anbieter` with these names before its objects, and others after them. */
const sender = (names: string, homes: readonly (Home | string)[], after = '') =>
  `<anbieter>${names}${homes.map((each) => home(typeof each === 'string' ? { nr: own(each) } : { ...each, nr: own(each.nr) })).join('')}${after}</anbieter>`

function feed(content: string, umfang = 'TEIL', outside = ''): string {
  const file = path.join(ctx.folder, `feed-${++files}.xml`)
  writeFileSync(
    file,
    `<?xml version="1.0"?><openimmo><uebertragung umfang="${umfang}" version="1.2.7"/>${content}${outside}</openimmo>`,
  )
  return file
}

const send = (content: string, options: ImportOptions = {}, umfang = 'TEIL', outside = '') =>
  importFeed(ctx, feed(content, umfang, outside), options)

/** The living homes of this test: number, title, and the name of their company. */
async function living() {
  const rows = await ctx.db
    .selectFrom('property')
    .innerJoin('company', 'company.id', 'property.company_id')
    .select(['objektnr_extern', 'objekttitel', 'firma'])
    .where('objektnr_extern', 'like', `%-${round}`)
    .where('deleted_at', 'is', null)
    .orderBy('objektnr_extern')
    .orderBy('company.id')
    .execute()
  return rows.map((row) => `${row.objektnr_extern?.replace(/-\d+$/, '')} ${row.firma}`)
}

const companies = async () => (await ctx.db.selectFrom('company').select('id').execute()).length

/** The sentences of a report. */
async function told(id: number): Promise<string> {
  const report = await readReport(ctx, id)
  return [
    ...formatRun(report?.run as never),
    ...(report?.lines.flatMap((line) => formatLine(line, { info: true })) ?? []),
  ].join('\n')
}

describe('a strange sender in a source', () => {
  /** A and B, each with two homes in a source of its own. */
  beforeEach(async () => {
    await send(sender(anid(own('A')) + firma(own('Alt Wien')), ['a1', 'a2']), { source: own('quelle-a') })
    await send(sender(anid(own('B')) + firma(own('Berg')), ['b1', 'b2']), { source: own('quelle-b') })
  })
  const bySource = () => ({ source: own('quelle-b') })
  const untouched = () => ['a1', 'a2'].map((each) => `${each} ${own('Alt Wien')}`)

  test.each([
    ['openimmo_anid', () => anid(own('A'))],
    ['openimmo_anid as anid', () => `<anid>${own('A')}</anid>`],
    ['openimmo_anid with the firma of the source', () => anid(own('A')) + firma(own('Berg'))],
    ['bare firma', () => firma(own('Alt Wien'))],
    ['bare firma in capitals', () => firma(own('Alt Wien').toUpperCase())],
  ])('with another’s %s deletes, changes and adds nothing, and hears why, object by object', async (_case, names) => {
    const homes = [{ nr: 'a1', aktion: 'DELETE' as const }, { nr: 'a2', titel: 'Gekapert' }, 'neu']
    const { run } = await send(sender(names(), homes), bySource())
    expect(run).toMatchObject({ state: 'failed', counts: { objects: 3, refused: 3 } })
    expect(await living()).toEqual([...untouched(), `b1 ${own('Berg')}`, `b2 ${own('Berg')}`])
    const text = await told(run.id)
    for (const nr of ['a1', 'a2', 'neu']) expect(text).toMatch(new RegExp(`${own(nr)}.*: abgewiesen`))
    expect(text.match(/gehört nicht zur Quelle/g)).toHaveLength(4)
    expect(text).toContain(`npm run source -- --key ${own('quelle-b')} --company`)
  })

  test('is refused beside the source’s own objects, which are taken', async () => {
    const two = sender(anid(own('A')), ['a1']) + sender(anid(own('B')), ['b3'])
    const { run } = await send(two, bySource())
    expect(run).toMatchObject({ state: 'done', counts: { objects: 2, refused: 1, created: 1 } })
    expect(await living()).toContain(`b3 ${own('Berg')}`)
  })

  test('by the names inside of an object is refused, whoever stands around it', async () => {
    const homes = [{ nr: 'a1', inside: anid(own('A')), aktion: 'DELETE' as const }, 'b3']
    const { run } = await send(sender(anid(own('B')), homes), bySource())
    expect(run.counts).toMatchObject({ refused: 1, created: 1 })
    expect(await living()).toEqual(expect.arrayContaining(untouched()))
  })

  test('is refused in the first run of a new source, too: only companies without a source join it', async () => {
    const strange = [anid(own('A')), firma(own('Alt Wien'))].map((names) => sender(names, ['a1']))
    const mine = sender(anid(own('N')) + firma(own('Neu')), ['n1'])
    const { run } = await send([...strange, mine].join(''), { source: own('quelle-n') })
    expect(run).toMatchObject({ state: 'done', counts: { refused: 2, created: 1 } })
    const source = await readSource(ctx, own('quelle-n'))
    expect(source?.companies.map(({ firma: name }) => name)).toEqual([own('Neu')])
    expect(await living()).toEqual(expect.arrayContaining(untouched()))
  })

  test('by the names after its objects is refused', async () => {
    const { run } = await send(sender('', [{ nr: 'a1', aktion: 'DELETE' }], anid(own('A'))), bySource())
    expect(run.counts).toMatchObject({ refused: 1 })
    expect(await living()).toEqual(expect.arrayContaining(untouched()))
  })

  test('without a name is refused, object by object', async () => {
    const { run } = await send(sender('', ['b1', 'x']), bySource())
    expect(run).toMatchObject({ state: 'failed', counts: { refused: 2 } })
    const text = await told(run.id)
    expect(text.match(/Ein Anbieter ist nicht genannt/g)).toHaveLength(2)
    expect(text).toContain('--nameless')
  })

  test('in a whole stock withdraws nothing', async () => {
    for (const names of [anid(own('A')), firma(own('Alt Wien'))]) {
      await send(sender(names, []), { ...bySource(), confirmDeletions: true }, 'VOLL')
      await send(sender(names, ['a1']), { ...bySource(), confirmDeletions: true }, 'VOLL')
    }
    expect(await living()).toEqual(expect.arrayContaining(untouched()))
  })

  test('leaves no company, agent or project behind', async () => {
    const before = await companies()
    const homes = [{ nr: 'x', projekt: own('P') }]
    await send(sender(anid(own('C')) + firma(own('Chaos')), homes), bySource())
    expect(await companies()).toBe(before)
    const made = await ctx.db.selectFrom('project').select('id').where('gruppen_kennung', '=', own('P')).execute()
    expect(made).toEqual([])
  })

  test('cannot silence another’s update by a later file of the same command', async () => {
    const updates = feed(sender(anid(own('A')), [{ nr: 'a1', titel: 'Neuer Titel' }]))
    const hostile = feed(sender(anid(own('B')), ['b1']) + sender(anid(own('A')), [{ nr: 'a1', aktion: 'DELETE' }]))
    await importFeeds(
      ctx,
      [updates, hostile],
      {},
      { done: () => {}, failed: (_file, error) => expect(error).toBeNull() },
    )
    const row = ctx.db.selectFrom('property').select(['objekttitel', 'status']).where('objektnr_extern', '=', own('a1'))
    expect(await row.executeTakeFirst()).toEqual({ objekttitel: 'Neuer Titel', status: 'active' })
  })

  test('may use a taken number: the homes of two companies stay two', async () => {
    await send(sender(anid(own('B')), ['a1']), bySource())
    expect(await living()).toEqual(expect.arrayContaining([...untouched(), `a1 ${own('Berg')}`]))
  })
})

describe('a sender', () => {
  test('is known by its anbieternr, in its own source; two numbers in one file are two companies', async () => {
    const one = sender(number(own('1')), [{ nr: 'x', titel: 'Eins' }])
    const two = sender(number(own('2')), [{ nr: 'x', titel: 'Zwei' }])
    const { run } = await send(one + two)
    expect(run).toMatchObject({ source: own('1'), counts: { objects: 2, created: 2 } })
    expect(await living()).toEqual([`x Anbieter ${own('1')}`, `x Anbieter ${own('2')}`])
    expect(await told(run.id)).toContain(`Gezeigt wird „Anbieter ${own('1')}“`)
    expect((await send(one + two)).run.counts).toMatchObject({ unchanged: 2 })
  })

  test.each([
    ['after its objects', (names: string) => sender('', ['x'], names)],
    ['in parts before and after', (names: string) => sender(firma(own('Teil')), ['x'], names)],
    ['inside of each object', (names: string) => sender('', [{ nr: 'x', inside: names }])],
    [
      'in verwaltung_techn of an anbieter inside',
      (names: string) => sender('', [{ nr: 'x', inside: `<anbieter>${names}</anbieter>` }]),
    ],
  ])('is known by names %s', async (_case, build) => {
    const names = anid(own('N')) + number('17') + firma(own('Teil'))
    const { run } = await send(build(names))
    expect(run).toMatchObject({ state: 'done', source: own('N'), counts: { created: 1 } })
    const company = ctx.db.selectFrom('company').selectAll().where('openimmo_anid', '=', own('N'))
    expect(await company.execute()).toMatchObject([{ anbieternr: '17', firma: own('Teil') }])
  })

  test('is known by names beside anbieter, also after it', async () => {
    const { run } = await send(sender('', ['x']), {}, 'TEIL', anid(own('N')) + firma(own('Neben')))
    expect(run.counts).toMatchObject({ created: 1 })
    expect(await living()).toEqual([`x ${own('Neben')}`])
  })

  test('without any other name is the firma of its contacts', async () => {
    const { run } = await send(sender('', [{ nr: 'x', contact: own('Kontakt OG') }]))
    expect(run.counts).toMatchObject({ created: 1 })
    expect(await living()).toEqual([`x ${own('Kontakt OG')}`])
    // A contact of another firm does not change who sends.
    await send(sender(firma(own('Kontakt OG')), [{ nr: 'y', contact: 'Bauträger AG' }]))
    expect(await living()).toContain(`y ${own('Kontakt OG')}`)
  })

  test('without any name is refused without --source, and the sentence names it', async () => {
    const before = await companies()
    const { run } = await send(sender('', ['x']))
    expect(run).toMatchObject({ state: 'failed', source: null, counts: { objects: 0 } })
    expect(await told(run.id)).toContain('--source')
    expect(await companies()).toBe(before)
  })

  test('may be renamed: by its openimmo_anid, and by its anbieternr in its own source', async () => {
    await send(sender(anid(own('N')) + firma(own('Alt')), ['x']))
    await send(sender(anid(own('N')) + firma(own('Neu')), ['x']))
    expect(await living()).toEqual([`x ${own('Neu')}`])
    await send(sender(number(own('7')) + firma(own('Sieben')), ['y']))
    const unsure = await send(sender(number(own('7')) + firma(own('Acht')), ['y']))
    expect(unsure.run).toMatchObject({ state: 'failed', source: null })
    expect(await told(unsure.run.id)).toContain('--source')
    await send(sender(number(own('7')) + firma(own('Acht')), ['y']), { source: own('7') })
    expect(await living()).toEqual([`x ${own('Neu')}`, `y ${own('Acht')}`])
  })

  test('of a name that two companies have is not guessed', async () => {
    await send(sender(anid(own('1')) + firma(own('Huber')), ['x']))
    await send(sender(anid(own('2')) + firma(own('Huber')), ['x']))
    const { run } = await send(sender(firma(own('Huber')), [{ nr: 'x', aktion: 'DELETE' }]))
    expect(run).toMatchObject({ state: 'failed', source: null })
    expect(await living()).toHaveLength(2)
    const here = await send(sender(firma(own('Huber')), [{ nr: 'x', aktion: 'DELETE' }]), { source: own('2') })
    expect(here.run.counts).toMatchObject({ deleted: 1 })
  })

  test('keeps its name when a later feed sends only its number', async () => {
    await send(sender(anid(own('N')) + firma(own('Bleibt')), ['x']))
    await send(sender(anid(own('N')), ['x', 'y']))
    expect(await living()).toEqual([`x ${own('Bleibt')}`, `y ${own('Bleibt')}`])
  })

  test('sells one of three homes without an operator', async () => {
    const names = anid(own('K')) + firma(own('Klein'))
    await send(sender(names, ['x', 'y', 'z']), {}, 'VOLL')
    const { run } = await send(sender(names, ['x', 'y']), {}, 'VOLL')
    expect(run).toMatchObject({ state: 'done', counts: { missing: 1 } })
    expect(await living()).toHaveLength(2)
  })
})

test('objects without a country stand in that of their source', async () => {
  const land = async () => {
    const row = ctx.db.selectFrom('property').select('land').where('objektnr_extern', '=', own('x'))
    return (await row.executeTakeFirst())?.land
  }
  const munich = [{ nr: 'x', ort: '<plz>80331</plz><ort>München</ort>' }]
  await send(sender(firma(own('Bayern')), munich))
  expect(await land()).not.toBe('DEU')
  await changeSource(ctx, own('Bayern'), { default_country: 'DEU' })
  await send(sender(firma(own('Bayern')), munich))
  expect(await land()).toBe('DEU')
})

describe('the companies of a source', () => {
  const slugs = async (key: string) => (await readSource(ctx, key))?.companies.map(({ firma: name }) => name)
  const bind = (company: string, more = {}) => changeSource(ctx, own('q'), { company, ...more })

  test('are those of its first run; of an interrupted one the next run adds the rest', async () => {
    const two = sender(anid(own('A')) + firma(own('A')), ['a']) + sender(anid(own('B')) + firma(own('B')), ['b'])
    const stop = new AbortController()
    const options = { source: own('q'), stop: stop.signal, onProgress: () => stop.abort() }
    expect((await send(two, options)).run.state).toBe('interrupted')
    expect(await slugs(own('q'))).toEqual([own('A')])
    expect((await send(two, { source: own('q') })).run.state).toBe('done')
    expect(await slugs(own('q'))).toEqual([own('A'), own('B')])
    const third = await send(sender(anid(own('C')) + firma(own('C')), ['c']), { source: own('q') })
    expect(third.run.counts).toMatchObject({ refused: 1 })
  })

  test('grow by the operator, also by a name that is not known yet', async () => {
    await send(sender(anid(own('A')) + firma(own('A')), ['a']), { source: own('q') })
    await bind(own('B').toLowerCase())
    const { run } = await send(sender(anid(own('B')) + firma(own('Bee')), ['b']), { source: own('q') })
    expect(run.counts).toMatchObject({ created: 1 })
    expect(await slugs(own('q'))).toEqual([own('A'), own('Bee')])
    // Nobody else comes with it.
    const other = await send(sender(anid(own('C')) + firma(own('Cee')), ['c']), { source: own('q') })
    expect(other.run.counts).toMatchObject({ refused: 1 })
  })

  test('belong to one source, unless the operator moves or shares them', async () => {
    const names = anid(own('A')) + firma(own('A'))
    await send(sender(names, ['a', 'b', 'c']), {}, 'VOLL')
    const refused = await bind(own('A')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(SourceRefusal)
    expect(refused).toMatchObject({ code: 'source_elsewhere', params: { quellen: own('A') } })
    await bind(own('A'), { ifElsewhere: 'share' })
    await send(sender(names, ['d']), { source: own('q') })
    // Each of two sources speaks for its own objects.
    await send(sender(names, ['a', 'b']), {}, 'VOLL')
    expect((await living()).map((each) => each[0])).toEqual(['a', 'b', 'd'])
    await bind(own('A'), { ifElsewhere: 'move' })
    expect(await slugs(own('A'))).toEqual([])
    // The only source of a company speaks for all, also for what came by an earlier one.
    await send(sender(names, ['a', 'd']), { source: own('q') }, 'VOLL')
    expect((await living()).map((each) => each[0])).toEqual(['a', 'd'])
    const late = await send(sender(names, ['x']), { source: own('A'), confirmDeletions: true }, 'VOLL')
    expect(late.run.counts).toMatchObject({ refused: 1 })
  })

  test('may have another name there, or none', async () => {
    await send(sender(firma(own('Alt')), ['a']), { source: own('q') })
    await bind(own('Alt'), { as: own('Neu') })
    await send(sender(firma(own('Neu')), ['a', 'b']), { source: own('q') })
    expect(await living()).toEqual([`a ${own('Neu')}`, `b ${own('Neu')}`])
    await changeSource(ctx, own('q'), { nameless: own('Neu') })
    const { run } = await send(sender('', [{ nr: 'a', aktion: 'DELETE' }]), { source: own('q') })
    expect(run.counts).toMatchObject({ deleted: 1 })
  })

  test('end by a release: then the source may not touch them', async () => {
    await send(sender(firma(own('A')), ['a']), { source: own('q') })
    await changeSource(ctx, own('q'), { release: own('A') })
    const { run } = await send(sender(firma(own('A')), [{ nr: 'a', aktion: 'DELETE' }]), { source: own('q') })
    expect(run.counts).toMatchObject({ refused: 1 })
    expect(await living()).toHaveLength(1)
  })

  test('are named exactly: an unknown or ambiguous name is refused', async () => {
    await send(sender(anid(own('1')) + firma(own('Huber')), ['x']))
    await send(sender(anid(own('2')) + firma(own('Huber')), ['x']))
    await expect(bind(own('Huber'))).rejects.toMatchObject({ code: 'source_company_several' })
    await expect(changeSource(ctx, own('q'), { release: 'gibt es nicht' })).rejects.toMatchObject({
      code: 'source_company_unknown',
    })
    expect(await readSource(ctx, own('q'))).toBeNull()
  })
})
