import { expect, test } from 'vitest'
import { commissionPaid, purchaseOfHome } from '../../src/domain/calculators/home-purchase.ts'
import { priceSheet } from '../../src/domain/prices/sheet.ts'
import type { PriceSource } from '../../src/domain/prices/source.ts'
import { source } from '../prices/source.ts'

/** A home for sale with what a sender says of its prices. */
function reckoned(said: Partial<PriceSource>, land: string | null = 'AT') {
  const { preis, waehrung, angebotsformen, teile, provision } = priceSheet(
    source({ vermarktungsart: ['KAUF'], ...said }),
  )
  const location = { land } as Parameters<typeof purchaseOfHome>[0]['location']
  return purchaseOfHome({ preis, waehrung, angebotsformen, kosten: teile, provision, location })
}
const price = (said: Partial<PriceSource>) => reckoned(said)?.price ?? null

test('a price to which VAT comes is reckoned with it, by the rate that is sent, else by that of the law', () => {
  expect(price({ kaufpreis: 250_000 })).toBe(250_000)
  expect(price({ kaufpreis: 250_000, preise: { zzg_mehrwertsteuer: true } })).toBe(300_000)
  expect(price({ kaufpreis: 250_000, preise: { zzg_mehrwertsteuer: true, mwst_satz: 19 } })).toBe(297_500)
  expect(price({ preise: { kaufpreisnetto: 250_000, zzg_mehrwertsteuer: true } })).toBe(300_000)
})

test('a net price is reckoned with as gross where the tax is known, and not at all where it is not', () => {
  expect(price({ preise: { kaufpreisnetto: 250_000, kaufpreisust: 20 } })).toBe(300_000)
  expect(price({ preise: { kaufpreisnetto: 250_000, kaufpreisbrutto: 300_000 } })).toBe(300_000)
  expect(price({ preise: { kaufpreisnetto: 250_000, mwst_satz: 20 } })).toBe(300_000)
  expect(price({ preise: { kaufpreisnetto: 250_000 } })).toBeNull()
})

test('the costs of Austria are those of homes in Austria that are sold for euros in the usual way', () => {
  const said = { kaufpreis: 250_000 }
  expect([reckoned(said, 'DE'), reckoned(said, null)]).toEqual([null, null])
  expect(price({ ...said, waehrung: 'HUF' })).toBeNull()
  expect(price({ ...said, preise: { erbpacht: 200 } })).toBeNull()
  expect(price({ ...said, zustand_angaben: { versteigerung: { zwangsversteigerung: true } } })).toBeNull()
  expect(price({ kaltmiete: 900, vermarktungsart: ['MIETE'] })).toBeNull()
  expect(price({ preise: { auf_anfrage: true } })).toBeNull()
  expect(price({ preise: { richtpreis: 250_000 } })).toBe(250_000)
})

test('a commission that is named counts with its VAT', () => {
  expect(reckoned({ kaufpreis: 250_000, provisionnetto: 5000 })).toMatchObject({ broker: true, commission: 6000 })
  expect(reckoned({ kaufpreis: 250_000, provisionnetto: 5000, provisionbrutto: 5950 })?.commission).toBe(5950)
  expect(reckoned({ kaufpreis: 250_000, provisionspflichtig: false })).toMatchObject({
    broker: false,
    commission: null,
  })
  expect(commissionPaid({ netto: 1234.56, brutto: null })).toBe(1481.47)
})
