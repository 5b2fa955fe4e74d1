import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { jsonOf } from '../../src/server/operations/json.ts'
import { createCardCache } from '../../src/server/properties/card-cache.ts'
import { regroupAll } from '../../src/server/properties/duplicates.ts'
import { readProperties } from '../../src/server/properties/service.ts'
import { company, deliver, media, object, removal, type TestCtx, testCtx } from '../imports/write/support.ts'

let ctx: TestCtx
/** Number of cards that were read from the database instead of memory. */
let read = 0
beforeAll(async () => {
  const own = await testCtx()
  ctx = { ...own, caches: { ...own.caches, cards: createCardCache({ onInsert: () => void read++ }) } }
})
afterAll(() => ctx.close())

const agency = (nr: number, firma = `Anbieter ${nr} GmbH`) => company({ openimmo_anid: `C-${nr}`, firma })
const send = (
  nr: number,
  objects: readonly ReturnType<typeof object>[],
  more: { firma?: string; files?: Record<string, Uint8Array> } = {},
) => deliver(ctx, { company: agency(nr, more.firma), objects, files: more.files ?? {} }, { source: `quelle-${nr}` })

async function idOf(nr: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  return row.id
}

async function cardOf(nr: string, language: Language = 'de') {
  const [card] = await readProperties(ctx, [await idOf(nr)], language)
  return card
}

test('a card is read once, for every language and among any others', async () => {
  await send(1, [object('once', {}, { objekttitel_translations: { gb: 'A bright flat' } }), object('twice')])
  read = 0
  const first = await cardOf('once')
  expect(read).toBe(1)
  // The same object, with which its HTML is kept; another one once a row has changed.
  expect(await cardOf('once')).toBe(first)
  expect(await cardOf('once', 'gb')).toMatchObject({ objekttitel: 'A bright flat', objekttitel_lang: 'en-GB' })
  expect(read).toBe(1)
  const both = await readProperties(ctx, [await idOf('twice'), await idOf('once')], 'gb')
  expect(both.map(({ id }) => id)).toEqual([await idOf('twice'), await idOf('once')])
  expect(read).toBe(2)
})

test('a card begins its description, without tags and after a whole word, in the language asked for', async () => {
  const long = `<p>Hell &amp; ruhig.<br />Im dritten Stock</p><ul><li>${'Parkett '.repeat(60)}</li></ul>`
  await send(1, [
    object(
      'described',
      {},
      { objektbeschreibung: long, objektbeschreibung_translations: { gb: '<p>Bright.</p>' }, dreizeiler: 'Kurz' },
    ),
    object('lines', {}, { objektbeschreibung: null, dreizeiler: 'Nur drei Zeilen' }),
    object('silent', {}, { objektbeschreibung: '<p> </p>', dreizeiler: null }),
  ])
  const card = await cardOf('described')
  expect(card?.kurztext).toMatch(/^Hell & ruhig\. Im dritten Stock – Parkett .*Parkett …$/)
  expect(card?.kurztext?.length).toBeLessThanOrEqual(183)
  expect(card?.kurztext_lang).toBe('de-AT')
  expect(await cardOf('described', 'gb')).toMatchObject({ kurztext: 'Bright.', kurztext_lang: 'en-GB' })
  expect(await cardOf('described', 'fr')).toMatchObject({ kurztext: card?.kurztext, kurztext_lang: 'de-AT' })
  expect(await cardOf('lines')).toMatchObject({ kurztext: 'Nur drei Zeilen' })
  expect(await cardOf('silent')).toMatchObject({ kurztext: null, kurztext_lang: null })
})

test('the JSON of a card is that of its language, and a new one once its home changes', async () => {
  const titles = { objekttitel_translations: { gb: 'A quiet flat' } }
  const asked = async (language: Language) =>
    JSON.parse(jsonOf({ data: [await cardOf('written', language)] }).toString()).data[0]
  await send(1, [object('written', {}, { objekttitel: 'Ruhige Wohnung', ...titles })])
  for (const _ of ['new', 'kept']) {
    expect(await asked('de')).toMatchObject({ objekttitel: 'Ruhige Wohnung' })
    expect(await asked('gb')).toMatchObject({ objekttitel: 'A quiet flat' })
  }
  await send(1, [object('written', {}, { objekttitel: 'Laute Wohnung', ...titles })])
  expect(await asked('de')).toMatchObject({ objekttitel: 'Laute Wohnung' })
  expect(await asked('gb')).toMatchObject({ objekttitel: 'A quiet flat' })
})

test('unknown ids are left out, and an empty list gives none', async () => {
  await send(1, [object('known')])
  expect(await readProperties(ctx, [], 'de')).toEqual([])
  expect((await readProperties(ctx, [9_999_999, await idOf('known')], 'de')).map(({ id }) => id)).toEqual([
    await idOf('known'),
  ])
})

test('a change by its own agency is visible at once', async () => {
  const at = (said: object) => object('own', {}, { vermarktungsart: ['KAUF'], kaufpreis: 300_000, ...said })
  await send(2, [at({})])
  expect(await cardOf('own')).toMatchObject({ kaufpreis: 300_000, preis_vorher: null, primary_image: null })
  await send(2, [at({ kaufpreis: 290_000 })])
  expect(await cardOf('own')).toMatchObject({ kaufpreis: 290_000, preis_vorher: 300_000 })
  await send(2, [at({ kaufpreis: 290_000, objekttitel: 'Jetzt mit neuem Titel' })])
  expect(await cardOf('own')).toMatchObject({ objekttitel: 'Jetzt mit neuem Titel' })
  await send(2, [at({ kaufpreis: 290_000 })], { firma: 'Umbenannt GmbH' })
  expect(await cardOf('own')).toMatchObject({ company: { firma: 'Umbenannt GmbH' } })
})

test('a picture that comes, and one that goes', async () => {
  const { default: sharp } = await import('sharp')
  const bild = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer()
  await send(3, [object('photo')])
  expect((await cardOf('photo'))?.primary_image).toBeNull()
  const shown = object('photo', { media: [media({ gruppe: 'TITELBILD', pfad: 'bild.jpg' })] })
  await send(3, [shown], { files: { 'bild.jpg': bild } })
  expect((await cardOf('photo'))?.primary_image?.url).toContain('/media/')
  await send(3, [object('photo')])
  expect((await cardOf('photo'))?.primary_image).toBeNull()
})

test('what another agency asks for the same home, its name, and that it no longer does', async () => {
  const home = (nr: string, said = {}) => object(nr, {}, { plz: '8990', ort: 'Graz', lat: null, lng: null, ...said })
  await send(4, [home('same-a')])
  expect(await cardOf('same-a')).toMatchObject({ auch_bei: [] })
  await send(5, [home('same-b')])
  await regroupAll(ctx)
  expect(await cardOf('same-a')).toMatchObject({ auch_bei: [{ firma: 'Anbieter 5 GmbH' }] })
  await send(5, [home('same-b')], { firma: 'Anderer Name KG' })
  expect(await cardOf('same-a')).toMatchObject({ auch_bei: [{ firma: 'Anderer Name KG' }] })
  const before = (await cardOf('same-a'))?.auch_bei[0]
  await send(5, [home('same-b', { gesamtbelastungbrutto: 985 })])
  await regroupAll(ctx)
  expect((await cardOf('same-a'))?.auch_bei[0]?.gesamtmiete).not.toBe(before?.gesamtmiete)
  await send(5, [removal('same-b')])
  expect(await cardOf('same-a')).toMatchObject({ auch_bei: [] })
})

test('one that is withdrawn is gone, and there again when it comes back', async () => {
  await send(6, [object('gone')])
  expect(await cardOf('gone')).toBeDefined()
  await send(6, [removal('gone')])
  expect(await cardOf('gone')).toBeUndefined()
  await send(6, [object('gone')])
  expect(await cardOf('gone')).toBeDefined()
})

test('a card tells how many photographs there are, of which it has the first, and the district in Vienna', async () => {
  const { default: sharp } = await import('sharp')
  const paint = (red: number) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 30 } } })
      .jpeg()
      .toBuffer()
  const names = [20, 60, 100, 140, 180, 220].map((red) => [`${red}.jpg`, red] as const)
  const files = Object.fromEntries(
    await Promise.all(names.map(async ([name, red]) => [name, await paint(red)] as const)),
  )
  const photos = names.map(([pfad]) => media({ pfad }))
  await send(40, [object('district', { media: photos }, { plz: '1070', ort: 'Wien' })], { files })
  const card = await cardOf('district')
  expect(card?.location).toMatchObject({ plz: '1070', ort: 'Wien', bezirk: 'Neubau' })
  expect([card?.bilder_anzahl, card?.images.length]).toEqual([6, 4])
  await send(40, [object('district', {}, { plz: '8010', ort: 'Graz' })])
  expect(await cardOf('district')).toMatchObject({ bilder_anzahl: 0, location: { plz: '8010', bezirk: null } })
})
