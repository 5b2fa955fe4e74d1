import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { openExpose } from '../../src/pages/_expose/open.ts'
import { describeProperty } from '../../src/server/exposes/describe/document.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { callsOfPage } from '../../src/server/operations/page-calls.ts'
import { feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
}, 120_000)
afterAll(() => server.close())

const open = (query: string) =>
  openExpose({ ctx: server.ctx, call: callsOfPage(server.ctx, 'de'), language: 'de' }, new URLSearchParams(query))

/** Imports a home with links: [group, address]. @returns its id */
async function homeWith(nr: string, links: readonly (readonly [string, string])[]): Promise<number> {
  const { ctx } = server
  const files = links.map(
    ([gruppe, url]) =>
      `<anhang location="REMOTE" gruppe="${gruppe}"><anhangtitel>${gruppe}</anhangtitel><daten><pfad>${url}</pfad></daten></anhang>`,
  )
  const xml = feedOf([{ nr, titel: `Wohnung ${nr}` }]).replace(
    '<verwaltung_objekt>',
    `<anhaenge>${files.join('')}</anhaenge><verwaltung_objekt>`,
  )
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
