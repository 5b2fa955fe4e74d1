import { describe, expect, test } from 'vitest'
import { HINWEISE } from '../../src/domain/prices/schemas.ts'
import { priceSheet, searchPrices } from '../../src/domain/prices/sheet.ts'
import { translator } from '../../src/i18n/server.ts'
import { hinweisText, priceText } from '../../src/words/price.ts'
import { AUSTRIAN_RENTS, type Case, GERMAN_RENTS, OTHER_RENTS } from './rents.ts'
import { SALES } from './sales.ts'
import { source } from './source.ts'

const t = translator('de')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function told({ said }: Case) {
  const own = source(said)
  const { preis, angebotsformen, teile, hinweise } = priceSheet(own)
  const counted = teile.filter(({ gruppe, enthalten }) => gruppe === 'laufend' && !enthalten)
  return {
    parts: counted.map(({ name, brutto, netto }) => `${name} ${brutto ?? netto}`).join(' + '),
    price: plain(priceText({ preis, angebotsformen, waehrung: own.waehrung }, t, 'de-AT')),
    search: searchPrices(own).preis,
    hints: hinweise.map(({ code }) => code).join(' '),
  }
}

describe.each([
  ['rents by OpenImmo’s names', GERMAN_RENTS],
  ['rents in Austria', AUSTRIAN_RENTS],
  ['other rents', OTHER_RENTS],
  ['sales', SALES],
])('%s', (_name, cases) => {
  test.each(cases)('$why', (one) => {
    const { parts, price, search, hints = '' } = one
    expect(told(one)).toEqual({ parts, price, search, hints })
  })

  test.each(cases)('the total is the sum of its parts, or a sentence says why not: $why', ({ said }) => {
    const { teile, hinweise } = priceSheet(source(said))
    const counted = teile.filter(({ gruppe, enthalten }) => gruppe === 'laufend' && !enthalten)
    const total = teile.find(({ gruppe, enthalten }) => gruppe === 'gesamt' && !enthalten)
    if (!total || counted.length < 2) return
    const sum = counted.reduce((before, { brutto, netto }) => before + (brutto ?? netto ?? 0), 0)
    const differs = Math.abs(sum - (total.brutto ?? total.netto ?? 0)) > 1
    const reserve = counted.some(({ name }) => name === 'ruecklagenetto')
    const says = hinweise.some(({ code }) => code === 'rest' || code === 'teile_ueber_gesamt')
    expect(!differs || says || reserve).toBe(true)
  })
})

test('there are at least 80 cases', () => {
  expect([GERMAN_RENTS, AUSTRIAN_RENTS, OTHER_RENTS, SALES].flat().length).toBeGreaterThanOrEqual(80)
})

test('each hint is a sentence that names its amounts', () => {
  const cases = [GERMAN_RENTS, AUSTRIAN_RENTS, OTHER_RENTS, SALES].flat().map(({ said }) => source(said))
  const hints = [
    ...cases.flatMap((own) => priceSheet(own).hinweise),
    { code: 'provision_widerspruch' as const, betraege: {} },
  ]
  const sentences = new Map(hints.map((hint) => [hint.code, plain(hinweisText(hint, t, 'de-AT', 'EUR'))]))
  expect(new Set(sentences.keys())).toEqual(new Set(HINWEISE))
  for (const sentence of sentences.values()) expect(sentence).toMatch(/^[A-ZÄÖÜ][^{}]+\.$/)
  expect(sentences.get('rest')).toMatch(/ [\d.,]+ €/)
})
