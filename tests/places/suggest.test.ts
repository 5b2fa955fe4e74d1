import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { extentOf, extentOfAll } from '../../src/server/places/extents.ts'
import { ENTRIES } from '../../src/server/places/gazetteer.ts'
import { placeBySlug } from '../../src/server/places/places.ts'
import { namesInAustria } from '../../src/server/places/service.ts'
import { suggestPlaces } from '../../src/server/places/suggest.ts'
import { messagesOf } from '../support/messages.ts'

const counts = new Map([
  ['graz', 40],
  ['bezirk-moedling', 9],
  ['moedling', 4],
  ['wien', 10],
  ['wien-4', 3],
  ['wien-22', 7],
  ['land-salzburg', 30],
  ['salzburg', 12],
])
const slugs = (text: string, limit = 5) => suggestPlaces(text, counts, limit, 'de').map((place) => place.slug)

describe('suggestions', () => {
  test('find a place by any word, with umlauts typed in any way', () => {
    for (const text of ['möd', 'moed', 'Mod', 'MÖDLING']) expect(slugs(text)).toContain('moedling')
    expect(slugs('sankt pö')[0]).toBe('st-poelten')
    expect(slugs('umgebung graz')[0]).toBe('bezirk-graz-umgebung')
    expect(slugs('land villach')[0]).toBe('bezirk-villach-land')
    expect(slugs('wien 107')).toContain('wien-7')
    expect(slugs('graz-umg')).toContain('bezirk-graz-umgebung')
  })
  test('put the town before its Bezirk, the city before its state, homes before size', () => {
    expect(slugs('mödl').indexOf('moedling')).toBeLessThan(slugs('mödl').indexOf('bezirk-moedling'))
    expect(slugs('salzburg')[0]).toBe('salzburg')
    expect(slugs('salzburg')).toContain('land-salzburg')
    expect(slugs('gra')[0]).toBe('graz')
    expect(slugs('wien 2', 3)).toEqual(['wien-22', 'wien-2', 'wien-21'])
  })
  test("know Vienna's districts by number, name and postcode", () => {
    for (const text of ['wien 3', '3. bez', 'landstr', '1030', '103']) expect(slugs(text)).toContain('wien-3')
  })
  test('come after places with homes, however well they match', () => {
    const homes = new Map([
      ['wien', 6],
      ['wien-7', 6],
      ['gmuend-kaernten', 1],
    ])
    const neubau = suggestPlaces('neubau', homes, 8, 'de')
    expect(neubau[0]).toMatchObject({ slug: 'wien-7', count: 6, exact: true })
    expect(neubau.some(({ slug, name, count }) => slug !== 'wien-7' && name === 'Neubau' && count > 0)).toBe(false)
    expect(suggestPlaces('gmünd', homes, 8, 'de')[0]?.slug).toBe('gmuend-kaernten')
    for (const text of ['wien', 'neu', 'g', 'st', 'bezirk', 'hall', '8', 'ober']) {
      const found = suggestPlaces(text, counts, 20, 'de').map(({ count }) => count > 0)
      expect(found, text).toEqual([...found].sort((a, b) => Number(b) - Number(a)))
    }
  })
  test('say which names are whole, so that a town without homes is not taken for another', () => {
    const found = suggestPlaces('hard', new Map([['hardegg', 2]]), 8, 'de')
    expect(found.map(({ slug }) => slug).slice(0, 2)).toEqual(['hardegg', 'hard'])
    expect(found.map(({ exact = false }) => exact).slice(0, 2)).toEqual([false, true])
  })
  test('lead from a part of a town to the town, where no listing gives the part as its place', () => {
    const town = { slug: 'graz', name: 'Graz', count: 40 }
    expect(suggestPlaces('graz-jako', counts, 8, 'de')).toEqual([
      expect.objectContaining({ ...town, part: 'Graz-Jakomini' }),
    ])
    expect(suggestPlaces('Jakomini', counts, 8, 'de')[0]).toMatchObject({ ...town, part: 'Graz-Jakomini', exact: true })
    expect(suggestPlaces('Lend', counts, 8, 'de')[0]).toMatchObject({ ...town, part: 'Graz-Lend' })
    expect(suggestPlaces('hötting', new Map([['innsbruck', 9]]), 8, 'de')[0]).toMatchObject({
      slug: 'innsbruck',
      count: 9,
    })
    const own = suggestPlaces('Jakomini', new Map([...counts, ['graz-jakomini', 2]]), 8, 'de')[0]
    expect(own).toMatchObject({ slug: 'graz-jakomini', count: 2 })
    expect(own).not.toHaveProperty('part')
    // The town itself occurs once, under its own name.
    const graz = suggestPlaces('graz', counts, 8, 'de')
    expect(graz.filter(({ slug }) => slug === 'graz')).toHaveLength(1)
    expect(graz[0]).not.toHaveProperty('part')
  })
  test('know postcodes of the larger towns, and how many homes have them', () => {
    const homes = new Map([...counts, ['AT-8010', 28], ['AT-8020', 3], ['DE-80331', 9]] as const)
    expect(suggestPlaces('8010', homes, 3, 'de')[0]).toMatchObject({
      slug: '8010',
      name: '8010 Graz',
      art: 'plz',
      in: 'Steiermark',
      count: 28,
    })
    expect(suggestPlaces('80', homes, 2, 'de').map(({ slug, count }) => [slug, count])).toEqual([
      ['8010', 28],
      ['8020', 3],
    ])
    expect(slugs('80', 30).every((slug) => slug.startsWith('80'))).toBe(true)
  })
  test('tell homonyms apart', () => {
    const gmuend = suggestPlaces('gmünd', new Map(), 10, 'de').filter((place) => place.name === 'Gmünd')
    expect(gmuend.map((place) => place.in)).toEqual([
      'Bezirk Gmünd, Niederösterreich',
      'Bezirk Spittal an der Drau, Kärnten',
    ])
  })
  test('are none for nothing, for nonsense and for a limit of zero', () => {
    for (const text of ['', '  ', '!?', 'xyzzy', '9999999', '<script>']) expect(slugs(text)).toEqual([])
    expect(suggestPlaces('graz', counts, 0, 'de')).toEqual([])
    expect(suggestPlaces('a'.repeat(100_000), counts, 5, 'de')).toEqual([])
  })
})

describe('names of other languages', () => {
  const found = (text: string, language: Language) => suggestPlaces(text, counts, 5, language)
  test('find the place in every language of the page', () => {
    for (const language of ['de', 'jp'] as const) {
      for (const text of ['Vienna', 'vien', 'Вена', 'ウィーン', 'فيينا', 'وین', '维也纳', 'Viyana', 'Wenen']) {
        expect(
          found(text, language).map((place) => place.slug),
          text,
        ).toContain('wien')
      }
    }
    expect(found('Вена', 'de')[0]?.slug).toBe('wien')
    expect(found('Salzbourg', 'de')[0]?.slug).toBe('salzburg')
    expect(found('styri', 'gb')[0]?.slug).toBe('steiermark')
    expect(found('Санкт-Пельтен', 'ru')[0]?.slug).toBe('st-poelten')
  })
  test('are what the page shows, and German where there is none', () => {
    expect(found('ウィーン', 'jp')[0]).toMatchObject({ slug: 'wien', name: 'ウィーン', in: 'オーストリア' })
    expect(found('mödl', 'fr').map(({ name, in: around }) => [name, around])).toEqual([
      ['Mödling', 'District Mödling, Basse-Autriche'],
      ['District Mödling', 'Basse-Autriche'],
    ])
    expect(found('1030', 'ru')[0]?.name).toBe('Вена, 3-й район (Landstraße)')
    expect(found('8010', 'cn')[0]?.name).toBe('8010 格拉茨')
  })
  test('find themselves again when they are typed in full', () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      for (const slug of ['wien', 'wien-3', 'wien-22', 'bezirk-moedling', 'land-salzburg', 'salzburg', 'steiermark']) {
        const name = namesInAustria([slug], language)[slug]?.name ?? ''
        expect(
          found(name, language).map((place) => place.name),
          `${language} ${slug}`,
        ).toContain(name)
      }
    }
  })
  test('do not push away a German name that sounds alike', () => {
    expect(found('Wieden', 'de')[0]?.slug).toBe('wien-4')
    expect(found('Wiedeń', 'pl').map((place) => place.slug)).toContain('wien')
  })
  test('take Persian and Arabic digits for digits', () => {
    expect(found('۸۰۱۰', 'ir')[0]?.slug).toBe('8010')
    expect(found('١٠٣٠', 'sa')[0]?.slug).toBe('wien-3')
  })
  test('are none for nonsense in other scripts', () => {
    for (const text of ['ъъъъ', '龘龘', 'ــــ', '・・']) expect(found(text, 'ru')).toEqual([])
  })
  test('German names in the catalogue are those of the data', () => {
    for (const [key, name] of Object.entries(messagesOf('de'))) {
      const slug = /^place\.name\.(.+)$/.exec(key)?.[1]
      if (slug) expect(placeBySlug(slug)?.name, slug).toBe(name)
    }
  })
})

describe('names with their cases', () => {
  const first = (text: string, language: Language) => suggestPlaces(text, counts, 5, language)[0]
  test.each([
    ['Wiedniu', 'pl', 'wien'],
    ['w Wiedniu', 'pl', 'wien'],
    ['Grazu', 'pl', 'graz'],
    ['Mödlingu', 'pl', 'moedling'],
    ['Вене', 'ru', 'wien'],
    ['в Вене', 'ru', 'wien'],
    ['Зальцбурге', 'ru', 'salzburg'],
    ['Нижней Австрии', 'ru', 'niederoesterreich'],
    ["Viyana'da", 'tr', 'wien'],
    ['Viyana’da', 'tr', 'wien'],
    ["Graz'dan", 'tr', 'graz'],
    ['em Viena', 'pt', 'wien'],
    ['te Wenen', 'nl', 'wien'],
    ['在维也纳', 'cn', 'wien'],
    ['ウィーンで', 'jp', 'wien'],
    ['في فيينا', 'sa', 'wien'],
    ['در وین', 'ir', 'wien'],
  ] as const)('"%s" (%s) is %s', (text, language, slug) => {
    expect(first(text, language)).toMatchObject({ slug, exact: true })
  })
  test('are found on the page of another language too', () => {
    for (const text of ['Wiedniu', 'Вене', 'в Вене']) expect(first(text, 'de')?.slug, text).toBe('wien')
    expect(first('Вене', 'pl')?.slug).toBe('wien')
  })
  test('that may be a slip in the German name are a question there', () => {
    for (const text of ['Gratz', 'Grazu']) expect(first(text, 'de'), text).toMatchObject({ slug: 'graz', near: true })
  })
  test('give way to a place that begins so', () => {
    const homes = new Map([...counts, ['wiener-neustadt', 1]] as const)
    expect(suggestPlaces('Wiener', homes, 8, 'de')[0]?.slug).toBe('wiener-neustadt')
    expect(suggestPlaces('Wiener', homes, 8, 'de').every(({ exact }) => !exact)).toBe(true)
  })
  test('are completed while they are typed behind a word for "in"', () => {
    expect(first('w Gra', 'pl')?.slug).toBe('graz')
    expect(first('в Зальц', 'ru')?.slug).toBe('salzburg')
  })
  test('with a word that is no name are no place', () => {
    for (const [text, language] of [
      ['balkon w Wiedniu', 'pl'],
      ['Вене Вене', 'ru'],
      ['w', 'pl'],
      ["'da", 'tr'],
      ['в', 'ru'],
      ['на Дунае', 'ru'],
    ] as const)
      expect(
        suggestPlaces(text, counts, 5, language).filter(({ exact }) => exact),
        text,
      ).toEqual([])
  })
})

test('every place is found by one to four letters of any of its words', () => {
  for (const entry of ENTRIES.filter((_, at) => at % 40 === 0)) {
    const own = new Map([[entry.slug, 1]])
    for (const word of entry.spellings.flatMap((spelling) => spelling.split(' ')))
      for (let letters = 1; letters <= Math.min(4, word.length); letters++)
        expect(suggestPlaces(word.slice(0, letters), own, 1, 'de')[0]?.slug, word).toBe(entry.slug)
  }
})

describe('the data', () => {
  test('has every Bezirk, district and town under its own slug of plain letters', () => {
    expect(new Set(ENTRIES.map((entry) => entry.slug)).size).toBe(ENTRIES.length)
    for (const entry of ENTRIES) expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const count = (art: string) => ENTRIES.filter((entry) => entry.art === art).length
    expect(count('gemeindebezirk')).toBe(23)
    expect(count('bundesland')).toBe(8)
    expect(count('bezirk')).toBe(79)
    expect(count('ort')).toBeGreaterThan(2200)
  })
  test('has no town twice: of two with one name in one Bezirk, no home could lie in the second', () => {
    const names = ENTRIES.filter(({ art, town }) => art === 'ort' && !town).map(
      ({ name, in: around }) => `${name}, ${around}`,
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
  test('lies in Austria', () => {
    for (const entry of ENTRIES) {
      expect(entry.lat, entry.slug).toSatisfy((lat: number) => lat > 46.3 && lat < 49.1)
      expect(entry.lng, entry.slug).toSatisfy((lng: number) => lng > 9.5 && lng < 17.2)
    }
  })
  test('has no place for an unknown slug', () => {
    for (const slug of ['', 'atlantis', '8010', '__proto__']) expect(placeBySlug(slug)).toBeNull()
  })
})

describe('the part of the map that a place takes up', () => {
  test('is around everything in it, for states, Bezirke and Vienna', () => {
    for (const entry of ENTRIES) {
      const box = extentOf(entry.slug)
      expect(box !== null).toBe(entry.slug === 'wien' || entry.art === 'bundesland' || entry.art === 'bezirk')
      if (!box) continue
      for (const town of ENTRIES.filter((one) => one.art === 'ort' && one.orte.includes(entry.slug))) {
        expect(town.lat > box.south && town.lat < box.north && town.lng > box.west && town.lng < box.east).toBe(true)
      }
    }
    expect(suggestPlaces('bezirk liezen', counts, 1, 'de')[0]?.box).toMatchObject({ west: expect.any(Number) })
    expect(suggestPlaces('graz', counts, 1, 'de')[0]).not.toHaveProperty('box')
  })
  test('several have one together, unless one of them is known by its middle only', () => {
    const both = extentOfAll(['vorarlberg', 'burgenland'])
    expect(both?.west).toBe(extentOf('vorarlberg')?.west)
    expect(both?.east).toBe(extentOf('burgenland')?.east)
    expect(extentOfAll(['vorarlberg', 'graz'])).toBeNull()
    expect(extentOfAll(['graz', 'vorarlberg'])).toBeNull()
    expect(extentOfAll(['nowhere'])).toBeNull()
    expect(extentOfAll([])).toBeNull()
  })
})
