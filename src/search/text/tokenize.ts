/**
 * The tokenizer for index and queries, the same for every engine: words are folded (case, accents, ä = ae = a, ß = ss)
 * and lose German endings; Chinese and Japanese text is split into pairs of characters, since it has no spaces and
 * Intl.Segmenter splits place names.
 */
export type Tokenizer = (text: string) => string[]

/** A word of a query. A row matches when it has the stem itself or, with `prefix`, a stem that begins with it. */
export interface QueryWord {
  stem: string
  prefix: string | null
}

const TOKEN_MAX = 40
/** More distinct words than any real description has; bounds a row's index. */
const TOKENS_MAX = 4096
const CACHE_MAX = 100_000

const RUNS = /[\p{L}\p{N}\p{M}]+/gu
const WORDS = /[\p{L}\p{N}]+/gu
/** The kana voicing marks change the letter for a reader: ga is not ka. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu
const CJK_PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u
const LATIN = /^[a-z]+$/

/**
 * Letters that Unicode does not decompose but readers write without marks: Polish, Nordic, Turkish, Arabic, Persian.
 */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
}
for (let i = 0; i < 10; i++) {
  LETTERS[String.fromCharCode(0x660 + i)] = String(i)
  LETTERS[String.fromCharCode(0x6f0 + i)] = String(i)
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Words that a query may contain but a home need not: "Wohnung mit Balkon in Graz". Folded. */
const STOP_WORDS = new Set(
  'am an auf bei das dem den der die ein eine einem einen einer fur im in mit oder und vom von zu zum zur a and at for of on or the to with'.split(
    ' ',
  ),
)

/** Creates a tokenizer with its own cache: listings repeat their words, and folding is expensive. */
export function createTokenizer(): Tokenizer {
  const known = new Map<string, string[]>()
  return (text) => {
    const tokens = new Set<string>()
    for (const run of text.match(RUNS) ?? []) {
      let stems = known.get(run)
      if (!stems) {
        stems = foldedWords(run).flatMap((word) => (CJK.test(word) ? indexedPairs(word) : [stem(word)]))
        if (known.size >= CACHE_MAX) known.clear()
        known.set(run, stems)
      }
      for (const token of stems) tokens.add(token)
      if (tokens.size >= TOKENS_MAX) break
    }
    return [...tokens]
  }
}

/** Reads a free-text query. Every word must match, the last one also as a prefix (from two letters on). */
export function queryWords(text: string): QueryWord[] {
  const all = (text.match(RUNS) ?? []).flatMap(foldedWords)
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  const words = telling.length ? telling : all
  return words.flatMap((word, i): QueryWord[] => {
    if (CJK.test(word)) {
      const pairs = askedPairs(word)
      return pairs.map((pair) => ({ stem: pair, prefix: pairs.length === 1 ? pair : null }))
    }
    const beginning = fold(word)
    const isLast = i === words.length - 1
    return [{ stem: stem(word), prefix: isLast && beginning.length >= 2 ? beginning : null }]
  })
}

function foldedWords(run: string): string[] {
  const plain = run
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
  return (plain.match(WORDS) ?? []).flatMap((word) => word.match(CJK_PARTS) ?? []).map((word) => cut(word))
}

function cut(word: string): string {
  return word.length <= TOKEN_MAX ? word : [...word].slice(0, TOKEN_MAX).join('')
}

/** All pairs, and the last character alone: so that one character finds every run that contains it. */
function indexedPairs(run: string): string[] {
  const letters = [...run]
  return letters.map((letter, i) => letter + (letters[i + 1] ?? ''))
}

function askedPairs(run: string): string[] {
  const letters = [...run]
  return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => letters[i]! + letter)
}

/** ae, oe, ue as a, o, u: umlauts have already lost their dots, so both spellings become equal. */
function fold(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}

/**
 * A light German stemmer after Savoy ("Light stemming approaches for the French, Portuguese, German and Hungarian
 * languages", 2006): endings of nouns and adjectives only. -ern needs seven letters here, so that "modern" stays. An e
 * that may belong to an ending is folded after the endings are removed: bau-en, but Oefen = Öfen.
 */
export function stem(word: string): string {
  if (!LATIN.test(word)) return fold(word)
  const early = word.replace(/([aou])e(?!(?:|n|r|s|m|rn|st)$)/g, '$1')
  return fold(withoutDegree(withoutEnding(early)))
}

function withoutEnding(word: string): string {
  if (word.length > 6 && word.endsWith('ern')) return word.slice(0, -3)
  if (word.length > 4 && /e[mnrs]$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1)
  if (word.length > 3 && /[bdfghklmnt]s$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutDegree(word: string): string {
  if (word.length > 5 && word.endsWith('est')) return word.slice(0, -3)
  if (word.length > 4 && /e[rn]$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && /[bdfghklmnt]st$/.test(word)) return word.slice(0, -2)
  return word
}
