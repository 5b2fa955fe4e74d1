const formats = new Map<string, Intl.NumberFormat>()

/** Making an Intl format costs far more than using one, and a list page uses a hundred. */
function format(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, options)
  formats.set(key, made)
  return made
}

/**
 * Writes a number as the language prints amounts: 1.200 in Austrian German. Read off the money format, since CLDR
 * groups plain numbers of de-AT by a space and only its money by a point, and both side by side look like a mistake.
 * @param decimals the most that are shown; `exact` shows all of them always
 */
export function formatNumber(value: number, tag: string, decimals = 2, exact = false): string {
  const options = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: exact ? decimals : 0,
    maximumFractionDigits: decimals,
  } as const
  return format(tag, options)
    .formatToParts(value)
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('')
}
