import type { Parser } from '../reading.ts'

/** Words that senders write around a figure. They are removed first; any other word makes the text invalid. */
const AROUND =
  /(?<![a-zäöüß])(?:eur|euro|chf|usd|gbp|ca|circa|zirka|etwa|rund|vb|vhb|vhs|netto|brutto|qm|kwh\s*\/?\s*\(?\s*(?:m²|m2|qm|m\^2)?\s*[.*]?\s*a?\)?|pro\s+monat|mtl|monatlich|p\.\s?m|stk|zimmer|räume|m²|m2|m\^2|m³|m3|m|cm|km|%)(?![a-zäöüß\d])\.?|[€$£~%²]|\/\s*(?:m²|m2|qm|monat)|(?<=\d)\s?(?:m²|m2|m\^2|qm)/gi

const MAX_LENGTH = 100

/** The figure without units and words such as `ca.`; a text that is too long for a figure stays as it is. */
export function withoutWords(raw: string): string {
  if (raw.length > MAX_LENGTH) return raw
  return raw
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\(\s*\)/g, ' ')
    .trim()
}

/**
 * Parses a number in the formats that senders use: `1.234,56`, `1,234.56`, `1234.56`, `1 234`, `EUR 500,-`, `ca. 84
 * m²`.
 * @param grouped the meaning of a single separator before three digits: thousands (money, counts) or decimals (areas,
 * coordinates, where the standard's decimal point is more likely)
 * @returns null when the text is not a number
 */
export function parseNumber(raw: string, grouped: boolean): number | null {
  if (raw.length > MAX_LENGTH) return null
  let text = withoutWords(raw)
  text = text
    .replace(/[.,]\s?[-–—]+$/, '')
    .replace(/(\d)(?:\s*½|\s+1\/2)$/, '$1.5')
    .trim()
  if (!/^[+-]?(?:\d[\d.,'’ ]*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(text)) return null
  if (/[ '’]/.test(text)) {
    if (!/^[+-]?\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/.test(text)) return null
    text = text.replace(/[ '’]/g, '')
  }
  const dot = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (dot >= 0 && comma >= 0) {
    const [thousands, decimal] = dot > comma ? [',', '.'] : ['.', ',']
    if (text.indexOf(decimal) !== text.lastIndexOf(decimal)) return null
    text = text.replaceAll(thousands, '').replace(decimal, '.')
  } else if (dot >= 0 || comma >= 0) {
    const separator = dot >= 0 ? '.' : ','
    const [whole = '', ...groups] = text.split(separator)
    const thousands = /^[+-]?[1-9]\d{0,2}$/.test(whole) && groups.every((group) => /^\d{3}$/.test(group))
    if (thousands && (grouped || groups.length > 1)) text = text.replaceAll(separator, '')
    else if (groups.length > 1) return null
    else text = text.replace(',', '.')
  }
  const value = Number(text)
  return Number.isNaN(value) ? null : value
}

interface Range {
  min?: number
  max: number
  grouped?: boolean
  integer?: boolean
  /** Zero is a valid value, not "not filled in". */
  zero?: boolean
}

/**
 * Makes a parser for numbers in a plausible range. Others are dropped with a note, zeros without one unless
 * `zero` is set.
 */
export function number({ min = 0, max, grouped = false, integer = false, zero = false }: Range): Parser<number> {
  return (raw, say) => {
    if (/^(?:-+|k\.?\s?a\.?|n\.?\s?v\.?|null|none|keine angabe)$/i.test(raw)) return null
    const value = parseNumber(raw, grouped || integer)
    if (value === null) say('not_a_number')
    else if (value < 0 && min >= 0) say('negative')
    else if (value > max || value < min) say('out_of_range', { von: min, bis: max })
    else if (value === 0 && !zero) return null
    else if (integer && !Number.isInteger(value)) say('not_whole')
    else return value
    return null
  }
}

/** Money in the object's currency, rounded to cents. */
export const betrag: Parser<number> = cents(number({ max: 1_000_000_000, grouped: true }))
/** Monthly costs and rents: a value above ten million is a typing error. */
export const monatlich: Parser<number> = cents(number({ max: 10_000_000, grouped: true }))
/** A tax as a rate or an amount. Zero says that none is charged. */
export const steuer: Parser<number> = cents(number({ max: 100_000_000, grouped: true, zero: true }))
export const flaeche: Parser<number> = cents(number({ max: 10_000_000 }))
export const anzahl: Parser<number> = number({ max: 10_000, integer: true })
export const zahl: Parser<number> = number({ max: 1e12, zero: true })
export const prozent: Parser<number> = number({ max: 1000, zero: true })

function cents(parse: Parser<number>): Parser<number> {
  return (raw, say) => {
    const value = parse(raw, say)
    return value === null ? null : Math.round(value * 100) / 100
  }
}
