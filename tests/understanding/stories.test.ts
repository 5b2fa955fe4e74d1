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
