import { cents } from '../format/cents.ts'
import { AUSTRIA_2026 } from './austria-2026.ts'

export interface Purchase {
  /** EUR, more than zero */
  price: number
  /** EUR of the lien that the bank registers; 0 without a loan. */
  lien: number
  /** Whether the buyer pays a broker. */
  broker: boolean
  /** EUR, VAT included, where the agency names its commission; else the highest that the law allows counts. */
  commission?: number | null
  /** Share of the price for contract and escrow, before VAT: 0.02. */
  contract: number
  /** Whether the buyer applies for the fee exemption for their own main home. */
  mainHome: boolean
  /** ISO day of the application to the land register. */
  day: string
}

export const PURCHASE_PARTS = ['transfer_tax', 'registration', 'lien', 'contract', 'commission'] as const
export type PurchasePart = (typeof PURCHASE_PARTS)[number]

/** The name of a part: a commission that nobody names is the highest one. */
export const purchasePartName = (part: PurchasePart, { commission = null }: Pick<Purchase, 'commission'>) =>
  part === 'commission' && commission === null ? 'commission_most' : part

export interface PurchaseCosts {
  /** EUR, rounded to cents, VAT included; parts without cost are 0. */
  parts: Record<PurchasePart, number>
  total: number
  /** Share of the price: 0.106. */
  share: number
}

/**
 * The additional costs of a purchase, by the Austrian figures of austria-2026.ts.
 * @throws RangeError for a price that is not above zero, and for a lien or share below zero
 */
export function purchaseCosts(purchase: Purchase, figures = AUSTRIA_2026): PurchaseCosts {
  const { price, lien, broker, commission = null, contract } = purchase
  if (!(price > 0 && Number.isFinite(price))) throw new RangeError('The price must be more than zero.')
  if (!(lien >= 0 && contract >= 0)) throw new RangeError('A lien and a share cannot be less than zero.')
  const free = purchase.mainHome && exemptionOpen(purchase.day, figures)
  const basis = (amount: number) => (free ? afterAllowance(amount, figures) : amount)
  const parts = {
    transfer_tax: cents(price * figures.transferTax),
    registration: cents(basis(price) * figures.registration),
    lien: cents(basis(lien) * figures.lien),
    contract: cents(price * contract * (1 + figures.vat)),
    commission: broker ? cents(commission ?? highestCommission(price, figures) * (1 + figures.vat)) : 0,
  }
  const total = cents(Object.values(parts).reduce((sum, part) => sum + part, 0))
  return { parts, total, share: total / price }
}

/** Tells whether the fee exemption applies to an application on the ISO day. */
export function exemptionOpen(day: string, { exemption } = AUSTRIA_2026): boolean {
  return day >= exemption.from && day <= exemption.until
}

/** The maximum commission of a broker for a buyer, in EUR before VAT. */
export function highestCommission(price: number, { commission } = AUSTRIA_2026): number {
  if (price <= commission.lowUntil) return price * commission.low
  return price <= commission.flatUntil ? commission.flat : price * commission.high
}

function afterAllowance(amount: number, { exemption }: typeof AUSTRIA_2026): number {
  return amount >= exemption.noneFrom ? amount : Math.max(0, amount - exemption.allowance)
}
