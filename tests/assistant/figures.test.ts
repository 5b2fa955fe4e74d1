import { describe, expect, test } from 'vitest'
import { isProven, learnFigures, noFigures } from '../../src/server/assistant/model/figures.ts'

const known = noFigures()
learnFigures(
  known,
  {
    homes: [{ id: 7, rent: 912.5, area: 78, rooms: 3, address: { plz: '8010', ort: 'Graz' } }],
    total: 12,
    share: 0.106,
    phone: '+43 316 12 34 56',
    free: '2026-12-01',
    price: 395000,
  },
  'de',
)

describe('a sentence is proven when each figure is of a result', () => {
  test.each([
    ['de', 'Die Wohnung hat drei Zimmer und 78 m².'],
    ['de', 'Sie kostet 912,50 Euro im Monat, also rund 913 Euro.'],
    ['de', 'Die Nebenkosten sind 10,6 Prozent.'],
    ['de', 'Es gibt 12 Treffer in 8010 Graz.'],
    ['de', 'Sie erreichen das Büro unter +43 316 12 34 56.'],
    ['de', 'Sie ist ab 1.12.2026 frei.'],
    ['de', 'Der Kaufpreis beträgt 395.000 Euro, dreihundertfünfundneunzigtausend.'],
    ['gb', 'The price is 395,000 euros.'],
    ['fr', 'Le prix est de 395 000 €.'],
    ['sa', 'السعر ٣٩٥٠٠٠ يورو'],
    ['ir', 'قیمت ۳۹۵۰۰۰ یورو'],
    ['cn', '价格是39万5千欧元'],
    ['de', 'Dazu sagt der Anbieter nichts.'],
    ['de', 'The flat has three rooms.'],
    ['gb', 'Die Wohnung hat drei Zimmer.'],
    // "on" is ten in Turkish, "sei" is six in Italian, "bin" a thousand in Turkish.
    ['gb', 'It is on the third floor of a house with a garden.'],
    ['de', 'Ich bin ein Programm, und die Lage sei ruhig.'],
  ] as const)('%s: %s', (language, sentence) => expect(isProven(sentence, known, language)).toBe(true))
})

describe('a sentence with an invented figure is not', () => {
  test.each([
    ['de', 'Sie kostet nur 850 Euro.'],
    ['de', 'Sie kostet etwa achthundert Euro.'],
    ['de', 'Der Preis wäre 390.000 Euro.'],
    ['de', 'Sie liegt in 8020 Graz.'],
    ['de', 'Rufen Sie +43 316 99 99 99 an.'],
    ['de', 'Sie hat vier Zimmer.'],
    ['de', 'Sie kostet jetzt nur 3 Euro.'],
    ['gb', 'It is now € 3.'],
    ['gb', 'It has four rooms.'],
    ['de', 'It costs only five hundred euros.'],
    ['de', 'Elle coûte seulement cinq cents euros par mois.'],
    ['gb', 'Sie kostet fünfhundert Euro.'],
    ['de', 'Sie kostet null Euro.'],
    ['gb', 'The deposit is zero euros.'],
    ['sa', 'السعر ٣٩٠٠٠٠ يورو'],
    ['cn', '价格是35万欧元'],
    ['ru', 'Цена четыреста тысяч евро.'],
  ] as const)('%s: %s', (language, sentence) => expect(isProven(sentence, known, language)).toBe(false))
})
