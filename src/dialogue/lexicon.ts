import type { HomeTopic, Refusal, SmallTalk } from '../domain/assistant/acts.ts'
import type { Language } from '../i18n/languages.ts'
import { expand } from '../understanding/lexicon.ts'
import { addPhrase, newPhrases, type PhraseNode, type Phrases } from '../understanding/phrases.ts'
import { DIALOGUE } from './words/all.ts'
import type { Change, DialogueWords, Intent, Reference } from './words.ts'

/** What a phrase of a conversation means. */
export type Meaning =
  | `talk.${SmallTalk}`
  | `refuse.${Refusal}`
  | `intent.${Intent}`
  | `topic.${HomeTopic}`
  | `change.${Change}`
  | `ref.${Reference}`
  | `ordinal.${number}`
  | 'group'
  | 'selection'
  | 'question'
  | 'seeking'
  | 'equity'
  | 'wish'
  | 'idiom'
  | 'where'

/** One of the parts of a phrase with gaps: the first one, in which it is counted from 0. */
export interface Part {
  phrase: number
  at: number
}

/** The phrases of a language, ready to be looked up. */
interface DialogueLexicon extends PhraseBook {
  /** Every word of the phrases, for typing errors; a word means itself. */
  vocabulary: Phrases<string>
  /** Beginnings of words: "frag*". */
  stems: readonly string[]
  /** Words that count where nothing else does. */
  hints: PhraseBook
}

/** Phrases to be looked up. */
export interface PhraseBook {
  phrases: Phrases<Meaning | Part>
  /** Phrases with gaps: how many parts each has, and what it means. */
  split: { parts: number; meaning: Meaning }[]
}

const GAP = / \.\. /

const compiled = new Map<Language, DialogueLexicon>()

/** The phrases of a language, compiled at their first use; words keep their article. */
export function dialogueLexicon(language: Language): DialogueLexicon {
  const known = compiled.get(language)
  if (known) return known
  const words = DIALOGUE[language]
  const book = bookOf(meaningsOf(words))
  const hints = bookOf(Object.entries(words.hints) as [Meaning, string][])
  const lexicon = { ...book, hints, ...vocabularyOf([book, hints]) }
  compiled.set(language, lexicon)
  return lexicon
}

function bookOf(lists: Iterable<readonly [Meaning, string]>): PhraseBook {
  const book: PhraseBook = { phrases: newPhrases(), split: [] }
  for (const [meaning, list] of lists) for (const phrase of phrasesOf(list)) add(book, phrase, meaning)
  return book
}

function* phrasesOf(list: string): Generator<string> {
  for (const pattern of list.split(',').map((one) => one.trim())) if (pattern) yield* expand(pattern)
}

/** The words of all phrases, and the beginnings that stand for many: those of the phrases as they were cut up before. */
function vocabularyOf(books: readonly PhraseBook[]): Pick<DialogueLexicon, 'vocabulary' | 'stems'> {
  const words = new Set<string>()
  const stems = new Set<string>()
  const walk = ({ next, stems: own }: PhraseNode<Meaning | Part>) => {
    for (const stem of own?.keys() ?? []) if (WORD.test(stem)) stems.add(stem)
    for (const [word, node] of next) {
      const isStem = node.next.has('*')
      if (WORD.test(word)) {
        if (isStem) stems.add(word)
        if (!isStem || node.next.size > 1 || node.meanings) words.add(word)
      }
      walk(node)
    }
  }
  for (const { phrases } of books) walk(phrases.root)
  const vocabulary = newPhrases<string>()
  for (const word of words) addPhrase(vocabulary, word, word)
  return { vocabulary, stems: [...stems] }
}
/** Characters are no words: nobody mistypes one of them. */
const WORD = /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])\p{L})+$/u

/** "Doesn't", which people also write without its sign. */
const NOT_WRITTEN = /n't(?!\p{L})/gu

function add(book: PhraseBook, phrase: string, meaning: Meaning): void {
  addWritten(book, phrase, meaning)
  const bare = phrase.replace(NOT_WRITTEN, 'nt')
  if (bare !== phrase) addWritten(book, bare, meaning)
}

function addWritten({ phrases, split }: PhraseBook, phrase: string, meaning: Meaning): void {
  const parts = phrase.split(GAP)
  if (parts.length === 1) {
    addPhrase(phrases, phrase, meaning)
    return
  }
  split.push({ parts: parts.length, meaning })
  for (const [at, part] of parts.entries()) addPhrase(phrases, part, { phrase: split.length - 1, at })
}

function* meaningsOf(words: DialogueWords): Generator<readonly [Meaning, string]> {
  yield* prefixed('talk', words.talk)
  yield* prefixed('refuse', words.refusals)
  yield* prefixed('intent', words.intents)
  yield* prefixed('topic', words.topics)
  yield* prefixed('change', words.changes)
  yield* prefixed('ref', words.references)
  yield* prefixed('ordinal', words.ordinals)
  yield ['group', words.groups]
  yield ['selection', words.selection]
  yield ['question', words.question]
  yield ['seeking', words.seeking]
  yield ['equity', words.equity]
  yield ['wish', words.wishes]
  yield ['idiom', words.idioms]
  yield ['where', words.where]
}

function* prefixed(prefix: string, lists: Readonly<Record<string, string>>): Generator<readonly [Meaning, string]> {
  for (const [key, list] of Object.entries(lists)) yield [`${prefix}.${key}` as Meaning, list]
}
