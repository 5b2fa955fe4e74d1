import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FALLBACK_RATES } from '../../src/domain/currency/rates.ts'
import {
  collectionOptionsSchema,
  exposeOptionsSchema,
  projectExposeOptionsSchema,
} from '../../src/domain/exposes/options.ts'
import { formatMoney } from '../../src/domain/format/price.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { propertyView } from '../../src/server/assistant/tool-views.ts'
import {
  describeCollection,
  describeProjectDocument,
  describeProperty,
} from '../../src/server/exposes/describe/document.ts'
import { energyOf } from '../../src/server/exposes/describe/energy.ts'
import { contactOf } from '../../src/server/exposes/describe/home.ts'
import { plansOf, wordsOfPicture } from '../../src/server/exposes/describe/pictures.ts'
import { speechOf } from '../../src/server/exposes/describe/speech.ts'
import { homesTable } from '../../src/server/exposes/describe/table.ts'
import { wordsOf } from '../../src/server/exposes/describe/words.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { getProperty } from '../../src/server/properties/service.ts'
import { type FeedHome, feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const EURO = { currency: 'EUR', rates: FALLBACK_RATES } as const

let server: TestServer
const around = (nr: string, wohnflaeche: number): FeedHome => ({
  nr,
  plz: '1070',
  ort: 'Wien',
  wohnflaeche,
  hauptmietzins: 1000,
})

beforeAll(async () => {
  server = await testServer()
  // Net rents of 1,000 with 10 % tax: 11, 12.22, ... 22 EUR per m², and one far above.
  await importHomes(server.ctx, [
    ...[100, 90, 85, 80, 75, 70, 65, 60, 55, 50].map((area) => around(`W${area}`, area)),
    { ...around('TEUER', 10), zustand: '<bauzone>Bauland Wohngebiet</bauzone>', frei: 'Frühjahr 2027' },
    { ...around('SOFORT', 40), frei: 'ab sofort' },
    { nr: 'GRAZ', plz: '8010', ort: 'Graz' },
  ])
}, 120_000)
afterAll(() => server.close())

async function describe(nr: string, language: Language = 'de') {
  const { id } = await server.ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  const options = exposeOptionsSchema.parse({ language })
  const { document } = await describeProperty(server.ctx, Number(id), options)
  const [home] = document.homes
  if (!home) throw new Error('no home')
  return { home, property: await getProperty(server.ctx, Number(id), language) }
}

test("a home of Vienna has its district's name, one elsewhere does not", async () => {
  expect((await describe('W80')).home.place).toBe('1070 Wien, Neubau')
  expect((await describe('GRAZ')).home.place).toBe('8010 Graz')
})

test('the strip of prices has the middle half of the offers, and reaches as far as the home', async () => {
  const { market } = (await describe('W80')).home
  expect(market).toMatchObject({ q1: '12,94\u00a0€', q3: '22\u00a0€' })
  const { q1At, medianAt, q3At, homeAt } = market ?? { q1At: 0, medianAt: 0, q3At: 0, homeAt: 0 }
  expect([q1At, medianAt, q3At].toSorted((a, b) => a - b)).toEqual([q1At, medianAt, q3At])
  expect(homeAt).toBeGreaterThan(q1At)
  expect(market?.note).toContain('Die mittlere Hälfte der Angebote')
  const far = (await describe('TEUER')).home.market
  expect(far?.homeAt).toBeGreaterThan(far?.q3At ?? 1)
  expect(far?.homeAt).toBeLessThan(1)
})

test('sentences about the prices around end as the language ends them', async () => {
  const marketIn = async (language: Language) => (await describe('W80', language)).home.market
  expect((await marketIn('de'))?.sentence).toMatch(/: .+\. .+\.$/)
  for (const language of ['cn', 'jp'] as const) {
    const { sentence = '', note = '' } = (await marketIn(language)) ?? {}
    expect(sentence).toMatch(/：[^。]+。[^。\s][^。]*。$/)
    expect(sentence + note).not.toMatch(/\. |\.$/)
  }
})

test("the agency's own words are marked as German in a document of another language, and only these", async () => {
  const rows = async (language: Language) =>
    (await describe('TEUER', language)).home.facts.flatMap((group) => group.rows)
  const arabic = await rows('sa')
  expect(arabic.find(({ value }) => value === 'Bauland Wohngebiet')?.lang).toBe('de')
  expect(arabic.filter(({ lang }) => lang === undefined).length).toBeGreaterThan(0)
  expect((await rows('de')).every(({ lang }) => lang === undefined)).toBe(true)
})

test('the costs of a purchase are those of a price with its VAT, and of a home in Austria', async () => {
  const sale = { vermarktungsart: 'KAUF' as const, kaufpreis: 250_000 }
  await importHomes(server.ctx, [
    {
      ...sale,
      nr: 'ZZGL',
      preise: '<zzg_mehrwertsteuer>true</zzg_mehrwertsteuer><provisionnetto>5000</provisionnetto>',
    },
    { ...sale, nr: 'MUENCHEN', plz: '80331', ort: 'München', land: 'DEU' },
  ])
  const { rows } = (await describe('ZZGL')).home.purchaseCosts ?? { rows: [] }
  // 3.5 % of 300,000, and 5,000 with 20 %.
  expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining(['10.500\u00a0€', '6.000\u00a0€']))
  expect((await describe('MUENCHEN')).home.purchaseCosts).toBeNull()
})

test('amounts among the facts are in the currency of the home', async () => {
  const home = { nr: 'FORINT', plz: '1011', ort: 'Budapest', land: 'HUN', waehrung: 'HUF', wohnflaeche: 100 }
  await importHomes(server.ctx, [{ ...home, vermarktungsart: 'KAUF', kaufpreis: 90_000_000 }])
  const described = await describe('FORINT')
  const rows = described.home.facts.flatMap((group) => group.rows)
  expect(rows.find(({ label }) => label === 'Preis pro m²')?.value).toBe('HUF\u00a0900.000')
  const { facts } = propertyView(described.property, false, { language: 'de', link: (to) => to })
  expect(facts.find(({ label }) => label === 'Preis pro m²')?.value).toBe('HUF\u00a0900.000')
})

test("the agency's words about price, commission, pictures and people are marked, too", async () => {
  const { ctx } = server
  const xml = feedOf([{ nr: 'WORTE', vermarktungsart: 'KAUF', kaufpreis: 300_000 }]).replace(
    '</preise>',
    '<aussen_courtage mit_mwst="true">3 % des Kaufpreises</aussen_courtage><freitext_preis>Verhandlungsbasis</freitext_preis></preise>',
  )
  const file = path.join(ctx.config.DATA_DIR, 'worte.xml')
  writeFileSync(file, xml)
  await importFeed(ctx, file, { source: 'test' })
  const said = async (language: Language) => {
    const { price } = (await describe('WORTE', language)).home
    return [...(price.commission ?? []), ...price.remarks.flat()]
  }
  const langOf = (words: Awaited<ReturnType<typeof said>>, part: string) =>
    words.find(({ text }) => text.includes(part))?.lang
  const arabic = await said('sa')
  expect([langOf(arabic, '3 % des Kaufpreises'), langOf(arabic, 'Verhandlungsbasis')]).toEqual(['de', 'de'])
  expect(arabic.filter(({ lang }) => lang === null).length).toBeGreaterThan(0)
  expect((await said('de')).every(({ lang }) => lang === null)).toBe(true)
  const { property } = await describe('WORTE')
  const picture = { gruppe: 'BILD', titel: 'Wohnzimmer', width: 800, height: 600, srcset: '', preview: null }
  expect(wordsOfPicture({ ...property.images[0], ...picture } as never, 'Foto', speechOf('jp'))).toEqual({
    alt: 'Wohnzimmer',
    caption: 'Wohnzimmer',
    lang: 'de',
  })
})

test('a day in words is a day in the language of the document', async () => {
  await importHomes(server.ctx, [{ nr: 'TAG', frei: '1. Dezember 2026' }])
  const rows = (await describe('TAG', 'gb')).home.facts.flatMap((group) => group.rows)
  expect(rows.find(({ label }) => label === 'Available')?.value).toBe('1 December 2026')
})

test("usual words for the time when a home is free are translated, other words are the agency's", async () => {
  const free = async (nr: string, language: Language) =>
    (await describe(nr, language)).home.facts
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label === (language === 'de' ? 'Verfügbar ab' : 'Available'))
  expect(await free('SOFORT', 'de')).toEqual({ label: 'Verfügbar ab', value: 'sofort' })
  expect(await free('SOFORT', 'gb')).toEqual({ label: 'Available', value: 'immediately' })
  expect(await free('TEUER', 'gb')).toEqual({ label: 'Available', value: 'Frühjahr 2027', lang: 'de' })
})

/** Imports a home with further prices. */
async function withPrices(home: FeedHome, prices: string): Promise<void> {
  const file = path.join(server.ctx.config.DATA_DIR, `${home.nr}.xml`)
  writeFileSync(file, feedOf([home]).replace('</preise>', `${prices}</preise>`))
  await importFeed(server.ctx, file, { source: 'test' })
}

test('a rent has what a tenant pays at the start, as far as the agency names amounts', async () => {
  const rent = { nr: 'MIETE', hauptmietzins: 1000, objektart: 'wohnung', plz: '8010', ort: 'Graz' }
  await withPrices(rent, '<kaution_text>3 Bruttomonatsmieten</kaution_text><abstand>2500</abstand>')
  const { home } = await describe('MIETE')
  const { preis } = (await describe('MIETE')).property
  const rentNow = preis.betrag ?? 0
  expect(home.purchaseCosts).toBeNull()
  expect(home.startCosts?.rows.map(({ label }) => label)).toEqual([
    expect.stringContaining('Erste Monatsmiete'),
    'Ablöse',
    'Kaution',
    'Provision',
  ])
  const money = (amount: number) => formatMoney(amount, 'de-AT')
  // The broker's customer pays the broker: a tenant who is none pays nothing.
  expect(home.startCosts?.rows.map(({ value }) => value)).toEqual([rentNow, 2500, 3 * rentNow, 0].map(money))
  expect(home.startCosts?.total.value).toBe(money(4 * rentNow + 2500))
  expect(home.startCosts?.note).toContain('§ 17a Maklergesetz')
})

test('an office has the commission of its agency, and no law of homes', async () => {
  const office = { nr: 'BUERO', hauptmietzins: 1000, objektart: 'buero_praxen' }
  await withPrices(office, '<kaution>6000</kaution><provisionbrutto>3600</provisionbrutto>')
  const { startCosts } = (await describe('BUERO', 'gb')).home
  expect(startCosts?.rows.map(({ label }) => label).slice(1)).toEqual(['Deposit', 'Commission'])
  expect(startCosts?.rows.at(-1)?.value).toBe(formatMoney(3600, 'en-GB'))
  expect(startCosts?.note).not.toContain('17a')
})

test('a rent of which nothing else is known, and a sale, have no costs of a start', async () => {
  await importHomes(server.ctx, [{ nr: 'KAUF', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
  for (const nr of ['W80', 'KAUF']) expect((await describe(nr)).home.startCosts).toBeNull()
})

test('a purchase has the commission that the agency names, else the highest, which is called so', async () => {
  const sale = { vermarktungsart: 'KAUF' as const, kaufpreis: 300_000 }
  await withPrices({ ...sale, nr: 'GENANNT' }, '<provisionbrutto>5400</provisionbrutto>')
  await importHomes(server.ctx, [{ ...sale, nr: 'UNGENANNT' }])
  const money = (amount: number) => formatMoney(amount, 'de-AT')
  const costsOf = async (nr: string) => (await describe(nr)).home.purchaseCosts
  const named = await costsOf('GENANNT')
  expect(named?.rows.at(-1)).toEqual({ label: 'Maklerprovision samt USt.', value: money(5400) })
  // 3.5 % and 1.1 % of the price, and 2 % with VAT for the contract.
  expect(named?.total).toEqual({ label: 'Nebenkosten (8,8\u00a0% des Preises)', value: money(21_000 + 5400) })
  expect((await costsOf('UNGENANNT'))?.rows.at(-1)).toEqual({
    label: 'Maklerprovision samt USt., höchstens',
    value: money(10_800),
  })
})

test('a reserved home is told to be so: beside its kind, among what is said of its price, and in the table', async () => {
  const sale = { vermarktungsart: 'KAUF' as const, kaufpreis: 300_000 }
  await importHomes(server.ctx, [
    { ...sale, nr: 'VERGEBEN', verkaufstatus: 'RESERVIERT' },
    { ...sale, nr: 'OFFEN' },
  ])
  const [reserved, free] = [await describe('VERGEBEN'), await describe('OFFEN')]
  expect(reserved.home.kind).toMatch(/ · reserviert$/)
  expect(reserved.home.price.remarks.flat().map(({ text }) => text)).toContain(
    'Diese Immobilie ist derzeit reserviert.',
  )
  expect(JSON.stringify(free.home)).not.toContain('reserviert')
  const stateOf = (...homes: (typeof free.property)[]) =>
    homesTable(homes, EURO, speechOf('de')).rows.map(({ cells }) => cells.at(-1)?.text)
  expect(stateOf(reserved.property, free.property)).toEqual(['reserviert', 'frei'])
  expect(stateOf(free.property)).toEqual([free.home.price.amount])
})

test('a certificate that is only a picture is one, and none without it', async () => {
  const { property } = await describe('W80')
  const picture = { file: 'skala.jpg', alt: 'Energieskala', caption: null, width: 800, height: 300 }
  expect(energyOf(property, [picture], speechOf('de'))).toMatchObject({ figures: [], rows: [], pictures: [picture] })
  expect(energyOf(property, [], speechOf('de'))).toBeNull()
})

test('a site plan is called so, and plans of several kinds are plans', async () => {
  const { property } = await describe('W80')
  const file = { titel: null, width: 800, height: 600, srcset: '', preview: null }
  const plan = (gruppe: string, hash: string) => ({
    ...file,
    gruppe,
    url: `/media/${hash.repeat(64)}/1920.webp`,
  })
  const of = (grundrisse: object[], images: object[]) =>
    plansOf({ ...property, grundrisse, images } as typeof property, speechOf('de'), new Map())
  const floor = plan('GRUNDRISS', 'a')
  const site = plan('LAGEPLAN', 'b')
  expect(of([floor], [])).toMatchObject({ plansTitle: 'Grundriss', plans: [{ alt: 'Grundriss' }] })
  expect(of([{ ...floor, titel: 'Grundriss' }], [])).toMatchObject({ plans: [{ alt: 'Grundriss', caption: null }] })
  expect(of([floor, plan('GRUNDRISS', 'c')], [])).toMatchObject({ plansTitle: 'Grundrisse' })
  expect(of([], [site])).toMatchObject({ plansTitle: 'Lageplan' })
  expect(of([floor], [site])).toMatchObject({ plansTitle: 'Pläne', plans: [{ alt: 'Grundriss' }, { alt: 'Lageplan' }] })
})

test('of sixty plans a dozen is shown, and the document says so', async () => {
  const { property } = await describe('W80')
  const plan = (nr: number) => ({
    ...{ titel: null, width: 800, height: 600, srcset: '', preview: null, gruppe: 'GRUNDRISS' },
    url: `/media/${String(nr).padStart(64, '0')}/1920.webp`,
  })
  const of = (count: number) => {
    const grundrisse = Array.from({ length: count }, (_, nr) => plan(nr))
    return plansOf({ ...property, grundrisse, images: [] } as unknown as typeof property, speechOf('de'), new Map())
  }
  expect(of(60).plans).toHaveLength(12)
  expect(of(60).plansNote).toBe('12 von 60 Plänen; alle zeigt die Seite auf Klinke.')
  expect([of(12).plans.length, of(12).plansNote]).toEqual([12, null])
})

test('the words of a project speak of the project', () => {
  const words = (of: 'home' | 'project') => wordsOf(speechOf('de'), '2026-11-23', of).online
  expect(words('project')).toBe('Dieses Projekt auf Klinke')
  expect(words('home')).toBe('Diese Immobilie auf Klinke')
})

const CERTIFICATE = '<energiepass><epart>BEDARF</epart><hwbwert>42</hwbwert><hwbklasse>B</hwbklasse></energiepass>'

test('a project has its units with their pages, both currencies, and where it was made', async () => {
  const sale = { vermarktungsart: 'KAUF' as const, projekt: 'park', zimmer: 3 }
  await importHomes(server.ctx, [
    { ...sale, nr: 'P1', titel: 'Gartenwohnung', kaufpreis: 400_000, wohnflaeche: 70, zustand: CERTIFICATE },
    { ...sale, nr: 'P2', titel: 'Dachwohnung', kaufpreis: 500_000, wohnflaeche: 80, verkaufstatus: 'RESERVIERT' },
  ])
  const { id } = await server.ctx.db.selectFrom('project').select('id').executeTakeFirstOrThrow()
  const of = async (options: object) =>
    (await describeProjectDocument(server.ctx, Number(id), projectExposeOptionsSchema.parse(options))).document
  const { table, project } = await of({ waehrung: 'CHF', language: 'gb' })
  const column = (label: string) => table?.columns.findIndex((one) => one.label === label) ?? -1
  const cells = table?.rows.map((row) => row.cells.map(({ text }) => text))
  expect(cells?.map(([name]) => name)).toEqual(['Gartenwohnung', 'Dachwohnung'])
  expect(cells?.map((row) => row[column('CHF')])).toEqual([
    expect.stringMatching(/^≈ .*CHF/),
    expect.stringMatching(/^≈ .*CHF/),
  ])
  expect(cells?.map((row) => row.at(-1))).toEqual(['available', 'reserved'])
  expect(cells?.map((row) => row[column('HWB')])).toEqual(['B', '–'])
  // Nothing is known of a storey, a balcony or a garden.
  expect(table?.columns).toHaveLength(7)
  expect(table?.rows.map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/gb\/immobilien\/\d+$/),
    expect.stringMatching(/\/gb\/immobilien\/\d+$/),
  ])
  expect(project?.converted).toMatch(/^≈ .*CHF/)
  expect(project?.legal.join(' ')).toMatch(/Created on .* on/)
  expect((await of({ language: 'gb' })).table?.columns).toHaveLength(6)
})

test('the map of a hidden address is a circle around a point that is not the exact one', async () => {
  const place = { nr: 'GEHEIM', plz: '8010', ort: 'Graz', strasse: 'Geheimgasse 7', lat: 47.0707, lng: 15.4395 }
  await importHomes(server.ctx, [{ ...place, adresse_freigeben: false }])
  const { id } = await server.ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', place.nr)
    .executeTakeFirstOrThrow()
  const described = await describeProperty(server.ctx, Number(id), exposeOptionsSchema.parse({}))
  const [map] = [...described.sources].filter(([file]) => file.startsWith('map-'))
  expect(map?.[0]).not.toMatch(/47\.0707|15\.4395|point/)
  expect(JSON.stringify(map?.[1])).toMatch(/<circle [^>]*fill-opacity/)
  expect(JSON.stringify([described.document, described.file, ...described.sources.keys()])).not.toContain('Geheim')
})

test('telephones and the page of the company are links, however they are written', async () => {
  const { ctx } = server
  const { property } = await describe('W80')
  const { id } = property.company
  const before = await ctx.db
    .selectFrom('company')
    .select(['telefon', 'website'])
    .where('id', '=', id)
    .executeTakeFirst()
  const telefon = '+43 (0)316 123456'
  await ctx.db.updateTable('company').set({ telefon, website: 'makler.at' }).where('id', '=', id).execute()
  const { company, contact } = (await describe('W80')).home
  await ctx.db
    .updateTable('company')
    .set({ ...before })
    .where('id', '=', id)
    .execute()
  expect(company.lines).toEqual(
    expect.arrayContaining([
      { text: telefon, href: 'tel:+43316123456' },
      { text: 'makler.at', href: 'https://makler.at/' },
    ]),
  )
  expect(company.telephone?.href).toBe('tel:+43316123456')
  expect(contact?.telephone).toEqual({ text: '+43 316 123456', href: 'tel:+43316123456' })
  const hrefs = ['0316.12 34 56', '(0316) 123456', '+43 (0) 660 1234567'].map((telefon) => {
    const agent = { name: 'Eva Huber', position: null, foto: null, telefon, mobil: null }
    const setting = { speech: speechOf('de'), sources: new Map() }
    return contactOf({ agent } as never, setting as never)?.telephone?.href
  })
  expect(hrefs).toEqual(['tel:0316123456', 'tel:0316123456', 'tel:+436601234567'])
})

test('a teaser without any other text is the description, else it stays above the texts', async () => {
  const { ctx } = server
  const importWith = async (nr: string, texts: string) => {
    const xml = feedOf([{ nr }]).replace(/<objektbeschreibung>.*?<\/objektbeschreibung>/, texts)
    const file = path.join(ctx.config.DATA_DIR, `${nr}.xml`)
    writeFileSync(file, xml)
    await importFeed(ctx, file, { source: 'test' })
  }
  const teaser = '<dreizeiler>Drei Zimmer, ein Balkon.</dreizeiler>'
  await importWith('KURZ', teaser)
  await importWith('LANG', `${teaser}<objektbeschreibung>Helle Räume.</objektbeschreibung>`)
  const short = async (language: Language) => (await describe('KURZ', language)).home
  const runs = [{ text: 'Drei Zimmer, ein Balkon.', strong: false, emphasis: false }]
  const blocks = [{ kind: 'paragraph', runs }]
  expect(await short('de')).toMatchObject({ teaser: null, texts: [{ lang: null, note: null, blocks }] })
  expect(await short('gb')).toMatchObject({
    teaser: null,
    texts: [{ title: 'Description', lang: 'de', note: 'Text in German', blocks }],
  })
  expect((await describe('LANG')).home).toMatchObject({ teaser: { text: 'Drei Zimmer, ein Balkon.' }, texts: [{}] })
})

test('the address of a tour is told without its scheme, and a long one not at all', async () => {
  const { ctx } = server
  const shownOf = async (nr: string, url: string) => {
    const tour = `<anhaenge><anhang location="REMOTE" gruppe="PANORAMA"><anhangtitel>Tour</anhangtitel><daten><pfad>${url}</pfad></daten></anhang></anhaenge>`
    const file = path.join(ctx.config.DATA_DIR, `${nr}.xml`)
    writeFileSync(file, feedOf([{ nr }]).replace('<verwaltung_objekt>', `${tour}<verwaltung_objekt>`))
    await importFeed(ctx, file, { source: 'test' })
    return (await describe(nr)).home.tour
  }
  const url = 'https://rundgang.example/7'
  expect(await shownOf('RUNDGANG', url)).toMatchObject({ url, shown: 'rundgang.example/7' })
  const long = `${url}/${'a'.repeat(60)}`
  expect(await shownOf('WEITGANG', long)).toMatchObject({ url: long, shown: null })
})

test("the table of several homes has a column in the visitor's currency where it is another one", async () => {
  await importHomes(server.ctx, [
    { nr: 'T1', vermarktungsart: 'KAUF', kaufpreis: 400_000 },
    { nr: 'T2', vermarktungsart: 'KAUF' },
  ])
  const ids = [(await describe('T1')).property.id, (await describe('T2')).property.id].join(',')
  const tableIn = async (waehrung: string) =>
    (await describeCollection(server.ctx, collectionOptionsSchema.parse({ ids, waehrung }))).document.table
  const table = await tableIn('CHF')
  const column = table?.columns.findIndex(({ label }) => label === 'CHF') ?? -1
  expect(table?.columns[column - 1]?.label).toBe('Preis')
  expect(table?.rows.map(({ cells }) => cells[column]?.text)).toEqual([expect.stringMatching(/^≈ .*CHF/), '–'])
  expect((await tableIn('EUR'))?.columns.map(({ label }) => label)).not.toContain('EUR')
})
