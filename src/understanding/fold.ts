import { SIMPLIFIED } from './han.ts'

/** A text in the form in which words are compared, with the way back to the original. */
export interface Folded {
  text: string
  /** For each UTF-16 unit of `text`, and for its end, the offset in the original. */
  offsets: readonly number[]
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Arabic and Persian write the same letter in several ways.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  ـ: '',
  // The half-space of Persian separates parts of a word, which people also write apart.
  '\u200c': ' ',
  '\u200d': '',
  '½': '½',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '〜': '~',
  '～': '~',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '、': ',',
  '。': '.',
  '；': ';',
  '؛': ';',
  '؟': '?',
  '٪': '%',
}
const KANA = /[\u3040-\u30ff]/

/**
 * Lower case, no accents, Latin digits, one form of each letter and sign: "Küche ８０㎡" -> "kuche 80m2". Japanese voice
 * marks stay, since they make other letters; traditional Chinese characters become simplified ones.
 */
export function fold(original: string): Folded {
  let text = ''
  const offsets: number[] = []
  for (let at = 0; at < original.length; ) {
    const char = String.fromCodePoint(original.codePointAt(at) as number)
    const folded = foldChar(char)
    for (let unit = 0; unit < folded.length; unit++) offsets.push(at)
    text += folded
    at += char.length
  }
  offsets.push(original.length)
  return { text, offsets }
}

/** The text in small letters with ü as ue: how German is written without umlauts. `fold` alone makes it u. */
export const withoutUmlauts = (text: string): string =>
  text.toLowerCase().replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] as string)

/** The folded text alone. */
export const foldWord = (word: string): string => fold(word).text

const known = new Map<string, string>()

function foldChar(char: string): string {
  const before = known.get(char)
  if (before !== undefined) return before
  const folded = fresh(char)
  if (known.size < 10_000) known.set(char, folded)
  return folded
}

function fresh(char: string): string {
  const own = LETTERS[char]
  if (own !== undefined) return own
  const digit = /\p{Nd}/u.test(char) ? digitOf(char) : null
  if (digit) return digit
  const wide = char.normalize('NFKC').toLowerCase()
  const plain = KANA.test(wide) ? wide : wide.normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].map((one) => LETTERS[one] ?? SIMPLIFIED.get(one) ?? one).join('')
}

/** A decimal digit of any script: their blocks begin at multiples of the same ten code points. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) as number
  for (let zero = code; zero >= code - 9; zero--) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) || code - zero === 9) return String(code - zero)
  }
  return char
}
