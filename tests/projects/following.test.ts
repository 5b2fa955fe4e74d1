import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedEvent, FeedProperty } from '../../src/domain/imports/feed.ts'
import { rollBack } from '../../src/server/imports/rollback.ts'
import { changeSource } from '../../src/server/imports/sources.ts'
import { reindex } from '../../src/server/properties/reindex.ts'
import { company, deliver, object, removal } from '../imports/write/support.ts'
import { call } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const sender = company({ openimmo_anid: 'AT-FOLGT', firma: 'Folgt GmbH' })
const STREET = { strasse: 'Geheimgasse', hausnummer: '7' }

let server: TestServer
let admin = ''
let count = 0
let group = ''

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())
beforeEach(() => {
  group = `G${++count}`
})

type Unit = [nr: string, said?: Partial<FeedProperty>, titel?: string | null, master?: boolean, in_?: string]
const unit = ([nr, said = {}, titel = null, master = false, gruppen_kennung = group]: Unit) =>
  object(
    `${group}-${nr}`,
    { projekt: { gruppen_kennung, master, visible: !master, titel } },
    { ...STREET, ...said, sonstige_angaben: `${group}-${nr}` },
  )
const send = (...units: Unit[]) => deliver(server.ctx, { company: sender, objects: units.map(unit) })

const projectOf = (gruppe = group) =>
  server.ctx.db.selectFrom('project').selectAll().where('gruppen_kennung', '=', gruppe).executeTakeFirstOrThrow()
const idOf = async (nr: string) => {
  const homes = server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', `${group}-${nr}`)
  return Number((await homes.executeTakeFirstOrThrow()).id)
}
const page = async (gruppe = group) => {
  const { body } = await call(server, 'GET', `/api/projects/${(await projectOf(gruppe)).id}`)
  return body.data as unknown as { strasse: string | null; titel: string; title_slug: string }
}
const as = () => ({ Authorization: `Bearer ${admin}` })
async function edit(nr: string, body: object): Promise<void> {
  const address = `/api/admin/properties/${await idOf(nr)}/fields`
  const { version } = (await call(server, 'GET', address, undefined, as())).body as { version?: string }
  expect((await call(server, 'PATCH', address, { version: version ?? '-', ...body }, as())).status).toBe(200)
}

const HIDDEN = { adresse_freigegeben: false }
const MASTER = { objekttitel: 'Wohnen in der Geheimgasse 7', objektbeschreibung: 'Die Geheimgasse 7 ist ruhig.' }

describe('the street of a project', () => {
  test('is no longer told once a delivery hides it for the last unit, and comes back with a released address', async () => {
    await send(['a'], ['b'])
    expect(await page()).toMatchObject({ strasse: 'Geheimgasse' })
    await send(['a', HIDDEN])
    expect(await page()).toMatchObject({ strasse: 'Geheimgasse' })
    await send(['b', HIDDEN])
    expect(await page()).toMatchObject({ strasse: null })
    // Its marker is that of the town.
    expect((await projectOf()).lat).not.toBe(47.0731)
    await send(['b', { strasse: 'Offengasse' }])
    expect(await page()).toMatchObject({ strasse: 'Offengasse' })
    expect((await projectOf()).lat).toBe(47.0731)
  })

  test('is no longer told in title, description or below a hand, either', async () => {
    await send(['m', MASTER, null, true], ['a'])
    expect(await page()).toMatchObject({ titel: MASTER.objekttitel, title_slug: 'wohnen-in-der-geheimgasse-7' })
    const { id } = await projectOf()
    const path = `/api/admin/projects/${id}`
    const { version } = (await call(server, 'GET', path, undefined, as())).body.data as unknown as { version: string }
    const body = { version, beschreibung: 'Von Hand.' }
    expect((await call(server, 'PATCH', path, body, as())).status).toBe(200)
    await edit('m', HIDDEN)
    expect(await page()).toMatchObject({ strasse: 'Geheimgasse' })
    await edit('a', HIDDEN)
    const { strasse, titel, title_slug, beschreibung, hand } = await projectOf()
    expect(strasse).toBe(null)
    expect(beschreibung).toContain('Von Hand.')
    expect(JSON.stringify({ titel, title_slug, hand })).not.toMatch(/geheimgasse/i)
    // The next import of the master lies below the hand.
    await send(['m', { ...MASTER, baujahr: 1999 }, null, true])
    expect(JSON.stringify(await projectOf())).not.toMatch(/geheimgasse/i)
  })

  test('that a person has written into it stays', async () => {
    await send(['a'])
    const path = `/api/admin/projects/${(await projectOf()).id}`
    const { version } = (await call(server, 'GET', path, undefined, as())).body.data as unknown as { version: string }
    const body = { version, strasse: 'Baustellenweg 1', titel: 'Park an der Geheimgasse' }
    expect((await call(server, 'PATCH', path, body, as())).status).toBe(200)
    await send(['a', HIDDEN])
    expect(await page()).toMatchObject({ strasse: 'Baustellenweg 1', titel: 'Park an der Geheimgasse' })
    expect((await projectOf()).hand).toMatchObject({ strasse: null })
  })

  test('goes with the last unit that releases it, and comes back with a rollback', async () => {
    await send(['a'], ['b', HIDDEN])
    const { run } = await deliver(server.ctx, { company: sender, objects: [removal(`${group}-a`)] })
    expect(await page()).toMatchObject({ strasse: null })
    await rollBack(server.ctx, run.id)
    expect(await page()).toMatchObject({ strasse: 'Geheimgasse' })
  })

  test('that was stored before is taken away by a reindex', async () => {
    await send(['a', HIDDEN])
    const stored = { strasse: 'Geheimgasse', titel: 'Haus, Geheimgasse 7' }
    await server.ctx.db.updateTable('project').set(stored).where('gruppen_kennung', '=', group).execute()
    await reindex(server.ctx)
    expect(await page()).toMatchObject({ strasse: null, titel: 'Haus' })
  })
})

describe('a project of a feed', () => {
  test('that a hand has left without units stays ended when the feed changes the home that was in it', async () => {
    const other = `${group}Q`
    await send(['a'], ['b', {}, null, false, other])
    await edit('a', { project_id: Number((await projectOf(other)).id) })
    expect((await projectOf()).deleted_at).not.toBe(null)
    await send(['a', { baujahr: 1950 }])
    expect((await projectOf()).deleted_at).not.toBe(null)
    expect((await call(server, 'GET', `/api/projects/${(await projectOf()).id}`)).status).toBe(404)
    // What the feed says lies below: its project lives again when the hand gives the home back.
    const address = `/api/admin/properties/${await idOf('a')}/fields/project_id`
    expect((await call(server, 'DELETE', address, undefined, as())).status).toBe(200)
    expect((await projectOf()).deleted_at).toBe(null)
  })

  test('ends when a complete delivery names it no more, or then with its last unit', async () => {
    const named = (name: string): FeedEvent => ({
      type: 'project',
      project: {
        ...{ gruppen_kennung: `${group}${name}`, titel: 'Am Fluss', status: 'marketing', beschreibung: null },
        ...{ titel_translations: {}, beschreibung_translations: {}, strasse: 'Flussgasse', plz: '8010', ort: 'Graz' },
        ...{ bundesland: 'Steiermark', lat: null, lng: null, fertigstellung: null, daten: {} },
      },
      notes: [],
    })
    const own = company({ openimmo_anid: `AT-${group}`, firma: `${group} GmbH` })
    const homes = (nr: string) => [unit(['z']), unit([nr, HIDDEN, null, false, `${group}B`])]
    const isLiving = async (name: string) => (await projectOf(`${group}${name}`)).deleted_at === null
    const voll = (more: FeedEvent[], objects = homes('b'), source = group) =>
      deliver(server.ctx, { umfang: 'VOLL', company: own, objects, more }, { source })
    await voll([named('A'), named('B'), named('C')])
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([true, true, true])
    // A part names only what changes.
    await deliver(server.ctx, { company: own, more: [named('C')] }, { source: group })
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([true, true, true])
    await voll([named('C')])
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([false, true, true])
    expect(await page(`${group}B`)).toMatchObject({ strasse: null })
    await voll([named('C')], [unit(['z'])])
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([false, false, true])
    await voll([named('A')], [unit(['z'])])
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([true, false, false])
    // Another source of the company does not speak for it.
    const second = `${group}-zwei`
    await changeSource(server.ctx, second, { company: `AT-${group}`, ifElsewhere: 'share' })
    await voll([named('C')], [unit(['y'])], second)
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([true, false, true])
    await voll([], [unit(['z'])])
    expect(await Promise.all(['A', 'B', 'C'].map(isLiving))).toEqual([false, false, true])
  })

  test('ends with the home made by hand that was its last unit', async () => {
    await send(['a'])
    const { company_id, id } = await projectOf()
    const begun = { company_id, objekttitel: 'Von Hand', objektart: 'WOHNUNG', vermarktungsart: ['KAUF'] }
    const made = (await call(server, 'POST', '/api/admin/properties', begun, as())).body as unknown as {
      data: { id: number }
    }
    const home = made.data.id
    await server.ctx.db.updateTable('property').set({ project_id: id }).where('id', '=', home).execute()
    await deliver(server.ctx, { company: sender, objects: [removal(`${group}-a`)] })
    expect((await projectOf()).deleted_at).toBe(null)
    const { version } = (await call(server, 'GET', `/api/admin/properties/${home}/fields`, undefined, as())).body as {
      version?: string
    }
    const gone = await call(server, 'POST', `/api/admin/properties/${home}/remove`, { version: version ?? '-' }, as())
    expect(gone.status).toBe(200)
    expect((await projectOf()).deleted_at).not.toBe(null)
  })
})
