import { isBreak, isPlace, means, suffixOf } from '../understanding/sentence.ts'
import { compareWith, isWhole } from './changes.ts'
import { guess, has, hasQuestionMark, isQuestion, type Message } from './message.ts'
import { about, isEmpty, type Rule, searching } from './reading.ts'
import type { Named } from './references.ts'
import { topicIn } from './topics.ts'

/** "Is that expensive?", of a home. */
export const priceCheck: Rule = ({ message, named, home, said, state }) => {
  // "Is this one too dear?" is a question, and no wish for cheaper ones.
  // "Not too dear for that size?", of the home in talk, too.
  const isOfHome = home && message.items.some((item) => means(item, 'not', 'notAfter'))
  const isDoubt =
    has(message, 'change.cheaper') &&
    hasQuestionMark(message) &&
    (home ? isOfHome || isForSize(message) : has(message, 'ref.this'))
  const isAsked = isDoubt || asksWhetherDear(message, named)
  if (!has(message, 'intent.price_check') && !(isAsked && isEmpty(said) && !has(message, 'seeking'))) return null
  if (named.homes.length === 0 && said.filter.ort && has(message, 'intent.area_prices')) return null
  // "120 at most, it is not worth more" is a bound, and "too dear for me" no question.
  if (state.search && said.filter.preis && !hasQuestionMark(message)) return null
  if (state.search && has(message, 'change.cheaper') && !isQuestion(message)) return null
  // "That is all too dear", of several homes: the search for cheaper ones.
  if (!home && state.search && !hasQuestionMark(message) && !isPriceAsked(message)) {
    const cheaper: Message = { ...message, marks: [...message.marks, { meaning: 'change.cheaper', tokens: [] }] }
    const found = compareWith(cheaper, state.search, {}, state)
    if (found) return searching(found)
  }
  return about(home, 'price_check', (id) => ({ act: 'price_check', home: id }))
}

/** "Dear for that size?" */
const isForSize = (message: Message): boolean =>
  has(message, 'topic.flaeche') && !has(message, 'seeking', 'ref.which', 'intent.more')

/** "Is the first one too dear?": a question about a single home of the list. "The first one is too dear" is none. */
function asksWhetherDear(message: Message, named: Named): boolean {
  const { items, marks } = message
  const asks =
    hasQuestionMark(message) || marks.some(({ meaning, tokens }) => meaning === 'question' && tokens[0] === 0)
  if (!asks || named.homes.length !== 1 || topicIn(message)) return false
  // "And the dearest?" is one of them.
  if (has(message, 'ref.dearest', 'ref.cheapest')) return false
  if (has(message, 'seeking', 'ref.which', 'change.dearer', 'intent.more', 'intent.area_prices')) return false
  // "The third is too dear, is there more?" asks for others.
  if (items.slice(0, -1).some(isBreak)) return false
  return has(guess(message), 'intent.price_check')
}

/** A phrase that is a question by itself: Chinese "dear or not". */
const isPriceAsked = ({ marks }: Message): boolean =>
  marks.some(
    ({ meaning, tokens }) =>
      meaning === 'intent.price_check' &&
      marks.some((other) => other.meaning === 'question' && String(other.tokens) === String(tokens)),
  )

/** "What does a flat cost in Linz?" */
export const areaPrices: Rule = ({ message, named, home, said: { filter, sort }, state }) => {
  if (named.homes.length > 0 || (sort && sort !== 'preis_m2_auf' && !hasQuestionMark(message))) return null
  const places = filter.ort ?? placesIn(message)
  // Without any place, "how high are the running costs" means the home in talk.
  if (home && !places && !filter.umkreis && !state.search?.filter.ort && topicIn(message)) return null
  const asksPrice =
    has(message, 'topic.preis', 'topic.preis_m2') && (isQuestion(message) || has(message, 'intent.definition'))
  // Rooms or features beside an offer and a place are sought: "house to rent in Graz with a garden".
  const { zimmer, flaeche, ausstattung } = filter
  const isSearch = isWhole(filter) && (zimmer ?? flaeche ?? ausstattung) !== undefined && !hasQuestionMark(message)
  if (isSearch && !has(message, 'intent.area_prices', 'intent.definition')) return null
  const hasAmount = filter.preis !== undefined
  // "What does it cost to rent a flat", of no home: in the place of the search.
  const isKind = !home && filter.objektart !== undefined && filter.vermarktungsart !== undefined
  const isOfSearch = isKind && state.search?.filter.ort !== undefined
  const isArea = has(message, 'intent.area_prices') || (asksPrice && (places !== undefined || isOfSearch))
  if (!isArea || hasAmount || (has(message, 'seeking') && !isQuestion(message) && !has(message, 'intent.definition')))
    return null
  const [ort] = places ?? filter.umkreis?.flatMap((one) => one.ort ?? []) ?? state.search?.filter.ort ?? []
  const [objektart] = filter.objektart ?? []
  const [vermarktungsart] = filter.vermarktungsart ?? []
  return {
    act: 'area_prices',
    ...(ort && { ort }),
    ...(objektart && { objektart }),
    ...(vermarktungsart && { vermarktungsart }),
  }
}

/** The places that a message names, whatever else it tells of them: "what does one pay in Wels now". */
function placesIn({ items }: Message): string[] | undefined {
  const slugs = items.flatMap((item) =>
    isPlace(item) && !item.isGuessed ? (item.places?.[0]?.slug ?? suffixOf(item, 'place.') ?? []) : [],
  )
  return slugs.length > 0 ? slugs : undefined
}
