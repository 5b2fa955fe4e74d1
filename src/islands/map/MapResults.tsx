import { memo } from 'react'
import type { PropertyCard as Card } from '../../domain/properties/card.ts'
import { type SearchQuery, SORTS } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { countSentence } from '../../words/count.ts'
import { chipsOf } from '../../words/filter.ts'
import type { NamesById, PlaceNames, SearchWords } from '../../words/place.ts'
import { PropertyCard } from '../properties/PropertyCard.tsx'
import { searchPath } from '../search/paths.ts'
import { useLate } from '../search/results/late.ts'
import { CrossSign } from '../search/signs.tsx'
import { AgentButton } from '../search-agent/AgentButton.tsx'
import { type MapVariant, mapPath } from './address.ts'

export interface MapResultsProps {
  query: SearchQuery
  cards: readonly Card[]
  total: number
  hasMore: boolean
  phase: 'ready' | 'loading' | 'failed'
  /** Whether the list is limited to the visible part of the map. */
  inView: boolean
  places: PlaceNames
  names: NamesById
  language: Language
  variant: MapVariant
}

/** Beside the map a photo takes a third of its card (styles/map-search.css). */
const PHOTO_SIZES = '160px'

/**
 * The list beside the map, its accessible equivalent for keyboard and screen reader: sentence, filters, cards. The
 * server renders it first and React after the first movement; clickable parts carry `data-map-*` (results.ts).
 */
export function MapResults(props: MapResultsProps) {
  const { query, cards, total, hasMore, phase, inView, places, names, language, variant } = props
  const t = translatorOf(language, search, shared)
  const isLate = useLate(phase === 'loading')
  const words: SearchWords = { t, language, tag: LANGUAGES[language].tag, places, names }
  const chips = chipsOf(words, query)
  return (
    <>
      <div className="map-head mb-4 grid gap-1.5 max-lg:touch-none">
        <h1 id="ergebnisse" tabIndex={-1} className="text-17 leading-6 lg:text-20 lg:leading-7">
          {countSentence(words, total, query.filter)}
          {inView && <small className="text-[length:inherit] text-ink-soft"> {t('map.in_view')}</small>}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
          <label className="map-sort focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brass">
            <span className="sr-only">{t('list.sort')}</span>
            <select name="sort" form="kartenfilter" defaultValue={query.sort} key={query.sort} data-map-sort="">
              {SORTS.filter((sort) => sort !== 'relevanz' || query.filter.q).map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <a
            className="link [@media(width<64rem)_and_(scripting:enabled)]:hidden"
            href={searchPath(query, language)}
            data-map-list=""
          >
            {t('map.as_list')}
          </a>
          <AgentButton t={t} />
        </div>
        {chips.length > 0 && (
          <ul className="chips mt-1.5" aria-label={t('list.active')}>
            {chips.map(({ id, label, without }) => (
              <li key={id}>
                <a
                  className="chip"
                  href={mapPath(without, language, variant)}
                  aria-label={t('list.remove', { label })}
                  data-map-go=""
                >
                  {label}
                  <CrossSign />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {phase === 'failed' && (
        <p className="notice notice-failed" role="alert">
          {t('list.failed')}{' '}
          <button type="button" className="link" data-map-retry="">
            {t('list.retry')}
          </button>
        </p>
      )}
      {cards.length > 0 ? (
        <ul className="map-cards transition-opacity" aria-busy={phase === 'loading'} data-late={isLate || undefined}>
          <Homes cards={cards} language={language} />
        </ul>
      ) : (
        phase === 'ready' && (
          <div className="grid justify-items-center gap-2 py-10 text-center">
            <svg className="w-42 fill-none stroke-ink-soft" aria-hidden="true" viewBox="0 0 120 72">
              <path d="M4 60c18-10 30 4 48-6s26-30 64-22M30 8c2 18 14 26 14 40s-6 14-4 22M84 6c-4 16 8 22 8 36s-12 14-10 26" />
              <circle cx="62" cy="34" r="12" />
            </svg>
            <p>{t('map.empty')}</p>
            <p className="label">{t('map.empty_text')}</p>
            <button type="button" className="button-quiet mt-3" data-map-all="">
              {t('map.show_all')}
            </button>
          </div>
        )
      )}
      {hasMore && (
        <button
          type="button"
          className="button-quiet w-full noscript:hidden"
          data-map-more=""
          disabled={phase === 'loading'}
        >
          {t('map.more')}
        </button>
      )}
    </>
  )
}

/** Rendered again with an answer only, not with each request. */
const Homes = memo(function Homes({ cards, language }: Pick<MapResultsProps, 'cards' | 'language'>) {
  const t = translatorOf(language, search, shared)
  const first = cards.find((card) => card.primary_image)
  return cards.map((card) => (
    <li
      key={card.id}
      className="border-t border-line py-4"
      data-map-home={card.id}
      data-lat={card.location.lat}
      data-lng={card.location.lng}
    >
      <PropertyCard card={card} t={t} language={language} eager={card === first} sizes={PHOTO_SIZES} />
    </li>
  ))
})
