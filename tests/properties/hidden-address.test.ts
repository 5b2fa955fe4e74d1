import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { describeCollection, describeProperty } from '../../src/server/exposes/describe/document.ts'
import { rollBack } from '../../src/server/imports/rollback.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { reindex } from '../../src/server/properties/reindex.ts'
import { call } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let id = 0

/** Delivers a home whose agency tells the street wherever it can. */
async function deliver(released: boolean): Promise<void> {
  const xml = feedOf([
    {
      ...{ nr: 'H1', titel: 'Wohnung, Geheimgasse 7, Graz', englisch: 'Geheimgasse 7', plz: '8010', ort: 'Graz' },
      ...{ strasse: 'Geheimgasse', hausnummer: '7', adresse_freigeben: released, lat: 47.07, lng: 15.44 },
    },
  ])
    .replace('<strasse>Geheimgasse</strasse>', '<strasse>Geheimgasse</strasse><hausnummer>7</hausnummer>')
    .replace('Helle Räume, ruhige Lage.', 'Die Räume in der GEHEIMGASSE 7 sind hell.')
    .replace(
      '</freitexte>',
      '<lage>Die Geheimgasse liegt ruhig.</lage><dreizeiler>Geheimg. oder Geheimgasse 7a</dreizeiler></freitexte>',
    )
    .replace('</preise>', '<freitext_preis>Geheimgasse 7: Verhandlungsbasis</freitext_preis></preise>')
    .replace(
      '<verwaltung_objekt>',
      '<anhaenge><anhang location="REMOTE" gruppe="LINKS"><anhangtitel>Rundgang Geheimgasse 7</anhangtitel><format>html</format><daten><pfad>https://my.matterport.com/show/?m=abc</pfad></daten></anhang></anhaenge><verwaltung_objekt>',
    )
  const file = path.join(server.ctx.config.DATA_DIR, 'hidden.xml')
  writeFileSync(file, xml)
  await importFeed(server.ctx, file, { source: 'test' })
}

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  await deliver(false)
  id = Number((await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id)
}, 120_000)
afterAll(() => server.close())

const detail = async (language = 'de') =>
  (await call(server, 'GET', `/api/properties/${id}?lang=${language}`)).body.data as unknown as Record<string, unknown>
const edit = async (body: object) => {
  const address = `/api/admin/properties/${id}/fields`
  const as = { Authorization: `Bearer ${admin}` }
  const { version } = (await call(server, 'GET', address, undefined, as)).body as { version?: string }
  return (await call(server, 'PATCH', address, { version: version ?? '-', ...body }, as)).status
}
const searchRow = async () => {
  await caughtUp(server.ctx)
  return server.ctx.db.selectFrom('property_search').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('a hidden address is in no text that visitors read, search or print', async () => {
  for (const language of ['de', 'gb', 'jp'])
    for (const told of [await detail(language), await described(language)])
      expect(JSON.stringify(told)).not.toMatch(/Geheimgasse/i)
  expect(JSON.stringify(await searchRow())).not.toMatch(/Geheimgasse/i)
  expect(await detail()).toMatchObject({
    objekttitel: 'Wohnung, Graz',
    title_slug: `wohnung-graz-${id}`,
    objektbeschreibung: expect.stringContaining('Die Räume (Adresse auf Anfrage) sind hell.'),
    links: [expect.objectContaining({ titel: 'Rundgang' })],
  })
  // An English title of the street alone is none.
  expect(await detail('gb')).toMatchObject({ objekttitel: 'Wohnung, Graz' })
})

const described = async (language: string) => {
  const options = exposeOptionsSchema.parse({ language })
  const { document, file, sources } = await describeProperty(server.ctx, id, options)
  const several = await describeCollection(server.ctx, { ...options, ids: [id] } as never)
  return [document, file, [...sources.keys()], several.document, several.file]
}

test('the page of the home does not tell it, either', async () => {
  for (const page of [`/immobilien/${id}`, `/api/properties?ort=graz`]) {
    const answer = await fetch(server.address + page)
    expect(await answer.text()).not.toMatch(/Geheimgasse/i)
  }
})

test('its agency edits the texts as they were written, and hides a street that it types', async () => {
  const as = { Authorization: `Bearer ${admin}` }
  const { data } = (await call(server, 'GET', `/api/admin/properties/${id}/fields`, undefined, as)).body
  expect(JSON.stringify(data)).toContain('Wohnung, Geheimgasse 7, Graz')
  expect(await edit({ objekttitel: 'Schöne Wohnung in der Geheimgasse 7' })).toBe(200)
  expect(await detail()).toMatchObject({ objekttitel: 'Schöne Wohnung', title_slug: `schoene-wohnung-${id}` })
  expect(JSON.stringify(await searchRow())).not.toMatch(/Geheimgasse/i)
})

test('a released address brings every text back as it was written, and hiding it again takes it out', async () => {
  expect(await edit({ adresse_freigegeben: true })).toBe(200)
  expect(await detail()).toMatchObject({
    objekttitel: 'Schöne Wohnung in der Geheimgasse 7',
    objektbeschreibung: expect.stringContaining('in der GEHEIMGASSE 7 sind hell'),
    dreizeiler: 'Geheimg. oder Geheimgasse 7a',
  })
  expect(await edit({ adresse_freigegeben: false })).toBe(200)
  expect(await detail()).toMatchObject({ objekttitel: 'Schöne Wohnung' })
  expect(JSON.stringify(await detail())).not.toMatch(/Geheimgasse/i)
})

test('what a hand hides stays hidden when the feed releases it', async () => {
  await deliver(true)
  expect(JSON.stringify(await detail())).not.toMatch(/Geheimgasse/i)
  expect(JSON.stringify(await searchRow())).not.toMatch(/Geheimgasse/i)
})

test('a released address that a hand hides leaves prices, files and alternative texts, and no delivery brings it back', async () => {
  const { ctx } = server
  const { DATA_DIR } = ctx.config
  writeFileSync(
    path.join(DATA_DIR, 'blick.jpg'),
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#805030' } })
      .jpeg()
      .toBuffer(),
  )
  const file = (name: string) =>
    `<anhang location="EXTERN" gruppe="BILD"><anhangtitel>Blick, Hofgasse 3</anhangtitel><format>jpg</format><daten><pfad>${name}</pfad></daten></anhang>`
  const link =
    '<anhang location="REMOTE" gruppe="LINKS"><anhangtitel>Rundgang Hofgasse 3</anhangtitel><format>html</format><daten><pfad>https://my.matterport.com/show/?m=abc</pfad></daten></anhang>'
  const xml = feedOf([{ nr: 'H2', strasse: 'Hofgasse 3', adresse_freigeben: true }])
    .replace('</preise>', '<freitext_preis>Hofgasse 3: Verhandlungsbasis</freitext_preis></preise>')
    // The file that is missing is tried again with each delivery.
    .replace('<verwaltung_objekt>', `<anhaenge>${file('blick.jpg')}${file('fehlt.jpg')}${link}</anhaenge>$&`)
  const feed = path.join(DATA_DIR, 'hofgasse.xml')
  writeFileSync(feed, xml)
  await importFeed(ctx, feed, { source: 'test' })
  const home = ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', 'H2')
  id = Number((await home.executeTakeFirstOrThrow()).id)
  const told = async () => JSON.stringify([await detail(), await detail('gb'), await described('de')])
  const address = `/api/admin/properties/${id}/pictures`
  const as = { Authorization: `Bearer ${admin}` }
  const name = async (de: string) => {
    const { data, version } = (await call(server, 'GET', address, undefined, as)).body as unknown as {
      data: { hash: string; kind: string; hidden: boolean }[]
      version: string
    }
    const pictures = data.map(({ hash, kind, hidden }) => ({ hash, kind, hidden, alt: { de, gb: 'Hofgasse 3' } }))
    return (await call(server, 'PATCH', address, { version, pictures }, as)).status
  }
  expect(await name('Balkon zur Hofgasse 3')).toBe(200)
  const words = ['Balkon zur Hofgasse 3', 'Rundgang Hofgasse 3', 'Hofgasse 3: Verhandlungsbasis']
  for (const each of words) expect(await told()).toContain(each)

  expect(await edit({ adresse_freigegeben: false })).toBe(200)
  expect(await told()).not.toMatch(/Hofgasse/i)
  await importFeed(ctx, feed, { source: 'test' })
  expect(await told()).not.toMatch(/Hofgasse/i)
  expect(await name('Küche, Hofgasse 3')).toBe(200)
  expect(await told()).not.toMatch(/Hofgasse/i)
  expect(await detail()).toMatchObject({ images: [expect.objectContaining({ titel: 'Küche' })] })
  // Its agency reads what it has written.
  const { data } = (await call(server, 'GET', address, undefined, as)).body
  expect(data).toMatchObject([{ titel: 'Blick, Hofgasse 3', alt: { de: 'Küche, Hofgasse 3', gb: 'Hofgasse 3' } }])

  for (const _ of ['once', 'again']) {
    expect(await edit({ adresse_freigegeben: true })).toBe(200)
    expect(await detail()).toMatchObject({ preis_text: 'Hofgasse 3: Verhandlungsbasis' })
    for (const each of ['Küche, Hofgasse 3', 'Rundgang Hofgasse 3']) expect(await told()).toContain(each)
    expect(await detail('gb')).toMatchObject({ images: [expect.objectContaining({ titel: 'Hofgasse 3' })] })
    expect(await edit({ adresse_freigegeben: false })).toBe(200)
    expect(await told()).not.toMatch(/Hofgasse/i)
  }
  // Another street: the former one may be told, and comes back.
  expect(await edit({ strasse: 'Sackstraße 9' })).toBe(200)
  expect(await told()).toContain('Rundgang Hofgasse 3')
})

test('a project that begins with a hidden home does not tell its street', async () => {
  await importHomes(server.ctx, [
    {
      nr: 'U1',
      projekt: 'Geheimgasse 7',
      strasse: 'Geheimgasse 7',
      adresse_freigeben: false,
      plz: '8010',
      ort: 'Graz',
    },
  ])
  const { titel, title_slug } = await server.ctx.db.selectFrom('project').selectAll().executeTakeFirstOrThrow()
  expect([titel, title_slug].join(' ')).not.toMatch(/Geheimgasse/i)
  expect(titel).not.toBe('')
})

test('a home that was stored before there was the rule is read by it at a reindex', async () => {
  const { db } = server.ctx
  await importHomes(server.ctx, [{ nr: 'ALT', titel: 'Haus', strasse: 'Altgasse 3', adresse_freigeben: false }])
  const stored = db.updateTable('property').where('objektnr_extern', '=', 'ALT')
  await stored
    .set({ objekttitel: 'Haus, Altgasse 3', title_slug: 'haus-altgasse-3', texts_with_street: null })
    .execute()
  await reindex(server.ctx)
  const row = await db
    .selectFrom('property')
    .select(['id', 'objekttitel', 'title_slug', 'texts_with_street'])
    .where('objektnr_extern', '=', 'ALT')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    objekttitel: 'Haus',
    title_slug: `haus-${row.id}`,
    texts_with_street: { objekttitel: 'Haus, Altgasse 3' },
  })
  await caughtUp(server.ctx)
  const searched = db.selectFrom('property_search').selectAll().where('id', '=', row.id)
  expect(JSON.stringify(await searched.executeTakeFirstOrThrow())).not.toMatch(/Altgasse/)
})

test('a delivery that released an address by mistake is taken back with the street in alternative texts', async () => {
  const { ctx } = server
  const { DATA_DIR } = ctx.config
  const color = { width: 900, height: 600, channels: 3, background: '#305080' } as const
  writeFileSync(path.join(DATA_DIR, 'weg.jpg'), await sharp({ create: color }).jpeg().toBuffer())
  const picture =
    '<anhaenge><anhang location="EXTERN" gruppe="BILD"><format>jpg</format><daten><pfad>weg.jpg</pfad></daten></anhang></anhaenge>'
  const deliver = async (isReleased: boolean) => {
    const file = path.join(DATA_DIR, 'weg.xml')
    const xml = feedOf([{ nr: 'H3', strasse: 'Birnenweg 5', adresse_freigeben: isReleased }])
    writeFileSync(file, xml.replace('<verwaltung_objekt>', `${picture}$&`))
    await importFeed(ctx, file, { source: 'test' })
  }
  await deliver(false)
  const home = ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', 'H3')
  id = Number((await home.executeTakeFirstOrThrow()).id)
  const address = `/api/admin/properties/${id}/pictures`
  const as = { Authorization: `Bearer ${admin}` }
  const { data, version } = (await call(server, 'GET', address, undefined, as)).body as unknown as {
    data: { hash: string; kind: string; hidden: boolean }[]
    version: string
  }
  const pictures = data.map(({ hash, kind, hidden }) => ({ hash, kind, hidden, alt: { de: 'Küche, Birnenweg 5' } }))
  expect((await call(server, 'PATCH', address, { version, pictures }, as)).status).toBe(200)
  const told = async () => JSON.stringify(await detail())
  expect(await told()).not.toContain('Birnenweg')
  await deliver(true)
  expect(await told()).toContain('Küche, Birnenweg 5')
  const runs = ctx.db.selectFrom('import_run').select('id').orderBy('id', 'desc')
  await rollBack(ctx, Number((await runs.executeTakeFirstOrThrow()).id))
  expect(await told()).toContain('Küche')
  expect(await told()).not.toContain('Birnenweg')
})
