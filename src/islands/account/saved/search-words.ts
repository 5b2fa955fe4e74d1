import { slugsOf } from '../../../domain/search/around.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { chipsOf } from '../../../words/filter.ts'
import { usePlaceNames } from './place-names.ts'
import { useSearchNames } from './search-names.ts'

/** The criteria of a saved search in words, one for each filter. */
export function useSearchWords(criteria: string, t: Translate<'search' | 'shared'>, language: Language): string[] {
  const { query } = parseSearch(new URLSearchParams(criteria))
  const places = usePlaceNames(slugsOf(query.filter))
  const names = useSearchNames(query.filter)
  return chipsOf({ t, language, tag: LANGUAGES[language].tag, places, names }, query).map(({ label }) => label)
}
