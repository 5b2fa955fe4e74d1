import type { PropertyCard } from '../../domain/properties/card.ts'
import { type SearchQuery, SORTS } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import { PropertyGrid } from '../properties/PropertyGrid.tsx'
import { Chips } from './Chips.tsx'
import { countSentence, type PlaceNames, type Words } from './describe.ts'
import { Empty } from './Empty.tsx'
import { Pages } from './Pages.tsx'

/** One page of answers, as the server gives it. */
export interface Answer {
  cards: PropertyCard[]
  total: number
  page: number
  pages: number
}

/** Everything below the filter row: sentence, chips, sort, cards and pages. Also rendered without hydration. */
export function Results({
  query,
  answer,
  places,
  language,
}: {
  query: SearchQuery
  answer: Answer
  places: PlaceNames
  language: Language
}) {
  const t = translator(language)
  const words: Words = { t, language, tag: LANGUAGES[language].tag, places }
  return (
    <>
      <div className="results-head">
        <h1 id="ergebnisse" tabIndex={-1} className="results-title" aria-live="polite">
          {countSentence(words, answer.total, query.filter)}
        </h1>
        {answer.total > 0 && (
          <label className="sort">
            <span>{t('list.sort')}</span>
            <select name="sort" form="suche" defaultValue={query.sort} key={query.sort} data-search="sort">
              {SORTS.filter((sort) => sort !== 'relevanz' || query.filter.q).map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
            <noscript>
              <button type="submit" form="suche" className="button-quiet">
                {t('list.sort_submit')}
              </button>
            </noscript>
          </label>
        )}
      </div>
      <Chips query={query} words={words} />
      {answer.cards.length > 0 ? (
        <PropertyGrid cards={answer.cards} language={language} eager={1} />
      ) : (
        <Empty query={query} total={answer.total} words={words} />
      )}
      <Pages query={query} page={answer.page} pages={answer.pages} words={words} />
    </>
  )
}
