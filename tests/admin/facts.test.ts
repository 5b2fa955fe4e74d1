import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIELDS } from '../../src/domain/imports/fates/all.ts'
import { HEAD_PRICES } from '../../src/domain/imports/plausible.ts'
import type { FactGroup } from '../../src/domain/properties/card.ts'
import { factOf, withFacts } from '../../src/domain/properties/fact-values.ts'
import { HAND_FIELDS, isHandField } from '../../src/domain/properties/hand.ts'
import { FACT_FIELDS, type FactKind, HAND_FACTS } from '../../src/domain/properties/hand-facts.ts'
import { translator } from '../../src/i18n/server.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { type Answer, call, refusedFields } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type FeedHome, feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let id = 0
const home: FeedHome = {
  nr: 'K1',
  ausstattung: '<kueche EBK="true"/><wintergarten>true</wintergarten><dachform SATTELDACH="true"/>',
  flaechen: '<raumhoehe>2.8</raumhoehe><anzahl_balkons>2</anzahl_balkons>',
}

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  await importHomes(server.ctx, [home])
  id = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const ask = (method: string, path: string, body?: object) =>
  call(server, method, path, body, { Authorization: `Bearer ${admin}` })
type Field = { field: string; value: unknown; origin: string; feed_value: unknown }
const read = async (of = id) =>
  (await ask('GET', `/api/admin/properties/${of}/fields`)).body as unknown as { version: string; data: Field[] }
const field = async (name: string, of = id) => (await read(of)).data.find((each) => each.field === name)
const change = async (body: object, of = id): Promise<Answer> =>
  ask('PATCH', `/api/admin/properties/${of}/fields`, { version: (await read(of)).version, ...body })
const giveBack = async (name: string) =>
  expect((await ask('DELETE', `/api/admin/properties/${id}/fields/${name}`)).status).toBe(200)
const stored = (of = id) =>
  server.ctx.db.selectFrom('property').selectAll().where('id', '=', of).executeTakeFirstOrThrow()
type Detail = {
  groups: FactGroup[]
  ausstattung: string[]
  kosten: {
    name: string
    titel: string | null
    netto: number | null
    brutto: number | null
    prozent: number | null
    anzahl: number | null
  }[]
  preis: { betrag: number | null }
  befristung: { max_mietdauer: string | null }
  energie: { endenergiebedarf: number | null; angaben: { label: string; value: unknown }[] }
}
const detail = async (of = id) => (await call(server, 'GET', `/api/properties/${of}`)).body.data as unknown as Detail
const shownFacts = async (of = id) =>
  new Map((await detail(of)).groups.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])))
const total = async (query: string) => {
  await caughtUp(server.ctx)
  return ((await call(server, 'GET', `/api/properties?${query}`)).body as unknown as { total: number }).total
}

/** A value of each kind that no default has. */
function sampleOf(kind: FactKind) {
  switch (kind.is) {
    case 'number':
      return kind.isWhole ? 3 : 2.5
    case 'flag':
      return true
    case 'day':
      return '2027-03-01'
    case 'duration':
      return 'P6M'
    case 'choice':
      return kind.values.at(-1)
    case 'choices':
      return [kind.values[0], kind.values.at(-1)]
    case 'costs':
      return [{ name: 'Lift', brutto: 12.5 }]
    case 'own':
      return { Blickrichtung: 'Süden' }
    default:
      return 'Nach Absprache'
  }
}
/** A lower price stands for "on request", and is refused. */
const PRICE = 1200
const EVERY = Object.fromEntries(
  FACT_FIELDS.map((name) => [
    name,
    (HEAD_PRICES as readonly string[]).includes(name.replace('preise.', '')) ? PRICE : sampleOf(HAND_FACTS[name].kind),
  ]),
)

describe('a fact above the feed', () => {
  test('is on the page, and the feed says its own below it', async () => {
    expect(await field('raumhoehe')).toMatchObject({ value: 2.8, origin: 'feed' })
    expect(
      (await change({ raumhoehe: 3.4, gaestewc: true, 'distanzen.BUS': 0.4, dachform: ['FLACHDACH'] })).status,
    ).toBe(200)
    const facts = await shownFacts()
    expect(facts.get('fact.raumhoehe')).toBe(3.4)
    expect(facts.get('fact.merkmale')).toEqual(['WINTERGARTEN', 'GAESTEWC'])
    expect(facts.get('distanzen.BUS')).toBe(0.4)
    expect(facts.get('fact.dachform')).toEqual(['FLACHDACH'])
    expect(await field('raumhoehe')).toMatchObject({ value: 3.4, origin: 'hand', feed_value: 2.8 })
  })

  test('stays when the feed changes another, and follows the feed once it is given back', async () => {
    const flaechen = '<raumhoehe>2.9</raumhoehe><hallenhoehe>5</hallenhoehe><anzahl_betten>4</anzahl_betten>'
    await importHomes(server.ctx, [{ ...home, flaechen, infrastruktur: '<distanzen distanz_zu="BUS">0.9</distanzen>' }])
    const facts = await shownFacts()
    expect([facts.get('fact.raumhoehe'), facts.get('fact.anzahl_betten')]).toEqual([3.4, 4])
    expect(facts.get('distanzen.BUS')).toBe(0.4)
    expect(await field('raumhoehe')).toMatchObject({ value: 3.4, feed_value: 2.9 })
    for (const name of ['raumhoehe', 'gaestewc', 'distanzen.BUS', 'dachform']) await giveBack(name)
    const after = await shownFacts()
    expect([after.get('fact.raumhoehe'), after.get('distanzen.BUS')]).toEqual([2.9, 0.9])
    expect(after.get('fact.merkmale')).toEqual(['WINTERGARTEN'])
    expect(after.get('fact.dachform')).toEqual(['SATTELDACH'])
  })

  test('may also say less than the feed: a flag that is not so, a word that is cleared', async () => {
    await change({ wintergarten: false, dachform: [] })
    const facts = await shownFacts()
    expect([facts.get('fact.merkmale'), facts.get('fact.dachform')]).toEqual([undefined, undefined])
    await giveBack('wintergarten')
    await giveBack('dachform')
    expect((await shownFacts()).get('fact.merkmale')).toEqual(['WINTERGARTEN'])
  })

  test('of a fitting is found by its filter, until it is given back', async () => {
    expect(await total('ausstattung=BARRIEREFREI')).toBe(0)
    await change({ rollstuhlgerecht: true, befeuerung: ['LUFTWP'] })
    expect(await total('ausstattung=BARRIEREFREI&heizung=WAERMEPUMPE')).toBe(1)
    await importHomes(server.ctx, [{ ...home, titel: 'Neu' }])
    expect(await total('ausstattung=BARRIEREFREI&heizung=WAERMEPUMPE')).toBe(1)
    await giveBack('rollstuhlgerecht')
    await giveBack('befeuerung')
    expect(await total('ausstattung=BARRIEREFREI')).toBe(0)
    expect((await detail()).ausstattung).toContain('EINBAUKUECHE')
  })

  test('of a kitchen is told where the fitting is not ticked', async () => {
    await change({ ausstattung: [] })
    expect((await shownFacts()).get('fact.kueche')).toEqual(['EBK'])
    await giveBack('ausstattung')
    expect((await shownFacts()).get('fact.kueche')).toBeUndefined()
  })

  test('of a fitting is no word of the feed, whichever field is set and given back first', async () => {
    const isFound = async () => (await total('ausstattung=BARRIEREFREI')) === 1
    const list = ((await field('ausstattung'))?.value ?? []) as string[]
    await change({ rollstuhlgerecht: true })
    await change({ ausstattung: [...list, 'BALKON'] })
    expect((await field('ausstattung'))?.feed_value).toEqual(list)
    await giveBack('ausstattung')
    expect(await isFound()).toBe(true)
    await giveBack('rollstuhlgerecht')
    expect(await isFound()).toBe(false)
    await change({ ausstattung: list })
    await change({ rollstuhlgerecht: true })
    await giveBack('ausstattung')
    expect(await isFound()).toBe(true)
    await giveBack('rollstuhlgerecht')
    expect([await isFound(), (await field('ausstattung'))?.value]).toEqual([false, list])
  })

  test('in words does not tell the street of a hidden address, and tells it after a release', async () => {
    await change({ strasse: 'Sporgasse', adresse_freigegeben: false, zugang: 'Eingang Sporgasse 4' })
    expect((await shownFacts()).get('fact.zugang')).not.toContain('Sporgasse')
    expect((await field('zugang'))?.value).toBe('Eingang Sporgasse 4')
    await change({ adresse_freigegeben: true })
    expect((await shownFacts()).get('fact.zugang')).toBe('Eingang Sporgasse 4')
    for (const name of ['strasse', 'adresse_freigegeben', 'zugang']) await giveBack(name)
  })
})

test('a usual condition of the feed is no special one, and is there again after a hand', async () => {
  await importHomes(server.ctx, [home, { nr: 'K9', zustand: '<zustand zustand_art="GEPFLEGT"/>' }])
  const of = (
    await server.ctx.db
      .selectFrom('property')
      .select('id')
      .where('objektnr_extern', '=', 'K9')
      .executeTakeFirstOrThrow()
  ).id
  expect(await field('zustand', of)).toMatchObject({ value: 'GEPFLEGT' })
  expect(await field('zustand_art', of)).toMatchObject({ value: null, feed_value: null })
  expect((await change({ zustand_art: 'ABRISSOBJEKT' }, of)).status).toBe(200)
  expect(await field('zustand_art', of)).toMatchObject({ value: 'ABRISSOBJEKT', feed_value: null })
  expect((await ask('DELETE', `/api/admin/properties/${of}/fields/zustand_art`)).status).toBe(200)
  expect((await stored(of)).zustand_angaben).toMatchObject({ zustand_art: 'GEPFLEGT' })
})

test('facts laid into sections leave them as they were, once each is given back', () => {
  const feed = {
    ...{ geo: { etage: 'DG', flur: '3' }, flaechen: { hallenhoehe: 5, anzahl_balkons: 2 }, infrastruktur: {} },
    ...{ ausstattung_details: { bad: ['DUSCHE'], wintergarten: true }, zustand_angaben: {} },
    ...{ verwaltung_objekt: { bieterverfahren: { mindestpreis: 9 }, zugang: 'Hof' } },
    preise: { stp_garage: [{ anzahl: 1 }, { anzahl: 2 }], hausgeld: 80 },
    user_defined: {},
  }
  const before = Object.fromEntries(FACT_FIELDS.map((name) => [name, factOf(feed, name)]))
  const set = { ...feed, ...withFacts(feed, EVERY) }
  for (const name of FACT_FIELDS) expect(factOf(set, name), name).toEqual(EVERY[name])
  expect(set.preise.stp_garage).toHaveLength(2)
  // The second name of a value holds it no more: the first one has it.
  const back = { ...feed, flaechen: { anzahl_balkone: 2 }, ausstattung_details: { ...feed.ausstattung_details } }
  expect({ ...set, ...withFacts(set, before) }).toEqual({ ...back, flaechen: { hallenhoehe: 5, anzahl_balkone: 2 } })
})

const NOTHING = {
  ...{ geo: {}, flaechen: {}, ausstattung_details: {}, zustand_angaben: {}, infrastruktur: {} },
  ...{ verwaltung_objekt: {}, user_defined: {}, preise: {} },
}

test('a record that a hand empties keeps its place before the others', () => {
  const stp_garage = [
    { anzahl: 1, stellplatzkaufpreis: 20000 },
    { anzahl: 2, stellplatzkaufpreis: 18000 },
  ]
  const feed = { ...NOTHING, preise: { stp_garage } }
  const fields = ['stp_garage.anzahl', 'stp_garage.stellplatzkaufpreis'] as const
  const emptied = { ...feed, ...withFacts(feed, Object.fromEntries(fields.map((name) => [name, null]))) }
  const before = Object.fromEntries(fields.map((name) => [name, factOf(feed, name)]))
  expect(withFacts(emptied, before).preise).toEqual({ stp_garage })
})

describe('a bad value', () => {
  test.each([
    [{ raumhoehe: -1 }, { raumhoehe: 'invalid' }],
    [{ raumhoehe: 'hoch' }, { raumhoehe: 'type' }],
    [{ anzahl_betten: 1.5 }, { anzahl_betten: 'type' }],
    [{ dachform: ['SPITZ'] }, { 'dachform.0': 'invalid' }],
    [{ bebaubar_nach: 'IRGENDWIE' }, { bebaubar_nach: 'invalid' }],
    [{ zvtermin: '2027-02-30' }, { zvtermin: 'day' }],
    [{ min_mietdauer: 'drei Jahre' }, { min_mietdauer: 'invalid' }],
    [{ gaestewc: 'ja' }, { gaestewc: 'type' }],
    [{ 'distanzen.BUS': 5000 }, { 'distanzen.BUS': 'too_large' }],
    [{ 'distanzen.MOND': 1 }, { 'distanzen.MOND': 'invalid' }],
    [{ bauzone: 'a'.repeat(301) }, { bauzone: 'too_long' }],
    [{ bauzone: 'a\u0000b' }, { bauzone: 'invalid' }],
    [{ energiepass: { stromwert: 'viel' } }, { 'energiepass.stromwert': 'type' }],
  ])('%j names its field, and changes nothing', async (body, refused) => {
    const before = await read()
    const answer = await change({ anzahl_logia: 2, ...body })
    expect(answer.status).toBe(400)
    expect(refusedFields(answer)).toEqual(refused)
    expect(await read()).toEqual(before)
  })
})

describe('prices without a column', () => {
  test('are in the table of costs, and make the yield that a filter finds', async () => {
    expect(await total('rendite_von=4')).toBe(0)
    await change({
      ...{ vermarktungsart: ['KAUF'], kaufpreis: 300_000, nettorendite: 4.5, hausgeld: 120 },
      ...{ 'stp_garage.stellplatzkaufpreis': 20_000, 'stp_garage.anzahl': 2, grunderwerbssteuer: 3.5 },
    })
    expect(await total('rendite_von=4')).toBe(1)
    const costs = new Map((await detail()).kosten.map((one) => [one.name, one]))
    expect(costs.get('stp_garage')).toMatchObject({ brutto: 20_000, anzahl: 2 })
    expect(costs.get('grunderwerbssteuer')).toMatchObject({ prozent: 3.5 })
    expect(costs.get('hausgeld')).toMatchObject({ brutto: 120 })
  })

  test('hide the price on request', async () => {
    await change({ auf_anfrage: true })
    expect((await detail()).preis.betrag).toBeNull()
    await giveBack('auf_anfrage')
    expect((await detail()).preis.betrag).toBe(300_000)
  })
})

test('the longest term of a contract is told as the hand sets its months', async () => {
  await change({ befristet: true, mietdauer_max_monate: 30 })
  expect((await detail()).befristung.max_mietdauer).toBe('P30M')
  expect((await shownFacts()).get('fact.befristung')).toBe('P30M')
  await giveBack('befristet')
  await giveBack('mietdauer_max_monate')
  expect((await detail()).befristung.max_mietdauer).toBeNull()
})

test('all of a certificate can be set, and its figures are on the page', async () => {
  const energiepass = {
    ...{ epart: 'BEDARF', endenergiebedarf: 88.5, wertklasse: 'C', stromwert: 12, waermewert: 70, mitwarmwasser: true },
    ...{ primaerenergietraeger: 'Fernwärme', gebaeudeart: 'WOHN', baujahr: 1999, jahrgang: '2014', geg2018: 'nein' },
    ...{ ausstelldatum: '2024-01-02', gueltig_bis: '2034-01-01', epasstext: 'Liegt vor', energieverbrauchkennwert: 60 },
  }
  expect((await change({ energiepass })).status).toBe(200)
  expect(await field('energiepass')).toMatchObject({ value: energiepass })
  const { energie } = await detail()
  expect(energie.endenergiebedarf).toBe(88.5)
  expect(energie.angaben.map(({ label }) => label)).toEqual(
    'epart stromwert waermewert mitwarmwasser primaerenergietraeger gebaeudeart baujahr ausstelldatum jahrgang geg2018 epasstext'
      .split(' ')
      .map((name) => `fact.energiepass_${name}`),
  )
})

test('the form of the offer stays the feed’s, whatever a hand does to the fields of the sender', () => {
  const feed = { ...NOTHING, user_defined: { vermarktungsart: ['ERBPACHT'], Blick: 'Süden' } }
  expect(factOf(feed, 'user_defined')).toEqual({ Blick: 'Süden' })
  const given = { Blick: 'Westen', vermarktungsart: 'LEASING' }
  for (const [hand, own] of [
    [given, { Blick: 'Westen' }],
    [null, {}],
  ] as const)
    expect(withFacts(feed, { user_defined: hand })).toEqual({ user_defined: { ...own, vermarktungsart: ['ERBPACHT'] } })
  const sold = { ...NOTHING, user_defined: { Blick: 'Süden' } }
  expect(withFacts(sold, { user_defined: given })).toEqual({ user_defined: { Blick: 'Westen' } })
  expect(factOf({ ...NOTHING, user_defined: { vermarktungsart: ['PACHT'] } }, 'user_defined')).toBeNull()
})

describe('costs and fields that a sender names itself', () => {
  let named = 0
  const deliver = async (lift: number, more = '') => {
    const file = path.join(server.ctx.config.DATA_DIR, 'eigene.xml')
    const cost = `<zusatzkosten><zusatzkosten_8><name>Lift</name><netto>${lift}</netto><ust>20</ust><ust_typ>percent</ust_typ></zusatzkosten_8></zusatzkosten>`
    const own = `<user_defined_simplefield feldname="Blickrichtung">Süden</user_defined_simplefield><user_defined_simplefield feldname="interne_id">77</user_defined_simplefield>${more}`
    const xml = feedOf([{ nr: 'Z1', vermarktungsart: 'MIETE_PACHT', hauptmietzins: 800 }])
      .replace('</preise>', `${cost}</preise>`)
      .replace('<verwaltung_objekt>', `${own}$&`)
    writeFileSync(file, xml)
    await importFeed(server.ctx, file, { source: 'test' })
    const row = server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', 'Z1')
    named = (await row.executeTakeFirstOrThrow()).id
  }
  const costs = async () =>
    (await detail(named)).kosten.filter(({ name }) => name === 'zusatzkosten').map((one) => [one.titel, one.brutto])
  const sent = { art: 'zusatzkosten_8', name: 'Lift', netto: 15, ust: 20, ust_typ: 'percent' }
  beforeAll(() => deliver(15))

  test('are set above the feed, survive a delivery, and are given back', async () => {
    expect(await field('zusatzkosten', named)).toMatchObject({ value: [sent], origin: 'feed' })
    const more = { name: 'Garten', brutto: 30 }
    expect((await change({ zusatzkosten: [sent, more] }, named)).status).toBe(200)
    expect(await costs()).toEqual([
      ['Lift', 18],
      ['Garten', 30],
    ])
    await deliver(20)
    expect(await costs()).toHaveLength(2)
    expect(await field('zusatzkosten', named)).toMatchObject({ feed_value: [{ netto: 20 }] })
    await ask('DELETE', `/api/admin/properties/${named}/fields/zusatzkosten`)
    expect(await costs()).toEqual([['Lift', 24]])
  })

  test('of the sender are set by their names, beside keys that no visitor reads', async () => {
    const value = { Blickrichtung: 'Süden' }
    const stored = async () => {
      const row = server.ctx.db.selectFrom('property').select('user_defined').where('id', '=', named)
      return (await row.executeTakeFirstOrThrow()).user_defined
    }
    expect(await field('user_defined', named)).toMatchObject({ value, origin: 'feed' })
    expect(
      (await change({ user_defined: { ...value, Blickrichtung: 'Westen', Wohnkomfort: 'ja' } }, named)).status,
    ).toBe(200)
    const facts = await shownFacts(named)
    expect([facts.get('own.blickrichtung'), facts.get('own.wohnkomfort')]).toEqual(['Westen', true])
    expect([...facts.keys()].join()).not.toContain('interne')
    expect(await stored()).toMatchObject({ Blickrichtung: 'Westen', interne_id: '77' })
    await deliver(20, '<user_defined_simplefield feldname="Neu">1</user_defined_simplefield>')
    expect((await shownFacts(named)).get('own.blickrichtung')).toBe('Westen')
    await change({ user_defined: {} }, named)
    expect(await stored()).toEqual({ interne_id: '77' })
    expect((await shownFacts(named)).get('own.blickrichtung')).toBeUndefined()
    await ask('DELETE', `/api/admin/properties/${named}/fields/user_defined`)
    expect(await field('user_defined', named)).toMatchObject({ value: { ...value, Neu: '1' }, origin: 'feed' })
  })

  test.each([
    [{ zusatzkosten: [sent, { name: 'Lift', netto: 'viel' }] }, 'zusatzkosten.1.netto'],
    [{ zusatzkosten: [{ name: 'Lift', brutto: -1 }] }, 'zusatzkosten.0.brutto'],
    [{ zusatzkosten: [{ name: 'a'.repeat(201) }] }, 'zusatzkosten.0.name'],
    [{ zusatzkosten: [{ name: 'Lift', teile: [1] }] }, 'zusatzkosten.0.teile'],
    [{ zusatzkosten: 'keine' }, 'zusatzkosten'],
    [{ user_defined: { Farbe: '' } }, 'user_defined.Farbe'],
    [{ user_defined: { '': 'rot' } }, 'user_defined'],
    [{ user_defined: { Farbe: { r: 1 } } }, 'user_defined.Farbe'],
    [{ user_defined: Object.fromEntries(Array.from({ length: 201 }, (_, nr) => [`f${nr}`, 'x'])) }, 'user_defined'],
  ])('%# a bad value names its field, and changes nothing', async (body, name) => {
    const before = await read(named)
    const answer = await change(body, named)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer)).join()).toContain(name)
    expect(await read(named)).toEqual(before)
  })
})

describe('a certificate with words that no hand may write', () => {
  const sent = {
    ...{ epart: 'BEDARFSAUSWEIS', gebaeudeart: 'WOHNHAUS', baujahr: 'Gründerzeit', jahrgang: 'UNBEKANNT' },
    ...{ mitwarmwasser: 'teilweise', wertklasse: 'C' },
  }
  let foreign = 0
  beforeAll(async () => {
    const pass = Object.entries(sent).map(([name, text]) => `<${name}>${text}</${name}>`)
    await importHomes(server.ctx, [{ nr: 'F1', zustand: `<energiepass>${pass.join('')}</energiepass>` }], 'TEIL')
    const row = server.ctx.db.selectFrom('property').select('id').where('external_id', '=', 'F1')
    foreign = (await row.executeTakeFirstOrThrow()).id
  })

  test('is told as it is, and one part of it is changed and given back', async () => {
    expect(await field('energiepass', foreign)).toMatchObject({ value: sent, origin: 'feed' })
    const energiepass = { ...sent, wertklasse: 'B', stromwert: 12.5 }
    const answer = await change({ energiepass }, foreign)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await field('energiepass', foreign)).toMatchObject({ value: energiepass, feed_value: sent, origin: 'hand' })
    // Also above a hand, and without a part.
    const { gebaeudeart: _, ...rest } = energiepass
    expect((await change({ energiepass: rest }, foreign)).status).toBe(200)
    await ask('DELETE', `/api/admin/properties/${foreign}/fields/energiepass`)
    expect(await field('energiepass', foreign)).toMatchObject({ value: sent, origin: 'feed' })
  })

  test.each([
    [{ epart: 'BEDARFSAUSWEISE' }, { 'energiepass.epart': 'invalid' }],
    [{ gebaeudeart: 'BEDARFSAUSWEIS' }, { 'energiepass.gebaeudeart': 'invalid' }],
    [
      { baujahr: 'um 1900', stromwert: -1 },
      { 'energiepass.baujahr': 'type', 'energiepass.stromwert': 'invalid' },
    ],
    [{ mitwarmwasser: 'ja' }, { 'energiepass.mitwarmwasser': 'type' }],
    [{ klasse: 'A' }, { 'energiepass.klasse': 'invalid' }],
    [{ epart: ['BEDARF'] }, { 'energiepass.epart': 'invalid' }],
  ])('refuses the new part %j only', async (part, refused) => {
    const before = await field('energiepass', foreign)
    const answer = await change({ energiepass: { ...sent, ...part } }, foreign)
    expect(refusedFields(answer)).toEqual(refused)
    expect(await field('energiepass', foreign)).toEqual(before)
  })
})

/** Fields that pages show, which a hand sets by another field. */
const BY_ANOTHER: Readonly<Record<string, string>> = {
  // Columns of an import that take them.
  bundesland: 'follows from place and position',
  breitengrad: 'position',
  laengengrad: 'position',
  iso_land: 'land',
  regionaler_zusatz: 'ortsteil',
  wohnungsnr: 'tuernummer',
  zimmertyp: 'objektart_untergruppe',
  objektart_zusatz: 'objektart_untergruppe',
  kaufpreisbrutto: 'kaufpreis',
  alter_attr: 'bauart',
  moeb: 'moebliert',
  keller: 'unterkellert, ausstattung',
  max_mietdauer: 'mietdauer_max_monate',
  objekt_text: 'objektbeschreibung',
  objektnr_extern: 'external_id, when it begins',
  gruppen_kennung: 'project_id',
  hwbwert: 'hwb',
  hwbklasse: 'hwb_klasse',
  fgeewert: 'fgee',
  fgeeklasse: 'fgee_klasse',
  // Fittings, in `ausstattung`.
  ...Object.fromEntries(
    'kamin klimatisiert gartennutzung barrierefrei sauna swimmingpool abstellraum photovoltaik smart_home balkon terrasse loggia garten'
      .split(' ')
      .map((name) => [name, 'ausstattung']),
  ),
  // Lists that one sender's software adds; the standard's fields say the same.
  miete: 'hauptmietzinsnetto',
  stellplaetze: 'stp_*',
  // When the sender wrote the object: a home by hand has its own clock.
  stand_vom: 'the time of the change',
  anzahl_balkons: 'anzahl_balkone',
  vertragserrichtungsgebuehr: 'vertragserrichtung',
  // Fields of a sender's own, by names that no other has.
  ...Object.fromEntries(['feld', 'name', 'wert'].map((name) => [name, 'sonstige_angaben'])),
}

test('every field of OpenImmo that a page shows of a home can be set by hand', () => {
  const places = ['head', 'place', 'price', 'costs', 'facts', 'energy', 'texts', 'project']
  const shown = FIELDS.filter(
    ({ path, fate }) => fate.kind === 'shown' && places.includes(fate.where) && !path.includes('kontaktperson'),
  )
  const energy =
    'epart endenergiebedarf energieverbrauchkennwert wertklasse stromwert waermewert mitwarmwasser primaerenergietraeger gebaeudeart baujahr ausstelldatum gueltig_bis jahrgang geg2018 epasstext'.split(
      ' ',
    )
  const missing = shown.flatMap(({ path, values }) => {
    const names = (path.split('/').at(-1) ?? '').replace(/[[\]]/g, '').split('@')
    const isSet = names.some(
      (name) =>
        isHandField(name) ||
        Object.hasOwn(BY_ANOTHER, name) ||
        (path.includes('energiepass') && energy.includes(name)) ||
        /_typ$|typ$/.test(name) ||
        (name.startsWith('stp_') && isHandField(`${name}.anzahl`)) ||
        (name.startsWith('distanz') && values.every((to) => isHandField(`${names[0]}.${to}`))),
    )
    return isSet ? [] : [path]
  })
  expect(missing).toEqual([])
  expect(Object.keys(BY_ANOTHER).filter((name) => isHandField(name))).toEqual([])
})

test('each label and each word of a fact stands in the catalogue, and no two fields have one name', () => {
  const t = translator('de')
  const names = FACT_FIELDS.map((name) => {
    const { label, part, kind } = HAND_FACTS[name]
    expect(t.find(label), label).toBeDefined()
    if (part) expect(t.find(part), part).toBeDefined()
    if ('values' in kind && kind.words !== 'zeiteinheit') {
      for (const word of kind.values) expect(t.find(`${kind.words}.${word.replace('-', '_')}`), word).toBeDefined()
    }
    return [t.find(label), part && t.find(part), kind.is === 'number' && kind.unit].join()
  })
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(new Set(HAND_FIELDS).size).toBe(HAND_FIELDS.length)
})

describe('a home from nothing', () => {
  test('may have every fact at once, and its page shows all of them', async () => {
    const begun = { company_id: (await stored()).company_id, objekttitel: 'Alles', objektart: 'WOHNUNG' }
    const answer = await ask('POST', '/api/admin/properties', { ...begun, vermarktungsart: ['KAUF'] })
    const made = (answer.body.data as unknown as { id: number }).id
    const whole = {
      plz: '8010',
      ort: 'Graz',
      wohnflaeche: 70,
      provisionspflichtig: false,
      energiepass: { jahrgang: 'OHNE' },
    }
    const links = [{ gruppe: 'FILMLINK', titel: 'Film', url: 'https://film.example.at/' }]
    expect((await change({ links }, made)).status).toBe(200)
    // Price on request: no price is needed to publish it.
    expect((await change({ ...EVERY, ...whole }, made)).status).toBe(200)
    const { version, data } = await read(made)
    const values = new Map(data.map((each) => [each.field, each.value]))
    for (const name of FACT_FIELDS) expect(values.get(name), name).toEqual(EVERY[name])
    expect((await ask('POST', `/api/admin/properties/${made}/publish`, { version })).status).toBe(200)
    expect(await detail(made)).toMatchObject({ links })
    const facts = await shownFacts(made)
    const labels = FACT_FIELDS.map((name) => HAND_FACTS[name].label).filter((label) =>
      /^(?:fact|distanzen)/.test(label),
    )
    // Told by words of another row: a cellar, and a price.
    const elsewhere = ['fact.unterkellert', 'fact.provision']
    expect(labels.filter((label) => !facts.has(label) && !elsewhere.includes(label))).toEqual([])
    expect(facts.get('fact.merkmale')).toHaveLength(26)
  })

  test('shows every fact that its people set, and each filter finds it', async () => {
    const begun = {
      company_id: (await stored()).company_id,
      objekttitel: 'Von Hand',
      objektart: 'WOHNUNG',
      vermarktungsart: ['MIETE'],
    }
    const made = (await ask('POST', '/api/admin/properties', begun)).body.data as unknown as { id: number }
    const whole = {
      ...{ plz: '8010', ort: 'Graz', gesamtbelastungbrutto: 900, wohnflaeche: 70, provisionspflichtig: false, hwb: 40 },
      ...{
        hwb_klasse: 'B',
        objektart_untergruppe: 'PENTHOUSE',
        anzahl_zimmer: 3,
        etage: 4,
        baujahr: 1999,
        kaution: 2700,
      },
      ...{
        zustand: 'SANIERT',
        bauart: 'ALTBAU',
        verfuegbar_ab: '2027-01-01',
        befristet: true,
        mietdauer_max_monate: 60,
      },
      ...{ grundstuecksflaeche: 300, position: { lat: 47.07, lng: 15.44 }, adresse_freigegeben: true },
      ...{ kueche: ['EBK'], fahrstuhl: ['PERSONEN'], befeuerung: ['FERN'], haustiere: true, gaestewc: true },
      ...{ gemarkung: 'Geidorf', max_personen: 4, 'distanzen.BUS': 0.2 },
    }
    expect((await change(whole, made.id)).status).toBe(200)
    expect((await field('gemarkung', made.id))?.value).toBe('Geidorf')
    const { version } = await read(made.id)
    expect((await ask('POST', `/api/admin/properties/${made.id}/publish`, { version })).status).toBe(200)
    const facts = await shownFacts(made.id)
    expect([facts.get('fact.gemarkung'), facts.get('fact.max_personen'), facts.get('distanzen.BUS')]).toEqual([
      'Geidorf',
      4,
      0.2,
    ])
    const filters = [
      ...['vermarktungsart=MIETE', 'objektart=WOHNUNG', 'untergruppe=PENTHOUSE', 'ort=graz', 'plz=8010', 'land=AT'],
      ...['preis_bis=900', 'miete_bis=900', 'flaeche_von=70', 'grund_von=300', 'zimmer_von=3', 'stock_von=4'],
      ...['dachgeschoss=true', 'verfuegbar_bis=2027-02-01', 'befristung=5', 'kaution_bis=2700', 'baujahr_von=1999'],
      ...['zustand=SANIERT', 'bauart=ALTBAU', 'heizung=FERNWAERME', 'hwb_bis=40', 'provisionsfrei=true'],
      ...['ausstattung=EINBAUKUECHE,LIFT,HAUSTIERE', 'q=Von+Hand', 'umkreis=graz,5', `anbieter=${begun.company_id}`],
    ]
    await caughtUp(server.ctx)
    for (const filter of filters) {
      const { body } = await call(server, 'GET', `/api/properties?${filter}&q=Von+Hand`)
      expect([filter, (body as unknown as { total: number }).total]).toEqual([filter, 1])
    }
  })
})

test('a change of facts is in the audit with both values', async () => {
  await change({ raumhoehe: 3.1 })
  const { body } = await ask('GET', `/api/admin/audit?entity=property&entity_id=${id}`)
  const [newest] = (body as unknown as { data: object[] }).data
  expect(newest).toMatchObject({ changes: [{ field: 'raumhoehe', after: 3.1 }] })
})

describe('links to tours and films', () => {
  const links = async () =>
    ((await detail()) as unknown as { links: { gruppe: string; titel: string; url: string }[] }).links
  const anhang = (url: string) =>
    `<anhang location="REMOTE" gruppe="FILMLINK"><anhangtitel>Film</anhangtitel><format>text/html</format><daten><pfad>${url}</pfad></daten></anhang>`
  const tour = { gruppe: 'PANORAMA', titel: 'Rundgang', url: 'https://tour.example.at/7' }

  test('are those of the hand until they are given back; imports change the feed’s below', async () => {
    await importHomes(server.ctx, [{ ...home, titel: 'Mit Film', anhaenge: anhang('https://film.example.at/1') }])
    expect(await links()).toMatchObject([{ gruppe: 'FILMLINK', url: 'https://film.example.at/1' }])
    expect((await change({ links: [tour, { gruppe: 'LINKS', titel: null, url: 'www.example.at' }] })).status).toBe(200)
    expect(await links()).toEqual([tour, { gruppe: 'LINKS', titel: null, url: 'https://www.example.at/' }])
    await importHomes(server.ctx, [{ ...home, titel: 'Mit neuem Film', anhaenge: anhang('https://film.example.at/2') }])
    expect(await links()).toHaveLength(2)
    expect(await field('links')).toMatchObject({ origin: 'hand', feed_value: [{ url: 'https://film.example.at/2' }] })
    await giveBack('links')
    expect(await links()).toMatchObject([{ gruppe: 'FILMLINK', url: 'https://film.example.at/2' }])
  })

  test('of a feed stay in the list to which a hand adds one', async () => {
    const film = anhang('https://film.example.at/3').replace('FILMLINK', 'FILM')
    await importHomes(server.ctx, [{ ...home, titel: 'Mit Datei', anhaenge: film }])
    const sent = (await field('links'))?.value as object[]
    expect(sent).toMatchObject([{ gruppe: 'FILM' }])
    expect((await change({ links: [...sent, tour] })).status).toBe(200)
    expect(await links()).toMatchObject([{ gruppe: 'FILM' }, tour])
    await giveBack('links')
  })

  test('may be none, though the feed has one', async () => {
    await change({ links: [] })
    expect(await links()).toEqual([])
    await giveBack('links')
  })

  test('of a hidden address do not tell the street', async () => {
    await change({
      strasse: 'Sporgasse',
      adresse_freigegeben: false,
      links: [{ ...tour, titel: 'Rundgang Sporgasse 4' }],
    })
    expect((await links())[0]?.titel).not.toContain('Sporgasse')
    expect(await field('links')).toMatchObject({ value: [{ titel: 'Rundgang Sporgasse 4' }] })
    // Another field of the same home does not change what the hand has written.
    await change({ anzahl_logia: 1 })
    await change({ adresse_freigegeben: true })
    expect((await links())[0]?.titel).toBe('Rundgang Sporgasse 4')
    for (const name of ['strasse', 'adresse_freigegeben', 'links']) await giveBack(name)
  })

  test.each(['javascript:alert(1)', 'ftp://example.at/a', 'https://user:word@example.at', 'data:text/html,a', ''])(
    '%s is no address',
    async (url) => {
      const answer = await change({ links: [{ ...tour, url }] })
      expect([answer.status, refusedFields(answer)]).toEqual([400, { 'links.0.url': 'invalid' }])
    },
  )
})
