import type { HomeTopic, Refusal, SmallTalk } from '../domain/assistant/acts.ts'
import type { Language } from '../i18n/languages.ts'
import { expand } from '../understanding/lexicon.ts'
import { addPhrase, newPhrases, type Phrases } from '../understanding/phrases.ts'
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

/** One of the parts of a phrase with gaps: the first one, in which it is counted from 0. */
export interface Part {
  phrase: number
  at: number
}

/** The phrases of a language, ready to be looked up. */
export interface DialogueLexicon {
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
  const lexicon: DialogueLexicon = { phrases: newPhrases(), split: [] }
  for (const [meaning, list] of meaningsOf(DIALOGUE[language])) {
    for (const pattern of list.split(',').map((one) => one.trim())) {
      if (pattern) for (const phrase of expand(pattern)) add(lexicon, phrase, meaning)
    }
  }
  compiled.set(language, lexicon)
  return lexicon
}

function add({ phrases, split }: DialogueLexicon, phrase: string, meaning: Meaning): void {
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
}

function* prefixed(prefix: string, lists: Readonly<Record<string, string>>): Generator<readonly [Meaning, string]> {
  for (const [key, list] of Object.entries(lists)) yield [`${prefix}.${key}` as Meaning, list]
}
