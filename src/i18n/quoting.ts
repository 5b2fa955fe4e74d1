import { formatNumber } from '../domain/format/number.ts'
import type { Fill } from './translate.ts'

/**
 * Fills the placeholders of a message; a text that the message quotes gets inner marks for its own quotations. Apart from
 * translate.ts, since islands hardly quote and each of them has that code.
 */
export const fillQuoting: Fill = (text, params, tag) =>
  text.replace(/([„“”«‘「][\u00a0\u202f]?)?\{\{(\w+)\}\}/g, (whole, mark: string | undefined, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return (mark ?? '') + formatNumber(value, tag)
    return mark ? mark + withInnerMarks(value, mark.charAt(0), tag) : value
  })

/** The marks of a quotation within a quotation, by the mark that opens the outer one: „Haus ‚Am Park‘“. */
const INNER_MARKS: Readonly<Record<string, string>> = {
  '„': '‚‘',
  '‘': '“”',
  '«': '“”',
  '“': '‘’',
  '”': '’’',
  '「': '『』',
  'pl-PL': '«»',
  'ru-RU': '„“',
}
const QUOTATION = /„([^„“”]*)[“”]|“([^“”]*)”|”([^”]*)”|«\s?([^«»]*)»|»([^«»]*)«|「([^「」]*)」|‘([^‘’]*)’(?!\p{L})/gu

/** A text that a message quotes: its own quotations get the inner marks of the message's language. */
function withInnerMarks(text: string, outer: string, tag: string): string {
  const [open, close] = INNER_MARKS[tag] ?? INNER_MARKS[outer] ?? ''
  return text.replace(QUOTATION, (_, ...groups) => {
    const inside = groups.slice(0, 7).find((group) => group !== undefined)
    return `${open}${inside.trimEnd()}${close}`
  })
}
