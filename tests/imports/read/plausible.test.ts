import { describe, expect, test } from 'vitest'
import { mendMojibake } from '../../../src/server/imports/read/values/mojibake.ts'
import { codesAt, readOne } from './feeds.ts'

const kinds = (art: string) =>
  `<objektkategorie><vermarktungsart KAUF="true"/><objektart><${art}/></objektart></objektkategorie>`
const flaechen = (name: string, value: string) => `<flaechen><${name}>${value}</${name}></flaechen>`
const FLAT = kinds('wohnung wohnungtyp="ETAGE"').replace('</wohnung wohnungtyp="ETAGE">', '</wohnung>')

describe('figures that cannot be true are unknown, and told', () => {
  test.each([
    ['<preise><kaufpreis>1</kaufpreis></preise>', 'kaufpreis', null, 'preise/kaufpreis', ['price_implausible']],
    ['<preise><kaufpreis>999</kaufpreis></preise>', 'kaufpreis', null, 'preise/kaufpreis', ['price_implausible']],
    ['<preise><kaufpreis>99000</kaufpreis></preise>', 'kaufpreis', 99_000, 'preise/kaufpreis', []],
    ['<preise><kaltmiete>1</kaltmiete></preise>', 'kaltmiete', null, 'preise/kaltmiete', ['price_implausible']],
    ['<preise><kaltmiete>890000</kaltmiete></preise>', 'kaltmiete', null, 'preise/kaltmiete', ['price_implausible']],
    [flaechen('wohnflaeche', '0.5'), 'wohnflaeche', null, 'flaechen/wohnflaeche', ['figure_implausible']],
    [flaechen('wohnflaeche', '84.500'), 'wohnflaeche', 84.5, 'flaechen/wohnflaeche', ['area_decimal']],
    [flaechen('wohnflaeche', '84.5'), 'wohnflaeche', 84.5, 'flaechen/wohnflaeche', []],
    [
      flaechen('grundstuecksflaeche', '1.200'),
      'grundstuecksflaeche',
      1200,
      'flaechen/grundstuecksflaeche',
      ['area_thousands'],
    ],
    [
      flaechen('grundstuecksflaeche', '640.000'),
      'grundstuecksflaeche',
      640,
      'flaechen/grundstuecksflaeche',
      ['area_decimal'],
    ],
    [flaechen('wohnflaeche', '1.255 m²'), 'wohnflaeche', 1255, 'flaechen/wohnflaeche', ['area_thousands']],
    [flaechen('nutzflaeche', 'ca. 1.250 m²'), 'nutzflaeche', 1250, 'flaechen/nutzflaeche', ['area_thousands']],
    [flaechen('gartenflaeche', '1.500'), 'gartenflaeche', 1500, 'flaechen/gartenflaeche', ['area_thousands']],
    [flaechen('kellerflaeche', '12.345'), 'kellerflaeche', 12.35, 'flaechen/kellerflaeche', ['area_decimal']],
    [flaechen('kellerflaeche', '3.500'), 'kellerflaeche', 3.5, 'flaechen/kellerflaeche', ['area_decimal']],
    [flaechen('kellerflaeche', '3.5 m²'), 'kellerflaeche', 3.5, 'flaechen/kellerflaeche', []],
    [flaechen('nutzflaeche', '0.500'), 'nutzflaeche', 0.5, 'flaechen/nutzflaeche', []],
    [flaechen('nutzflaeche', '1.250 Ziegel'), 'nutzflaeche', null, 'flaechen/nutzflaeche', ['not_a_number']],
    [
      flaechen('grundstuecksflaeche', 'ca. 1.200 m²'),
      'grundstuecksflaeche',
      1200,
      'flaechen/grundstuecksflaeche',
      ['area_thousands'],
    ],
    [flaechen('anzahl_zimmer', '1.25'), 'anzahl_zimmer', null, 'flaechen/anzahl_zimmer', ['rooms_odd']],
    [flaechen('anzahl_zimmer', '2,5'), 'anzahl_zimmer', 2.5, 'flaechen/anzahl_zimmer', []],
    [flaechen('anzahl_zimmer', '300'), 'anzahl_zimmer', null, 'flaechen/anzahl_zimmer', ['figure_implausible']],
  ] as const)('%s', async (section, field, value, path, codes) => {
    const object = await readOne(FLAT + section)
    expect(object.property?.[field]).toBe(value)
    expect(codesAt(object, path)).toEqual(codes)
    if (value === null) expect(object.taken).not.toContain(path)
  })

  test.each([
    ['kaufpreisnetto', '1', null],
    ['kaufpreisnetto', '350000', 350_000],
    ['richtpreis', '1', null],
    ['pauschalmiete', '1', null],
    ['pauschalmiete', '65', 65],
    ['nettokaltmiete', '0.01', null],
  ] as const)('a price in a section: %s %s', async (field, value, expected) => {
    const object = await readOne(`${FLAT}<preise><${field}>${value}</${field}></preise>`)
    expect(object.property?.preise[field] ?? null).toBe(expected)
    expect(codesAt(object, `preise/${field}`).includes('price_implausible')).toBe(expected === null)
  })

  test.each([
    ['lagerflaeche', '1.200', 1200, ['area_thousands']],
    ['verkaufsflaeche', '1.200 m²', 1200, ['area_thousands']],
    ['bgf', '1.800', 1800, ['area_thousands']],
    ['bgf', '12,500 m2', 12.5, ['area_decimal']],
    ['loggias_flaeche', '1.250', 1.25, ['area_decimal']],
    ['fensterfront', '12.500', 12.5, []],
    ['lagerflaeche', '1.2000', 1.2, []],
    ['lagerflaeche', 'groß', undefined, ['not_a_number']],
    ['lagerflaeche', '-1.200', undefined, ['negative']],
  ] as const)('%s of %s', async (name, sent, value, codes) => {
    const object = await readOne(FLAT + flaechen(name, sent))
    expect(object.property?.flaechen[name]).toBe(value)
    expect(codesAt(object, `flaechen/${name}`)).toEqual(codes)
  })

  test('a parking space may cost little, and a plot of forest too', async () => {
    const parking = await readOne(`${kinds('parken')}<preise><kaufpreis>600</kaufpreis></preise>`)
    expect(parking.property?.kaufpreis).toBe(600)
    const forest = await readOne(`${kinds('grundstueck')}<preise><kaufpreis>250</kaufpreis></preise>`)
    expect(forest.property?.kaufpreis).toBe(250)
  })
})

describe('days', () => {
  const ab = (text: string) => `<verwaltung_objekt><verfuegbar_ab>${text}</verfuegbar_ab></verwaltung_objekt>`
  test.each([
    ['2027-03-01', '2027-03-01', []],
    ['1.3.2027', '2027-03-01', []],
    ['2027-03-01T00:00:00', '2027-03-01', []],
    ['nach Vereinbarung', 'nach Vereinbarung', []],
    ['2027-13-45', null, ['not_a_date']],
    ['0000-00-00', null, ['not_a_date']],
  ] as const)('%s is %s', async (sent, day, codes) => {
    const object = await readOne(ab(sent))
    expect(object.property?.verfuegbar_ab).toBe(day)
    expect(codesAt(object, 'verwaltung_objekt/verfuegbar_ab')).toEqual(codes)
  })
})

describe('characters that were encoded twice', () => {
  test.each([
    ['GrÃ¶ÃŸe', 'Größe'],
    ['MÃ¼rzzuschlag â€“ schÃ¶n', 'Mürzzuschlag – schön'],
    ['22Â°, 80 mÂ²', '22°, 80 m²'],
    ['Ã–sterreich und Ãœbelbach', 'Österreich und Übelbach'],
    ['Preis: 5 â‚¬', 'Preis: 5 €'],
    // Good texts stay as they are.
    ['Größe', 'Größe'],
    ['SÃO PAULO, Château, „Café“', 'SÃO PAULO, Château, „Café“'],
    ['Â', 'Â'],
    ['Kategorie Ä“', 'Kategorie Ä“'],
  ])('%s is %s', (broken, good) => {
    expect(mendMojibake(broken)).toBe(good)
  })

  test('are mended before they are read, and told with their field', async () => {
    const object = await readOne(
      '<geo><plz>8680</plz><ort>MÃ¼rzzuschlag</ort><land iso_land="AUT"/></geo><freitexte><objekttitel>Gr\ufffd\ufffde</objekttitel></freitexte>',
    )
    expect(object.property).toMatchObject({ ort: 'Mürzzuschlag', plz: '8680' })
    expect(object.notes).toContainEqual({
      level: 'warning',
      path: 'geo/ort',
      code: 'mojibake',
      params: { wert: 'MÃ¼rzzuschlag', als: 'Mürzzuschlag' },
    })
    expect(codesAt(object, 'freitexte/objekttitel')).toEqual(['characters_lost'])
  })
})
