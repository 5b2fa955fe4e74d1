import { describe, expect, test } from 'vitest'
import { OBJEKTARTEN, UNTERGRUPPEN_JE_OBJEKTART } from '../../../src/domain/properties/vocabulary.ts'
import { codesAt, eventsOf, fileOf, immobilie, objectsOf, openimmo, propertyOf, readOne } from './feeds.ts'

const kategorie = (inner: string) => `<objektkategorie>${inner}</objektkategorie>`
const art = (inner: string) => kategorie(`<vermarktungsart KAUF="1"/><objektart>${inner}</objektart>`)

test('objektart_zusatz is kept in the words of the sender, and may name the sub-type', async () => {
  const words = await readOne(art('<wohnung/><objektart_zusatz>Traum mit Dachgarten</objektart_zusatz>'))
  expect(words.property?.user_defined).toEqual({ objektart_zusatz: 'Traum mit Dachgarten' })
  expect(words.notes.filter(({ code }) => code === 'ignored' || code === 'objektart_several')).toEqual([])
  const named = await propertyOf(art('<wohnung/><objektart_zusatz>Maisonette</objektart_zusatz>'))
  expect(named.objektart_untergruppe).toBe('MAISONETTE')
  expect(codesAt(await readOne(art('<objektart_zusatz>x</objektart_zusatz>')), 'objektkategorie/objektart')).toEqual([
    'objektart_missing',
  ])
})

describe('ways to market', () => {
  test.each([
    ['KAUF="1" MIETE_PACHT="0"', ['KAUF']],
    ['KAUF="true" MIETE_PACHT="false"', ['KAUF']],
    ['KAUF="false" MIETE_PACHT="TRUE"', ['MIETE']],
    ['KAUF="1" MIETE_PACHT="1"', ['KAUF', 'MIETE']],
    ['kauf="ja"', ['KAUF']],
  ])('%s', async (attributes, expected) => {
    expect((await propertyOf(kategorie(`<vermarktungsart ${attributes}/>`))).vermarktungsart).toEqual(expected)
  })

  test('ERBPACHT is bought, LEASING rented; the word sent stays readable', async () => {
    const object = await readOne(kategorie('<vermarktungsart ERBPACHT="1" LEASING="true"/>'))
    expect(object.property?.vermarktungsart).toEqual(['KAUF', 'MIETE'])
    expect(object.property?.user_defined).toEqual({ vermarktungsart: ['ERBPACHT', 'LEASING'] })
    expect(codesAt(object, 'objektkategorie/vermarktungsart')).toEqual(['vermarktungsart_mapped'])
  })

  test('without a statement the prices decide, unless they indicate both or nothing', async () => {
    const rent = await readOne(`${kategorie('')}<preise><kaltmiete>700</kaltmiete></preise>`)
    expect(rent.property?.vermarktungsart).toEqual(['MIETE'])
    expect(codesAt(rent, 'objektkategorie/vermarktungsart')).toEqual(['vermarktungsart_derived'])
    const none = await readOne(kategorie(''))
    expect(none.property?.vermarktungsart).toEqual([])
    expect(codesAt(none, 'objektkategorie/vermarktungsart')).toEqual(['vermarktungsart_missing'])
  })

  test('"vielleicht" is neither yes nor no', async () => {
    const object = await readOne(kategorie('<vermarktungsart KAUF="1" MIETE_PACHT="vielleicht"/>'))
    expect(object.property?.vermarktungsart).toEqual(['KAUF'])
    expect(codesAt(object, 'objektkategorie/vermarktungsart@miete_pacht')).toEqual(['not_a_flag'])
  })
})

describe('types of objects', () => {
  const ATTRS: Record<string, string> = {
    ZIMMER: 'zimmertyp',
    WOHNUNG: 'wohnungtyp',
    HAUS: 'haustyp',
    GRUNDSTUECK: 'grundst_typ',
    BUERO_PRAXEN: 'buero_typ',
    EINZELHANDEL: 'handel_typ',
    GASTGEWERBE: 'gastgew_typ',
    HALLEN_LAGER_PROD: 'hallen_typ',
    LAND_UND_FORSTWIRTSCHAFT: 'land_typ',
    PARKEN: 'parken_typ',
    ZINSHAUS_RENDITEOBJEKT: 'zins_typ',
    FREIZEITIMMOBILIE_GEWERBLICH: 'freizeit_typ',
    SONSTIGE: 'sonstige_typ',
  }
  test.each(OBJEKTARTEN)('%s with every sub-type, in any case', async (objektart) => {
    const name = objektart.toLowerCase()
    const types = UNTERGRUPPEN_JE_OBJEKTART[objektart]
    const objects = types.map((type, i) =>
      immobilie(
        art(`<${name} ${ATTRS[objektart]}="${i % 2 ? type : type.toLowerCase()}"/>`),
        `<objektnr_extern>${i}</objektnr_extern>`,
      ),
    )
    const read = objectsOf(await eventsOf(fileOf(openimmo(objects.join('')))))
    expect(read.map((object) => object.property?.objektart)).toEqual(types.map(() => objektart))
    expect(read.map((object) => object.property?.objektart_untergruppe)).toEqual([...types])
    expect(read.flatMap((object) => object.notes.filter((note) => note.level !== 'info'))).toEqual([])
  })

  test.each([
    ['<haus haustyp="KRANKENHAUS"/>', 'SONSTIGE', 'KRANKENHAUS'],
    ['<haus haustyp="PFLEGEHEIM"/>', 'ZINSHAUS_RENDITEOBJEKT', 'PFLEGEHEIM'],
    ['<haus haustyp="BETREUTES-WOHNEN"/>', 'ZINSHAUS_RENDITEOBJEKT', 'BETREUTES-WOHNEN'],
    ['<sonstige sonstige_typ="GARAGEN"/>', 'PARKEN', 'EINZELGARAGE'],
    ['<sonstige sonstige_typ="PARKFLACHE"/>', 'PARKEN', 'STELLPLATZ'],
    ['<wohnung wohnungtyp="Loft_Studio_Atelier"/>', 'WOHNUNG', 'LOFT-STUDIO-ATELIER'],
    ['<wohnung/><subobjektart>Dachgeschoß</subobjektart>', 'WOHNUNG', 'DACHGESCHOSS'],
    ['<wohnung wohnungtyp="KEINE_ANGABE"/><subobjektart>Etagenwohnung</subobjektart>', 'WOHNUNG', 'ETAGE'],
    ['<haus haustyp="KEINE_ANGABE"/>', 'HAUS', null],
    ['<haus/>', 'HAUS', null],
  ])('%s is %s %s', async (sent, objektart, untergruppe) => {
    expect(await propertyOf(art(sent))).toMatchObject({ objektart, objektart_untergruppe: untergruppe })
  })

  test('several types: the first counts, and it is said', async () => {
    const object = await readOne(art('<zimmer/><sonstige/>'))
    expect(object.property?.objektart).toBe('ZIMMER')
    expect(codesAt(object, 'objektkategorie/objektart')).toContain('objektart_several')
  })

  test('unknown words stay out, and are said', async () => {
    const object = await readOne(art('<wohnung wohnungtyp="LUFTSCHLOSS"/>'))
    expect(object.property).toMatchObject({ objektart: 'WOHNUNG', objektart_untergruppe: null })
    expect(codesAt(object, 'objektkategorie/objektart/wohnung@wohnungtyp')).toEqual(['unknown_word'])
    const strange = await readOne(art('<raumschiff/>'))
    expect(strange.property?.objektart).toBeNull()
    expect(codesAt(strange, 'objektkategorie/objektart')).toContain('unknown_word')
  })

  test('the main group follows from the use, else from the type', async () => {
    const use = (attributes: string, type: string) =>
      propertyOf(kategorie(`<nutzungsart ${attributes}/><objektart><${type}/></objektart>`))
    expect((await use('WOHNEN="0" GEWERBE="1"', 'haus')).objektart_hauptgruppe).toBe('GEWERBE')
    expect((await use('', 'zinshaus_renditeobjekt')).objektart_hauptgruppe).toBe('ANLAGE')
    expect((await use('WOHNEN="true"', 'grundstueck')).objektart_hauptgruppe).toBe('GRUND')
    expect((await use('', 'buero_praxen')).objektart_hauptgruppe).toBe('GEWERBE')
    expect((await use('WAZ="1"', 'wohnung')).objektart_hauptgruppe).toBe('WOHNEN')
  })
})
