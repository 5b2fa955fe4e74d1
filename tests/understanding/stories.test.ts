import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const read = (language: Language, text: string) =>
  flatten(interpret(text, { language, gazetteer: placesForSentences(), today: '2026-11-22' }).filter)

describe('a question about rules seeks nothing', () => {
  test.each<[Language, string]>([
    ['de', 'Wie viel Kaution darf ein Vermieter in Wien verlangen?'],
    ['gb', 'Can a landlord in Graz put up the rent after two years?'],
    ['fr', 'Peut-on résilier un bail de trois ans à Vienne avant la fin ?'],
    ['it', "Chi paga le spese condominiali in Austria, il proprietario o l'inquilino?"],
    ['ru', 'Может ли хозяин каждый год повышать аренду в Вене?'],
    ['sa', 'هل يحق للمالك رفع الإيجار في فيينا كل سنة؟'],
    ['cn', '房东在维也纳可以每年涨房租吗？'],
    ['jp', 'ウィーンで大家は毎年家賃を上げられますか？'],
  ])('%s: %s', (language, text) => expect(read(language, text)).toEqual({}))

  test('and one about homes does', () => {
    expect(read('de', 'Gibt es in Graz Wohnungen direkt vom Vermieter?')).toMatchObject({ ort: ['graz'] })
    expect(read('gb', 'Is there a flat in Graz for 500 a month?')).toMatchObject({ ort: ['graz'], preis_bis: 500 })
  })
})

describe('what is told before something is sought sets nothing', () => {
  test.each<[Language, string, string, readonly string[]]>([
    ['de', 'Wir wohnen noch in Wels auf 58 m² und suchen jetzt ein Haus in Steyr', 'steyr', ['flaeche_von']],
    ['gb', "We've outgrown our two-bed in Linz and want a house in Wels", 'wels', ['zimmer_von']],
    ['fr', 'On loge dans un 60 m² à Graz, et nous cherchons une maison à Weiz', 'weiz', ['flaeche_von']],
    ['es', 'Vivimos los tres en un estudio en Linz y buscamos una casa en Leonding', 'leonding', ['zimmer_bis']],
    ['se', 'Född i Villach, bosatt i Wien, och vill köpa hus i Spittal an der Drau', 'spittal-an-der-drau', []],
    ['tr', 'Baden’deki dairemizi satıyoruz ve Mödling’de beş odalı villa arıyoruz', 'moedling', []],
    ['sa', 'ولدت في فيلاخ وأعيش في فيينا وأريد شراء بيت في غموندن', 'gmunden', []],
    ['cn', '我每天从格拉茨通勤到维也纳，更想住在莱奥本，租金800以内', 'leoben', []],
    ['jp', '土曜日はザルツブルクにいるので、ハラインの賃貸マンションを見られます', 'hallein', []],
  ])('%s: %s', (language, text, place, without) => {
    const found = read(language, text)
    expect(found).toMatchObject({ ort: [place] })
    for (const name of without) expect(found).not.toHaveProperty(name)
  })

  test('a list of places is no story, and who has a dog keeps it', () => {
    expect(read('de', 'In Graz, Linz oder Wels suche ich eine Wohnung').ort).toEqual(['graz', 'linz', 'wels'])
    expect(read('de', 'Unser Hund und wir leben noch in Wels und suchen ein Haus in Steyr').ausstattung).toEqual([
      'HAUSTIERE',
    ])
  })
})

describe('what is not real, or not to be paid, sets nothing', () => {
  test.each<[Language, string, string]>([
    ['de', 'Wenn ich im Lotto gewinne, kaufe ich ein Schloss in Gmunden, vorerst miete ich in Traun', 'traun'],
    ['fr', "Si je gagne au loto j'achète un château à Gmunden ; d'ici là un appartement à louer à Traun", 'traun'],
    ['pl', 'Jak wygram w totka, kupię zamek w Gmunden, a na razie chcę wynająć w Traun', 'traun'],
    ['gb', "My boss's villa in Velden has a pool, I can't afford that, only a terraced house in Wels", 'wels'],
    ['cn', '老板在费尔登的别墅有泳池，我买不起，只要沃尔夫斯贝格的联排别墅', 'wolfsberg'],
  ])('%s: %s', (language, text, place) => {
    const found = read(language, text)
    expect(found.ort).toEqual([place])
    expect(found).not.toHaveProperty('ausstattung')
    expect(found.untergruppe ?? []).not.toContain('SCHLOSS')
  })
})

describe('a name is no place, and an hour no day to move in', () => {
  test.each<[Language, string]>([
    ['de', 'Herr Feldkircher hat gesagt, ich soll hier schauen: Haus in Rankweil'],
    ['gb', 'Mr Baden told me to look here: house in Rankweil'],
    ['tr', 'Wels Bey buraya bak dedi. Rankweil’de villa'],
    ['jp', 'リンツさんに聞きました。ランクヴァイルの家'],
    ['cn', '林茨先生推荐的。兰克魏尔的别墅'],
  ])('%s: %s', (language, text) => expect(read(language, text).ort ?? ['rankweil']).toEqual(['rankweil']))

  test('a company is none either, and what is private need not be sold without an agent', () => {
    expect(read('de', 'Ich bin bei der Linz AG und suche eine Zweizimmerwohnung in Enns')).toEqual({
      objektart: ['WOHNUNG'],
      ort: ['enns'],
      zimmer_von: 2,
    })
    expect(read('gb', 'villa in Velden with private pool')).not.toHaveProperty('provisionsfrei')
  })

  test('the date of a meeting sets no day', () => {
    expect(read('es', 'El 9 de marzo a las 11 en la calle Graz 14; una nave en Kapfenberg')).not.toHaveProperty(
      'verfuegbar_bis',
    )
    expect(read('sa', 'يوم 4 فبراير الساعة 10. مستودع في كابفنبرغ')).not.toHaveProperty('verfuegbar_bis')
    expect(read('de', 'Wohnung in Graz ab 4. Februar')).toMatchObject({ verfuegbar_bis: '2027-02-04' })
  })
})

describe('what was, and what the neighbours have, is not sought', () => {
  test.each<[Language, string]>([
    ['de', 'Das Haus nebenan hat einen Pool und 200 m²; wir suchen ein Haus in Wels'],
    ['gb', 'The house next door has a pool and a sauna; we are looking for a house in Wels'],
    ['gb', 'Last year we were renting in Linz for 900. Now we want a house in Wels'],
    ['gb', 'In 2018 we had a flat in Linz for 700, now we want a house in Wels'],
    ['fr', "La maison d'à côté a une piscine ; nous cherchons une maison à Wels"],
    ['it', "L'anno scorso abitavamo a Linz per 900. Ora vogliamo una casa a Wels"],
    ['es', 'La casa de al lado tiene piscina; buscamos una casa en Wels'],
    ['pt', 'No ano passado morávamos em Linz por 900. Agora queremos uma moradia em Wels'],
    ['nl', 'Het huis van de buren heeft een zwembad; wij zoeken een huis in Wels'],
    ['se', 'Förra året hyrde vi i Linz för 900. Nu vill vi ha ett hus i Wels'],
    ['pl', 'Dom sąsiadów ma basen; szukamy domu w Wels'],
    ['ru', 'В прошлом году мы снимали в Линце за 900. Теперь хотим дом в Вельсе'],
    ['sa', 'العام الماضي كنا نسكن في لينز بـ900. الآن نريد بيت في فيلس'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['HAUS'], ort: ['wels'] })
  })

  test('what somebody is allergic to, drives or leaves to the owner sets nothing', () => {
    expect(read('es', 'Tengo alergia a los perros. Piso en alquiler en Lustenau')).not.toHaveProperty('ausstattung')
    expect(read('ru', 'У меня аллергия на кошек. Снять квартиру в Лустенау')).not.toHaveProperty('ausstattung')
    expect(read('pt', 'apartamento em Linz, o meu carro é elétrico')).not.toHaveProperty('heizung')
    expect(read('fr', 'Le garage, vous pouvez le vendre à part ; deux pièces à Linz')).not.toHaveProperty('ausstattung')
  })

  test('today and "um 500" name no day and no bound below', () => {
    expect(read('it', 'oggi sarebbero fino a 850 per due locali a Leibnitz')).toEqual({
      ort: ['leibnitz'],
      preis_bis: 850,
      zimmer_von: 2,
    })
    expect(read('de', 'Wohnung in Bludenz um 500')).toEqual({
      objektart: ['WOHNUNG'],
      ort: ['bludenz'],
      preis_bis: 500,
    })
  })

  test('taxes are rules, and a clause that only seeks keeps what stands before it', () => {
    for (const [language, text] of [
      ['es', '¿Qué impuestos se pagan al vender un piso en Viena?'],
      ['ru', 'Какой налог платят при продаже квартиры в Вене?'],
      ['nl', 'Hoeveel belasting betaal je als je een appartement in Wenen verkoopt?'],
    ] as const)
      expect(read(language, text)).toEqual({})
    expect(read('ru', 'дом с гаражом в Тироле, кроме Кицбюэля, там нам не по карману')).toMatchObject({
      objektart: ['HAUS'],
      ort: ['tirol'],
      ohne: ['kitzbuehel'],
    })
  })
})
