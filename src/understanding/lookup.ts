import { distance } from 'fastest-levenshtein'
import type { Lexicon, Meaning } from './lexicon.ts'
import { isSaidInWords } from './meanings.ts'
import { isSilent, type PhraseNode, type Phrases, shelfOf, stemOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** The longest phrase at a token: how many tokens it takes, and what it means. */
export interface Found<M> {
  count: number
  meanings: readonly M[]
}

/** Finds the longest phrase that begins at a token. `formsOf` gives the forms of a word that may stand in a phrase. */
export function longest<M>(
  phrases: Phrases<M>,
  tokens: readonly Token[],
  at: number,
  formsOf: (word: string) => readonly string[],
): Found<M> | null {
  let best: Found<M> | null = null
  const keep = (count: number, meanings: readonly M[] | undefined) => {
    if (meanings && count > (best?.count ?? 0)) best = { count, meanings }
  }
  const walk = (node: PhraseNode<M>, from: number) => {
    const to = from > at && isSilent(tokens[from]?.text ?? '') ? from + 1 : from
    const token = tokens[to]
    if (!token) return
    const forms = token.kind === 'word' ? formsOf(token.text) : [token.text]
    for (const form of forms) {
      const next = node.next.get(form)
      if (next) {
        keep(to + 1 - at, next.meanings)
        walk(next, to + 1)
      }
      if (token.kind !== 'sign') keep(to + 1 - at, stemOf(node, form))
    }
  }
  walk(phrases.root, at)
  return best
}

/** The forms of a word that may stand in the lexicon: itself, and without the short words written together with it. */
export function formsIn({ words, trim }: Lexicon): (word: string) => readonly string[] {
  const { prefixes } = words
  if (!prefixes) return (word) => [word]
  return (word) => [
    trim(word),
    ...prefixes
      .filter((prefix) => word.startsWith(prefix) && word.length >= prefix.length + 2)
      .map((prefix) => trim(word.slice(prefix.length))),
  ]
}

/** The forms of a word that may be a place: also without the case endings of the language. */
export function placeFormsIn(lexicon: Lexicon): (word: string) => readonly string[] {
  const formsOf = formsIn(lexicon)
  const { endings = [] } = lexicon.words
  return (word) => {
    const forms = formsOf(word)
    // Another form of the sentence's article: place names keep theirs.
    const all = forms.includes(word) ? forms : [word, ...forms]
    return [
      ...all,
      ...all.flatMap((form) =>
        endings
          .filter((ending) => form.length >= ending.length + 3 && form.endsWith(ending))
          .map((ending) => form.slice(0, -ending.length)),
      ),
    ]
  }
}

const LEAST = 3
/** A longer word is none; the ways to split a word double with each part. */
const COMPOUND_MOST = 50
/** What may be a part of a compound word: what counts, is counted, or is a value. */
export const isPart = (meaning: Meaning) =>
  (meaning.includes('.') || isSaidInWords(meaning)) && !/^(?:place|region|land|sort|month)\./.test(meaning)

/** The parts of a compound word, "zweizimmerwohnung": each with its meanings; null unless all of it is known. */
export function partsOf({ words, phrases }: Lexicon, word: string): (readonly Meaning[])[] | null {
  if (!words.compounds || word.length < 2 * LEAST || word.length > COMPOUND_MOST) return null
  const links = ['', ...words.compounds]
  const split = (rest: string): (readonly Meaning[])[] | null => {
    if (rest === '') return []
    for (let length = rest.length; length >= LEAST; length--) {
      const meanings = phrases.root.next.get(rest.slice(0, length))?.meanings?.filter(isPart)
      if (!meanings?.length) continue
      for (const link of links) {
        if (!rest.startsWith(link, length)) continue
        const others = split(rest.slice(length + link.length))
        if (others) return [meanings, ...others]
      }
    }
    return null
  }
  const parts = split(word)
  return parts && parts.length > 1 ? parts : null
}

const ALPHABET = /^[a-z]+$|^[\u0400-\u04ff]+$/
const SHORTEST = 5
const LONG = 9

/**
 * The entry that differs from a word by a typing error. Null when two are as near.
 * @param most letters; without it one, of long words two
 */
export function misspelt<M>(
  { words }: Phrases<M>,
  word: string,
  isWanted: (meanings: readonly M[]) => boolean,
  most = word.length >= LONG ? 2 : 1,
): Found<M> | null {
  if (word.length < SHORTEST || !ALPHABET.test(word)) return null
  let best: { off: number; meanings: readonly M[] } | null = null
  let isTied = false
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const [entry, meanings] of words.get(shelfOf(word, length)) ?? []) {
      const swapped = isSwapped(entry, word)
      // Of five letters a wrong one makes another word: "valle" is no "villa".
      if (word.length === SHORTEST && length === SHORTEST && !swapped) continue
      const off = swapped ? 1 : distance(entry, word)
      if (off > most || off > (best?.off ?? most) || !isWanted(meanings)) continue
      isTied = best?.off === off && !best.meanings.some((meaning) => meanings.includes(meaning))
      if (off < (best?.off ?? most + 1)) best = { off, meanings }
    }
  }
  return best && !isTied ? { count: 1, meanings: best.meanings } : null
}

/** Tells whether two neighbouring letters changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
