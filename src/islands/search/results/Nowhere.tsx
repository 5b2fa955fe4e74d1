import { formatNumber } from '../../../domain/format/number.ts'
import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { SearchWords } from '../../../words/place.ts'
import { EMPTY_DRAWING } from '../../frame/empty-class.ts'
import { STEP, STEPS } from './Wider.tsx'

/** Places to offer instead of an unknown one. */
export interface NowhereProps {
  /** Spelt like the unknown one, else the towns with most homes. */
  places: readonly PlaceSuggestion[]
  isNear: boolean
}

/**
 * Instead of results, when a search names only unknown places: homes of all of Austria would be an answer to another
 * question. It offers the nearest names, and the search without a place as a choice.
 * @param pathOf the address of a search
 */
export function Nowhere({
  query,
  places,
  isNear,
  words: { t, tag },
  pathOf,
}: NowhereProps & {
  /** The rest of the search. */
  query: SearchQuery
  words: Pick<SearchWords, 't' | 'tag'>
  pathOf: (query: Partial<SearchQuery>) => string
}) {
  const { sort, filter } = query
  return (
    <div className="empty">
      <svg className={EMPTY_DRAWING} aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      <h1 id="ergebnisse" tabIndex={-1} className="text-26">
        {t('list.nowhere')}
      </h1>
      {places.length > 0 && (
        <>
          <p>{t(isNear ? 'place.near' : 'list.nowhere_many')}</p>
          <ul className={STEPS}>
            {places.map(({ slug, name, in: around, count }) => (
              <li key={slug}>
                <a
                  className={STEP}
                  href={pathOf({ sort, filter: { ...filter, ort: [slug] } })}
                  data-search="link"
                  data-map-go=""
                >
                  <bdi>
                    {name}
                    {around && <small> {around}</small>}
                  </bdi>
                  <b className="font-medium">{formatNumber(count, tag)}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="button" href={pathOf({ sort, filter })} data-search="link" data-map-go="">
        {t('list.nowhere_all')}
      </a>
    </div>
  )
}

/** The most places that are offered. */
export const NOWHERE_MOST = 5
