import { describe, expect, test } from 'vitest'
import { paramsOfPlaces, pickedOf, placeProblems } from '../../src/domain/places/typed.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { errorsBetween } from '../../src/server/places/near.ts'
import { rankPlaces } from '../../src/server/places/suggest.ts'
import { readPlaces } from '../../src/server/places/typed.ts'

const counts = new Map([
  ['graz', 40],
  ['wien', 30],
  ['wien-7', 6],
  ['wien-3', 3],
  ['linz', 5],
  ['salzburg', 12],
  ['AT-8010', 20],
  ['gmuend', 1],
  ['gmuend-kaernten', 2],
  ['bezirk-graz-umgebung', 3],
])
const read = (text: string, language: Language = 'de') =>
  readPlaces(text, (name, isSure) => rankPlaces(name, counts, 20, language, undefined, isSure))
/** The parameters that a text becomes, without the empty ones; an unknown part as "?". */
function asked(text: string, language: Language = 'de'): string {
  const parts = read(text, language)
  const params = Object.entries(paramsOfPlaces(pickedOf(parts))).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  )
  return [...params, ...parts.flatMap((part) => (part.place ? [] : [`?${part.text}`]))].join(' ')
}

describe('one place', () => {
  test.each([
    ['Wien 1070', 'ort=wien-7'],
    ['1070 Wien', 'ort=wien-7'],
    ['A-1070 Wien', 'ort=wien-7'],
    ['A-1070', 'plz=1070'],
    ['1070', 'plz=1070'],
    ['Graz 8010', 'plz=8010'],
    ['8010 Graz', 'plz=8010'],
    ['80', 'plz=80'],
    ['DE-80331', 'plz=DE-80331'],
    ['7. Bezirk', 'ort=wien-7'],
    ['7. bezirk wien', 'ort=wien-7'],
    ['Bezirk 7', 'ort=wien-7'],
    ['Wien 7., Neubau', 'ort=wien-7'],
    ['Wien, Neubau', 'ort=wien-7'],
    ['Neubau', 'ort=wien-7'],
    ['Villach Land', 'ort=bezirk-villach-land'],
    ['Bezirk Villach-Land', 'ort=bezirk-villach-land'],
    ['St. Pölten Land', 'ort=bezirk-st-poelten'],
    ['Wiener Neustadt (Land)', 'ort=bezirk-wiener-neustadt'],
    ['Krems Land', 'ort=bezirk-krems'],
    ['Bezirk Krems (Land)', 'ort=bezirk-krems'],
    ['Umgebung Graz', 'ort=bezirk-graz-umgebung'],
    ['Gemeinde Gratkorn', 'ort=gratkorn'],
    ['Stadt Graz', 'ort=graz'],
    ['in Linz', 'ort=linz'],
    ['Salzburg', 'ort=salzburg'],
    ['Land Salzburg', 'ort=land-salzburg'],
    ['gra', 'ort=graz'],
    ['Lend', 'ort=graz'],
  ])('"%s" is %s', (text, params) => expect(asked(text)).toBe(params))

  test('in other languages', () => {
    expect(asked('7th district', 'gb')).toBe('ort=wien-7')
    expect(asked('Vienna 7', 'gb')).toBe('ort=wien-7')
    expect(asked('7-й район', 'ru')).toBe('ort=wien-7')
    expect(asked('ウィーン7区', 'jp')).toBe('ort=wien-7')
    expect(asked('维也纳第7区', 'cn')).toBe('ort=wien-7')
    expect(asked('Graz and Linz', 'gb')).toBe('ort=graz,linz')
    expect(asked('Vienne et Graz', 'fr')).toBe('ort=wien,graz')
    expect(asked('格拉茨、林茨', 'cn')).toBe('ort=graz,linz')
    expect(asked('فيينا، غراتس', 'sa')).toBe('ort=wien,graz')
  })
})

test('names with their cases, and several of them, are read in their language', () => {
  expect(asked('w Wiedniu', 'pl')).toBe('ort=wien')
  expect(asked('w Wiedniu i Grazu', 'pl')).toBe('ort=wien,graz')
  expect(asked('в Граце и Линце', 'ru')).toBe('ort=graz,linz')
  expect(asked("Viyana'da", 'tr')).toBe('ort=wien')
  expect(asked('okolice Wiednia', 'pl')).toBe('umkreis=wien,nah')
  expect(asked('20 км от Граца', 'ru')).toBe('umkreis=graz,20')
})

describe('several places', () => {
  test.each([
    ['Graz, Bezirk Graz-Umgebung', 'ort=graz,bezirk-graz-umgebung'],
    ['Graz; Linz', 'ort=graz,linz'],
    ['Graz und Linz', 'ort=graz,linz'],
    ['Graz, Linz und 8010', 'ort=graz,linz plz=8010'],
    ['7. und 8. Bezirk', 'ort=wien-7,wien-8'],
    ['Wien 7, 8 und 9', 'ort=wien-7,wien-8,wien-9'],
    ['1070, 1080', 'plz=1070,1080'],
    ['Wien 7., Neubau; Graz', 'ort=wien-7,graz'],
    ['Graz\nLinz', 'ort=graz,linz'],
  ])('"%s" are %s', (text, params) => expect(asked(text)).toBe(params))

  test('an area behind a comma tells which place of a name is meant', () => {
    expect(asked('Gmünd, Kärnten')).toBe('ort=gmuend-kaernten')
    expect(asked('Gmünd, Niederösterreich')).toBe('ort=gmuend')
    expect(asked('Graz, Steiermark')).toBe('ort=graz')
    expect(asked('Graz und Steiermark')).toBe('ort=graz,steiermark')
    expect(asked('Gmünd (Bezirk Spittal an der Drau)')).toBe('ort=gmuend-kaernten')
  })
})

describe('surroundings', () => {
  test.each([
    ['Graz und Umgebung', 'umkreis=graz,nah'],
    ['Umgebung von Graz', 'umkreis=graz,nah'],
    ['Umgebung Linz', 'umkreis=linz,nah'],
    ['Raum Graz', 'umkreis=graz,nah'],
    ['in der Nähe von Graz', 'umkreis=graz,nah'],
    ['20 km um Graz', 'umkreis=graz,20'],
    ['Graz + 20 km', 'umkreis=graz,20'],
    ['Graz 20km, Linz', 'ort=linz umkreis=graz,20'],
  ])('"%s" is %s', (text, params) => expect(asked(text)).toBe(params))

  test('in other languages', () => {
    expect(asked('near Graz', 'gb')).toBe('umkreis=graz,nah')
    expect(asked('Graz et environs', 'fr')).toBe('umkreis=graz,nah')
    expect(asked('Graz i okolice', 'pl')).toBe('umkreis=graz,nah')
  })

  test.each(['Graz + 0 km', 'Graz + 10000 km'])('"%s" has no radius that can be searched, and says so', (text) => {
    const parts = read(text)
    expect(paramsOfPlaces(pickedOf(parts))).toMatchObject({ ort: 'graz', umkreis: '' })
    expect(placeProblems(parts)).toEqual([{ field: 'umkreis', code: 'radius', params: { min: 1, max: 100 } }])
  })
})

describe('an unknown place', () => {
  test.each([
    ['Gratz', 'Graz'],
    ['Salzbrug', 'Salzburg'],
    ['Klagenfuhrt', 'Klagenfurt am Wörthersee'],
    ['Insbruck', 'Innsbruck'],
    ['St Pölen', 'St. Pölten'],
  ])('"%s" is told, with %s as the nearest name, and is never taken for it', (text, name) => {
    const [part] = read(text)
    expect(part?.place).toBeNull()
    expect(part?.near[0]).toMatchObject({ name, near: true })
    expect(placeProblems(read(text))[0]).toMatchObject({ code: 'place_near', params: { value: text } })
  })
  test('is never a known one with a word that is none of its name', () => {
    for (const text of ['Leoben Land', 'Graz Altbau', 'Linz für']) expect(asked(text), text).toBe(`?${text}`)
  })
  test('beside a known one is told alone', () => {
    expect(asked('Graz, Xyzzy')).toBe('ort=graz ?Xyzzy')
    expect(placeProblems(read('Graz, Xyzzy'))).toEqual([{ field: 'ort', code: 'place', params: { value: 'Xyzzy' } }])
  })
  test('is never a place that merely begins alike with more letters', () => {
    expect(asked('nirgendwo')).toBe('?nirgendwo')
    expect(asked('1070 Graz')).toBe('?1070 Graz')
  })
  test('a part of a town without its own homes leads to the town, and the page says so', () => {
    expect(placeProblems(read('Lend'))).toEqual([
      { field: 'ort', code: 'place_part', params: { value: 'Graz-Lend', town: 'Graz' } },
    ])
  })
})

describe('odd texts', () => {
  test.each(['', ' ; , ;', 'und', ',,,,', '   '])('"%s" asks for nothing, or is unknown', (text) => {
    expect(paramsOfPlaces(pickedOf(read(text)))).toEqual({ ort: '', plz: '', land: '', umkreis: '' })
  })
  test('of any length and script are read in a moment, and never throw', () => {
    for (const text of [
      'Graz, '.repeat(100),
      '<script>',
      '\u0000',
      '💡;💡',
      '9'.repeat(400),
      '(((',
      'a und '.repeat(60),
    ]) {
      expect(read(text).length).toBeLessThanOrEqual(20)
    }
  })
})

test('typing errors are counted: a letter more, less, another, or two swapped', () => {
  expect(errorsBetween('gratz', 'graz', 1)).toBe(1)
  expect(errorsBetween('garz', 'graz', 1)).toBe(1)
  expect(errorsBetween('grax', 'graz', 1)).toBe(1)
  expect(errorsBetween('graz', 'graz', 1)).toBe(0)
  expect(errorsBetween('insb', 'innsbruck', 1)).toBe(1.5)
  expect(errorsBetween('linz', 'graz', 1)).toBeNull()
})
