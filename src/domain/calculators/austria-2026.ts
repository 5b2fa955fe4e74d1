/**
 * The additional costs of buying a home in Austria. Shares are of the price unless stated otherwise. Check the figures
 * every new year; each has the day on which it was looked up or came into force.
 */
export const AUSTRIA_2026 = {
  /** The day on which the figures were looked up. */
  asOf: '2026-11-21',
  /** Grunderwerbsteuer: GrEStG 1987 § 7 (1) Z 3. */
  transferTax: 0.035,
  /** Eintragung des Eigentums: GGG Tarifpost 9 lit. b Z 1. */
  registration: 0.011,
  /** Eintragung des Pfandrechts, of the registered amount: GGG Tarifpost 9 lit. b Z 4. */
  lien: 0.012,
  /** Gebührenbefreiung for the buyer's own main home: GGG § 25a, in force 1.7.2024. */
  exemption: {
    /** The contract must be later than this day. */
    contractAfter: '2024-03-31',
    /** First and last day of the application to the land register. */
    from: '2024-07-01',
    until: '2026-06-30',
    /** EUR of the basis that are exempt. */
    allowance: 500_000,
    /** EUR of the basis from which the exemption ends completely. */
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
  /** Vertragserrichtung und Treuhandschaft, before VAT: freely agreed; the usual range. */
  contract: { min: 0.01, usual: 0.02, max: 0.03 },
  /** Umsatzsteuer: UStG § 10 (1). */
  vat: 0.2,
  /** Equity, as a share of price and costs together, that banks usually require. */
  equity: { min: 0.2, usual: 0.25, max: 0.3 },
} as const
