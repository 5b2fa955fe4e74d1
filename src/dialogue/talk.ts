// What a message says beside homes and searches: refusals, a person, small talk, and what Klinke does not do.
import type { Refusal, SmallTalk } from '../domain/assistant/acts.ts'
import { means } from '../understanding/sentence.ts'
import { isWhole } from './changes.ts'
import type { Meaning } from './lexicon.ts'
import { has, itemAt, type Message, namesOf } from './message.ts'
import { COSTS } from './money.ts'
import { isEmpty, type Rule } from './reading.ts'
import { topicIn } from './topics.ts'

export const refusal: Rule = ({ message }) => {
  const [reason] = namesOf<Refusal>(message, 'refuse')
  if (reason) return { act: 'refuse', reason }
  // "No access for disabled people is needed" is about the home.
  const isPeople = message.marks.some(
    ({ meaning, tokens }) =>
      meaning === 'group' &&
      !tokens.every((at) => means(message.items[itemAt(message, at)], 'ausstattung.BARRIEREFREI')),
  )
  return isPeople && has(message, 'selection') ? { act: 'refuse', reason: 'discrimination' } : null
}

export const person: Rule = ({ message }) => {
  // "Are you a person?" asks for none.
  if (!has(message, 'intent.human')) return null
  return has(message, 'talk.identity') ? { act: 'talk', about: 'identity' } : { act: 'human' }
}

/** "Am I talking to a computer right now?": what else it says of time is no search. */
export const identity: Rule = ({ message, said }) => {
  const { verfuegbar, ...others } = said.filter
  const isAlone = verfuegbar !== undefined && isEmpty({ ...said, filter: others })
  return isAlone && has(message, 'talk.identity') ? { act: 'talk', about: 'identity' } : null
}

/** "Tell me a joke about cats" asks nothing about a home. */
export const unrelated: Rule = ({ message, said }) => {
  if (!has(message, 'intent.unrelated') || isWhole(said.filter) || has(message, ...COSTS)) return null
  const topic = topicIn(message)?.topic
  return !topic || ['beschreibung', 'haustiere', 'parken'].includes(topic) ? { act: 'cannot' } : null
}

export const smallTalk: Rule = ({ message }) => {
  // "It should be quiet and nice" is more than consent.
  const isWish = message.marks.some(({ meaning, tokens }) => meaning === 'wish' && !isTalk(message, tokens))
  if (isWish && !has(message, ...WEIGHTY)) return null
  const [first] = message.marks.flatMap(({ meaning }) => (meaning.startsWith('talk.') ? [meaning.slice(5)] : []))
  const said = namesOf<SmallTalk>(message, 'talk')
  const weighty = said.find((one) => one !== 'agreement' && one !== 'greeting')
  return first
    ? { act: 'talk', about: weighty ?? (said.includes('greeting') ? 'greeting' : (first as SmallTalk)) }
    : null
}

const WEIGHTY: readonly Meaning[] = [
  'talk.well_being',
  'talk.thanks',
  'talk.goodbye',
  'talk.identity',
  'talk.abilities',
]
const isTalk = ({ marks }: Message, tokens: readonly number[]): boolean =>
  marks.some(({ meaning, tokens: by }) => meaning.startsWith('talk.') && tokens.every((at) => by.includes(at)))
