import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { openExpose } from '../../src/pages/_expose/open.ts'
import { describeProperty } from '../../src/server/exposes/describe/document.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { callsOfPage } from '../../src/server/operations/page-calls.ts'
import { type FeedHome, feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
}, 120_000)
afterAll(() => server.close())

const open = (query: string) =>
  openExpose({ ctx: server.ctx, call: callsOfPage(server.ctx, 'de'), language: 'de' }, new URLSearchParams(query))

/** Imports a home with links: [group, address]. @returns its id */
const homeWith = (nr: string, links: readonly (readonly [string, string])[]): Promise<number> =>
  homeOf(
    { nr, titel: `Wohnung ${nr}` },
    links.map(
      ([gruppe, url]) =>
        `<anhang location="REMOTE" gruppe="${gruppe}"><anhangtitel>${gruppe}</anhangtitel><daten><pfad>${url}</pfad></daten></anhang>`,
    ),
  )

/** Imports a home with files. @returns its id */
async function homeOf(home: FeedHome, files: readonly string[]): Promise<number> {
  const { ctx } = server
  const { nr } = home
  const xml = feedOf([home]).replace('<verwaltung_objekt>', `<anhaenge>${files.join('')}</anhaenge><verwaltung_objekt>`)
  const file = path.join(ctx.config.DATA_DIR, `${nr}.xml`)
  writeFileSync(file, xml)
  await importFeed(ctx, file, { source: 'test' })
  const { id } = await ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  return Number(id)
}

test('homes that are all gone are not asked for again: the page says that they are gone', async () => {
  const id = await homeWith('WEG', [])
  await importHomes(server.ctx, [{ nr: 'WEG', aktion: 'DELETE' }])
  expect(await open(`ids=${id},99999999`)).toEqual({ is: 'gone' })
  expect(await open('ids=')).toEqual({ is: 'empty' })
  expect(await open('')).toEqual({ is: 'empty' })
})

const OFFER = ['ANBOBJURL', 'https://makler.example/objekt/7'] as const
const LINK = ['LINKS', 'https://makler.example/matterport.com'] as const
const FILM = ['FILM', 'https://films.example/7'] as const
const PANORAMA = ['PANORAMA', 'https://rundgang.example/7'] as const
/** As the feeds of justimmo have it. */
const SHOWN = ['LINKS', 'https://my.matterport.com/show/?m=8'] as const
const TOUR = ['FILMLINK', 'https://my.matterport.com/show/?m=7'] as const

test.each([
  ['OHNE', [OFFER, LINK, FILM, ['FILM', 'https://notmatterport.com/7']], null],
  ['GRUPPE', [OFFER, FILM, PANORAMA], PANORAMA[1]],
  ['ORT', [LINK, FILM, TOUR], TOUR[1]],
  ['LINK', [OFFER, LINK, SHOWN], SHOWN[1]],
] as const)('the tour is a tour, not any link; without one its switch is off: %s', async (nr, links, url) => {
  const id = await homeWith(nr, links)
  const { document } = await describeProperty(server.ctx, id, exposeOptionsSchema.parse({}))
  expect(document.homes[0]?.tour?.url ?? null).toBe(url)
  expect(await open(`immobilie=${id}`)).toMatchObject({ is: 'ready', has: { rundgang: url !== null } })
})

const CONSUMPTION = '<energiepass><energieverbrauchkennwert>85</energieverbrauchkennwert></energiepass>'
const VALID = '<energiepass><gueltig_bis>2031-05-01</gueltig_bis></energiepass>'

test.each([
  ['NICHTS', ['BILD'], '', { grundriss: false, energie: false }],
  ['PLAN', ['BILD', 'GRUNDRISS'], '', { grundriss: true, energie: false }],
  ['LAGEPLAN', ['BILD', 'LAGEPLAN'], '', { grundriss: true, energie: false }],
  ['VERBRAUCH', ['BILD'], CONSUMPTION, { grundriss: false, energie: true }],
  ['SKALA', ['BILD', 'EPASS-SKALA'], '', { grundriss: false, energie: true }],
  ['FRIST', ['BILD'], VALID, { grundriss: false, energie: false }],
] as const)(
  'a switch is on where the document prints its part, and only there: %s',
  async (nr, groups, zustand, has) => {
    const files = await Promise.all(
      groups.map(async (gruppe, at) => {
        const picture = sharp({ create: { width: 900, height: 600 + at, channels: 3, background: '#b08d57' } })
        const content = (await picture.jpeg().toBuffer()).toString('base64')
        return `<anhang location="INTERN" gruppe="${gruppe}"><format>jpg</format><daten><anhanginhalt>${content}</anhanginhalt></daten></anhang>`
      }),
    )
    const id = await homeOf({ nr, zustand }, files)
    const { document } = await describeProperty(server.ctx, id, exposeOptionsSchema.parse({}))
    const [home] = document.homes
    expect({ grundriss: home?.plans.length !== 0, energie: home?.energy !== null }).toEqual(has)
    expect(await open(`immobilie=${id}`)).toMatchObject({ is: 'ready', has })
    expect(await open(`ids=${id}`)).toMatchObject({ is: 'ready', has })
  },
)
