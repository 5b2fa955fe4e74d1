import { type Act, FORMS, type FormName, HOME_TOPICS } from '../domain/assistant/acts.ts'
import { AUSSTATTUNGEN } from '../domain/properties/vocabulary.ts'
import type { Filter } from '../domain/search/criteria.ts'
import { interpret, type Span } from '../understanding/interpret.ts'
import { means } from '../understanding/sentence.ts'
import { compareWith, isWhole, otherOffer, refine, replaced, withExchanged, withFigure } from './changes.ts'
import { drop, dropKnown, dropNamed, isDropping, isStatementOf } from './dropping.ts'
import { figuresIn } from './figures.ts'
import type { Meaning } from './lexicon.ts'
import {
  asksOpenly,
  blank,
  COMPARISONS,
  guess,
  has,
  hasQuestionMark,
  isQuestion,
  itemAt,
  type Message,
  type Options,
  readMessage,
} from './message.ts'
import { COSTS, money } from './money.ts'
import { areaPrices, priceCheck } from './prices.ts'
import { about, isEmpty, type Reading, type Rule, searching, type Turn } from './reading.ts'
import { districtsIn, homeInTalk, type Named, namedHomes } from './references.ts'
import { interpretation, ofPlot, withParking, withStoreRoom } from './said.ts'
import type { Search, State } from './state.ts'
import { identity, person, refusal, smallTalk, unrelated } from './talk.ts'
import { type Asked, topicIn } from './topics.ts'

export type { Turn } from './reading.ts'

/** Reads a message by rules alone: the first rule that applies decides (docs/assistant.md). */
export function readTurn(text: string, state: State, options: Options): Turn {
  const message = readMessage(text, options)
  const turn = turnOf(message, state, options) ?? turnOf(guess(message), state, options)
  if (turn) return turn
  const { not_understood } = interpret(text, { ...options, language: message.language })
  return { act: { act: 'cannot' }, not_understood: unread(message, not_understood), ambiguous: [] }
}

/** @returns null when no rule applies */
function turnOf(message: Message, state: State, options: Options): Turn | null {
  const named = namedHomes(message, state)
  const read = interpretation(message, named, state.search, options)
  const districts = districtsIn(message, state)
  const own = ofPlot(withStoreRoom(withParking(read.filter, state.search, message), state.search), state.search)
  // "More than 700 I cannot pay": what is too dear is at least what is said.
  const { von, bis } = own.preis ?? {}
  const isTooDear = has(message, 'change.cheaper') && von !== undefined && bis === undefined
  if (isTooDear) own.preis = { bis: von }
  const filter: Filter = { ...own, ...(districts && { [districts.isLeftOut ? 'ohne' : 'ort']: districts.slugs }) }
  const said: Search = { filter, ...(read.sort && { sort: read.sort }) }
  const home = named.homes[0] ?? (named.isMissing ? undefined : homeInTalk(state))
  const bounded = { ...message, marks: message.marks.filter(({ meaning }) => meaning !== 'change.cheaper') }
  const reading: Reading = { message: isTooDear ? bounded : message, state, named, home, said, read }
  for (const rule of RULES) {
    const found = rule(reading)
    if (!found) continue
    const { act, search, waiting, resumed } = typeof found.act === 'object' ? (found as Turn) : { act: found as Act }
    return {
      act,
      ...(search && { search }),
      ...(waiting && { waiting }),
      ...(resumed && { resumed }),
      not_understood: unread(message, read.not_understood),
      ambiguous: read.ambiguous,
    }
  }
  return null
}

/** Words that neither the search nor the dialogue knows. */
function unread({ marks, tokens }: Message, not_understood: readonly Span[]): Span[] {
  const known = marks.flatMap((mark) => mark.tokens.map((at) => tokens[at]!))
  return not_understood.filter(({ from, to }) => !known.some((token) => token.from < to && from < token.to))
}

const turningBack: Rule = ({ message, said, state }) => {
  const isNew = has(message, 'intent.new_search', 'intent.restart')
  if (isNew && !isEmpty(said)) return searching(said)
  if (isNew) return { act: 'restart' }
  if (!has(message, 'intent.undo')) return null
  // "Take the deposit back": what is named goes, and nothing else.
  // "Go back to flats in Graz" asks for them again, since it says where and what.
  const isRemoval =
    state.search && !isWhole(said.filter) && saysNothingNew(said, state.search) && !otherOffer(message, state.search)
  const named = state.search && isRemoval ? dropNamed(message, state.search) : null
  if (named) return searching(named)
  if (!isEmpty(said)) return null
  // "No wait, make it 520" takes nothing back.
  const corrected = state.search && withFigure(message, state.search, state.before.at(-1))
  if (corrected) return searching(corrected)
  const before = state.before.at(-1)
  return before ? searching(before) : state.search ? searching(state.search) : null
}

const saysNothingNew = ({ filter, sort }: Search, search: Search): boolean =>
  sort === undefined &&
  (Object.keys(filter) as (keyof Filter)[]).every(
    (name) => JSON.stringify(filter[name]) === JSON.stringify(search.filter[name]),
  )

/** The forms, the more particular first: "tell me when it gets cheaper" is no saved search. */
const FORM_ORDER: readonly FormName[] = ['price_alert', 'search_agent', 'inquiry', 'viewing', 'favorite']

const form: Rule = ({ message, home }) => {
  const name = FORM_ORDER.find((one) => has(message, `intent.${one}`))
  if (!name) return null
  if (has(message, 'intent.how_to') && name !== 'viewing' && name !== 'inquiry') return help(message)
  if (name === 'search_agent') return { act: 'form', form: name }
  return about(home, `form ${name}`, (id) => ({ act: 'form', form: name, home: id }))
}

const contact: Rule = ({ message, home }) => {
  if (!has(message, 'intent.contact')) return null
  return { act: 'contact', ...(home && !isOurs(message) && { home: home.id }) }
}

/** What follows the words that ask for a meaning; of other questions the whole. */
function help(message: Message): Act {
  const asked = message.marks.filter(({ meaning }) => meaning === 'intent.definition').flatMap((mark) => mark.tokens)
  const query = blank(message, new Set(asked))
    .replaceAll(/[?!.¿¡؟？"“”„«»]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { act: 'help', query: query || message.text.trim() }
}

const explanation: Rule = ({ message, named, home, said, state }) => {
  if (named.homes.length > 0 || !has(message, 'intent.definition', 'intent.rules')) return null
  // "I need to rent a flat in Graz", "the rent must not exceed 1,000": a search in the words of rules.
  if (isSought(message, said, state.search)) return null
  if (has(message, 'intent.rules')) return help(message)
  // "What are the costs of buying that house", "what are they for 310,000": the term is known.
  if (has(message, ...COSTS) && (figuresIn(message).amount !== undefined || (home && isPointed(message)))) return null
  // "What is a usual rent in Linz", "what is meant to be good about that price", "explain it in more detail": no terms.
  const isPlaced =
    said.filter.ort !== undefined || (state.search?.filter.ort !== undefined && !has(message, 'topic.preis'))
  if (isPlaced && has(message, 'intent.area_prices')) return null
  if (said.filter.ort && has(message, 'topic.preis', 'topic.preis_m2')) return null
  if (home && has(message, 'topic.beschreibung', 'intent.price_check')) return null
  return help(message)
}

/** A statement that says where and what, or what it may cost, or that goes on with a search. */
const isSought = (message: Message, said: Search, search: Search | undefined): boolean => {
  if (hasQuestionMark(message)) return false
  if (search && !isEmpty(said) && !isQuestion(message) && !has(message, 'intent.definition')) return true
  const { filter } = said
  return (filter.preis ?? filter.kaution) !== undefined || (isWhole(filter) && has(message, 'seeking'))
}

/** "That house", and not only "it". */
const isPointed = ({ marks }: Message): boolean =>
  marks.some(({ meaning, tokens }) => meaning === 'ref.this' && tokens.length > 1)

/** "Where can I ..." about the portal; about the home in talk where it names what a home has: "where can I park". */
const instructions: Rule = ({ message, home, said }) =>
  has(message, 'intent.how_to') && !isWhole(said.filter) && !(home && isOfHome(message)) ? help(message) : null

const OF_HOMES: readonly Meaning[] = ['topic.parken', 'topic.haustiere', 'topic.verfuegbar', 'topic.provision']
const isOfHome = (message: Message): boolean => has(message, ...OF_HOMES) && !isOurs(message)
const isOurs = ({ tokens }: Message): boolean => tokens.some(({ text }) => text === 'klinke')

/** "Which ones have a garden?": the search with what is asked for. It names no other place and no other kind. */
const whichOnes: Rule = ({ message, named, said, state }) => {
  if (!state.search || named.homes.length > 0 || !has(message, 'ref.which')) return null
  // "Which are the costs of buying for 310,000?" asks for no homes.
  if (has(message, 'equity', ...COSTS)) return null
  const { ort, plz, umkreis, gebiet, land, vermarktungsart, objektart, untergruppe, verfuegbar, ...asked } = said.filter
  if (ort || plz || umkreis || gebiet || land || isEmpty({ filter: asked })) return null
  return searching(refine(message, state.search, { filter: asked }))
}

const comparison: Rule = ({ message, named, said, state }) => {
  // "Line them up by yield" orders, and compares no homes.
  if (!has(message, 'intent.compare') || (said.sort && named.homes.length === 0)) return null
  // "The difference between deposit and fee" compares no homes.
  if (has(message, 'intent.definition') && named.homes.length === 0 && !has(message, 'ref.all')) return null
  const talk = homeInTalk(state)
  const chosen =
    named.homes.length > 1
      ? named.homes
      : named.homes[0] && talk && talk.id !== named.homes[0].id
        ? state.shown.filter((home) => home === named.homes[0] || home.id === talk.id)
        : state.shown.slice(0, COMPARED_MOST)
  if (chosen.length > 1) return { act: 'compare', homes: chosen.map(({ id }) => id) }
  return null
}
const COMPARED_MOST = 3

const moreOfThese: Rule = ({ message, said, state }) =>
  has(message, 'intent.more') && isEmpty(said) && !hasChange(message, state) && !has(message, 'change.drop')
    ? { act: 'more' }
    : null

const CHANGES: readonly Meaning[] = [...COMPARISONS, 'change.wider', 'change.anywhere', 'change.any_price']
const hasChange = (message: Message, { search }: State): boolean =>
  CHANGES.some((one) => has(message, one) && (one !== 'change.anywhere' || search !== undefined))

/** "What is a square metre of the first": words for the prices of an area, of a home that is named. */
function priceOf(message: Message, { homes }: Named): Asked | null {
  if (homes.length === 0 || !has(message, 'intent.area_prices')) return null
  const isByArea = message.items.some((item) => means(item, 'unit.m2', 'sort.preis_m2_auf'))
  return { topic: isByArea ? 'preis_m2' : 'preis' }
}

/** A question about one home, and no search: it names the home, or it is a question that asks for no others. */
const question: Rule = ({ message, named, home, said, state }) => {
  const topic = topicIn(message) ?? priceOf(message, named)
  if (topic?.topic === 'adresse' && !home && said.filter.ort && !hasQuestionMark(message)) return null
  // "What is there in Villach?"
  const isAboutPlace = topic && !topic.value && ['ausstattung', 'beschreibung'].includes(topic.topic) && said.filter.ort
  if (isAboutPlace && state.search && named.homes.length === 0) return null
  if (!topic || (state.search && has(message, 'change.instead'))) return null
  const isNamed = named.homes.length > 0 || named.isMissing
  if (!isNamed && said.sort && said.sort !== 'preis_m2_auf' && !hasQuestionMark(message)) return null
  if (!isNamed && (isWhole(said.filter) || hasChange(message, state) || hasFigures(said.filter))) return null
  // "The deposit must not be more than 2,000."
  if (!isNamed && said.filter.kaution && state.search && !hasQuestionMark(message)) return null
  // "Which are the running costs?", of one home, seeks nothing.
  const isWhich = home !== undefined && isEmpty(said) && has(message, 'ref.which')
  const isSeeking =
    (has(message, 'seeking') && !isWhich && !['beschreibung', 'gesamtkosten'].includes(topic.topic)) ||
    (isDropping(message) && !hasQuestionMark(message))
  // Without a home to ask about, a feature is a wish for the search: "a lift would be good".
  const isSoft = message.items.some((item) => means(item, 'wish', 'wishAfter'))
  // So is a statement that only an "and" makes a question: "and a balcony too".
  const isOfSearch = !home || (state.search !== undefined && !isNamed && !asksOpenly(message))
  const isWish = isOfSearch && !isEmpty(said) && !hasQuestionMark(message) && (isSoft || !asksOutright(message))
  // "I can do without a balcony" by words that are not known: why else is it said of a search that has it?
  if (!home && isStatementOf(message, said, state.search)) return null
  // "We must move in by 1 March": a day that is told.
  const isDay = topic.topic === 'verfuegbar' && said.filter.verfuegbar !== undefined && !hasQuestionMark(message)
  if (isDay && state.search && !isNamed && !endsAsking(message)) return null
  const isAsked = isNamed || (!isSeeking && !isWish && (isQuestion(message) || isEmpty(said)))
  if (!isAsked) return null
  return about(home, ['ask', topic.topic, topic.value].filter(Boolean).join(' '), (id) => ({
    act: 'ask',
    home: id,
    ...topic,
  }))
}

/** "Is it", "does the": a question begins so, or ends in its particle. */
const asksOutright = (message: Message): boolean =>
  has(message, 'ref.this') ||
  endsAsking(message) ||
  message.marks.some(({ meaning, tokens }) => meaning === 'question' && tokens[0] === 0 && !isJoining(message, tokens))

/** A question particle at the end. */
const endsAsking = ({ marks, tokens }: Message): boolean =>
  marks.some(({ meaning, tokens: by }) => meaning === 'question' && by.at(-1) === tokens.length - 1)

/** "And without a fee": an "and" that begins a message makes no question of it. */
const isJoining = (message: Message, tokens: readonly number[]): boolean =>
  tokens.length === 1 && means(message.items[itemAt(message, 0)], 'and', 'but')

const hasFigures = ({ preis, flaeche, zimmer, grund }: Filter): boolean =>
  [preis, flaeche, zimmer, grund].some((range) => range !== undefined)

const search: Rule = ({ message, said: given, state, named }) => {
  const offer = state.search && otherOffer(message, state.search)
  const own: Search = offer ? { ...given, filter: { ...given.filter, vermarktungsart: [offer] } } : given
  const { said: asked, before } =
    state.search && has(message, 'change.instead')
      ? replaced(state.search, withExchanged(message, own, state.search), state.before.at(-1))
      : { said: own, before: state.search }
  if (isWhole(asked.filter) && !isAddition(message, asked, state.search)) return searching(widened(message, asked))
  const base = before ?? { filter: {} }
  const without = before && drop(message, base, asked)
  const said = without?.said ?? asked
  const dropped = without?.search ?? (before ? dropKnown(message, base, said) : null)
  const joined = isEmpty(said)
    ? (dropped ?? base)
    : refine(message, dropped ?? base, withoutDropped(said, base, dropped))
  const compared = compareWith(message, joined, said.filter, state, named.homes[0] ?? state.home ?? state.page)
  if (compared) return searching(compared)
  if (dropped || !isEmpty(said)) return searching(joined)
  const corrected = before && withFigure(message, before, state.before.at(-1))
  if (corrected) return searching(corrected)
  // What was not asked for does not matter either.
  return before && without?.isNamed && !isQuestion(message) ? searching(before) : null
}

/** "Also flats in Linz"; "and a garage in Linz too" is a search of its own. */
const isAddition = (message: Message, { filter }: Search, search: Search | undefined): boolean =>
  has(message, 'change.also') &&
  (!filter.objektart ||
    !search?.filter.objektart ||
    filter.objektart.some((one) => search.filter.objektart?.includes(one)))

/** "Flats in Graz and the surroundings". */
const widened = (message: Message, said: Search): Search =>
  (has(message, 'change.wider') && compareWith(message, said, said.filter, { before: [], shown: [] })) || said

/** What the message names only to drop it is not asked for. */
function withoutDropped(said: Search, base: Search, dropped: Search | null): Search {
  if (!dropped) return said
  const filter: Filter = { ...said.filter }
  for (const name of Object.keys(filter) as (keyof Filter)[]) {
    const [was, is, now] = [base.filter[name], dropped.filter[name], filter[name]]
    if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) continue
    if (!Array.isArray(was) || !Array.isArray(now)) delete filter[name]
    else {
      const kept = (now as readonly string[]).filter((word) => !(was as readonly string[]).includes(word))
      if (kept.length > 0) Object.assign(filter, { [name]: kept })
      else delete filter[name]
    }
  }
  return { ...said, filter }
}

/** A home and nothing else; it may answer the question which one. */
const show: Rule = ({ named, state }) => {
  if (named.isMissing) return { act: 'which_home' }
  const [home] = named.homes
  if (!home) return null
  const resumed = state.asked && resume(state.asked, home.id)
  return { act: { act: 'show', home: home.id }, ...(resumed && { resumed }) }
}

/** The act that waited for a home. @returns null for a text that is none, since browsers send it */
function resume(asked: string, home: number): Act | null {
  const [kind, word, value] = asked.split(' ')
  const form = FORMS.find((one) => one === word)
  const topic = HOME_TOPICS.find((one) => one === word)
  if (kind === 'form' && form) return { act: 'form', form, home }
  if (kind === 'price_check') return { act: 'price_check', home }
  if (kind !== 'ask' || !topic) return null
  const isFeature = value !== undefined && (AUSSTATTUNGEN as readonly string[]).includes(value)
  return { act: 'ask', home, topic, ...(isFeature && { value }) }
}

/** "Quiet, please": no criterion says it, and the search stays. */
const wish: Rule = ({ message, state }) => (has(message, 'wish') && state.search ? searching(state.search) : null)

const shownAgain: Rule = ({ message, home }) =>
  has(message, 'intent.show') && home ? { act: 'show', home: home.id } : null

const RULES: readonly Rule[] = [
  refusal,
  turningBack,
  person,
  identity,
  form,
  contact,
  unrelated,
  whichOnes,
  comparison,
  explanation,
  money,
  priceCheck,
  areaPrices,
  instructions,
  question,
  moreOfThese,
  search,
  show,
  smallTalk,
  wish,
  shownAgain,
]
