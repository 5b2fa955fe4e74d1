import { QUERY_MAX } from '../domain/understanding/query.ts'
import type { Language } from '../i18n/languages.ts'
import { type Gazetteer, indexOf } from '../understanding/gazetteer.ts'
import { languageOfText } from '../understanding/language.ts'
import { lexiconOf } from '../understanding/lexicon.ts'
import { formsIn } from '../understanding/lookup.ts'
import { joinNumbers } from '../understanding/numbers.ts'
import { scan } from '../understanding/scan.ts'
import type { Item } from '../understanding/sentence.ts'
import { type Token, tokenize } from '../understanding/tokens.ts'
import { dialogueLexicon, type Meaning } from './lexicon.ts'
import { type Mark, marksOf } from './marks.ts'

export interface Options {
  /** The language of the page; the message may be in another. */
  language: Language
  gazetteer: Gazetteer
  /** ISO date. */
  today: string
}

/** A message while it is read. */
export interface Message {
  text: string
  tokens: readonly Token[]
  /** The language that it is written in. */
  language: Language
  marks: readonly Mark[]
  /** What the understanding of searches makes of its words, one item after the other. */
  items: readonly Item[]
}

export function readMessage(original: string, { language: declared, gazetteer }: Options): Message {
  const text = original.slice(0, QUERY_MAX)
  const tokens = tokenize(text)
  const language = spokenLanguage(text, tokens, declared)
  const items = joinNumbers(scan(tokens, lexiconOf(language), indexOf(gazetteer)))
  const marks = marksIn(tokens, language).filter(({ tokens: by }) => !isInPlace(items, tokens, by))
  return { text, tokens, language, marks, items }
}

/** "Favoriten" is a district, and no list of homes. */
const isInPlace = (items: readonly Item[], tokens: readonly Token[], by: readonly number[]): boolean =>
  items.some(
    ({ places, from, to }) =>
      places !== undefined && by.every((at) => (tokens[at]?.from ?? -1) >= from && (tokens[at]?.to ?? to + 1) <= to),
  )

/** A message of few words is in another language only when its phrases are known there and not in that of the page. */
function spokenLanguage(text: string, tokens: readonly Token[], declared: Language): Language {
  const guess = languageOfText(text, tokens, declared)
  if (guess === declared) return declared
  const known = (language: Language) => new Set(marksIn(tokens, language).flatMap((mark) => mark.tokens)).size
  const isForeign = /[^\p{Script=Latin}\P{L}]/u.test(text)
  return isForeign || known(guess) > known(declared) ? guess : declared
}

function marksIn(tokens: readonly Token[], language: Language): Mark[] {
  return marksOf(tokens, dialogueLexicon(language), writtenForms(language))
}

/** A word as it is written, then without what it may have in front: Arabic "the flat" is no "flat", but the other way. */
function writtenForms(language: Language): (word: string) => readonly string[] {
  const lexicon = lexiconOf(language)
  const { prefixes } = lexicon.words
  if (!prefixes) return (word) => [word]
  const bare = formsIn(lexicon)
  const written = formsIn({ ...lexicon, trim: (word) => word })
  return (word) => [...new Set([...written(word), ...bare(word)])]
}

/** Tells whether a message has a phrase with one of these meanings. */
export const has = ({ marks }: Message, ...meanings: readonly Meaning[]): boolean =>
  marks.some(({ meaning }) => meanings.includes(meaning))

/** What follows a prefix in the meanings of a message: the names of its topics, the longest phrases first. */
export const namesOf = <Name extends string>({ marks }: Message, prefix: string): Name[] =>
  marks
    .filter(({ meaning }) => meaning.startsWith(`${prefix}.`))
    .toSorted((a, b) => b.tokens.length - a.tokens.length)
    .map(({ meaning }) => meaning.slice(prefix.length + 1) as Name)

/** The text of a message with blanks instead of some of its tokens, so that offsets stay. */
export const blank = ({ text, tokens }: Pick<Message, 'text' | 'tokens'>, positions: Iterable<number>): string =>
  blankSpans(
    text,
    Array.from(positions, (at) => tokens[at] as Token),
  )

/** The text with blanks instead of some spans, so that offsets stay. */
export function blankSpans(text: string, spans: readonly { from: number; to: number }[]): string {
  let left = text
  for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

/** The item that a token is part of. */
export const itemAt = ({ items, tokens }: Message, at: number): number => {
  const from = tokens[at]?.from ?? -1
  return items.findIndex((item) => item.from <= from && from < item.to)
}

export const hasQuestionMark = ({ tokens }: Message): boolean => tokens.some(({ text }) => text === '?')

export const isQuestion = (message: Message): boolean => has(message, 'question') || hasQuestionMark(message)
