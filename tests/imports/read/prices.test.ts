import { describe, expect, test } from 'vitest'
import { codesAt, propertyOf, readOne } from './feeds.ts'

const preise = (inner: string) => `<preise>${inner}</preise>`

describe('prices', () => {
  test('a substitute for a missing figure gets a note', async () => {
    const object = await readOne(
      preise(
        '<hauptmietzinsnetto hauptmietzinsust="80">800</hauptmietzinsnetto><gesamtmietebrutto>1.100</gesamtmietebrutto>',
      ),
    )
    expect(object.property).toMatchObject({
      kaltmiete: 800,
      warmmiete: 1100,
      hauptmietzinsnetto: 800,
      hauptmietzinsust: 80,
    })
    expect(codesAt(object, 'preise/hauptmietzinsnetto')).toEqual(['used_for'])
  })

  test('a price on request is not shown', async () => {
    const object = await readOne(preise('<kaufpreis auf_anfrage="true">450000</kaufpreis>'))
    expect(object.property).toMatchObject({ kaufpreis: null, preise: { auf_anfrage: true } })
    expect(codesAt(object, 'preise/kaufpreis@auf_anfrage')).toEqual(['price_on_request'])
    expect((await propertyOf(preise('<kaufpreis auf_anfrage="false">450000</kaufpreis>'))).kaufpreis).toBe(450000)
  })

  test('zero is unknown and not free of charge', async () => {
    expect(
      await propertyOf(preise('<kaufpreis>0</kaufpreis><betriebskostennetto>0.00</betriebskostennetto>')),
    ).toMatchObject({
      kaufpreis: null,
      betriebskostennetto: null,
    })
  })

  test.each([
    ['-450000', 'negative'],
    ['1e308', 'out_of_range'],
    ['99999999999999', 'out_of_range'],
    ['auf Anfrage', 'price_on_request'],
  ])('a price of %s is dropped with its value and reason', async (sent, code) => {
    const object = await readOne(preise(`<kaufpreis>${sent}</kaufpreis>`))
    expect(object.property?.kaufpreis).toBeNull()
    expect(object.notes).toContainEqual(
      expect.objectContaining({ path: 'preise/kaufpreis', code, params: expect.objectContaining({ wert: sent }) }),
    )
  })

  test('two prices of one name: the first usable counts, the other is reported', async () => {
    const object = await readOne(
      preise('<kaufpreis>siehe Text</kaufpreis><kaufpreis>200000</kaufpreis><kaufpreis>300000</kaufpreis>'),
    )
    expect(object.property?.kaufpreis).toBe(200000)
    expect(codesAt(object, 'preise/kaufpreis')).toEqual(['not_a_number', 'ignored_here'])
  })

  test.each([
    ['<kaution>3.600,00</kaution>', 3600, null],
    ['<kaution>3 Bruttomonatsmieten</kaution>', null, '3 Bruttomonatsmieten'],
    ['<kaution>2</kaution><kaution_text>zwei Monatsmieten</kaution_text>', null, 'zwei Monatsmieten'],
  ])('a deposit is money or words: %s', async (sent, kaution, kaution_text) => {
    expect(await propertyOf(preise(sent))).toMatchObject({ kaution, kaution_text })
  })

  test.each([
    ['Provisionsfrei', false],
    ['Provision bezahlt der Abgeber.', false],
    ['Provisionsfrei, es sei denn ...', null],
    ['Nicht provisionsfrei', null],
    ['Provisionsfrei für den Vermieter, Mieter: 2 BMM', null],
    ['3% zzgl. 20% USt.', null],
  ])('commission in words: %s', async (text, provisionspflichtig) => {
    expect(await propertyOf(preise(`<aussen_courtage>${text}</aussen_courtage>`))).toMatchObject({
      provisionspflichtig,
      aussen_courtage: text,
    })
  })

  test('the flag outweighs the words, "false" is false', async () => {
    const both = await propertyOf(
      preise('<provisionspflichtig>true</provisionspflichtig><aussen_courtage>provisionsfrei</aussen_courtage>'),
    )
    expect(both.provisionspflichtig).toBe(true)
    expect((await propertyOf(preise('<provisionspflichtig>false</provisionspflichtig>'))).provisionspflichtig).toBe(
      false,
    )
  })

  test('the kinds of cost of justimmo, and its reserve', async () => {
    const property = await propertyOf(
      preise(
        '<miete><netto>1200</netto><brutto>1440</brutto><ust_berechneter_wert>240</ust_berechneter_wert></miete><zusatzkosten><betriebskosten><name>BK</name><netto>200</netto><ust_berechneter_wert>20</ust_berechneter_wert></betriebskosten><zusatzkosten_1><name>Reparaturrücklage</name><netto>55</netto></zusatzkosten_1></zusatzkosten>',
      ),
    )
    expect(property).toMatchObject({
      hauptmietzinsnetto: 1200,
      hauptmietzinsust: 240,
      betriebskostennetto: 200,
      betriebskostenust: 20,
      ruecklagenetto: 55,
    })
    expect(property.preise.zusatzkosten).toHaveLength(2)
  })

  test('a currency that is none falls back to euros', async () => {
    expect((await propertyOf(preise('<waehrung iso_waehrung="CHF"/>'))).waehrung).toBe('CHF')
    const object = await readOne(preise('<waehrung iso_waehrung="Taler"/>'))
    expect(object.property?.waehrung).toBe('EUR')
    expect(codesAt(object, 'preise/waehrung@iso_waehrung')).toEqual(['unknown_word'])
  })
})

describe('areas and years', () => {
  test.each([
    ['<flaechen><wohnflaeche>99999999999</wohnflaeche></flaechen>', 'flaechen/wohnflaeche', 'out_of_range'],
    ['<flaechen><wohnflaeche>-84</wohnflaeche></flaechen>', 'flaechen/wohnflaeche', 'negative'],
    [
      '<flaechen><anzahl_stellplaetze>1,5</anzahl_stellplaetze></flaechen>',
      'flaechen/anzahl_stellplaetze',
      'not_whole',
    ],
    ['<zustand_angaben><baujahr>20222</baujahr></zustand_angaben>', 'zustand_angaben/baujahr', 'out_of_range'],
    ['<zustand_angaben><baujahr>2050</baujahr></zustand_angaben>', 'zustand_angaben/baujahr', 'out_of_range'],
    ['<zustand_angaben><baujahr>Gründerzeit</baujahr></zustand_angaben>', 'zustand_angaben/baujahr', 'not_a_number'],
  ])('%s', async (sent, path, code) => {
    const object = await readOne(sent)
    expect(codesAt(object, path)).toEqual([code])
    expect(object.property).toMatchObject({ wohnflaeche: null, anzahl_stellplaetze: null, baujahr: null })
  })

  test.each([
    ['1905', 1905],
    ['ca. 1905', 1905],
    ['1960/2015', 1960],
    ['0', null],
  ])('built %s', async (sent, year) => {
    expect((await propertyOf(`<zustand_angaben><baujahr>${sent}</baujahr></zustand_angaben>`)).baujahr).toBe(year)
  })

  test.each([
    ['zustand_art="VOLL_SANIERT"', 'SANIERT'],
    ['zustand_art="sanierungsbeduerftig"', 'RENOVIERUNGSBEDUERFTIG'],
    ['zustand_art="TEIL_VOLLRENOVIERUNGSBED"', 'RENOVIERUNGSBEDUERFTIG'],
    ['zustand_art="PROJEKTIERT"', null],
    ['zustand_art="schön"', null],
  ])('condition %s', async (attribute, zustand) => {
    expect((await propertyOf(`<zustand_angaben><zustand ${attribute}/></zustand_angaben>`)).zustand).toBe(zustand)
  })
})
