/** Digits of Arabic and Persian, as their keyboards write them. */
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * Parses an amount or an area as people write it: 250.000, 250 000, 1.200,50, € 900, 400.000,-, 80 m². A point or comma
 * before exactly three digits separates thousands. @returns NaN for anything else
 */
export function readAmount(text: string): number {
  const plain = latinDigits(text).replace(/[\s\u00a0\u202f'’€]|EUR|m[²2]$|㎡$|qm$|[.,][-–—]+$/gi, '')
  const grouped = /^([1-9]\d{0,2}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (grouped) {
    const [, whole = '', decimals = '0'] = grouped
    // One separator for all groups, and the other one before the decimals.
    const [sign, ...others] = whole.replace(/\d/g, '')
    const isOne = others.every((other) => other === sign) && plain[whole.length] !== sign
    return isOne ? Number(`${whole.replace(/[.,]/g, '')}.${decimals}`) : Number.NaN
  }
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** Parses a rate or a number of years: 3,5, 3.125 %, ۳٫۵. A point or comma is a decimal one. @returns NaN for others */
export function readDecimal(text: string): number {
  const plain = latinDigits(text).replace(/[\s\u00a0\u202f%٪]/g, '')
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** Writes the digits and separators of Arabic and Persian as Latin ones: ۳٫۵ is 3,5. */
export function latinDigits(text: string): string {
  return text
    .replace(FOREIGN, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/٬/g, '.')
    .replace(/٫/g, ',')
}
