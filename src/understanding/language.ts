import type { Language } from '../i18n/languages.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { formsIn } from './lookup.ts'
import { stemOf } from './phrases.ts'
import type { Token } from './tokens.ts'

const LATIN: readonly Language[] = ['de', 'gb', 'fr', 'it', 'es', 'pt', 'nl', 'se', 'pl', 'tr']
/** A text of the declared language needs less evidence than one of another. */
const DECLARED_BONUS = 0.9
/** Letters and digits of Persian that an Arabic keyboard lacks; Arabic writes some names with them too. */
const PERSIAN = /[پچژکی۰-۹]/
const PERSIAN_BONUS = 2
/** Characters that only Chinese writes so, of words in sentences about homes. */
const SIMPLIFIED = /[们这说时间门问车买卖开电请预钱阳层厅园块价维费两带无积约单栋兰尔萨装饰]/
/** Kana, characters and words that only Japanese writes so, and layouts of homes in a text without Latin words: 2LDK. */
const JAPANESE =
  /[\u3040-\u30ff駅円広県込畳図]|部屋|^\P{Script=Latin}*[1-8１-８一二三四五六七八][sｓ]?[lｌ]?[dｄ][kｋ]\P{Script=Latin}*$/iu
/** Characters that hold Chinese sentences together. */
const CHINESE = /[的我你是吗呢吧了想找租也没]/
/** What an unknown word takes away. */
const UNKNOWN = 0.5

/**
 * The language that a sentence is written in: the script decides, among languages of one script the number of words that
 * a lexicon knows. People write in another language than the page has, above all in German.
 */
export function languageOfText(text: string, tokens: readonly Token[], declared: Language): Language {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'character')
  const candidates = languagesOfScript(text, declared)
  let best: { language: Language; score: number } = {
    language: candidates.includes(declared) ? declared : (candidates[0] as Language),
    score: -1,
  }
  const isPersian = (language: Language) => language === 'ir' && PERSIAN.test(text)
  for (const language of candidates) {
    const score =
      knownWords(words, language) +
      (language === declared ? DECLARED_BONUS : 0) +
      (isPersian(language) ? PERSIAN_BONUS : 0)
    if (score > best.score) best = { language, score }
  }
  return best.language
}

/** The languages that are written in the script of a text, the declared one first. */
export function languagesOfScript(text: string, declared: Language): readonly Language[] {
  if (JAPANESE.test(text)) return ['jp']
  if (SIMPLIFIED.test(text)) return ['cn']
  // "4部屋以上": short texts of Japanese have no kana.
  if (/\p{Script=Han}/u.test(text) && declared === 'jp') return CHINESE.test(text) ? ['jp', 'cn'] : ['jp']
  if (/\p{Script=Han}/u.test(text)) return ['cn', 'jp']
  if (/\p{Script=Cyrillic}/u.test(text)) return ['ru']
  if (/\p{Script=Arabic}/u.test(text)) return declared === 'ir' ? ['ir', 'sa'] : ['sa', 'ir']
  return LATIN.includes(declared) ? [declared, ...LATIN.filter((one) => one !== declared)] : LATIN
}

/** Words that the lexicon has; those that link and fill count most, since no language borrows them. */
function knownWords(tokens: readonly Token[], language: Language): number {
  const lexicon = lexiconOf(language)
  const formsOf = formsIn(lexicon)
  return tokens.reduce(
    (score, { text, kind }) =>
      score + Math.max(...(kind === 'word' ? formsOf(text) : [text]).map((form) => weightOf(lexicon, form))),
    0,
  )
}

function weightOf({ phrases: { root } }: Lexicon, form: string): number {
  const node = root.next.get(form)
  const meanings = node?.meanings ?? stemOf(root, form)
  // Names of places are the same in many languages.
  if (meanings?.every((meaning) => /^(?:place|region|land)\./.test(meaning))) return 0
  if (meanings?.some((meaning) => ['filler', 'in', 'and', 'with'].includes(meaning))) return 1
  if (meanings) return 0.8
  return node ? 0 : -UNKNOWN
}
