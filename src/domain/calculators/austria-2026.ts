/**
 * What buying a home in Austria costs besides its price. Shares are of the price unless something else is said.
 * Read again when a year turns; each figure has the day it was looked up or came into force.
 */
export const AUSTRIA_2026 = {
  /** Day on which the figures were read. */
  asOf: '2026-11-21',
  /** Grunderwerbsteuer: GrEStG 1987 § 7 (1) Z 3. */
  transferTax: 0.035,
  /** Eintragung des Eigentums: GGG Tarifpost 9 lit. b Z 1. */
  registration: 0.011,
  /** Eintragung des Pfandrechts, of the amount registered: GGG Tarifpost 9 lit. b Z 4. */
  lien: 0.012,
  /** Gebührenbefreiung for one's own main home: GGG § 25a, in force 1.7.2024. */
  exemption: {
    /** The contract was made after this day. */
    contractAfter: '2024-03-31',
    /** First and last day of the application to the land register. */
    from: '2024-07-01',
    until: '2026-06-30',
    /** EUR of the basis that stay free. */
    allowance: 500_000,
    /** EUR of the basis from which nothing is free any more. */
    noneFrom: 2_000_000,
  },
  /** Highest commission of a buyer, before VAT: Immobilienmaklerverordnung §§ 15, 17. */
  commission: {
    lowUntil: 36_336.42,
    low: 0.04,
    flatUntil: 48_448.51,
    flat: 1_453.46,
    high: 0.03,
  },
  /** Vertragserrichtung und Treuhandschaft, before VAT: agreed freely; what is usual. */
  contract: { min: 0.01, usual: 0.02, max: 0.03 },
  /** Umsatzsteuer: UStG § 10 (1). */
  vat: 0.2,
  /** Own means, of price and costs together, that banks usually ask for. */
  equity: { min: 0.2, usual: 0.25, max: 0.3 },
} as const
