import type { Wider, Without } from '../../../domain/search/answers.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { chipsOf } from '../../../words/filter.ts'
import type { SearchWords } from '../../../words/place.ts'
import { EMPTY_DRAWING } from '../../frame/empty-class.ts'
import { searchPath } from '../paths.ts'
import { fewerFilters, Steps, WiderPlaces } from './Wider.tsx'

/** Suggestions for an empty result: remove a filter, go back to page one, or come again. */
export function Empty({
  query,
  total,
  without,
  wider,
  words,
}: {
  query: SearchQuery
  total: number
  /** The server's counts for the removal of each filter. */
  without: readonly Without[]
  /** The server's searches that find more around the places. */
  wider: readonly Wider[]
  words: SearchWords
}) {
  const { t, language } = words
  const chips = chipsOf(words, query)
  const steps = fewerFilters(words, query, without)
  return (
    <div className="empty">
      <svg className={EMPTY_DRAWING} aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      {total > 0 ? (
        <>
          <p className="font-serif text-26 font-medium">{t('list.empty_page')}</p>
          <a className="button" href={searchPath({ ...query, seite: 1 }, language)} data-search="link">
            {t('list.first_page')}
          </a>
        </>
      ) : chips.length === 0 ? (
        <p className="font-serif text-26 font-medium">{t('list.empty_none')}</p>
      ) : (
        <>
          <p className="font-serif text-26 font-medium">{t('list.empty_title')}</p>
          <WiderPlaces query={query} wider={wider} words={words} />
          {steps.length > 0 && (
            <>
              <p>{t('list.empty_text')}</p>
              <Steps steps={steps} words={words} />
            </>
          )}
          <a className="button" href={searchPath({ sort: query.sort }, language)} data-search="link">
            {t('list.reset')}
          </a>
        </>
      )}
    </div>
  )
}
