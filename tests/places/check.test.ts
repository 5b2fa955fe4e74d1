import { describe, expect, test } from 'vitest'
import { checkAddress, type SentAddress } from '../../src/server/places/check.ts'

const nothing: SentAddress = { land: null, plz: null, ort: null, bundesland: null, lat: null, lng: null }
const graz = { lat: 47.0707, lng: 15.4395 }

function checked(sent: Partial<SentAddress>, usual: string | null = 'AUT') {
  const { address, doubts } = checkAddress({ ...nothing, ...sent }, usual)
  return { ...address, codes: doubts.map(({ code }) => code) }
}

describe('the country', () => {
  test.each([
    // A sender of Austria that names no country: its address agrees.
    [{ plz: '8010', ort: 'Graz' }, 'AUT', ['land_usual']],
    [{ plz: '8999', ort: 'Hinterdorf am Irgendwo' }, 'AUT', ['land_usual']],
    [{ plz: '3420' }, 'AUT', ['land_usual']],
    [{ ort: 'Linz' }, 'AUT', ['land_usual']],
    // Its address contradicts.
    [{ plz: '53111', ort: 'Bonn' }, null, ['land_doubtful']],
    [{ plz: '53111' }, null, ['land_doubtful']],
    [{ ort: 'Berlin' }, null, ['land_doubtful']],
    [{ plz: '8001', ort: 'Zürich' }, null, ['land_doubtful']],
    [{ plz: '1010', ort: 'Lausanne', lat: 46.52, lng: 6.63 }, null, ['land_doubtful']],
    [{ ort: 'Dubai', lat: 25.2, lng: 55.3 }, null, ['land_doubtful']],
    // Germany by default of the software.
    [{ land: 'DEU', plz: '8010', ort: 'Graz' }, 'AUT', ['land_corrected']],
    [{ land: 'DEU', plz: '80331', ort: 'München' }, 'DEU', []],
    [{ land: 'CHE', plz: '8001', ort: 'Zürich' }, 'CHE', []],
    [{ land: 'AUT', plz: '10115', ort: 'Berlin' }, null, ['land_contradiction']],
    [{ land: 'GBR', plz: 'SW1A 1AA', ort: 'London' }, 'GBR', []],
  ] as const)('%j is %s', (sent, land, codes) => {
    expect(checked(sent)).toMatchObject({ land, codes })
  })

  test('is open for a sender without a usual country, and that of its source otherwise', () => {
    expect(checked({ plz: '8010', ort: 'Graz' }, null)).toMatchObject({ land: null, codes: ['land_missing'] })
    expect(checked({ plz: '80331', ort: 'München' }, 'DEU')).toMatchObject({ land: 'DEU', codes: ['land_usual'] })
    expect(checked({ plz: '8010', ort: 'Graz' }, 'DEU')).toMatchObject({ land: null, codes: ['land_doubtful'] })
  })

  test('says nothing of an object without any place', () => {
    expect(checked({})).toMatchObject({ land: null, codes: [] })
  })
})

describe('contradictions become unknown, and are told', () => {
  test.each([
    // Alone against each other: the word is kept, not the figure.
    [{ plz: '4600', ort: 'Graz' }, { plz: null, ort: 'Graz' }, ['place_contradiction']],
    [{ plz: '8700', ort: 'Graz' }, { plz: null, ort: 'Graz' }, ['place_contradiction']],
    // A third statement decides.
    [{ plz: '4600', ort: 'Graz', ...graz }, { plz: null, ort: 'Graz', ...graz }, ['place_contradiction']],
    [
      { plz: '4600', ort: 'Graz', lat: 48.16, lng: 14.03 },
      { plz: '4600', ort: null, lat: 48.16 },
      ['place_contradiction'],
    ],
    [{ plz: '4600', ort: 'Graz', bundesland: 'Oberösterreich' }, { plz: '4600', ort: null }, ['place_contradiction']],
    [
      { plz: '1070', ort: 'Wien', ...graz },
      { plz: '1070', ort: 'Wien', lat: null, lng: null },
      ['position_contradiction'],
    ],
    [{ ort: 'Wien', ...graz }, { ort: 'Wien', lat: null, lng: null }, ['position_contradiction']],
    [{ ort: 'Neudorf' }, { ort: 'Neudorf' }, ['place_ambiguous']],
    [{ plz: '53111', ort: 'Graz' }, { plz: null, ort: 'Graz' }, ['plz_country']],
    [{ land: 'DEU', plz: '8010', ort: 'Bonn' }, { plz: null, ort: 'Bonn' }, ['plz_country']],
  ] as const)('%j', (sent, kept, codes) => {
    expect(checked({ land: 'AUT', ...sent })).toMatchObject({ ...kept, codes })
  })

  test.each([
    { plz: '1070', ort: 'Wien', lat: 48.2025, lng: 16.3485 },
    { plz: '8041', ort: 'Graz-Liebenau', lat: 47.04, lng: 15.46 },
    { plz: '8010', ort: 'Graz', bundesland: 'Steiermark', ...graz },
    { plz: '4060', ort: 'Linz' },
    { plz: '9853', ort: 'Gmünd', lat: 46.9, lng: 13.53 },
    { ort: 'Gmünd', lat: 46.9, lng: 13.53 },
    { plz: '2340', ort: 'Hinterbrühl' },
    { plz: '4300', ort: 'St. Valentin' },
    { ort: 'Steiermark' },
    { plz: '8999', ort: 'Kein bekannter Ort' },
    { ort: 'Bezirk Mödling', lat: 48.08, lng: 16.29 },
  ])('%j has none', (sent) => {
    expect(checked({ land: 'AUT', ...sent })).toMatchObject({ ...sent, codes: [] })
  })
})
