import { HOME_TOPICS, type HomeTopic } from '../domain/assistant/acts.ts'
import { means } from '../understanding/sentence.ts'
import { type Message, namesOf } from './message.ts'

/** What is asked about a home. */
export interface Asked {
  topic: HomeTopic
  /** A value of `ausstattung`. */
  value?: string
}

/** Topics that a phrase of another one often contains; they count when no other is named. */
const GENERAL: ReadonlySet<HomeTopic> = new Set(['preis', 'ausstattung', 'beschreibung', 'adresse'])

/** A topic that gives way beside another one: "what size is the plot", "when is it ready to move into". */
const BESIDE: readonly (readonly [topic: HomeTopic, other: HomeTopic])[] = [
  ['flaeche', 'grund'],
  ['zustand', 'verfuegbar'],
]

/** What the words of a search ask about a home, where no phrase of a topic does. */
const BY_WORD: readonly (readonly [meaning: RegExp, topic: HomeTopic])[] = [
  [/^ausstattung\.HAUSTIERE$/, 'haustiere'],
  [/^(?:provisionsfrei|commission)$/, 'provision'],
  [/^(?:limitedTerm|unlimitedTerm)$/, 'befristung'],
  [/^(?:groundFloor|dachgeschoss|unit\.floor)$/, 'stockwerk'],
  [/^zustand\./, 'zustand'],
  [/^heizung\./, 'heizung'],
  [/^bauart\./, 'baujahr'],
]

/** What a message asks about a home; null when it names no topic. `extra`: features that are asked as topics of their own. */
export function topicIn(message: Message): Asked | null {
  const topics = namesOf<HomeTopic>(message, 'topic')
  const feature = featureIn(message)
  const named = topics.find((topic) => !GENERAL.has(topic))
  const special = BESIDE.find(([one, other]) => named === one && topics.includes(other))?.[1] ?? named
  if (special) {
    // "Underfloor heating" is a feature, and more than the heating.
    const isOwn = feature && !hasTopicOf(message, feature)
    return isOwn && special !== 'haustiere' && special !== 'parken' && HOME_TOPICS.includes(special)
      ? { topic: 'ausstattung', value: feature }
      : { topic: special }
  }
  const word = topicOfWords(message)
  if (word) return { topic: word }
  if (feature) return { topic: 'ausstattung', value: feature }
  return topics[0] ? { topic: topics[0] } : null
}

/** The first feature that a message names. */
export function featureIn({ items }: Message): string | null {
  const meaning = items.flatMap((item) => item.meanings).find((one) => one.startsWith('ausstattung.'))
  return meaning ? meaning.slice('ausstattung.'.length) : null
}

/** Tells whether the word of a feature is at the same time the phrase of a topic. */
function hasTopicOf({ items, marks, tokens }: Message, feature: string): boolean {
  const word = items.find((item) => means(item, `ausstattung.${feature}`))
  return marks.some(
    ({ meaning, tokens: by }) =>
      meaning.startsWith('topic.') &&
      by.every((at) => (tokens[at]?.from ?? -1) >= (word?.from ?? 0) && (tokens[at]?.to ?? 0) <= (word?.to ?? 0)),
  )
}

function topicOfWords({ items }: Message): HomeTopic | null {
  for (const { meanings } of items) {
    const found = BY_WORD.find(([pattern]) => meanings.some((meaning) => pattern.test(meaning)))
    if (found && !meanings.includes('filler')) return found[1]
  }
  return null
}
