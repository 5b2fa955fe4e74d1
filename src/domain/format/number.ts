interface Printer {
  format: Intl.NumberFormat
  /** What parts thousands in plain numbers of the language, and what does so in its money. */
  plain: string
  money: string
}

/** Making an Intl format costs far more than using one, and a list page uses a hundred. */
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
 * The digits of a language. Persian has its own, as Persian portals print them. Arabic pages of this field use the
 * European ones, while Intl chooses by country and version; so they are named (docs/decisions, numbers and prices).
 */
export function digitsOf(tag: string): 'latn' | 'arabext' {
  return tag.startsWith('fa') ? 'arabext' : 'latn'
}

/** The same number in the digits of the language: 1.200 is ۱.۲۰۰ in Persian. */
export function inDigits(number: string, tag: string): string {
  if (digitsOf(tag) === 'latn') return number
  return number.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
}

/**
 * Writes a number as the language prints amounts: 1.200 in Austrian German. Thousands are parted as in money, since
 * CLDR parts plain numbers of de-AT by a space and only its money by a point, and both side by side look like a mistake.
 * @param decimals the most that are shown; `exact` shows all of them always
 */
export function formatNumber(value: number, tag: string, decimals = 2, exact = false): string {
  const { format, plain, money } = printer(tag, decimals, exact)
  const text = format.format(value)
  return plain === money || !plain ? text : text.replaceAll(plain, money)
}

/** "1990" in the digits of the language, without a sign for thousands. */
export function formatYear(year: number, tag: string): string {
  return new Intl.NumberFormat(tag, { useGrouping: false, numberingSystem: digitsOf(tag) }).format(year)
}

/**
 * "3,6 %" with the sign where the language puts it (%3,6 in Turkish), one decimal at most.
 * @param share 0.036 for 3.6 %
 */
export function formatPercent(share: number, tag: string): string {
  const options = { style: 'percent', maximumFractionDigits: 1, numberingSystem: digitsOf(tag) } as const
  return new Intl.NumberFormat(tag, options).format(share)
}
