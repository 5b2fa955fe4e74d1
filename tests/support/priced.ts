import type { CostPart, HeadPrice, Provision } from '../../src/domain/prices/schemas.ts'

/** The main price of a card, as the server makes it of a purchase price, a total rent or a rent. */
export function headPrice(known: {
  kaufpreis?: number | null
  gesamtmiete?: number | null
  kaltmiete?: number | null
}): HeadPrice {
  const { kaufpreis = null, gesamtmiete = null, kaltmiete = null } = known
  const rent = gesamtmiete ?? kaltmiete
  if (rent === null) return { betrag: kaufpreis || null, art: 'kaufpreis', zeiteinheit: null, ust: null }
  return { betrag: rent, art: gesamtmiete === null ? 'kaltmiete' : 'gesamtmiete', zeiteinheit: 'MONAT', ust: null }
}

/** A part of which nothing is known but what a test names. */
export const costPart = (known: Partial<CostPart> & { name: string }): CostPart => ({
  gruppe: 'laufend',
  netto: null,
  ust: null,
  brutto: null,
  bis: null,
  prozent: null,
  faktor: null,
  anzahl: null,
  titel: null,
  text: null,
  zeiteinheit: 'MONAT',
  vermarktungsart: null,
  enthalten: false,
  ...known,
})

export const commission = (known: Partial<Provision> = {}): Provision => ({
  stand: 'unbekannt',
  provisionspflichtig: null,
  text: null,
  netto: null,
  ust: null,
  brutto: null,
  mit_ust: null,
  innen: null,
  innen_mit_ust: null,
  hinweis: null,
  ...known,
})
