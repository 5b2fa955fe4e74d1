import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { type FlatCriteria, flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

/** What is said in passing beside what is sought, and must set no filter. */
const meant = (text: string, language: Language = 'de'): FlatCriteria =>
  flatten(interpret(text, { language, gazetteer: placesForSentences(), today: '2026-11-22' }).filter)

describe('what one has, or somebody else', () => {
  test.each<[Language, string]>([
    ['de', 'Wohnung kaufen in Steyr, einen Garagenplatz haben wir schon ums Eck und einen Garten bei den Eltern'],
    ['it', "Comprare un appartamento a Steyr, un garage ce l'abbiamo già e il giardino dai miei"],
    ['pl', 'Kupię mieszkanie w Steyr, garaż już mamy za rogiem, a ogród u rodziców'],
    ['jp', 'シュタイアーでマンション購入、ガレージは近くにすでにあり、庭は実家にあります'],
  ])('%s: one has a garage and a garden already', (language, text) => {
    expect(meant(text, language)).not.toHaveProperty('ausstattung')
  })

  test.each<[Language, string]>([
    ['fr', 'Appartement de 2 pièces à Hallein, nous apportons notre cuisine équipée et nos meubles'],
    ['ru', '2-комнатная квартира в Халлайне, кухню и мебель привезём свои'],
    ['sa', 'شقة من غرفتين في هالاين، المطبخ والأثاث سنحضرهما معنا'],
  ])('%s: one brings a kitchen and furniture', (language, text) => {
    expect(meant(text, language)).not.toHaveProperty('ausstattung')
  })

  test.each<[Language, string]>([
    ['gb', "Flat with a balcony in Villach, something like my sister's in Graz, hers has a sauna"],
    ['nl', 'Appartement met balkon in Villach, een beetje zoals dat van mijn zus in Graz, die heeft een sauna'],
    ['cn', '菲拉赫带阳台的公寓，像我姐姐在格拉茨的那套，她那里有桑拿'],
  ])('%s: a home is compared with another one', (language, text) => {
    expect(meant(text, language)).toMatchObject({ ort: ['villach'], ausstattung: ['BALKON'] })
  })
})

describe('conditions', () => {
  test.each<[Language, string]>([
    ['de', '3-Zimmer-Wohnung in Steyr, Garage nur, wenn sie nichts extra kostet'],
    ['es', 'Piso en Steyr, garaje solo si no cuesta nada más'],
    ['ru', 'Трёхкомнатная квартира в Штайре, гараж только если без доплаты'],
    ['ir', 'آپارتمان ۳ اتاقه در اشتایر، گاراژ فقط اگر هزینه اضافی نداشته باشد'],
  ])('%s: what is taken only if it is free', (language, text) => {
    expect(meant(text, language)).not.toHaveProperty('ausstattung')
  })

  test.each<[Language, string]>([
    ['de', 'Haus im Bezirk Zwettl bis 150.000, darf auch renovierungsbedürftig sein'],
    ['pt', 'Casa no distrito de Zwettl até 150.000, pode estar para renovar'],
    ['pl', 'Dom w powiecie Zwettl do 150 000, może być do remontu'],
  ])('%s: what a house may be need not be', (language, text) => {
    expect(meant(text, language)).not.toHaveProperty('zustand')
  })
})

describe('numbers of something else', () => {
  test.each<[Language, string]>([
    ['gb', 'Flat in Bregenz from 70 m² with a balcony (12 m²), the building should have 6 storeys at most'],
    ['it', 'Appartamento a Bregenz da 70 m² con balcone (12 m²), il palazzo non deve avere più di 6 piani'],
    ['sa', 'شقة في بريغنز من 70 متر مربع مع بلكون (12 متر مربع)، والمبنى لا يزيد عن 6 طوابق'],
  ])('%s: the size of a balcony and the storeys of the building', (language, text) => {
    const { flaeche_von, ...rest } = meant(text, language)
    expect(flaeche_von).toBe(70)
    expect(Object.keys(rest).filter((name) => name.startsWith('stock'))).toEqual([])
  })

  test.each<[Language, string]>([
    ['pl', '20 minut pociągiem do Linzu, 300 m do przystanku: dom w Traun do 420 000'],
    ['ru', '20 минут на поезде до Линца, 300 м до автобуса: дом в Трауне до 420 000'],
  ])('%s: metres to a stop are no size', (language, text) => {
    expect(meant(text, language)).not.toHaveProperty('flaeche_von')
  })

  test('a van is no home that a garage belongs to', () => {
    expect(meant('Garaż w Grazu, mój bus ma 5,40 m długości', 'pl')).toMatchObject({ objektart: ['PARKEN'] })
  })

  test('a price with a dash is one', () => {
    expect(meant('Leoben Wohnung 3 Zimmer 650,- inkl. BK')).toMatchObject({ preis_bis: 650 })
  })
})

describe('districts', () => {
  test.each<[Language, string, string[]]>([
    ['es', 'En Viena, pero ni en el 10 ni en el 21, piso de compra', ['wien-10', 'wien-21']],
    ['sa', 'فيينا كلها ما عدا العاشر والحادي عشر، شقة ايجار', ['wien-10', 'wien-11']],
  ])('%s: are left out by their numbers', (language, text, ohne) => {
    expect(meant(text, language)).toMatchObject({ ort: ['wien'], ohne })
  })

  test('Neubau is one behind "in" in another language, and a new building beside another town', () => {
    expect(meant('Loft na Neubau z klimą', 'pl')).toMatchObject({ ort: ['wien-7'] })
    expect(meant('Loft na Neubau z klimą', 'pl')).not.toHaveProperty('bauart')
    expect(meant('Neubau w Linzu, dwa pokoje', 'pl')).toMatchObject({ ort: ['linz'], bauart: ['NEUBAU'] })
  })
})

describe('nothing is sought', () => {
  test.each<[Language, string]>([
    ['de', 'Kaufen oder mieten, was zahlt sich heut mehr aus?'],
    ['se', 'Köpa eller hyra, vad lönar sig bäst i Wien?'],
    ['fr', 'Combien vaut aujourd’hui mon appartement de 3 pièces à Graz ?'],
    ['tr', "Graz'daki 3 odalı dairemin bugünkü değeri ne kadar?"],
    ['de', 'Der Vermieter von meinem Freund in Hallein ist ein Gauner, jedes Jahr geht die Miete rauf!'],
    ['nl', 'Ik verhuur mijn appartement in Kirchberg, wie wil het?'],
  ])('%s: %s', (language, text) => {
    expect(meant(text, language)).toEqual({})
  })
})

test.each<[Language, string]>([
  ['gb', 'Divorced since March, looking for a 2-room flat in Enns'],
  ['it', 'Separata da marzo, cerco un appartamento di 2 locali a Enns'],
  ['cn', '我三月离婚了，想在恩斯找2个房间的公寓'],
])('%s: the month of a story is no day to move in', (language, text) => {
  expect(meant(text, language)).not.toHaveProperty('verfuegbar_bis')
})
