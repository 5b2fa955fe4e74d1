import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { namesInAustria } from '../../src/server/places/service.ts'
import { countSentence } from '../../src/words/count.ts'
import { chipsOf } from '../../src/words/filter.ts'
import type { SearchWords } from '../../src/words/place.ts'

/** The sentence above the list and the chips in natural wording, with the names that the server provides. */
const SEARCHES = [
  [128, 'objektart=WOHNUNG&vermarktungsart=MIETE&ort=graz&preis_bis=1200'],
  [3, 'objektart=HAUS&ort=wien,bezirk-moedling'],
  [1, 'ort=wien-3&preis_von=500&preis_bis=900'],
  [22, 'objektart=GRUNDSTUECK&vermarktungsart=KAUF&preis_von=100000'],
] as const

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '128 Mietwohnungen in Graz bis 1.200 €',
    '3 Häuser in Wien oder im Bezirk Mödling',
    '1 Immobilie im 3. Wiener Bezirk, Landstraße von 500 € bis 900 €',
    '22 Grundstücke zum Kaufen ab 100.000 €',
  ],
  gb: [
    '128 flats to rent in Graz up to 1.200 €',
    '3 houses in Vienna or in the Mödling district',
    '1 property in Vienna 3, Landstraße from 500 € to 900 €',
    '22 plots for sale from 100.000 €',
  ],
  fr: [
    '128 appartements à louer à Graz jusqu’à 1.200 €',
    '3 maisons à Vienne ou dans le district de Mödling',
    '1 bien à Vienne 3, Landstraße de 500 € à 900 €',
    '22 terrains à vendre à partir de 100.000 €',
  ],
  it: [
    '128 appartamenti in affitto a Graz fino a 1.200 €',
    '3 case a Vienna o nel distretto di Mödling',
    '1 immobile a Vienna 3, Landstraße da 500 € a 900 €',
    '22 terreni in vendita da 100.000 €',
  ],
  es: [
    '128 pisos en alquiler en Graz hasta 1.200 €',
    '3 casas en Viena o en el distrito de Mödling',
    '1 inmueble en Viena 3, Landstraße de 500 € a 900 €',
    '22 terrenos en venta desde 100.000 €',
  ],
  pt: [
    '128 apartamentos para arrendar em Graz até 1.200 €',
    '3 moradias em Viena ou no distrito de Mödling',
    '1 imóvel em Viena 3, Landstraße de 500 € a 900 €',
    '22 terrenos à venda a partir de 100.000 €',
  ],
  nl: [
    '128 appartementen te huur in Graz tot 1.200 €',
    '3 huizen in Wenen of in het district Mödling',
    '1 object in Wenen 3, Landstraße van 500 € tot 900 €',
    '22 percelen te koop vanaf 100.000 €',
  ],
  se: [
    '128 lägenheter att hyra i Graz upp till 1.200 €',
    '3 hus i Wien eller i distriktet Mödling',
    '1 objekt i Wien 3, Landstraße från 500 € till 900 €',
    '22 tomter till salu från 100.000 €',
  ],
  pl: [
    '128 mieszkań na wynajem w Grazu do 1.200 €',
    '3 domy w Wiedniu lub w powiecie Mödling',
    '1 nieruchomość w 3. dzielnicy Wiednia (Landstraße) od 500 € do 900 €',
    '22 działki na sprzedaż od 100.000 €',
  ],
  ru: [
    '128 квартир в аренду в Граце до 1.200 €',
    '3 дома в Вене или в округе Mödling',
    '1 объект в 3-м районе Вены (Landstraße) от 500 € до 900 €',
    '22 участка на продажу от 100.000 €',
  ],
  tr: [
    'Graz’da 128 kiralık daire, en fazla 1.200 €',
    'Viyana’da veya Mödling ilçesinde 3 ev',
    'Viyana 3. Bölge’de (Landstraße) 1 gayrimenkul, 500 € ile 900 € arası',
    '22 satılık arsa, en az 100.000 €',
  ],
  sa: [
    '128 شقة للإيجار في غراتس بسعر حتى 1.200 €',
    '3 منازل في فيينا أو في مقاطعة Mödling',
    'عقار واحد في الحي 3 من فيينا (Landstraße) بسعر من 500 € إلى 900 €',
    '22 قطعة أرض للبيع بسعر من 100.000 €',
  ],
  ir: [
    '۱۲۸ آپارتمان اجاره‌ای در گراتس با قیمت تا ۱.۲۰۰ €',
    '۳ خانه در وین یا در ناحیهٔ Mödling',
    '۱ ملک در ناحیهٔ ۳ وین (Landstraße) با قیمت از ۵۰۰ € تا ۹۰۰ €',
    '۲۲ قطعه زمین فروشی با قیمت از ۱۰۰.۰۰۰ €',
  ],
  cn: [
    '格拉茨 128 套出租公寓，不超过 1.200 €',
    '维也纳或Mödling 区 3 栋房屋',
    '维也纳第 3 区（Landstraße） 1 套房源，500 € 至 900 €',
    '22 块在售土地，100.000 € 起',
  ],
  jp: [
    'グラーツの賃貸マンション 128件（1.200 €まで）',
    'ウィーンまたはMödling郡の一戸建て 3件',
    'ウィーン3区（Landstraße）の物件 1件（500 €〜900 €）',
    '売地 22件（100.000 €〜）',
  ],
}

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]
const parsed = (text: string) => parseSearch(new URLSearchParams(text)).query
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

function wordsFor(language: Language, slugs: readonly string[] = []): SearchWords {
  const t = translator(language)
  return { t, language, tag: LANGUAGES[language].tag, places: namesInAustria(slugs, language) }
}

describe.each(LANGUAGE_CODES)('the sentence in %s', (language) => {
  test.each(SEARCHES.map(([total, text], at) => [total, text, SENTENCES[language][at]] as const))(
    '%d for %s',
    (total, text, expected) => {
      const { filter } = parsed(text)
      expect(plain(countSentence(wordsFor(language, filter.ort), total, filter))).toBe(expected)
    },
  )
})

test('plural forms beyond one and many', () => {
  const flats = (language: Language, total: number) =>
    plain(countSentence(wordsFor(language), total, parsed('objektart=WOHNUNG&ort=graz').filter))
  expect([1, 2, 5, 21, 22].map((total) => flats('pl', total))).toEqual([
    '1 mieszkanie w Grazu',
    '2 mieszkania w Grazu',
    '5 mieszkań w Grazu',
    '21 mieszkań w Grazu',
    '22 mieszkania w Grazu',
  ])
  expect([1, 2, 5, 21].map((total) => flats('ru', total))).toEqual([
    '1 квартира в Граце',
    '2 квартиры в Граце',
    '5 квартир в Граце',
    '21 квартира в Граце',
  ])
  expect([0, 1, 2, 3, 11, 100].map((total) => flats('sa', total))).toEqual([
    'لا توجد شقق في غراتس',
    'شقة واحدة في غراتس',
    'شقتان في غراتس',
    '3 شقق في غراتس',
    '11 شقة في غراتس',
    '100 شقة في غراتس',
  ])
})

test('an unknown place is named in every language', () => {
  for (const language of LANGUAGE_CODES) {
    const { filter } = parsed('ort=st-nirgendwo')
    expect(countSentence(wordsFor(language), 2, filter)).toContain('St Nirgendwo')
  }
})

test.each([
  ['de', ['Bezirk Mödling', 'Leonding', 'Fläche ab 50,5 m²', 'Baujahr ab 1990', '5 km Umkreis', '„Garten“']],
  [
    'fr',
    [
      'District Mödling',
      'Leonding',
      'Surface à partir de 50,5 m²',
      'Année de construction à partir de 1990',
      '5 km à la ronde',
      '« Garten »',
    ],
  ],
  ['ru', ['Округ Mödling', 'Leonding', 'Площадь от 50,5 м²', 'Год постройки от 1990', 'Радиус 5 км', '«Garten»']],
  ['ir', ['ناحیهٔ Mödling', 'Leonding', 'مساحت از ۵۰,۵ متر مربع', 'سال ساخت از ۱۹۹۰', 'تا شعاع ۵ کیلومتر', '«Garten»']],
  ['jp', ['Mödling郡', 'Leonding', '面積 50,5 m²〜', '築年 1990〜', '半径5 km以内', '「Garten」']],
] as const)('chips in %s have the units, digits and quotation marks of the language', (language, labels) => {
  const { filter, ...query } = parsed(
    'ort=bezirk-moedling,leonding&flaeche_von=50.5&baujahr_von=1990&umkreis=47.1,15.4,5&q=Garten',
  )
  const chips = chipsOf(wordsFor(language, filter.ort), { filter, ...query })
  expect(chips.map(({ label }) => plain(label))).toEqual(labels)
})

test.each([
  ['de', '3 Häuser in Graz (+ 15 km), in Linz (mit Umgebung) oder in 80…', 'Graz + 15 km', 'Linz und Umgebung'],
  ['gb', '3 houses in Graz (+ 15 km), in Linz (and surroundings) or in 80…', 'Graz + 15 km', 'Linz and surroundings'],
  ['ir', null, 'گراتس + ۱۵ کیلومتر', null],
] as const)('surroundings in %s', (language, sentence, around, nearby) => {
  const query = parsed('objektart=HAUS&plz=80&umkreis=graz,15~linz,nah')
  const words = wordsFor(language, ['graz', 'linz'])
  if (sentence) expect(plain(countSentence(words, 3, query.filter))).toBe(sentence)
  const labels = chipsOf(words, query).map(({ label }) => plain(label))
  expect(labels).toContain(around)
  if (nearby) expect(labels).toContain(nearby)
})

test('chips name no German unit in Russian, Arabic and Persian', () => {
  for (const language of ['ru', 'sa', 'ir'] as const) {
    const labels = chipsOf(wordsFor(language), parsed('flaeche_bis=90&hwb_bis=50&grund_von=500')).map((c) => c.label)
    expect(labels.join(' ')).not.toMatch(/m²|kWh/)
  }
})
