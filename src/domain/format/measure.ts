import { digitsOf } from './digits.ts'
import { numberFormat } from './intl.ts'
import { formatFigure } from './number.ts'

const NBSP = '\u00a0'

/** The sign for square metres in languages that do not write m². */
const SQUARE_METRES: Readonly<Record<string, string>> = { ru: 'м²', ar: 'م²', fa: 'متر مربع' }

/** "84,6 m²": one decimal at most, none from 1,000 m² on; null when unknown or not more than zero. */
export function formatArea(squareMetres: number | null | undefined, tag: string): string | null {
  if (!squareMetres || !Number.isFinite(squareMetres) || squareMetres < 0) return null
  const unit = SQUARE_METRES[tag.slice(0, 2)] ?? 'm²'
  return `${formatFigure(squareMetres, tag, squareMetres < 1000 ? 1 : 0)}${NBSP}${unit}`
}

/**
 * The number of rooms, such as "3,5"; null when unknown or not more than zero. The catalogue has the word for rooms.
 */
export function formatRooms(rooms: number | null | undefined, tag: string): string | null {
  if (!rooms || !Number.isFinite(rooms) || rooms < 0) return null
  return formatFigure(rooms, tag, 1)
}

/**
 * A sender's text, or their markup without attributes, whose figures keep their units: "12,9 m²" does not end a line
 * after the figure, nor "Top 3" before it. Areas written as "84 m2" or "84 qm" get the sign.
 */
export function withUnits(text: string): string {
  return text
    .replace(/(\d) ?(?:m2|qm)(?![\p{L}\d])/gu, '$1 m²')
    .replace(/(\d) (?=(?:m²|м²|m|km|cm|kWh|kW|€|%|Mio|Zimmer|Zi)(?![\p{L}\d]))/gu, `$1${NBSP}`)
    .replace(/(Mio\.|§) (?=[\d€])/gu, `$1${NBSP}`)
    .replace(/(?<!\p{L})(Top|Stiege) (?=\d)/gu, `$1${NBSP}`)
}

type Unit = 'meter' | 'kilometer' | 'millisecond' | 'second' | 'megabyte' | 'gigabyte'

/** "2,85 m" or "0,8 km", in the words and digits of the language; lengths are figures of homes (formatFigure). */
export function formatUnit(value: number, unit: Unit, tag: string): string {
  // Short forms spell seconds out in part: "2,5 Sek." beside "340 ms".
  const unitDisplay = unit === 'second' || unit === 'millisecond' ? 'narrow' : 'short'
  const options = {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 2,
    numberingSystem: digitsOf(tag),
  } as const
  const parts = numberFormat(tag, options).formatToParts(value)
  const isLength = unit === 'meter' || unit === 'kilometer'
  // Narrow forms have no blank in some languages, which all but Chinese and Japanese would write: 6,1 ms.
  const isTight = !parts.some(({ type }) => type === 'literal') && !/^(?:zh|ja)/.test(tag)
  return parts
    .map(({ type, value: text }) => {
      if (type === 'unit' && isTight) return `${NBSP}${text}`
      if (type === 'literal') return text.replaceAll(' ', NBSP)
      if (!isLength || (type !== 'decimal' && type !== 'group')) return text
      return type === 'decimal' ? ',' : '.'
    })
    .join('')
}

const UNITS = { D: 'day', W: 'week', M: 'month', Y: 'year' } as const

/** "3 Jahre" for the ISO 8601 duration P3Y of one unit; null for any other text. */
export function formatDuration(iso: string, tag: string): string | null {
  const [, count, letter] = /^P(\d{1,4}(?:\.\d)?)([DWMY])$/.exec(iso) ?? []
  if (count === undefined) return null
  const unit = UNITS[letter as keyof typeof UNITS]
  const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: digitsOf(tag) } as const
  return numberFormat(tag, options).format(Number(count))
}
