import { fold } from './fold.ts'

/** The smallest piece of a sentence: a word, a number, a Chinese or Japanese character, or a sign. */
export interface Token {
  kind: 'word' | 'number' | 'character' | 'sign'
  /** Folded (fold.ts). */
  text: string
  /** UTF-16 offsets in the original. */
  from: number
  to: number
  /** Nothing stands between it and the token before. */
  glued: boolean
  /** Written with a capital letter. */
  capital: boolean
  /** Of a number: its value. */
  value?: number
}

/** A number of a telephone, 0660 1234567, +43 660 123 45 67: no amount begins so. */
const PHONE = /(?<!\d ?)[+0]\d(?:[ /()-]{0,2}\d){6,}/g
const UNREAD = '#'
/** Commas of other scripts never stand within a number: "1160，60到70平米". */
const ENUMERATING = new Set(['，', '、', '،'])
/** Digits with separators of thousands and decimals: 350.000, 350 000, 1'200,50, 3.5; halves: 3½, 3 1/2 */
const PIECE =
  /(?<number>\d{1,2}(?: ?½| 1\/2(?!\d))|\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d|[.,]\d))?)|(?<character>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])|(?<word>(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])\p{L})+)|(?<sign>[^\s\p{L}])/gu

/** Cuts a text into tokens. Blanks separate and are no tokens. */
export function tokenize(original: string): Token[] {
  const { text: folded, offsets } = fold(original)
  const text = folded
    .replace(PHONE, (phone) => UNREAD.repeat(phone.length))
    .replace(/\./g, (point, at: number) => (original.charAt(offsets[at] as number) === '。' ? ';' : point))
    .replace(/,/g, (comma, at: number) => (ENUMERATING.has(original.charAt(offsets[at] as number)) ? '、' : comma))
  const tokens: Token[] = []
  let end = -1
  for (const match of text.matchAll(PIECE)) {
    const { number, character, word } = match.groups as Record<string, string | undefined>
    const kind = number ? 'number' : character ? 'character' : word ? 'word' : 'sign'
    const from = offsets[match.index] as number
    const to = offsets[match.index + match[0].length] as number
    const first = original.charAt(from)
    tokens.push({
      kind,
      text: match[0],
      from,
      to,
      glued: match.index === end,
      capital: kind === 'word' && first !== first.toLowerCase(),
      ...(number && { value: numberOf(number) }),
    })
    end = match.index + match[0].length
  }
  return tokens
}

/** "350.000" -> 350000, "1,5" -> 1.5, "3½" -> 3.5: three digits behind a separator are thousands, fewer are decimals. */
function numberOf(digits: string): number {
  const half = / ?(?:½|1\/2)$/.exec(digits)
  if (half) return Number(digits.slice(0, half.index)) + 0.5
  const whole = digits.replace(/[.,' \u00a0\u202f](?=\d{3}(?!\d))/gu, '')
  return Number(whole.replace(',', '.'))
}
