import { viennaDay } from '../../domain/format/date.ts'
import { listAddress } from '../../domain/search/address.ts'
import { slugsOf } from '../../domain/search/around.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import {
  type CriterionName,
  type Filter,
  type SearchQuery,
  type Sort,
  withAlternatives,
} from '../../domain/search/criteria.ts'
import type { InterpretationAnswer } from '../../domain/understanding/interpretation.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { flatten } from '../../understanding/flat.ts'
import { type Interpretation, interpret, type Understood } from '../../understanding/interpret.ts'
import { chipId, chipsOf } from '../../words/filter.ts'
import type { SearchWords } from '../../words/place.ts'
import type { Ctx } from '../ctx.ts'
import { lookUpAround } from '../places/around.ts'
import { placesForSentences } from '../places/for-sentences.ts'
import { namesOf } from '../places/service.ts'
import { countHomes } from '../search/count.ts'
import { type Suggestion, suggestByModel } from './suggest-by-model.ts'

/** Of how many unknown parts the homes that mention them are counted. */
const MENTIONS_MOST = 3
/** Of what may be sought but sets no filter, so much is offered. */
const DOUBTS_MOST = 3
/** Shorter words are in every text. */
const MENTION_LEAST = 3
/** In a text longer than this, nothing that is not understood is worth a search. */
const MENTION_LONGEST = 60

/**
 * Reads a sentence, and counts the homes of the search that it gives.
 * @param asksModel also asks the configured model about the parts that the rules left, which may take two seconds
 * @param criteria filters beside the sentence, as a query string; what the sentence says wins over them
 */
export async function readSentence(
  ctx: Ctx,
  query: string,
  language: Language,
  { criteria = '', asksModel = false, signal }: { criteria?: string; asksModel?: boolean; signal?: AbortSignal } = {},
): Promise<InterpretationAnswer> {
  const started = performance.now()
  const today = viennaDay(ctx.clock())
  const read = interpret(query, { language, gazetteer: placesForSentences(), today })
  const isRead = read.understood.length > 0
  const filter = isRead ? beside(parseSearch(new URLSearchParams(criteria)).query.filter, read.filter) : {}
  const search = { filter, ...(read.sort && { sort: read.sort }) }
  const words = await wordsOf(ctx, filter, read, language)
  const count = async (asked: Filter) => countHomes(ctx, await lookUpAround(ctx, asked), signal)
  const mentions = isRead ? read.not_understood.slice(0, MENTIONS_MOST) : []
  const suggesting = asksModel ? suggestByModel(ctx, read, filter, today, signal) : []
  const [total, ...mentioned] = await Promise.all([
    isRead ? count(filter) : 0,
    ...mentions.map(({ text }) => (isWorthASearch(text) ? count({ ...filter, q: text }) : null)),
  ])
  const suggestions = await suggesting
  return {
    criteria: flatten(filter),
    ...(read.sort && { sort: read.sort }),
    understood: labelled(words, read, filter),
    not_understood: read.not_understood.map((span, at) => ({ ...span, total: mentioned[at] ?? null })),
    notes: read.wishes.map((span) => ({ code: 'wish' as const, ...span })),
    ambiguous: read.ambiguous.map(({ choices, ...span }) => ({
      ...span,
      choices: choices.map((slug) => ({
        value: slug,
        label: words.places[slug]?.name ?? slug,
        url: localPath(
          language,
          listAddress({
            ...search,
            filter: { ...filter, ort: filter.ort?.map((one) => (isNamed(read, span, one) ? slug : one)) ?? [slug] },
          }),
        ),
      })),
    })),
    language: read.language,
    total,
    url: localPath(language, listAddress(search)),
    suggested: await offered(ctx, [...doubtsOf(read, filter), ...suggestions], search, words, language),
    engine: suggestions.length > 0 ? 'model' : 'rules',
    took_ms: Math.round((performance.now() - started) * 10) / 10,
  }
}

/** What the rules take as told in passing, each beside the filters that stand. */
function doubtsOf({ doubtful }: Interpretation, filter: Filter): Suggestion[] {
  return doubtful.slice(0, DOUBTS_MOST).map((doubt) => ({ ...doubt, filter: withMore(filter, doubt.filter) }))
}

/** Both filters: of a list the values of both. */
function withMore(filter: Filter, more: Filter): Filter {
  const both = Object.entries(more).map(([name, added]) => {
    const own = filter[name as CriterionName]
    return [name, Array.isArray(own) && Array.isArray(added) ? [...new Set([...own, ...added])] : added]
  })
  return { ...filter, ...Object.fromEntries(both) }
}

/** What is suggested, each with the text of its chip and its search. */
async function offered(
  ctx: Ctx,
  suggestions: readonly Suggestion[],
  search: { sort?: Sort },
  words: SearchWords,
  language: Language,
): Promise<InterpretationAnswer['suggested']> {
  const slugs = suggestions.flatMap(({ filter }) => slugsOf(filter))
  const places = slugs.length > 0 ? await namesOf(ctx, slugs, language) : {}
  return suggestions.flatMap(({ filter, ...part }) => {
    const chips = chipsOf({ ...words, places: { ...words.places, ...places } }, queryOf(filter, search.sort))
    const chip = chips.find(({ id }) => id === chipId(part.criterion, part.value) || id === part.criterion)
    return chip ? [{ ...part, label: chip.label, url: localPath(language, listAddress({ ...search, filter })) }] : []
  })
}

/** The filters of a form and those of a sentence; of an alternative (a place, a price) the sentence replaces all ways. */
function beside(form: Filter, said: Filter): Filter {
  const rest = { ...form }
  for (const name of Object.keys(said) as CriterionName[]) {
    for (const other of withAlternatives(name)) delete rest[other]
  }
  // A kind within a kind belongs to the kind that it was chosen for.
  if (said.objektart) delete rest.untergruppe
  return { ...rest, ...said }
}

const queryOf = (filter: Filter, sort: Sort = 'neueste'): SearchQuery => ({ filter, sort, seite: 1, pro_seite: 1 })

async function wordsOf(
  ctx: Ctx,
  filter: Filter,
  { ambiguous }: Interpretation,
  language: Language,
): Promise<SearchWords> {
  const slugs = [...slugsOf(filter), ...ambiguous.flatMap(({ choices }) => choices)]
  return {
    t: translator(language),
    language,
    tag: LANGUAGES[language].tag,
    places: await namesOf(ctx, slugs, language),
  }
}

/** Each understood part with the text of its chip in the list. */
function labelled(words: SearchWords, { understood, sort }: Interpretation, filter: Filter) {
  const chips = new Map(chipsOf(words, queryOf(filter, sort)).map(({ id, label }) => [id, label]))
  const labelOf = ({ criterion, value }: Understood): string | undefined =>
    criterion === 'sort'
      ? words.t(`sort.${value as Sort}`)
      : (chips.get(chipId(criterion, value)) ?? chips.get(criterion))
  return understood.flatMap((part) => {
    // The price of a rent beside a purchase has a filter of its own.
    const label = labelOf(part) ?? (part.criterion === 'preis' ? chips.get('miete') : undefined)
    return label === undefined ? [] : [{ ...part, label }]
  })
}

const isWorthASearch = (text: string): boolean =>
  text.length >= MENTION_LEAST && text.length <= MENTION_LONGEST && /\p{L}/u.test(text)

const isNamed = ({ understood }: Interpretation, span: { from: number }, slug: string): boolean =>
  understood.some(({ from, criterion, value }) => from === span.from && criterion === 'ort' && value === slug)

/** What only says where: the place field understands it by itself. */
const WHERE: readonly string[] = ['ort', 'plz', 'umkreis', 'land', 'ohne']
/** A text of so many words is no misspelt name of a place. */
const SENTENCE_WORDS = 4

/** Tells whether a text of the place field is a sentence: it says more than places, or names a place among other words. */
export function isSentence(text: string, language: Language): boolean {
  const { understood } = interpret(text, { language, gazetteer: placesForSentences(), today: TODAY })
  if (understood.some(({ criterion }) => !WHERE.includes(criterion))) return true
  return understood.length > 0 && text.split(/\s+/).length >= SENTENCE_WORDS
}

/** Any day: whether a text is a sentence does not depend on it. */
const TODAY = '2026-01-01'
