import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const options = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const read = (language: Language, text: string) => flatten(interpret(text, options(language)).filter)

describe('what alone tells the kind and the offer is sought, however softly it is said', () => {
  test.each<[Language, string]>([
    ['de', 'wir würden gern ein Haus in Baden kaufen'],
    ['gb', "we'd love to buy a house in Baden"],
    ['fr', 'je souhaite acheter une maison à Baden'],
    ['it', 'vorrei magari comprare una casa a Baden'],
    ['es', 'me encantaría comprar una casa en Baden'],
    ['pt', 'adorava comprar uma casa em Baden'],
    ['nl', 'ik wil graag een huis kopen in Baden'],
    ['se', 'jag vill gärna köpa ett hus i Baden'],
    ['pl', 'chętnie kupię dom w Baden'],
    ['ru', 'желательно купить дом в Бадене'],
    ['sa', 'أتمنى شراء بيت في بادن'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ vermarktungsart: ['KAUF'], objektart: ['HAUS'], ort: ['baden'] })
  })

  test('beside another kind it is a wish', () => {
    expect(read('de', 'Wohnung in Baden, am liebsten Loft')).toEqual({ objektart: ['WOHNUNG'], ort: ['baden'] })
    expect(read('de', 'Wohnung in Baden, Balkon wäre schön')).not.toHaveProperty('ausstattung')
  })
})

describe('a question whether there is none asks for some', () => {
  test.each<[Language, string]>([
    ['de', 'habt ihr keine Büros in Linz bis 700?'],
    ['gb', "aren't there any offices in Linz up to 700?"],
    ['fr', "il n'y a pas de bureaux à Linz jusqu'à 700 ?"],
    ['it', 'non avete uffici a Linz fino a 700?'],
    ['es', '¿no hay oficinas en Linz hasta 700?'],
    ['pt', 'não há escritórios em Linz até 700?'],
    ['nl', 'hebben jullie geen kantoren in Linz tot 700?'],
    ['se', 'finns det inga kontor i Linz upp till 700?'],
    ['pl', 'nie macie biur w Linzu do 700?'],
    ['ru', 'нет ли офисов в Линце до 700?'],
    ['tr', "Linz'te ofis yok mu, 700'e kadar?"],
    ['sa', 'ما عندكم مكاتب في لينتس لحد 700؟'],
    ['cn', '林茨没有办公室吗，700以内的？'],
    ['jp', 'リンツに700以下のオフィスはないですか'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['BUERO_PRAXEN'], ort: ['linz'], preis_bis: 700 })
  })

  test('a statement denies it, and so does a question that names another kind', () => {
    expect(read('de', 'in Linz, kein Büro')).not.toHaveProperty('objektart')
    expect(read('de', 'Wohnung in Linz, kein Büro?')).toMatchObject({ objektart: ['WOHNUNG'] })
    expect(read('de', 'Wohnung in Linz oder Wels, nicht in Steyr?')).toMatchObject({ ort: ['linz', 'wels'] })
    expect(read('de', 'Wohnung in Linz ohne Balkon?')).not.toHaveProperty('ausstattung')
  })
})

describe('numbers', () => {
  test.each<[Language, string, number]>([
    ['ru', 'дом в Линце тысяч за 300', 300_000],
    ['ru', 'дом в Линце тысяч до 300', 300_000],
    ['de', 'Haus in Linz bis eine Viertelmillion', 250_000],
    ['gb', 'house in Linz for a quarter of a million', 250_000],
    ['fr', "maison à Linz pour un quart de million d'euros", 250_000],
    ['ru', 'дом в Линце до одного с половиной миллиона', 1_500_000],
  ])('%s: %s', (language, text, preis_bis) => {
    expect(read(language, text)).toMatchObject({ ort: ['linz'], preis_bis })
  })

  test('what counts something else is no part of the number before', () => {
    expect(read('tr', "Linz'te ev 250 bin 3 oda")).toMatchObject({ preis_bis: 250_000, zimmer_von: 3 })
    expect(read('de', 'Haus in Linz 250 Tsd. 4 Zimmer')).toMatchObject({ preis_bis: 250_000, zimmer_von: 4 })
    expect(read('ru', 'дом в Линце от 2 тысяч 300 евро')).toMatchObject({ preis_von: 2300 })
  })
})

test('the seat of a district has its name', () => {
  expect(read('de', 'Haus in Hermagor')).toEqual({ objektart: ['HAUS'], ort: ['hermagor-pressegger-see'] })
  expect(read('de', 'Haus im Bezirk Hermagor')).toEqual({ objektart: ['HAUS'], ort: ['bezirk-hermagor'] })
  expect(read('de', 'Haus in Graz')).toEqual({ objektart: ['HAUS'], ort: ['graz'] })
})

describe('what one has to be with is not denied', () => {
  test.each<[Language, string]>([
    ['de', 'Wohnung in Linz, nicht im Erdgeschoss und mit Lift'],
    ['gb', 'flat in Linz, not on the ground floor and with a lift'],
    ['nl', 'appartement in Linz, niet op de begane grond en met lift'],
    ['se', 'lägenhet i Linz, inte på bottenvåningen och med hiss'],
    ['pl', 'mieszkanie w Linzu, nie na parterze i z windą'],
    ['ru', 'квартира в Линце, не на первом этаже и с лифтом'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toMatchObject({ objektart: ['WOHNUNG'], stock_von: 1, ausstattung: ['LIFT'] })
  })

  test('behind a denied "with", or without one, the list goes on', () => {
    expect(read('gb', 'flat in Linz, not with a balcony and with a garden')).not.toHaveProperty('ausstattung')
    expect(read('gb', 'flat in Linz without a balcony and garden')).not.toHaveProperty('ausstattung')
  })
})
