import { withParam } from '../../domain/search/address.ts'
import { slugsOf } from '../../domain/search/around.ts'
import { formatSearch, parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { InterpretationAnswer } from '../../domain/understanding/interpretation.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { searchNames } from '../../server/companies/search-names.ts'
import { namesOf } from '../../server/places/service.ts'
import { readSentence } from '../../server/understanding/read-sentence.ts'
import { chipsOf } from '../../words/filter.ts'
import type { SearchWords } from '../../words/place.ts'
import { withoutPart } from '../../words/sentence.ts'

/** A chip of the page: what it says, and the page without it. */
interface SentenceChip {
  label: string
  path: string
  /** The number of the understood part, for its mark in the sentence; null for a filter beside the sentence. */
  part: number | null
}

export interface OpenedSentence {
  text: string
  /** Null for an empty text. */
  answer: InterpretationAnswer | null
  query: SearchQuery
  words: SearchWords
  chips: SentenceChip[]
  /** The filters that only stand beside the sentence, as the fields of a form: a corrected sentence keeps them. */
  beside: [name: string, value: string][]
  /** The list with the search and the sentence. */
  list: string
  /** Nothing is left to read before the list: everything was understood, and homes are found. */
  isClear: boolean
}

/** Parameters of the page that are no filters. */
const OWN = ['frage', 'bleiben']

/** Reads the sentence of an address, and what the page shows of it. */
export async function openSentence({ ctx, language }: App.Locals, params: URLSearchParams): Promise<OpenedSentence> {
  const text = (params.get('frage') ?? '').trim().slice(0, QUERY_MAX)
  const others = new URLSearchParams([...params].filter(([name, value]) => value && !OWN.includes(name)))
  const beside = parseSearch(others).query.filter
  const answer = text
    ? await readSentence(ctx, text, language, {
        asksModel: true,
        criteria: formatSearch({ filter: beside }).toString(),
      })
    : null
  const url = answer?.url ?? localPath(language, '/immobilien')
  const { query } = parseSearch(new URLSearchParams(url.split('?')[1] ?? ''))
  const [places, names] = await Promise.all([
    namesOf(ctx, [...slugsOf(query.filter), ...slugsOf(beside)], language),
    searchNames(ctx, query.filter, language),
  ])
  const words: SearchWords = { t: translator(language), language, tag: LANGUAGES[language].tag, places, names }
  const pathOf = (frage: string, filter = beside) => {
    const rest = formatSearch({ filter })
    return localPath(language, `/ki-suche?${new URLSearchParams([['frage', frage], ...rest, ['bleiben', '1']])}`)
  }
  const understood = answer?.understood ?? []
  const said = new Set(understood.map(({ label }) => label))
  const stated = new Set<string>(understood.map(({ criterion }) => criterion))
  const standing = new Set(chipsOf(words, query).map(({ id }) => id))
  const chips = [
    ...understood
      .map((part, at): SentenceChip => ({ label: part.label, path: pathOf(withoutPart(text, part)), part: at }))
      .filter((chip, at, all) => all.findIndex(({ label }) => label === chip.label) === at),
    ...chipsOf(words, { ...query, filter: beside })
      .filter(({ id, label }) => standing.has(id) && !said.has(label))
      .map(({ label, without }): SentenceChip => ({ label, path: pathOf(text, without.filter), part: null })),
  ]
  const isClear =
    answer !== null &&
    understood.length > 0 &&
    answer.total > 0 &&
    answer.not_understood.length + answer.ambiguous.length + answer.notes.length === 0
  return {
    text,
    answer,
    query,
    words,
    chips,
    beside: [...formatSearch({ filter: beside })].filter(([name]) => !stated.has(name.replace(/_(?:von|bis)$/, ''))),
    list: withParam(url, 'frage', text),
    isClear,
  }
}
