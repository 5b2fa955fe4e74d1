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
  const options = { minimumFractionDigits: exact ? decimals : 0, maximumFractionDigits: decimals }
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
 * Writes a number as the language prints amounts: 1.200 in Austrian German. Thousands are parted as in money, since
 * CLDR parts plain numbers of de-AT by a space and only its money by a point, and both side by side look like a mistake.
 * @param decimals the most that are shown; `exact` shows all of them always
 */
export function formatNumber(value: number, tag: string, decimals = 2, exact = false): string {
  const { format, plain, money } = printer(tag, decimals, exact)
  const text = format.format(value)
  return plain === money || !plain ? text : text.replaceAll(plain, money)
}
