import type { ChatEvent } from '../../../domain/assistant/chat.ts'
import type { AnswerOf } from '../../../domain/operations/operation.ts'
import * as properties from '../../../domain/properties/operations.ts'
import { listAddress } from '../../../domain/search/address.ts'
import { slugsOf } from '../../../domain/search/around.ts'
import { formatSearch } from '../../../domain/search/codec.ts'
import { type Filter, PAGE_MAX, type SearchQuery, withAlternatives } from '../../../domain/search/criteria.ts'
import { LITTLE } from '../../../domain/search/relax.ts'
import { localPath } from '../../../i18n/paths.ts'
import { countSentence } from '../../../words/count.ts'
import { chipId, chipsOf } from '../../../words/filter.ts'
import { placeName, type SearchWords } from '../../../words/place.ts'
import { readSearch } from '../../places/read-search.ts'
import { namesOf, topPlaces } from '../../places/service.ts'
import { type Answer, answer, cards, links, suggestions, type Turn, text } from '../conversation.ts'
import { runTool } from '../tool.ts'

/** Homes of one answer: more would be a list. */
const HOMES = 3
const WAYS_OUT = 4
const PLACES_OFFERED = 3
/** `page` of a message has no more. */
const PAGES = Math.min(PAGE_MAX, 100)

/** A name in the message that several places have. */
export interface Namesakes {
  text: string
  /** Slugs. */
  choices: readonly string[]
}

/**
 * Finds homes, and shows the first ones of a page.
 * @param notUnderstood parts of the message that no criterion says
 * @param namesakes told where the search has one place, so that it is clear which one is meant
 */
export async function search(
  turn: Turn,
  criteria: string,
  {
    page = 1,
    notUnderstood = [],
    namesakes,
  }: { page?: number; notUnderstood?: readonly string[]; namesakes?: Namesakes | undefined } = {},
): Promise<Answer> {
  const { ctx, language, t } = turn
  const read = await readSearch(ctx, new URLSearchParams(criteria), language)
  if (read.isNowhere) {
    return answer(turn, [text(t('list.nowhere')), await placesToTap(turn, {})], { asked: 'ort' })
  }
  const query = { ...read.query, seite: page, pro_seite: HOMES }
  const { filter, sort } = query
  const asText = { ...Object.fromEntries(formatSearch(query)), lang: language }
  const found = await runTool(properties.search, turn, { query: asText })
  const { data: homes, total } = found
  const words = await wordsOf(turn, filter)
  const told =
    page === 1 || total === 0
      ? foundText(words, total, filter)
      : t(homes.length > 0 ? 'assistant.next' : 'assistant.no_more')
  const missed = notUnderstood.length > 0 && t('assistant.not_understood', { parts: quoted(turn, notUnderstood) })
  const others = namesakes && filter.ort?.length === 1 ? await otherPlaces(turn, query, namesakes) : null
  const asked = page === 1 && total > LITTLE && !others ? questionFor(turn, filter) : null
  const events: ChatEvent[] = [
    text(told, missed || null, asked && t(asked === 'ort' ? 'assistant.ask_place' : 'assistant.ask_offer')),
    ...(homes.length > 0 ? [cards(homes)] : []),
    {
      type: 'criteria',
      url: localPath(language, listAddress({ filter, sort })),
      total,
      chips: chipsOf(words, query).map(({ id, label }) => ({ id, label })),
    },
  ]
  if (others) events.push(text(`\n${t('ki.ambiguous', { text: namesakes?.text ?? '' })}`), others)
  else if (total === 0) events.push(...waysOut(turn, query, words, found))
  else if (asked === 'ort') events.push(await placesToTap(turn, filter))
  else if (asked) events.push(suggestions(t('assistant.say.buy'), t('assistant.say.rent')))
  else if (homes.length > 0) events.push(nextSteps(turn, total > page * HOMES, homes.length))
  return {
    events,
    after: {
      criteria: formatSearch({ filter, sort }).toString(),
      // Where there are no more, those before can still be spoken of.
      ...(homes.length > 0 || page === 1 ? { shown: homes.map(({ id }) => id) } : { shown: turn.carried.shown ?? [] }),
      page: homes.length > 0 || page === 1 ? page : page - 1,
      ...(asked && { asked }),
    },
  }
}

/** The next homes of the same search. */
export async function more(turn: Turn): Promise<Answer> {
  const { criteria, page = 0 } = turn.carried
  if (criteria === undefined) return restart(turn, 'assistant.no_search')
  return search(turn, criteria, { page: Math.min(page + 1, PAGES) })
}

export async function restart(
  turn: Turn,
  sentence: 'assistant.restarted' | 'assistant.no_search' = 'assistant.restarted',
): Promise<Answer> {
  return { events: [text(turn.t(sentence)), await placesToTap(turn, {})], after: { shown: [], asked: 'ort' } }
}

/** The same search in the other places of the name. */
async function otherPlaces(turn: Turn, { filter, sort }: SearchQuery, { choices }: Namesakes) {
  const others = choices.filter((slug) => !filter.ort?.includes(slug)).slice(0, WAYS_OUT)
  if (others.length === 0) return null
  const names = await namesOf(turn.ctx, others, turn.language)
  const pages = others.map((slug) => ({
    label: placeName(slug, names),
    path: listAddress({ sort, filter: { ...filter, ort: [slug] } }),
  }))
  return links(turn, ...pages)
}

function foundText(words: SearchWords, total: number, filter: Filter): string {
  return total === 0
    ? words.t('list.empty_title')
    : (words.t.find('assistant.found', { homes: countSentence(words, total, filter) }) ?? '')
}

/** The one question that narrows a broad search best, unless it was just asked. */
function questionFor({ carried }: Turn, filter: Filter): 'ort' | 'vermarktungsart' | null {
  const hasPlace = [...withAlternatives('ort'), 'land' as const, 'projekt' as const].some((name) => name in filter)
  if (!hasPlace) return carried.asked === 'ort' ? null : 'ort'
  if (filter.vermarktungsart || carried.asked === 'vermarktungsart') return null
  return 'vermarktungsart'
}

async function placesToTap({ ctx, language }: Turn, filter: Filter): Promise<ChatEvent> {
  return suggestions(...(await topPlaces(ctx, PLACES_OFFERED, language, filter)).map(({ name }) => name))
}

function nextSteps({ t }: Turn, hasMore: boolean, shown: number): ChatEvent {
  return suggestions(
    ...(hasMore ? [t('assistant.say.more')] : []),
    t('assistant.say.cheaper'),
    t(shown > 1 ? 'assistant.say.compare' : 'assistant.say.total_costs'),
    ...(hasMore ? [] : [t('assistant.say.save')]),
  )
}

/** Of a search that finds nothing: what finds more, with its number, as pages and as words to tap. */
function waysOut(
  turn: Turn,
  query: SearchQuery,
  words: SearchWords,
  { without = [], wider = [] }: Pick<AnswerOf<typeof properties.search>, 'without' | 'wider'>,
): ChatEvent[] {
  const { t } = turn
  const { filter, sort } = query
  const labels = new Map(chipsOf(words, query).map(({ id, label, without }) => [id, { label, without }]))
  const less = without
    .filter(({ total }) => total > 0)
    .flatMap(({ name, value, total }) => {
      const chip = labels.get(chipId(name, value))
      if (!chip) return []
      return { label: t('list.without', { label: chip.label }), total, path: listAddress({ sort, ...chip.without }) }
    })
  const around = wider.map(({ label, total, criteria }) => ({ label, total, path: `/immobilien?${criteria}` }))
  const ways = [...less.slice(0, WAYS_OUT), ...around.slice(0, WAYS_OUT)].slice(0, WAYS_OUT + 2)
  const say = [
    ...(filter.preis && without.some(({ name, total }) => name === 'preis' && total > 0)
      ? [t('assistant.say.any_price')]
      : []),
    ...(around.length > 0 ? [t('assistant.say.wider')] : []),
    t('assistant.say.save'),
  ]
  return [
    ...(ways.length > 0
      ? [
          links(
            turn,
            ...ways.map(({ label, total, path }) => ({
              label: t('assistant.way', { label, number: total }),
              path,
            })),
          ),
        ]
      : []),
    suggestions(...say),
  ]
}

async function wordsOf({ ctx, language, t, tag }: Turn, filter: Filter): Promise<SearchWords> {
  return { t, language, tag, places: await namesOf(ctx, slugsOf(filter), language) }
}

const quoted = ({ t, tag }: Turn, parts: readonly string[]): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts.map((part) => t('list.quote', { text: part })))
