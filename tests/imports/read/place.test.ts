import { describe, expect, test } from 'vitest'
import { codesAt, propertyOf, readOne } from './feeds.ts'

const geo = (inner: string) => `<geo>${inner}</geo>`
const punkt = (lat: string, lng: string) =>
  geo(`<plz>8010</plz><geokoordinaten breitengrad="${lat}" laengengrad="${lng}"/>`)
const field = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`

describe('coordinates', () => {
  test.each([
    ['47.0707', '15.4395'],
    ['47,0707', '15,4395'],
    ['47.0707° N', '15.4395° O'],
  ])('%s and %s are read', async (lat, lng) => {
    expect(await propertyOf(punkt(lat, lng))).toMatchObject({ lat: 47.0707, lng: 15.4395 })
  })

  test('swapped ones are put right where that leads to Austria', async () => {
    const object = await readOne(punkt('15.4395', '47.0707'))
    expect(object.property).toMatchObject({ lat: 47.0707, lng: 15.4395 })
    expect(codesAt(object, 'geo/geokoordinaten@breitengrad')).toEqual(['position_swapped'])
  })

  test.each([
    ['0', '0', 'position_zero'],
    ['0.0000001', '0.0', 'position_zero'],
    ['52.52', '13.405', 'position_far'],
    ['91', '200', 'position_invalid'],
    ['1e308', '-1e308', 'position_invalid'],
    ['47.07', '', 'position_half'],
    ['Nord', 'Ost', 'not_a_number'],
  ])('%s, %s is dropped as %s', async (lat, lng, code) => {
    const object = await readOne(punkt(lat, lng))
    expect(object.property).toMatchObject({ lat: null, lng: null })
    expect(codesAt(object, 'geo/geokoordinaten@breitengrad')).toEqual([code])
  })

  test('a home abroad keeps its place', async () => {
    const object = await readOne(
      geo('<ort>Palma</ort><land iso_land="ESP"/><geokoordinaten breitengrad="39.57" laengengrad="2.65"/>'),
    )
    expect(object.property).toMatchObject({ lat: 39.57, lng: 2.65, land: 'ESP' })
  })

  test('the exact point and the imprecise circle are in separate fields', async () => {
    const property = await propertyOf(
      geo(
        `<plz>1030</plz><geokoordinaten breitengrad="48.2" laengengrad="16.3"/>${field('geokoordinaten_breitengrad_exakt', '48.2545')}${field('geokoordinaten_laengengrad_exakt', '16.41')}${field('ungenaue_verortung_breitengrad', '48.25')}${field('ungenaue_verortung_laengengrad', '16.4')}${field('ungenaue_verortung_radius', '250')}`,
      ),
    )
    expect(property).toMatchObject({
      lat: 48.2545,
      lng: 16.41,
      ungenau_lat: 48.25,
      ungenau_lng: 16.4,
      ungenau_radius: 250,
    })
    expect(property.user_defined).toEqual({})
  })
})

describe('addresses', () => {
  test("Vienna's postcode with another Bundesland: the postcode counts", async () => {
    const object = await readOne(geo('<plz>1030</plz><ort>Wien</ort><bundesland>Salzburg</bundesland>'))
    expect(object.property?.bundesland).toBe('Wien')
    expect(object.notes).toContainEqual({
      level: 'warning',
      path: 'geo/bundesland',
      code: 'bundesland_plz',
      params: { wert: 'Salzburg', plz: '1030', als: 'Wien' },
    })
    const right = await readOne(geo('<plz>5020</plz><bundesland>Salzburg</bundesland>'))
    expect(right.property?.bundesland).toBe('Salzburg')
    expect(codesAt(right, 'geo/bundesland')).toEqual([])
  })

  test.each([
    ['EG', 0],
    ['1. OG', 1],
    ['12', 12],
    ['-1', -1],
    ['2. KG', -2],
    ['Souterrain', -1],
    ['4. Stock', 4],
    ['3.', 3],
    ['DG', null],
    ['1. DG', null],
    ['ganz oben', null],
    ['9999', null],
  ])('storey %s is %s', async (sent, etage) => {
    const property = await propertyOf(geo(`<ort>Graz</ort><etage>${sent}</etage>`))
    expect(property.etage).toBe(etage)
    const words: Record<string, string> = { EG: 'EG', Souterrain: 'SOUTERRAIN', DG: 'DG' }
    expect(property.geo.etage).toBe(words[sent] ?? (etage === null ? sent : undefined))
  })

  test('a district in the name of the town becomes the ortsteil', async () => {
    expect(await propertyOf(geo('<ort>Wien,Innere Stadt</ort>'))).toMatchObject({
      ort: 'Wien',
      ortsteil: 'Innere Stadt',
    })
  })

  test.each([
    ['A-1010', '1010'],
    ['AT 1010', '1010'],
    ['1010', '1010'],
    ['unbekannt', null],
    // Not Austrian: the country is left open (below), and the postcode is one of that country.
    ['12345', '12345'],
  ])('postcode %s is %s', async (sent, plz) => {
    expect((await propertyOf(geo(`<plz>${sent}</plz><ort>X</ort>`))).plz).toBe(plz)
  })

  test.each([
    ['<plz>53111</plz><ort>Bonn</ort>', null, '53111', ['land_doubtful']],
    ['<plz>8010</plz><ort>Graz</ort>', 'AUT', '8010', ['land_usual']],
    ['<plz>8010</plz><ort>Graz</ort><land iso_land="DEU"/>', 'AUT', '8010', ['land_corrected']],
    ['<plz>8001</plz><ort>Zürich</ort><land iso_land="CHE"/>', 'CHE', '8001', []],
    ['<plz>80331</plz><ort>München</ort><land>Deutschland</land>', 'DEU', '80331', []],
    ['<plz>8010</plz><ort>Graz</ort><land iso_land="Mordor"/>', 'AUT', '8010', ['land_usual']],
    ['<plz>53111</plz><ort>Graz</ort><land iso_land="AUT"/>', 'AUT', null, []],
  ])('%s is in %s', async (inner, land, plz, codes) => {
    const object = await readOne(geo(inner))
    expect(object.property).toMatchObject({ land, plz })
    expect(codesAt(object, 'geo/land')).toEqual(codes)
  })

  test('contradictions are told with their values and leave the part that is more likely right', async () => {
    const object = await readOne(geo('<plz>4600</plz><ort>Graz</ort><land iso_land="AUT"/>'))
    expect(object.property).toMatchObject({ plz: null, ort: 'Graz' })
    expect(object.notes).toContainEqual({
      level: 'warning',
      path: 'geo/plz',
      code: 'place_contradiction',
      params: { plz: '4600', ort: 'Graz', als: 'Graz' },
    })
    const far = await readOne(
      geo(
        '<plz>1070</plz><ort>Wien</ort><land iso_land="AUT"/><geokoordinaten breitengrad="47.07" laengengrad="15.43"/>',
      ),
    )
    expect(far.property).toMatchObject({ plz: '1070', ort: 'Wien', lat: null, lng: null })
    expect(codesAt(far, 'geo/geokoordinaten')).toEqual(['position_contradiction'])
    const guessed = await readOne(geo('<ort>Neudorf</ort><land iso_land="AUT"/>'))
    expect(codesAt(guessed, 'geo/ort')).toEqual(['place_ambiguous'])
  })

  test('the address is public unless the sender says no; an unreadable value is a no', async () => {
    const shown = async (value: string | null) =>
      (
        await propertyOf(
          value === null
            ? ''
            : `<verwaltung_objekt><objektadresse_freigeben>${value}</objektadresse_freigeben></verwaltung_objekt>`,
        )
      ).adresse_freigegeben
    expect([
      await shown(null),
      await shown('1'),
      await shown('true'),
      await shown('false'),
      await shown('0'),
      await shown('weiß nicht'),
    ]).toEqual([true, true, true, false, false, false])
  })

  test('no place at all: the object is handed on with a warning', async () => {
    const object = await readOne(geo('<land iso_land="AUT"/>'))
    expect(object.property).not.toBeNull()
    expect(object.notes).toContainEqual({ level: 'warning', path: 'geo', code: 'no_position' })
    expect(object.objektnr_extern).toBe('A-1')
  })
})
