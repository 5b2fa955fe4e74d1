import { digitsOf, inDigits } from './digits.ts'
import { numberFormat } from './intl.ts'

interface Printer {
  format: Intl.NumberFormat
  /** The thousands separator of the language in plain numbers and in amounts of money. */
  plain: string
  money: string
}

/** Creating an Intl format costs far more than using one, and a list page uses a hundred. */
const printers = new Map<string, Printer>()

function printer(tag: string, decimals: number, exact: boolean): Printer {
  const key = `${tag} ${decimals} ${exact}`
  const known = printers.get(key)
  if (known) return known
  const numberingSystem = digitsOf(tag)
  const options = { minimumFractionDigits: exact ? decimals : 0, maximumFractionDigits: decimals, numberingSystem }
  const format = new Intl.NumberFormat(tag, options)
  const made = {
    format,
    plain: groupSign(format),
    money: groupSign(new Intl.NumberFormat(tag, { ...options, style: 'currency', currency: 'EUR' })),
  }
  printers.set(key, made)
  return made
}

function groupSign(format: Intl.NumberFormat): string {
  return format.formatToParts(1_234_567).find((part) => part.type === 'group')?.value ?? ''
}

/**
 * Formats a number like an amount of money: 1.200 in Austrian German. CLDR separates thousands in plain numbers of
 * de-AT by a space and in money by a point, and both side by side look like a mistake.
 * @param decimals maximum number of decimals; `exact` always shows all of them
 */
export function formatNumber(value: number, tag: string, decimals = 2, exact = false): string {
  const { format, plain, money } = printer(tag, decimals, exact)
  const text = format.format(value)
  return plain ? text.replaceAll(plain, money) : text
}

/** The portal's own way of writing amounts, in every language: 1.123,50 (specification, section 9). */
export const AUSTRIAN = 'de-AT'

/**
 * A figure of a home (area, rooms, energy, distance), written as its price is: "58,2 m²" stands beside "1.157,68 €" in
 * every language, only in its own digits (decision 81).
 */
export function formatFigure(value: number, tag: string, decimals = 2): string {
  return inDigits(formatNumber(value, AUSTRIAN, decimals), tag)
}

/** "1990" in the digits of the language, without a thousands separator. */
export function formatYear(year: number, tag: string): string {
  return numberFormat(tag, { useGrouping: false, numberingSystem: digitsOf(tag) }).format(year)
}

/** A number of any style, with the thousands separator of `formatNumber`; a percent sign keeps its own space. */
export function formatStyled(value: number, tag: string, options: Intl.NumberFormatOptions): string {
  const { money } = printer(tag, 0, false)
  return numberFormat(tag, { ...options, numberingSystem: digitsOf(tag) })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? money : part.value))
    .join('')
}

/**
 * "3,6 %" with the sign in the position of the language (%3,6 in Turkish), one decimal at most.
 * @param share 0.036 for 3.6 %
 */
export function formatPercent(share: number, tag: string, digits = 1): string {
  return formatStyled(share, tag, { style: 'percent', maximumFractionDigits: digits })
}
