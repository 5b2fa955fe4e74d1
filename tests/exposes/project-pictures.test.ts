import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXPOSE_PICTURES } from '../../src/domain/exposes/choices.ts'
import { projectExposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { openExpose } from '../../src/pages/_expose/open.ts'
import { describeProjectDocument } from '../../src/server/exposes/describe/document.ts'
import { callsOfPage } from '../../src/server/operations/page-calls.ts'
import { readGallery } from '../../src/server/projects/gallery.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const UNITS = 8
const SHARED = 20
let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const { ctx } = server
  const sale = { vermarktungsart: 'KAUF' as const, kaufpreis: 400_000 }
  const names = Array.from({ length: UNITS }, (_, at) => `${at}`)
  await importHomes(
    ctx,
    ['HAUS', 'FLUR', 'EIGEN', 'LEER'].flatMap((projekt) =>
      names.map((nr) => ({ ...sale, projekt, nr: `${projekt}-${nr}` })),
    ),
  )
  for (const at of names) {
    // Its own title picture stands before those of the house, as agencies send them.
    await show(`HAUS-${at}`, [`cover ${at}`, 'TITELBILD'])
    for (let nr = 0; nr < SHARED; nr++) await show(`HAUS-${at}`, [`house ${nr}`, 'BILD'])
    await show(`HAUS-${at}`, ['site', 'LAGEPLAN'])
    await show(`HAUS-${at}`, [`floor ${at}`, 'GRUNDRISS'])
    await show(`FLUR-${at}`, ['site of hall', 'KARTEN_LAGEPLAN'])
    await show(`EIGEN-${at}`, [`site ${at}`, 'LAGEPLAN'])
    await show(`EIGEN-${at}`, [`floor of ${at}`, 'GRUNDRISS'])
  }
}, 120_000)
afterAll(() => server.close())

let position = 0
/** Stores a picture once, and links it to a home. */
async function show(nr: string, [name, gruppe]: [name: string, gruppe: string]): Promise<void> {
  const { db } = server.ctx
  const hash = Buffer.from(name).toString('hex').padStart(64, '0')
  await db
    .insertInto('media')
    .values({ hash, bytes: 1, mime: 'image/jpeg', width: 900, height: 600, widths: [640, 900] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  position++
  const link = { property_id: id, media_hash: hash, gruppe, state: 'ready', location: 'EXTERN', position }
  await db.insertInto('property_media').values(link).execute()
}

/** The name that `show` got for the picture of a file. */
const nameOf = ({ file }: { file: string }) => Buffer.from(file.slice(0, 64).replace(/^(00)+/, ''), 'hex').toString()

async function idOf(projekt: string): Promise<number> {
  const { id } = await server.ctx.db
    .selectFrom('project')
    .select('id')
    .where('gruppen_kennung', '=', projekt)
    .executeTakeFirstOrThrow()
  return Number(id)
}

async function describe(projekt: string, options: object = {}) {
  const parsed = projectExposeOptionsSchema.parse(options)
  const { document, most } = await describeProjectDocument(server.ctx, await idOf(projekt), parsed)
  if (!document.project) throw new Error('no project')
  return { ...document.project, most }
}

test.each(EXPOSE_PICTURES)('a brochure has %s photographs: of the house before those of one flat', async (bilder) => {
  const { pictures, most } = await describe('HAUS', { bilder })
  const names = pictures.map(nameOf)
  expect(most).toBe(Number(bilder))
  expect(names.slice(0, most)).toEqual(Array.from({ length: most }, (_, nr) => `house ${nr}`))
  // Some more take the places of broken ones, but not all that there are.
  expect(new Set(names).size).toBe(most + 5)
  expect(pictures[0]?.alt).toBe(`Foto 1 von ${bilder}`)
})

test('the galleries of all units are one query', async () => {
  const { db } = server.ctx
  const units = await db
    .selectFrom('property')
    .select('id')
    .where('project_id', '=', await idOf('HAUS'))
    .execute()
  let queries = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const ids = units.map(({ id }) => Number(id))
  const { photos, sitePlans } = await readGallery({ db: counted }, { id: await idOf('HAUS'), units: ids }, 'de')
  // One more reads the title picture of the project.
  expect([photos.length, sitePlans.length, queries]).toEqual([SHARED + UNITS, 1, 2])
})

test('a site plan that all units share is printed once, before their plans, unless plans are switched off', async () => {
  const { plans, plansTitle, plansNote } = await describe('HAUS')
  expect(plans.map(nameOf)).toEqual(['site', ...Array.from({ length: UNITS }, (_, at) => `floor ${at}`)])
  expect(plans[0]).toMatchObject({ alt: 'Lageplan', caption: 'Lageplan' })
  expect([plansTitle, plansNote]).toEqual(['Pläne', null])
  expect((await describe('HAUS', { grundriss: '0' })).plans).toEqual([])
  expect(await describe('FLUR')).toMatchObject({ plansTitle: 'Lageplan', plans: [{ alt: 'Lageplan', caption: null }] })
  expect((await describe('FLUR')).plans).toHaveLength(1)
})

test('where each unit has a site plan of its own, they do not displace the floor plans', async () => {
  const { plans, plansNote } = await describe('EIGEN')
  expect(plans.filter((plan) => nameOf(plan).startsWith('site '))).toHaveLength(6)
  expect(plans.filter((plan) => nameOf(plan).startsWith('floor of '))).toHaveLength(UNITS)
  expect(plansNote).toBe('14 von 16 Plänen; alle zeigt die Seite auf Klinke.')
})

test('the switch for plans is there for a project that has a site plan only, and not without any plan', async () => {
  const { ctx } = server
  const has = async (projekt: string) => {
    const query = new URLSearchParams({ projekt: `${await idOf(projekt)}` })
    const opened = await openExpose({ ctx, call: callsOfPage(ctx, 'de'), language: 'de' }, query)
    return opened.is === 'ready' && opened.has.grundriss
  }
  expect([await has('HAUS'), await has('FLUR'), await has('LEER')]).toEqual([true, true, false])
})
