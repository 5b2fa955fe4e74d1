import { PLACE_TEXT_MAX } from '../../domain/places/typed.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import { NOWHERE_MOST, type NowhereProps } from '../../islands/search/results/Nowhere.tsx'
import type { PageCall } from '../../server/operations/page-calls.ts'

/** The places to offer instead of an unknown one: those that are spelt alike, else the towns with most homes. */
export async function nowhereOf(
  call: PageCall,
  unknown: string,
  filter: Filter,
  language: Language,
): Promise<NowhereProps> {
  const criteria = formatSearch({ filter }).toString()
  const suggest = async (q: string) =>
    (await call('GET /api/places', { query: { q, limit: NOWHERE_MOST, criteria, lang: language } })).data
  const near = (await suggest(unknown.slice(0, PLACE_TEXT_MAX))).filter(({ art }) => art !== 'plz' && art !== 'land')
  return near.length > 0 ? { places: near, isNear: true } : { places: await suggest(''), isNear: false }
}
