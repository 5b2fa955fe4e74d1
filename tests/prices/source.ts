import type { PriceSource } from '../../src/domain/prices/source.ts'

/** An object without any price, and what a sender says of it. */
export function source(said: Partial<PriceSource> = {}): PriceSource {
  return {
    objektart: 'WOHNUNG',
    nutzungsart: ['WOHNEN'],
    vermarktungsart: ['MIETE'],
    waehrung: 'EUR',
    kaufpreis: null,
    kaltmiete: null,
    warmmiete: null,
    nebenkosten: null,
    heizkosten: null,
    hauptmietzinsnetto: null,
    hauptmietzinsust: null,
    betriebskostennetto: null,
    betriebskostenust: null,
    gesamtbelastungbrutto: null,
    ruecklagenetto: null,
    kaution: null,
    kaution_text: null,
    provisionspflichtig: null,
    aussen_courtage: null,
    provisionnetto: null,
    provisionbrutto: null,
    preise: {},
    zustand_angaben: {},
    verwaltung_objekt: {},
    user_defined: {},
    ...said,
  }
}
