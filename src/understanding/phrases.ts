import { foldWord } from './fold.ts'
import { type Token, tokenize } from './tokens.ts'

/** Phrases of one or more tokens, each with what it means: a trie whose edges are tokens. */
export interface Phrases<Meaning> {
  root: Node<Meaning>
  /** Entries of a single word by first letter and length, for typing errors. */
  words: Map<string, Map<string, readonly Meaning[]>>
}

interface Node<Meaning> {
  next: Map<string, Node<Meaning>>
  meanings?: Meaning[]
  /** Meanings of words that begin so, by their beginning. */
  stems?: Map<string, Meaning[]>
}

/** Where no phrase goes on, as at most nodes: one for all of them, since a map of its own is the most of a node. */
// biome-ignore lint/suspicious/noExplicitAny: it has no entries
const END: Map<string, any> = new Map()

export function newPhrases<Meaning>(): Phrases<Meaning> {
  return { root: { next: new Map() }, words: new Map() }
}

/** Signs within a phrase that people leave out: "e-bike", "l'ascenseur". */
export const isSilent = (text: string): boolean => text === '-' || text === "'"

/** Adds a phrase; one that ends in `*` stands for every word that begins so. `trim` changes each word before it is kept. */
export function addPhrase<Meaning>(
  phrases: Phrases<Meaning>,
  phrase: string,
  meaning: Meaning,
  trim = (word: string) => word,
): void {
  const isStem = phrase.endsWith('*')
  const tokens = piecesOf(isStem ? phrase.slice(0, -1) : phrase)
  const last = tokens.at(-1)
  if (!last) return
  let node = phrases.root
  const walked = isStem ? tokens.slice(0, -1) : tokens
  for (const { text, kind } of walked) {
    const step = kind === 'word' ? trim(text) : text
    const next = node.next.get(step) ?? { next: END }
    if (node.next === END) node.next = new Map()
    node.next.set(step, next)
    node = next
  }
  if (isStem) {
    node.stems ??= new Map()
    put(node.stems, trim(last.text), meaning)
    return
  }
  // An array that begins empty has room for 17.
  if (!node.meanings) node.meanings = [meaning]
  else if (!node.meanings.includes(meaning)) node.meanings.push(meaning)
  if (tokens.length === 1 && last.kind === 'word') {
    const shelf = shelfOf(last.text)
    const words = phrases.words.get(shelf) ?? new Map<string, readonly Meaning[]>()
    words.set(trim(last.text), node.meanings)
    phrases.words.set(shelf, words)
  }
}

/** Letters that make words alone, and single blanks: most phrases, which need no cutting. */
const PLAIN = /^[a-zа-џء-ي]+(?: [a-zа-џء-ي]+)*$/

function piecesOf(phrase: string): Pick<Token, 'text' | 'kind'>[] {
  const folded = foldWord(phrase)
  if (PLAIN.test(folded)) return folded.split(' ').map((text) => ({ text, kind: 'word' }))
  return tokenize(phrase).filter(({ text }) => !isSilent(text))
}

/** Where words of the same first letter and length are kept. */
export const shelfOf = (word: string, length = word.length): string => `${word.charAt(0)}${length}`

function put<Meaning>(stems: Map<string, Meaning[]>, stem: string, meaning: Meaning): void {
  const meanings = stems.get(stem)
  if (!meanings) stems.set(stem, [meaning])
  else if (!meanings.includes(meaning)) meanings.push(meaning)
}

/** The meanings of a word that begins like one of the stems, the longest first. */
export function stemOf<Meaning>(node: Node<Meaning>, word: string): readonly Meaning[] | undefined {
  if (!node.stems) return undefined
  for (let length = word.length; length > 1; length--) {
    const meanings = node.stems.get(word.slice(0, length))
    if (meanings) return meanings
  }
  return undefined
}

export type { Node as PhraseNode }
