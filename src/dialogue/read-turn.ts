import { type Act, FORMS, type FormName, HOME_TOPICS, type Refusal, type SmallTalk } from '../domain/assistant/acts.ts'
import { AUSSTATTUNGEN } from '../domain/properties/vocabulary.ts'
import { formatSearch } from '../domain/search/codec.ts'
import type { Filter } from '../domain/search/criteria.ts'
import { type Interpretation, interpret, type Span } from '../understanding/interpret.ts'
import { means } from '../understanding/sentence.ts'
import { compareWith, drop, isDropping, isWhole, refine, replaced } from './changes.ts'
import { figuresIn } from './figures.ts'
import type { Meaning } from './lexicon.ts'
import {
  blank,
  blankSpans,
  has,
  hasQuestionMark,
  isQuestion,
  type Message,
  namesOf,
  type Options,
  readMessage,
} from './message.ts'
import { districtIn, homeInTalk, type Named, namedHomes } from './references.ts'
import type { Search, ShownHome, State } from './state.ts'
import { topicIn } from './topics.ts'

/** What a message means, and what the next one must know. */
export interface Turn {
  act: Act
  /** Of `search`: the search that `criteria` writes. */
  search?: Search
  /** Of `which_home`: what is asked about the home, for `State.asked` of the next message. */
  waiting?: string
  /** Of `show` as the answer to "which one?": the act that waited, with this home. */
  resumed?: Act
  /** Words of which nothing was made. */
  not_understood: Span[]
  /** Places that may be others of the same name. */
  ambiguous: Interpretation['ambiguous']
}

/** A message with all that the rules look at. */
interface Reading {
  message: Message
  state: State
  named: Named
  /** The home that the message is about. */
  home: ShownHome | undefined
  said: Search
  read: Interpretation
}

/** Reads a message by rules alone: the first rule that applies decides (docs/assistant.md). */
export function readTurn(text: string, state: State, options: Options): Turn {
  const message = readMessage(text, options)
  const named = namedHomes(message, state)
  const read = interpretation(message, named, state, options)
  const district = districtIn(message, state)
  const filter: Filter = { ...read.filter, ...(district && { ort: [district] }) }
  const said: Search = { filter, ...(read.sort && { sort: read.sort }) }
  const home = named.homes[0] ?? (named.isMissing ? undefined : homeInTalk(state))
  const reading: Reading = { message, state, named, home, said, read }
  for (const rule of RULES) {
    const found = rule(reading)
    if (!found) continue
    const { act, search, waiting, resumed } = typeof found.act === 'object' ? (found as Turn) : { act: found as Act }
    return {
      act,
      ...(search && { search }),
      ...(waiting && { waiting }),
      ...(resumed && { resumed }),
      not_understood: unread(message, read),
      ambiguous: read.ambiguous,
    }
  }
  return { act: { act: 'cannot' }, not_understood: unread(message, read), ambiguous: [] }
}

type Found = Act | Pick<Turn, 'act' | 'search' | 'waiting' | 'resumed'> | null
type Rule = (reading: Reading) => Found

/** In a conversation "rather in Linz" and "a balcony would be nice" change the search, where nothing else does. */
function interpretation(message: Message, named: Named, { search }: State, options: Options): Interpretation {
  const text = withoutTalk(message, named, leavesPlace(message, search) ? ['change.instead'] : [])
  const own = { ...options, language: message.language }
  const read = interpret(text, own)
  const isWish =
    search &&
    read.wishes.length > 0 &&
    (Object.keys(read.filter).length === 0 || read.filter.ort?.every((slug) => search.filter.ort?.includes(slug)))
  if (!isWish) return read
  const soft = message.items.filter((item) => means(item, 'wish', 'wishAfter'))
  return interpret(blankSpans(text, soft), own)
}

/** "Linz instead of Graz", in a search in Graz: both are read as places then, and `replaced` lets Graz go. */
const leavesPlace = (message: Message, search: Search | undefined): boolean =>
  has(message, 'change.instead') &&
  message.items.some(({ places }) => places?.some(({ slug }) => search?.filter.ort?.includes(slug)))

/** Phrases that say nothing about a search, whatever words they have. */
const ASIDE =
  /^(?:talk\.(?!agreement)|intent\.(?:more|restart|new_search|undo|show|compare|human|viewing)|change\.(?!also|drop|instead)|ref\.this)/

/** The message without what names homes or only talks, for the understanding of searches. */
function withoutTalk(message: Message, { tokens }: Named, more: readonly Meaning[]): string {
  const isAside = (meaning: Meaning) => ASIDE.test(meaning) || more.includes(meaning)
  const aside = message.marks.filter(({ meaning }) => isAside(meaning)).flatMap((mark) => mark.tokens)
  return blank(message, new Set([...tokens, ...aside]))
}

/** Words that neither the search nor the dialogue knows. */
function unread({ marks, tokens }: Message, { not_understood }: Interpretation): Span[] {
  const known = marks.flatMap((mark) => mark.tokens.map((at) => tokens[at]!))
  return not_understood.filter(({ from, to }) => !known.some((token) => token.from < to && from < token.to))
}

const isEmpty = ({ filter, sort }: Search): boolean => Object.keys(filter).length === 0 && sort === undefined
const searching = (search: Search): Found => ({
  act: { act: 'search', criteria: String(formatSearch(search)) },
  search,
})
/** The home, or the question which one. */
const about = (home: ShownHome | undefined, waiting: string, act: (id: number) => Act): Found =>
  home ? act(home.id) : { act: { act: 'which_home' }, waiting }

const refusal: Rule = ({ message }) => {
  const [reason] = namesOf<Refusal>(message, 'refuse')
  if (reason) return { act: 'refuse', reason }
  return has(message, 'group') && has(message, 'selection') ? { act: 'refuse', reason: 'discrimination' } : null
}

const turningBack: Rule = ({ message, said, state }) => {
  const isNew = has(message, 'intent.new_search', 'intent.restart')
  if (isNew && !isEmpty(said)) return searching(said)
  if (isNew) return { act: 'restart' }
  if (!has(message, 'intent.undo') || !isEmpty(said)) return null
  const before = state.before.at(-1)
  return before ? searching(before) : state.search ? searching(state.search) : null
}

const person: Rule = ({ message }) => {
  // "Are you a person?" asks for none.
  if (!has(message, 'intent.human')) return null
  return has(message, 'talk.identity') ? { act: 'talk', about: 'identity' } : { act: 'human' }
}

const unrelated: Rule = ({ message, said }) =>
  has(message, 'intent.unrelated') && !isWhole(said.filter) && !topicIn(message) ? { act: 'cannot' } : null

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
  const isOurs = message.tokens.some(({ text }) => text === 'klinke')
  return { act: 'contact', ...(home && !isOurs && { home: home.id }) }
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

const explanation: Rule = ({ message, named }) => {
  if (named.homes.length > 0) return null
  return has(message, 'intent.definition', 'intent.rules') ? help(message) : null
}

const instructions: Rule = ({ message, said }) =>
  has(message, 'intent.how_to') && !isWhole(said.filter) ? help(message) : null

const money: Rule = ({ message, named, home, said, state }) => {
  const { amount, rate, years } = figuresIn(message)
  // "300,000" as the answer to "for which price?".
  const asked = amount !== undefined && !isWhole(said.filter) && !said.filter.ort ? state.asked : undefined
  // An amount at a rate for some years is a loan by whatever name.
  const isWholeLoan = amount !== undefined && rate !== undefined && years !== undefined
  const isLoan = has(message, 'intent.mortgage') || asked === 'mortgage' || isWholeLoan
  if (!isLoan && !has(message, 'intent.purchase_costs') && asked !== 'purchase_costs') return null
  const sold = home && home.offer !== 'MIETE' && (amount === undefined || named.homes.length > 0) ? home : undefined
  if (!isLoan) return { act: 'purchase_costs', ...(amount ? { price: amount } : sold && { home: sold.id }) }
  return {
    act: 'mortgage',
    ...(amount && { amount }),
    ...(rate !== undefined && { rate }),
    ...(years && { years }),
    ...(sold && { home: sold.id }),
  }
}

/** "Which ones have a garden?": the search with what is asked for. It names no other place and no other kind. */
const whichOnes: Rule = ({ message, named, said, state }) => {
  if (!state.search || named.homes.length > 0 || !has(message, 'ref.which')) return null
  const { ort, plz, umkreis, gebiet, land, vermarktungsart, objektart, untergruppe, verfuegbar, ...asked } = said.filter
  if (ort || plz || umkreis || gebiet || land || isEmpty({ filter: asked })) return null
  return searching(refine(message, state.search, { filter: asked }))
}

const comparison: Rule = ({ message, named, state }) => {
  if (!has(message, 'intent.compare')) return null
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

const priceCheck: Rule = ({ message, home, state }) => {
  if (!has(message, 'intent.price_check')) return null
  // "That is all too dear", of several homes: the search for cheaper ones.
  if (!home && state.search && !hasQuestionMark(message)) {
    const cheaper: Message = { ...message, marks: [...message.marks, { meaning: 'change.cheaper', tokens: [] }] }
    const found = compareWith(cheaper, state.search, {}, state)
    if (found) return searching(found)
  }
  return about(home, 'price_check', (id) => ({ act: 'price_check', home: id }))
}

const areaPrices: Rule = ({ message, named, said: { filter }, state }) => {
  if (named.homes.length > 0) return null
  const asksPrice = has(message, 'topic.preis', 'topic.preis_m2') && isQuestion(message)
  const hasAmount = filter.preis !== undefined
  const isArea = has(message, 'intent.area_prices') || (asksPrice && filter.ort !== undefined)
  if (!isArea || hasAmount || (has(message, 'seeking') && !isQuestion(message))) return null
  const [ort] = filter.ort ?? filter.umkreis?.flatMap((one) => one.ort ?? []) ?? state.search?.filter.ort ?? []
  const [objektart] = filter.objektart ?? []
  const [vermarktungsart] = filter.vermarktungsart ?? []
  return {
    act: 'area_prices',
    ...(ort && { ort }),
    ...(objektart && { objektart }),
    ...(vermarktungsart && { vermarktungsart }),
  }
}

const moreOfThese: Rule = ({ message, said }) =>
  has(message, 'intent.more') && isEmpty(said) && !hasChange(message) && !has(message, 'change.drop')
    ? { act: 'more' }
    : null

const CHANGES: readonly Meaning[] = [
  'change.cheaper',
  'change.dearer',
  'change.larger',
  'change.smaller',
  'change.more_rooms',
  'change.fewer_rooms',
  'change.wider',
  'change.anywhere',
  'change.any_price',
]
const hasChange = (message: Message): boolean => has(message, ...CHANGES)

/** A question about one home, and no search: it names the home, or it is a question that asks for no others. */
const question: Rule = ({ message, named, home, said }) => {
  const topic = topicIn(message)
  if (!topic) return null
  const isNamed = named.homes.length > 0 || named.isMissing
  if (!isNamed && (isWhole(said.filter) || hasChange(message) || hasFigures(said.filter))) return null
  const isSought = has(message, 'seeking') || (isDropping(message) && !hasQuestionMark(message))
  // Without a home to ask about, a feature is a wish for the search: "a lift would be good".
  const isWish = !home && !isEmpty(said) && !hasQuestionMark(message) && !asksOutright(message)
  const isAsked = isNamed || (!isSought && !isWish && (isQuestion(message) || isEmpty(said)))
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
  message.marks.some(
    ({ meaning, tokens }) => meaning === 'question' && (tokens[0] === 0 || tokens.at(-1) === message.tokens.length - 1),
  )

const hasFigures = ({ preis, flaeche, zimmer, grund }: Filter): boolean =>
  [preis, flaeche, zimmer, grund].some((range) => range !== undefined)

const search: Rule = ({ message, said: given, state, named }) => {
  const isInstead = state.search !== undefined && has(message, 'change.instead')
  const { said, before } = isInstead ? replaced(state.search as Search, given) : { said: given, before: state.search }
  if (isWhole(said.filter) && !has(message, 'change.also')) return searching(widened(message, said))
  const base = before ?? { filter: {} }
  const dropped = before ? drop(message, base, said.filter) : null
  const joined = isEmpty(said)
    ? (dropped ?? base)
    : refine(message, dropped ?? base, withoutDropped(said, base, dropped))
  const compared = compareWith(message, joined, said.filter, state, named.homes[0] ?? state.home ?? state.page)
  if (compared) return searching(compared)
  return dropped || !isEmpty(said) ? searching(joined) : null
}

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

const smallTalk: Rule = ({ message }) => {
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

/** "Quiet, please": no criterion says it, and the search stays. */
const wish: Rule = ({ message, state }) => (has(message, 'wish') && state.search ? searching(state.search) : null)

const shownAgain: Rule = ({ message, home }) =>
  has(message, 'intent.show') && home ? { act: 'show', home: home.id } : null

const RULES: readonly Rule[] = [
  refusal,
  turningBack,
  person,
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
