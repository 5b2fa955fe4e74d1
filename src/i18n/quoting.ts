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
/** The marks that close a quotation, by the one that opens it. */
const CLOSING: Readonly<Record<string, string>> = {
  '„': '“”',
  '“': '”',
  '”': '”',
  '«': '»',
  '»': '«',
  '「': '」',
  '‘': '’',
}

/** A text that a message quotes: its own quotations get the inner marks of the message's language. */
function withInnerMarks(text: string, outer: string, tag: string): string {
  const [open, close] = INNER_MARKS[tag] ?? INNER_MARKS[outer] ?? ''
  let written = ''
  for (let at = 0; at < text.length; at++) {
    const end = endOfQuotation(text, at)
    if (end === null) written += text[at]
    else {
      written += `${open}${text.slice(at + 1, end).trim()}${close}`
      at = end
    }
  }
  return written
}

/** Where the quotation ends that begins at `from`; null when none does. No expression: those for it backtrack. */
function endOfQuotation(text: string, from: number): number | null {
  const opens = text.charAt(from)
  const closes = CLOSING[opens]
  if (closes === undefined) return null
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    // "d’Orsay": between letters it is an apostrophe.
    if (closes.includes(sign)) return sign === '’' && /^\p{L}/u.test(text.slice(at + 1, at + 3)) ? null : at
    if (sign === opens) return null
  }
  return null
}
