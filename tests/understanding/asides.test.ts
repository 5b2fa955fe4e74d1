import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const meant = (text: string, language: Language = 'de') =>
  flatten(interpret(text, { language, gazetteer: placesForSentences(), today: '2026-11-22' }).filter)
const house = { objektart: ['HAUS'], ort: ['graz'] }

describe('how one lives now sets nothing', () => {
  const sentences: readonly [Language, string, object][] = [
    ['de', 'derzeit wohnen wir in Wien, suchen Haus in Graz', house],
    ['de', 'Wir wohnen jetzt auf 60 m2 und suchen 4 Zimmer in Graz', { zimmer_von: 4, ort: ['graz'] }],
    ['de', 'wir wohnen in Wien und ein Haus in Graz', house],
    ['pt', 'moro em Viena pretendo casa em Graz', house],
    ['gb', 'currently in Wien, looking for a house in Graz', house],
    ['gb', 'We now live in 60 m2 and look for something with 3 rooms in Linz', { zimmer_von: 3, ort: ['linz'] }],
    ['fr', 'nous habitons actuellement à Vienne et cherchons une maison à Graz', house],
    ['it', 'attualmente vivo a Vienna, cerco casa a Graz', house],
    ['es', 'ahora vivimos en 60 m2, buscamos 4 habitaciones en Linz', { zimmer_von: 5, ort: ['linz'] }],
    ['pt', 'atualmente moro em Viena, procuro casa em Graz', house],
    ['nl', 'we wonen nu in Wenen en zoeken een huis in Graz', house],
    ['se', 'vi bor nu i Wien, söker hus i Graz', house],
    ['pl', 'obecnie mieszkamy w Wiedniu, szukamy domu w Grazu', house],
    ['ru', 'сейчас живём в Вене, ищем дом в Граце', house],
    ['tr', "şu an Viyana'da oturuyoruz, Graz'da ev arıyoruz", { ort: ['graz'] }],
    ['sa', 'نسكن حاليا في فيينا ونبحث عن بيت في غراتس', house],
    ['ir', 'الان در وین زندگی می‌کنیم، دنبال خانه در گراتس هستیم', house],
    ['cn', '我们现在住在维也纳，想在格拉茨买房子', { vermarktungsart: ['KAUF'], ort: ['graz'] }],
    ['jp', '今はウィーンに住んでいますが、グラーツで家を探しています', house],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

describe('what somebody else has or pays sets nothing', () => {
  const inGraz = { ort: ['graz'] }
  const sentences: readonly [Language, string, object][] = [
    ['gb', 'My son has three rooms, we look in Graz', inGraz],
    ['gb', 'my friend pays 900 euro for her flat, I want 2 rooms in Vienna', { zimmer_von: 2, ort: ['wien'] }],
    ['de', 'Meine Schwester hat 4 Zimmer, wir suchen in Graz', inGraz],
    ['es', 'mi hermana tiene tres habitaciones, busco en Graz', inGraz],
    ['nl', 'mijn zus heeft drie kamers, wij zoeken in Graz', inGraz],
    ['se', 'min syster har tre rum, vi söker i Graz', inGraz],
    ['pl', 'moja siostra ma trzy pokoje, szukamy w Grazu', inGraz],
    ['ru', 'у моей сестры три комнаты, ищем в Граце', inGraz],
    ['tr', "kız kardeşimin üç odası var, Graz'da arıyoruz", inGraz],
    ['sa', 'أختي عندها ثلاث غرف، نبحث في غراتس', inGraz],
    ['cn', '我朋友付900欧，我想在格拉茨租两居室', { vermarktungsart: ['MIETE'], ort: ['graz'], zimmer_von: 2 }],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

describe('where one works and what one earns sets nothing', () => {
  const flat = { objektart: ['WOHNUNG'], ort: ['wels'] }
  const sentences: readonly [Language, string, object][] = [
    ['de', 'ich arbeite in Linz und suche eine Wohnung in Wels', flat],
    ['gb', 'I work in Linz, looking for a flat in Wels', flat],
    ['ru', 'работаю в Линце, ищу квартиру в Вельсе', flat],
    ['tr', "Linz'de çalışıyorum, Wels'te daire arıyorum", flat],
    ['cn', '我在林茨工作，想在韦尔斯租房', { vermarktungsart: ['MIETE'], ort: ['wels'] }],
    ['de', 'Haushaltseinkommen 4500, Wohnung bis 1200 in Wels', { ...flat, preis_bis: 1200 }],
    ['nl', 'ik verdien 3000 euro per maand en zoek een appartement in Wels', flat],
    ['sa', 'راتبي 3000 يورو وابحث عن شقة في فيلس', flat],
    ['ir', 'ماهی ۳۰۰۰ یورو درآمد دارم', {}],
    ['jp', '月収3000ユーロ、ヴェルスでアパートを探しています', flat],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

test('words that order or name a yield begin no aside', () => {
  const { filter, sort } = interpret('apartamento em Graz ordenado por preço até 900', {
    language: 'pt',
    gazetteer: placesForSentences(),
    today: '2026-11-22',
  })
  expect({ ...flatten(filter), sort }).toEqual({
    objektart: ['WOHNUNG'],
    ort: ['graz'],
    preis_bis: 900,
    sort: 'preis_auf',
  })
  expect(meant('house with rental income in Graz', 'gb')).toMatchObject({ objektart: ['HAUS'], ort: ['graz'] })
})

describe('an amount for a square metre is no price', () => {
  const sentences: readonly [Language, string, object][] = [
    ['de', 'Preis pro m2 bis 4000 in Graz', { ort: ['graz'] }],
    ['fr', 'moins de 4000 euros le m2', {}],
    ['es', 'máximo 4000 euros por metro cuadrado', {}],
    ['ir', 'متری حداکثر 4000 یورو', {}],
    ['cn', '单价4000以下', {}],
    ['de', '900 Euro 60 m2 Graz', { flaeche_von: 60, ort: ['graz'], preis_bis: 900 }],
    [
      'de',
      'Wohnung bis 250000 Euro ab 70 Quadratmeter',
      { objektart: ['WOHNUNG'], flaeche_von: 70, preis_bis: 250000 },
    ],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

describe('storeys', () => {
  const sentences: readonly [Language, string, object][] = [
    ['de', 'Haus mit 2 Etagen', { objektart: ['HAUS'] }],
    ['it', 'casa su due piani', { objektart: ['HAUS'] }],
    ['sa', 'في الطابق الثالث', { stock_von: 3, stock_bis: 3 }],
    ['it', 'al piano terzo', { stock_von: 3, stock_bis: 3 }],
    ['ir', 'طبقه سوم یا چهارم', { stock_von: 3, stock_bis: 4 }],
  ]
  test.each(sentences)('%s: %s', (language, text, criteria) => expect(meant(text, language)).toEqual(criteria))
})

test('what counts rooms counts no amount', () => {
  expect(meant('房租800到1000之间', 'cn')).toEqual({ vermarktungsart: ['MIETE'], preis_von: 800, preis_bis: 1000 })
  expect(meant('две ванные комнаты', 'ru')).toEqual({})
})

test.each([
  ['Wir wollen in Graz wohnen, 3 Zimmer', { ort: ['graz'], zimmer_von: 3 }],
  ['We would like to live in Graz in 3 rooms', { ort: ['graz'], zimmer_von: 3 }],
])('where one wants to live does: %s', (text, criteria) => expect(meant(text)).toEqual(criteria))

test('beside a rent, a postcode that is no round amount stays a postcode', () => {
  expect(meant('1070 Miete')).toEqual({ vermarktungsart: ['MIETE'], plz: ['1070'] })
  expect(meant('Wohnung mieten 8010')).toEqual({ objektart: ['WOHNUNG'], vermarktungsart: ['MIETE'], plz: ['8010'] })
  expect(meant('Miete 1100')).toEqual({ vermarktungsart: ['MIETE'], preis_bis: 1100 })
  expect(meant('Miete bis 1070')).toEqual({ vermarktungsart: ['MIETE'], preis_bis: 1070 })
})
