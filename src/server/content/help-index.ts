import MiniSearch from 'minisearch'
import { foldWord } from '../../understanding/fold.ts'

/** A piece of a page that can be found. */
export interface Passage {
  /** The address of its page. */
  page: string
  title: string
  heading: string | null
  text: string
}

const WORD = /[\p{L}\p{N}ー々]+/gu
/** Chinese and Japanese have no blanks between words. */
const CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u
/** The article of an Arabic word, with the prepositions that are written together with it. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/u

/** One of these is often an ending or a particle of Japanese, two of them always are. */
const HIRAGANA = /\p{Script=Hiragana}/u
const GRAMMAR = /^\p{Script=Hiragana}{2}$/u

/** The words of a text, folded; of Chinese and Japanese each pair of neighbouring characters. */
export function termsOf(text: string): string[] {
  return (foldWord(text).match(WORD) ?? []).flatMap(runsOf).flatMap(({ run, isCharacters }) => {
    if (!isCharacters) return [run.replace(ARABIC_ARTICLE, '')]
    if (run.length < 2) return [run]
    const pairs = Array.from(run.slice(1), (next, at) => run.charAt(at) + next)
    return pairs.filter((pair) => !GRAMMAR.test(pair))
  })
}

/** Parts a word where characters and letters of another script meet: "3居室", "LDK的". */
function runsOf(word: string): { run: string; isCharacters: boolean }[] {
  const runs: { run: string; isCharacters: boolean }[] = []
  for (const letter of word) {
    const isCharacters = CHARACTER.test(letter)
    const last = runs.at(-1)
    if (last?.isCharacters === isCharacters) last.run += letter
    else runs.push({ run: letter, isCharacters })
  }
  return runs
}

/** Shorter words are found as they are: too many others begin like them, or are spelt alike. */
const ALIKE_LEAST = 5
const isLong = (term: string): boolean => term.length >= ALIKE_LEAST

/** The weight from which a word is about something. */
const MATTERS_FROM = 0.3

/** Passages by the words of a question. */
export class HelpIndex<P extends Passage> {
  readonly #search = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  readonly #passages: readonly P[]
  /** In how many pages a word occurs. */
  readonly #pages = new Map<string, Set<string>>()
  readonly #pageCount: number

  constructor(passages: readonly P[]) {
    this.#passages = passages
    this.#pageCount = new Set(passages.map(({ page }) => page)).size
    this.#search.addAll(passages.map((passage, id) => ({ ...passage, heading: passage.heading ?? '', id })))
    for (const { page, title, heading, text } of passages) {
      for (const term of termsOf(`${title} ${heading ?? ''} ${text}`)) {
        this.#pages.set(term, (this.#pages.get(term) ?? new Set()).add(page))
      }
    }
  }

  /** The best passage of each page that has words of the question, the best first. */
  find(question: string, limit: number): P[] {
    const found = this.#search.search(question, {
      boost: { title: 3, heading: 2 },
      boostTerm: (term) => this.#weight(term),
      prefix: isLong,
      fuzzy: (term) => (isLong(term) ? 0.25 : false),
      weights: { prefix: 0.8, fuzzy: 0.3 },
      // A page that shares only such words with the question says nothing about its matter.
      filter: ({ queryTerms }) => queryTerms.some((term) => this.#weight(term) >= MATTERS_FROM),
    })
    const best = new Map<string, P>()
    for (const { id, match } of found) {
      const passage = this.#passages[id] as P
      // What only the title of a page says, its beginning answers.
      const isOfTitle = Object.values(match).every((fields) => fields.includes('title'))
      const shown = isOfTitle ? this.#passages.find(({ page }) => page === passage.page) : passage
      if (!best.has(passage.page)) best.set(passage.page, shown ?? passage)
      if (best.size === limit) break
    }
    return [...best.values()]
  }

  /** Near zero for words of every page ("what", "is"), which questions have most of; they would outweigh the matter. */
  #weight(term: string): number {
    const share = (this.#pages.get(term)?.size ?? 0) / this.#pageCount
    const weight = (1 - share) ** 4 + 0.01
    return HIRAGANA.test(term) ? weight * 0.3 : weight
  }
}
