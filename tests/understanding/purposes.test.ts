import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const options = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const read = (language: Language, text: string) => flatten(interpret(text, options(language)).filter)

describe('what one will do in a shop or workshop is no kind, feature or offer', () => {
  test.each<[Language, string]>([
    ['de', 'Geschäftslokal in Linz zu mieten, um ein Café zu eröffnen'],
    ['gb', 'shop in Linz to let, we sell garden furniture'],
    ['fr', 'boutique à louer à Linz pour vendre des vélos'],
    ['it', 'negozio in affitto a Linz, voglio aprire un bar'],
    ['es', 'tienda en alquiler en Linz, quiero vender bicicletas'],
    ['pt', 'loja para arrendar em Linz para vender roupa usada'],
    ['nl', 'winkel in Linz huren, ik wil een café openen'],
    ['se', 'butikslokal att hyra i Linz för att sälja cyklar'],
    ['pl', 'lokal sklepowy w Linzu na wynajem, chcę sprzedawać rowery'],
    ['ru', 'магазин в аренду в Линце, хочу открыть кафе'],
    ['tr', "Linz'de kiralık dükkan, bisiklet satmak için"],
    ['sa', 'محل للإيجار في لينز لبيع الدراجات'],
    ['ir', 'مغازه اجاره‌ای در لینتس برای فروش دوچرخه'],
    ['cn', '林茨店面出租，卖手机用'],
    ['jp', 'リンツで店舗を借りたい、カフェを開きたい'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({
      vermarktungsart: ['MIETE'],
      objektart: ['EINZELHANDEL'],
      ort: ['linz'],
    })
  })

  test('but a trade that is said alone is sought, and a shop to sell is one to buy', () => {
    expect(read('de', 'Ich möchte in Linz ein Restaurant eröffnen')).toMatchObject({ untergruppe: ['RESTAURANT'] })
    expect(read('gb', 'I want to open a restaurant in Vienna')).toMatchObject({ untergruppe: ['RESTAURANT'] })
    expect(read('es', 'tienda para vender en Linz')).toMatchObject({ vermarktungsart: ['KAUF'] })
  })
})

describe('two offers, each with its amount', () => {
  test.each<[Language, string]>([
    ['gb', 'flat in Linz, buy for up to 300,000 or rent for up to 1,200'],
    ['tr', "Linz'de daire, satın alırsak 300 bine kadar, kiralarsak 1200 euroya kadar"],
    ['cn', '林茨公寓，如果买不超过30万，如果租不超过1200'],
    ['jp', 'リンツのマンション、購入なら30万ユーロまで、賃貸なら月1200ユーロまで'],
  ])('%s: %s', (language, text) => {
    const found = read(language, text)
    expect(found).toMatchObject({ preis_bis: 300_000, miete_bis: 1200 })
    expect(new Set(found.vermarktungsart as string[])).toEqual(new Set(['KAUF', 'MIETE']))
  })

  test('a rent that somebody else wants is none of them', () => {
    const text = 'My landlord, Mr Baden, wants 1,900 a month; looking to buy in Mödling up to 380k'
    expect(read('gb', text)).toEqual({ vermarktungsart: ['KAUF'], ort: ['moedling'], preis_bis: 380_000 })
  })
})

describe('the ground floor or the first', () => {
  test.each<[Language, string]>([
    ['de', 'Wohnung in Graz, Erdgeschoss oder erster Stock'],
    ['gb', 'flat in Graz, ground floor or first floor'],
    ['fr', 'appartement à Graz au rez-de-chaussée ou au premier étage'],
    ['it', 'appartamento a Graz, piano terra o primo'],
    ['se', 'lägenhet i Graz, bottenvåningen eller våning 2'],
    ['sa', 'شقة في غراتس، الطابق الأرضي أو الأول'],
    ['ir', 'آپارتمان در گراتس طبقه همکف یا اول'],
    ['jp', 'グラーツのマンション、1階か2階'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['WOHNUNG'], ort: ['graz'], stock_von: 0, stock_bis: 1 })
  })
})

describe('places', () => {
  test.each<[Language, string, string]>([
    ['de', 'Haus, Bez. Tulln', 'bezirk-tulln'],
    ['pl', 'dom w powiecie Liezen', 'bezirk-liezen'],
    ['ru', 'дом в округе Лицен', 'bezirk-liezen'],
    ['pl', 'dom w kraju związkowym Salzburg', 'land-salzburg'],
    ['ru', 'дом в земле Зальцбург', 'land-salzburg'],
    ['sa', 'بيت في ولاية سالزبورغ', 'land-salzburg'],
    ['fr', 'maison classe A au Vorarlberg', 'vorarlberg'],
    ['es', 'casa en Velden', 'velden-am-woerther-see'],
    ['gb', 'house in Pörtschach', 'poertschach-am-woerthersee'],
  ])('%s: %s', (language, text, slug) => {
    expect(read(language, text).ort).toEqual([slug])
  })

  test('a lake is the landscape, and not the village of its name', () => {
    const lake = read('gb', 'house on the Attersee').ort
    expect(lake).toHaveLength((read('de', 'Haus am Attersee').ort as string[]).length)
    for (const [language, text] of [
      ['se', 'hus vid Attersee'],
      ['it', "casa sull'Attersee"],
      ['pl', 'dom nad Attersee'],
    ] as const)
      expect(read(language, text).ort).toEqual(lake)
    expect(read('gb', 'flat in Mondsee').ort).toEqual(['mondsee'])
  })
})

describe('of what was refused, nothing stays', () => {
  test('no house but a plot', () => {
    expect(read('jp', '建売じゃなくて土地を買いたい、800㎡以上')).toMatchObject({ grund_von: 800 })
    expect(read('jp', '建売じゃなくて土地を買いたい')).toMatchObject({ objektart: ['GRUNDSTUECK'] })
  })

  test('who sells a car and seeks a garage', () => {
    const text = 'Ich verkaufe mein Auto um 12.000 und möchte eine Garage in Villach kaufen'
    expect(read('de', text)).toEqual({ vermarktungsart: ['KAUF'], objektart: ['PARKEN'], ort: ['villach'] })
    expect(read('de', 'Ich verkaufe mein Auto in Villach')).toEqual({})
  })

  test('solar panels on the roof make no attic', () => {
    expect(read('es', 'casa en Wels con placas fotovoltaicas en el tejado')).not.toHaveProperty('dachgeschoss')
    expect(read('tr', "Wels'te daire, çatıda fotovoltaik")).not.toHaveProperty('dachgeschoss')
  })
})

describe('lists of districts, where one comes from, and what does not matter', () => {
  test('districts behind the name of the city', () => {
    expect(read('de', 'Wien 2, 3 oder 20: 2-Zimmer-Neubau').ort).toEqual(['wien-2', 'wien-3', 'wien-20'])
    expect(read('de', 'Wien 2, 3 Zimmer')).toEqual({ ort: ['wien-2'], zimmer_von: 3 })
    expect(read('de', 'Wien 2, 3 oder 4 Zimmer')).toEqual({ ort: ['wien-2'], zimmer_von: 3, zimmer_bis: 4 })
    expect(read('ir', 'آپارتمان در ناحیه یک یا چهار وین').ort).toEqual(['wien-1', 'wien-4'])
  })

  test.each<[Language, string]>([
    ['nl', 'wij komen uit België en zoeken een huis in Tirol'],
    ['gb', 'we are from Italy, looking for a house in Tyrol'],
    ['de', 'Garten ist mir egal, Haus in Tirol'],
    ['se', 'källare spelar ingen roll, hus i Tyrolen'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ objektart: ['HAUS'], ort: ['tirol'] })
  })

  test('a country alone, or as a choice, is sought', () => {
    expect(read('de', 'Haus in Kroatien')).toMatchObject({ land: ['HR'] })
    expect(read('de', 'Haus in Kärnten oder Slowenien')).toMatchObject({ ort: ['kaernten'], land: ['SI'] })
  })

  test('what is let already is bought, and a range may be written in one word', () => {
    expect(read('gb', 'flat in Linz as an investment, already let').vermarktungsart).toEqual(['KAUF'])
    expect(read('sa', 'فيلا في فيينا بين مليون ومليون ونصف')).toMatchObject({
      preis_von: 1_000_000,
      preis_bis: 1_500_000,
    })
  })
})

test('money of one’s own leaves the next amount to the price, and metres count a size, but no way', () => {
  const home = { objektart: ['WOHNUNG'], ort: ['wels'], preis_bis: 240_000 }
  expect(read('sa', 'عندي 80 ألف دفعة أولى وأبحث عن شقة في فيلس حتى 240 ألف')).toEqual(home)
  expect(read('ir', '۸۰ هزار یورو پیش‌پرداخت دارم، آپارتمان در ولس تا ۲۴۰ هزار')).toEqual(home)
  expect(read('ru', 'квартира в Вельсе 60 метров')).toMatchObject({ flaeche_von: 60 })
  expect(read('ru', 'дом в Вельсе, 300 метров от озера')).not.toHaveProperty('flaeche_von')
})
