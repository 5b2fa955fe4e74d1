import { expect, test } from 'vitest'
import { costGroups } from '../../src/domain/prices/groups.ts'
import { priceSheet } from '../../src/domain/prices/sheet.ts'
import type { PriceSource } from '../../src/domain/prices/source.ts'
import { translator } from '../../src/i18n/server.ts'
import { hinweisText, partLabel } from '../../src/words/price.ts'
import { source } from './source.ts'

const t = translator('de')
const COSTS = { betriebskostennetto: 150, betriebskostenust: 15, ruecklagenetto: 60 }
const BOTH: Partial<PriceSource> = { vermarktungsart: ['KAUF', 'MIETE'], kaufpreis: 300_000, kaltmiete: 900, ...COSTS }

/** Each table of the page: its rows, its total, its sentences. */
function tables(said: Partial<PriceSource>) {
  const { teile, hinweise } = priceSheet(source(said))
  return costGroups(teile, hinweise).map(({ offer, parts, hinweise: hints }) => ({
    offer,
    rows: parts.filter(({ gruppe }) => gruppe === 'laufend').map(({ name, brutto, netto }) => [name, brutto ?? netto]),
    total: parts.find(({ gruppe, enthalten }) => gruppe === 'gesamt' && !enthalten)?.brutto ?? null,
    hints: hints.map(({ code }) => code),
  }))
}

test('of a home for sale and to let, owner and tenant have a table each, with its own total and hints', () => {
  const [owner, tenant, rest, ...more] = tables({
    ...BOTH,
    kaution: 2700,
    provisionspflichtig: false,
    provisionnetto: 1,
  })
  const shared = ['betriebskostennetto', 165]
  expect(owner).toEqual({
    offer: 'KAUF',
    rows: [shared, ['ruecklagenetto', 60]],
    total: 225,
    hints: ['errechnet'],
  })
  expect(tenant).toMatchObject({ offer: 'MIETE', total: 1065 })
  expect(tenant?.rows.toSorted()).toEqual([shared, ['kaltmiete', 900]])
  expect(tenant?.hints).toContain('errechnet')
  expect([rest, more]).toEqual([{ offer: null, rows: [], total: null, hints: ['provision_widerspruch'] }, []])
})

test('a home with one offer has one table, and nothing in it is marked', () => {
  for (const offer of ['KAUF', 'MIETE'] as const) {
    const said = { ...BOTH, vermarktungsart: [offer] }
    const { teile, hinweise } = priceSheet(source(said))
    expect(tables(said).map(({ offer }) => offer)).toEqual([null])
    expect(teile.every(({ vermarktungsart }) => vermarktungsart === null)).toBe(true)
    expect(hinweise.every(({ vermarktungsart }) => vermarktungsart === undefined)).toBe(true)
  }
})

test('in a list of all costs, what belongs to one offer only says so', () => {
  const { teile, hinweise } = priceSheet(source(BOTH))
  const labels = teile.map((part) => partLabel(part, t))
  expect(labels).toEqual(
    expect.arrayContaining(['Kaufpreis', 'Betriebskosten', 'Reparaturrücklage (Kauf)', 'Kaltmiete (Miete)']),
  )
  const sentences = hinweise.map((hint) => hinweisText(hint, t, 'de-AT', 'EUR'))
  expect(sentences.filter((sentence) => sentence.startsWith('Miete: '))).not.toEqual([])
  expect(sentences.every((sentence) => /^(?:Kauf|Miete): /.test(sentence))).toBe(true)
})
