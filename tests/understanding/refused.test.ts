import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const options = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const read = (language: Language, text: string) => flatten(interpret(text, options(language)).filter)

describe('a large amount beside a plot is its price', () => {
  test.each<[Language, string]>([
    ['de', 'Baugrund in Melk bis 90.000'],
    ['gb', 'building plot in Melk under 90,000'],
    ['es', 'terreno en Melk hasta 90.000'],
    ['pt', 'terreno em Melk até 90.000'],
    ['pl', 'działka w Melku do 90 000'],
    ['ru', 'участок в Мельке до 90 000'],
    ['tr', "Melk'te 90.000'e kadar arsa"],
    ['sa', 'أرض في ميلك حتى 90000'],
    ['cn', '梅尔克的地皮，9万以内'],
    ['jp', 'メルクの土地、9万まで'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['GRUNDSTUECK'], ort: ['melk'], preis_bis: 90_000 })
  })

  test('a smaller one is its size, and so is one with a unit', () => {
    expect(read('gb', 'plot of at least 900 in Melk')).toMatchObject({ grund_von: 900 })
    expect(read('gb', 'plot in Melk of at least 20,000 m²')).toMatchObject({ grund_von: 20_000 })
  })
})

describe('what a home has only room for, or lies near, it does not have', () => {
  test.each<[Language, string]>([
    ['de', 'Haus in Wels mit Platz für einen Pool'],
    ['gb', 'house in Wels with room for a pool'],
    ['gb', 'house in Wels close to a public pool'],
    ['fr', 'maison à Wels avec de la place pour une piscine'],
    ['it', 'casa a Wels con spazio per una piscina'],
    ['es', 'casa en Wels con espacio para una piscina'],
    ['pt', 'casa em Wels com espaço para uma piscina'],
    ['nl', 'huis in Wels met ruimte voor een zwembad'],
    ['se', 'hus i Wels med plats för en pool'],
    ['pl', 'dom w Wels z miejscem na basen'],
    ['ru', 'дом в Вельсе с местом для бассейна'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['HAUS'], ort: ['wels'] })
  })

  test('but a pool, and a home near a town with one, have it', () => {
    expect(read('gb', 'house in Wels with a pool')).toMatchObject({ ausstattung: ['POOL'] })
    expect(read('gb', 'house near Wels with a pool')).toMatchObject({ ausstattung: ['POOL'] })
  })
})

describe('what would be nice and is not needed sets nothing', () => {
  test.each<[Language, string]>([
    ['de', 'Garten wäre nett, muss aber nicht sein, Haus in Amstetten'],
    ['gb', 'a garden would be nice but not essential, house in Amstetten'],
    ['it', 'un giardino sarebbe bello ma non è indispensabile, casa ad Amstetten'],
    ['es', 'un jardín estaría bien pero no es imprescindible, casa en Amstetten'],
    ['pt', 'um jardim seria bom mas não é indispensável, casa em Amstetten'],
    ['nl', 'een tuin zou fijn zijn maar hoeft niet, huis in Amstetten'],
  ])('%s: %s', (language, text) => {
    const { filter, wishes } = interpret(text, options(language))
    expect(flatten(filter)).toEqual({ objektart: ['HAUS'], ort: ['amstetten'] })
    expect(wishes).toHaveLength(1)
  })
})

describe('what is refused in passing sets nothing', () => {
  test.each<[Language, string]>([
    ['de', 'Haus in Wels, Pool wäre mir zu viel Arbeit'],
    ['gb', 'house in Wels, a pool is too much work'],
    ['fr', "maison à Wels, la piscine c'est trop de travail"],
    ['es', 'casa en Wels, la piscina da mucho trabajo'],
    ['it', 'casa a Wels, la piscina è troppo lavoro'],
    ['nl', 'huis in Wels, een zwembad is te veel werk'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['HAUS'], ort: ['wels'] })
  })

  test.each<[Language, string]>([
    ['de', 'Terrasse statt Balkon, Wohnung in Wels'],
    ['es', 'terraza en vez de balcón, piso en Wels'],
    ['it', 'terrazza invece del balcone, appartamento a Wels'],
    ['fr', 'une terrasse au lieu du balcon, appartement à Wels'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ ausstattung: ['TERRASSE'], objektart: ['WOHNUNG'], ort: ['wels'] })
  })
})

describe('the day on which a lease ends is no wish', () => {
  test.each<[Language, string]>([
    ['de', 'Mein Vertrag endet am 31. März, Wohnung in Linz gesucht'],
    ['gb', 'my lease ends on 31 March, looking for a flat in Linz'],
    ['fr', 'mon bail se termine le 31 mars, je cherche un appartement à Linz'],
    ['nl', 'mijn contract loopt af op 31 maart, ik zoek een appartement in Linz'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).not.toHaveProperty('verfuegbar_bis')
  })

  test('a day on which one moves is', () => {
    expect(read('gb', 'flat in Linz from 1 March')).toMatchObject({ verfuegbar_bis: '2027-03-01' })
  })
})

describe('what is doubtful', () => {
  test('is offered with its filter, and sets nothing', () => {
    const { filter, doubtful } = interpret(
      'Der Lift bei uns ist dauernd kaputt, suche Erdgeschoßwohnung in Graz',
      options('de'),
    )
    expect(flatten(filter)).not.toHaveProperty('ausstattung')
    expect(doubtful).toMatchObject([
      { text: 'Lift', criterion: 'ausstattung', value: 'LIFT', filter: { ausstattung: ['LIFT'] } },
    ])
  })

  test('is nothing in a list of criteria', () => {
    expect(interpret('3 Zimmer mit Balkon in Graz, maximal 900 warm', options('de')).doubtful).toEqual([])
  })
})

describe('the same words where something is sought', () => {
  test.each<[Language, string]>([
    ['gb', 'flat in Graz with space for parking'],
    ['ru', 'квартира в Граце с местом для парковки, место для машины'],
    ['pl', 'mieszkanie w Grazu, miejsce na samochód'],
    ['se', 'lägenhet i Graz med plats för bil'],
    ['fr', 'appartement à Graz avec possibilité de stationnement'],
    ['it', "appartamento a Graz con posto per l'auto"],
  ])('a place for a car is a parking space: %s: %s', (language, text) => {
    expect(read(language, text)).toMatchObject({ ort: ['graz'], ausstattung: ['STELLPLATZ'] })
  })

  test('a room that is offered is sought', () => {
    expect(read('gb', 'room for rent in Linz')).toMatchObject({ objektart: ['ZIMMER'], ort: ['linz'] })
  })

  test.each<[Language, string]>([
    ['es', 'espacio para oficina en Linz'],
    ['it', 'spazio per ufficio a Linz'],
  ])('the only kind of a search stays: %s: %s', (language, text) => {
    expect(read(language, text)).toMatchObject({ objektart: ['BUERO_PRAXEN'], ort: ['linz'] })
  })

  test('who wants to have an own garden wants one', () => {
    expect(read('gb', 'We want to have our own garden, house in Graz')).toMatchObject({ ausstattung: ['GARTEN'] })
  })

  test('the place that a way begins at is no place to avoid', () => {
    expect(read('jp', 'グラーツ駅より徒歩10分のマンション')).not.toHaveProperty('ohne')
    // "Badal ijar" is the rent of a contract, and "badal" alone "instead of".
    const flat = { objektart: ['WOHNUNG'], ort: ['graz'], preis_bis: 800 }
    expect(read('sa', 'شقة في غراتس بدل إيجار 800')).toEqual(flat)
  })
})
