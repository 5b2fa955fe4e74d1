import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTokenizer, queryWords } from '../../src/search/text/tokenize.ts'

const tokenize = createTokenizer()
/** Tells whether a text contains all words of a query, by the rule of the engines. */
const finds = (query: string, text: string) => {
  const tokens = tokenize(text)
  return queryWords(query).every(({ stem, prefix }) => {
    return tokens.some((token) => token === stem || (prefix !== null && token.startsWith(prefix)))
  })
}

describe('German', () => {
  test.each([
    ['Mödling', 'moedling'],
    ['Mödling', 'modling'],
    ['Moedling', 'mödling'],
    ['Straße', 'strasse'],
    ['Häuser', 'Haus'],
    ['Haus', 'Häusern'],
    ['Haeuser', 'Häuser'],
    ['Öfen', 'Oefen'],
    ['Wohnungen', 'Wohnung'],
    ['moderne Küche', 'modern'],
    ['modern', 'moderne'],
    ['Gärten', 'Garten'],
    ['schöner Ausblick', 'schoene'],
    ['Büro', 'buero'],
    ['Baugründe', 'Baugrund'],
    ['3-Zimmer-Wohnung', '3 Zimmer'],
    ['WOHNUNG', 'wohnung'],
    ['45 m²', 'm2'],
  ])('%s is found by %s', (text, query) => {
    expect(finds(query, `am ${text} hier`)).toBe(true)
    expect(finds(`${query} hier`, `am ${text} hier`)).toBe(true)
  })

  test.each([
    ['Kellner', 'Keller'],
    ['Graz', 'Gras'],
    ['Wien', 'Wiener Neustadt'],
    ['Wohnung', 'Haus'],
    ['', 'Haus'],
  ])('%j is not found by %s', (text, query) => expect(finds(query, text)).toBe(false))

  test('small words in a query do not have to be there', () => {
    expect(finds('eine Wohnung mit Balkon in Graz', 'Graz: Wohnung, Balkon')).toBe(true)
    expect(finds('der die das', 'der die das')).toBe(true)
    expect(finds('der die das', 'Graz')).toBe(false)
  })

  test('only the last word may be unfinished', () => {
    expect(finds('wohnung dachter', 'Wohnung mit Dachterrasse')).toBe(true)
    expect(finds('dachter wohnung', 'Wohnung mit Dachterrasse')).toBe(false)
    expect(finds('d', 'Dachterrasse')).toBe(false)
  })

  test('every beginning of a word from two letters on finds it', () => {
    for (const word of ['Dachterrasse', 'Häuser', 'Straßenbahn', 'Mödling', 'Grünruhelage', 'Seezugang']) {
      for (let length = 2; length <= word.length; length++) {
        expect(finds(word.slice(0, length), word), word.slice(0, length)).toBe(true)
      }
    }
  })
})

describe('other languages', () => {
  test.each([
    ['格拉茨的公寓', '格拉茨'],
    ['格拉茨的公寓', '公寓'],
    ['格拉茨的公寓', '寓'],
    ['ウィーンのアパート', 'アパート'],
    ['Квартира в центре', 'квартира'],
    ['mieszkanie w Łodzi', 'lodzi'],
    ['İstanbul', 'istanbul'],
    ['Istanbul', 'İSTANBUL'],
    ['شقة للإيجار', 'شقه'],
    ['خانهٔ ویلایی', 'ويلايي'],
    ["l'appartement à Graz", 'appartement'],
    ['٣ غرف', '3'],
    ['Ørestad', 'orestad'],
  ])('%s is found by %s', (text, query) => expect(finds(query, text)).toBe(true))

  test('another order of characters is another word', () => {
    expect(finds('茨格', '格拉茨')).toBe(false)
    expect(finds('か', 'が')).toBe(false)
  })
})

describe('anything', () => {
  test('a text finds itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(finds(text, text)).toBe(true)
      }),
      {
        numRuns: 500,
      },
    )
  })

  test('tokens are letters and digits only, short, and each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = tokenize(text)
        expect(new Set(tokens).size).toBe(tokens.length)
        for (const token of tokens) {
          expect(token).toMatch(/^[\p{L}\p{N}\u3099\u309aー々]+$/u)
          expect([...token].length).toBeLessThanOrEqual(40)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a query without words asks for nothing', () => expect(queryWords(' –!? ')).toEqual([]))

  test('a novel does not become an index of its own', () => {
    const novel = Array.from({ length: 20_000 }, (_, i) => `wort${i}x`).join(' ')
    expect(tokenize(novel).length).toBeLessThanOrEqual(4200)
  })
})
