import type { Language } from '../i18n/languages.ts'
import { foldWord, withoutUmlauts } from './fold.ts'
import { addPhrase, newPhrases, type Phrases } from './phrases.ts'
import { WORDS } from './words/all.ts'
import { LOANS } from './words/loans.ts'
import type { Words } from './words.ts'

/**
 * What a phrase means: a value of a criterion (`ausstattung.BALKON`), `unit.m2`, `topic.rent`, `max`, `sort.preis_auf`,
 * `number.30`, `ordinal.7`, `month.3`, `home.3`, `place.wien`, `region.wachau`, `land.HR`, `filler`, `unrelated`.
 */
export type Meaning = string

/** The words of a language, ready to be looked up. */
export interface Lexicon {
  language: Language
  words: Words
  phrases: Phrases<Meaning>
  /** Removes what a word may have in front: the Arabic article. */
  trim: (word: string) => string
  /** The beginnings, folded, of words that say that something is sought. */
  seeks: readonly string[]
}

const compiled = new Map<Language, Lexicon>()

/** The lexicon of a language, compiled at its first use: its own words, and the German ones that everybody in Austria uses. */
export function lexiconOf(language: Language): Lexicon {
  const known = compiled.get(language)
  if (known) return known
  const words = WORDS[language]
  const trim = language === 'sa' ? withoutArticle : (word: string) => word
  const phrases = newPhrases<Meaning>()
  for (const [meaning, list] of meaningsOf(words)) addList(phrases, list, meaning, trim)
  addLoans(phrases)
  const lexicon = { language, words, phrases, trim, seeks: splitList(words.seeks).map(foldWord) }
  compiled.set(language, lexicon)
  return lexicon
}

function* meaningsOf(words: Words): Generator<readonly [Meaning, string]> {
  yield* Object.entries(words.values)
  yield* Object.entries(words.kinds) as [string, string][]
  yield* Object.entries(words.links) as [string, string][]
  yield* prefixed('unit', words.units)
  yield* prefixed('topic', words.topics)
  yield* prefixed('sort', words.sorts)
  yield* prefixed('number', words.numbers)
  yield* prefixed('ordinal', words.ordinals)
  yield* words.months.map((names, at) => [`month.${at + 1}`, names] as const)
  yield* prefixed('home', words.homes)
  yield* prefixed('place', words.places)
  yield* prefixed('region', words.regions)
  yield* prefixed('land', words.countries)
  yield ['filler', words.fillers]
  yield ['unrelated', words.unrelated]
}

function* prefixed(prefix: string, lists: Readonly<Record<string, string | undefined>>): Generator<[Meaning, string]> {
  for (const [key, list] of Object.entries(lists)) if (list) yield [`${prefix}.${key}`, list]
}

function addList(phrases: Phrases<Meaning>, list: string, meaning: Meaning, trim: (word: string) => string): void {
  for (const pattern of splitList(list)) {
    for (const phrase of expand(pattern)) addPhrase(phrases, phrase, meaning, trim)
  }
}

/** German words that people use in every language; a word that the language has itself keeps its own meaning. */
function addLoans(phrases: Phrases<Meaning>): void {
  const loans = Object.entries(LOANS).flatMap(([meaning, list]) =>
    splitList(list)
      .flatMap(expand)
      .map((phrase) => ({ meaning, phrase })),
  )
  const fresh = loans.filter(({ phrase }) => !isKnown(phrases, phrase))
  for (const { meaning, phrase } of fresh) addPhrase(phrases, phrase, meaning)
}

function isKnown(phrases: Phrases<Meaning>, phrase: string): boolean {
  const probe = newPhrases<true>()
  addPhrase(probe, phrase, true)
  let node: Phrases<Meaning>['root'] | undefined = phrases.root
  let step = probe.root
  while (step.next.size > 0) {
    const [text, next] = [...step.next][0] as [string, typeof step]
    node = node?.next.get(text)
    step = next
  }
  return node?.meanings !== undefined
}

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((pattern) => pattern.trim())
    .filter(Boolean)

/** The spellings of a pattern: `haus(e|)` -> hause, haus; ü also as ue. */
export function expand(pattern: string): string[] {
  const open = pattern.lastIndexOf('(')
  if (open >= 0) {
    const close = pattern.indexOf(')', open)
    const [before, inner, after] = [pattern.slice(0, open), pattern.slice(open + 1, close), pattern.slice(close + 1)]
    return inner.split('|').flatMap((ending) => expand(`${before}${ending}${after}`))
  }
  const written = withoutUmlauts(pattern)
  return written === pattern.toLowerCase() ? [pattern] : [pattern, written]
}

/** Arabic "the", as "al" before a word of three letters or more. */
function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length > 4 ? word.slice(2) : word
}
