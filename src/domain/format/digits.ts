/**
 * The numbering system of a language. Persian pages use Persian digits, as Persian portals do. Arabic pages use
 * European digits, as is usual in this field; Intl would choose by country and version, so the system is explicit
 * (docs/decisions, numbers and prices).
 */
export function digitsOf(tag: string): 'latn' | 'arabext' {
  return tag.startsWith('fa') ? 'arabext' : 'latn'
}

/** The same number in the digits of the language: 1.200 is ۱.۲۰۰ in Persian. */
export function inDigits(number: string, tag: string): string {
  if (digitsOf(tag) === 'latn') return number
  return number.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
}
