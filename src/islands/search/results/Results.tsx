import { formatNumber } from '../../../domain/format/number.ts'
import type { PropertyCard } from '../../../domain/properties/card.ts'
import type { Wider, Without } from '../../../domain/search/answers.ts'
import { type SearchQuery, SORTS } from '../../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { $hiddenIds } from '../../../stores/hidden.ts'
import { countSentence } from '../../../words/count.ts'
import type { NamesById, PlaceNames, SearchWords } from '../../../words/place.ts'
import { QUIET_LABEL, QUIET_SELECT } from '../../frame/select-class.ts'
import { Cards } from '../../properties/Cards.tsx'
import { useIds } from '../../properties/use-ids.ts'
import { AgentButton } from '../../search-agent/AgentButton.tsx'
import { useAtOnce } from './at-once.ts'
import { Chips } from './Chips.tsx'
import { Empty } from './Empty.tsx'
import { Pages } from './Pages.tsx'
import { RowDetails } from './RowDetails.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'
import { LittleFound } from './Wider.tsx'

/** The server's answer for one page, or for several loaded pages. */
export interface Answer {
  cards: PropertyCard[]
  total: number
  page: number
  pages: number
  without?: readonly Without[]
  wider?: readonly Wider[]
}

/** Everything below the filter row: sentence, chips, sort, cards and pages. Also rendered without hydration. */
export function Results({
  query,
  answer,
  firstPage = answer.page,
  adding,
  places,
  names,
  language,
  cardsHtml,
}: {
  query: SearchQuery
  answer: Answer
  firstPage?: number
  adding?: 'ready' | 'loading' | 'failed'
  places: PlaceNames
  names?: NamesById
  language: Language
  /** The items of the grid as the server keeps them. */
  cardsHtml?: string
}) {
  const t = translatorOf(language, search, shared)
  const words: SearchWords = { t, language, tag: LANGUAGES[language].tag, places, ...(names && { names }) }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 max-md:mb-1 md:mb-4 md:gap-y-2">
        <h1
          id="ergebnisse"
          tabIndex={-1}
          className="results-title scroll-mt-40 text-20 md:text-34 xl:[[data-view=map]_&]:text-26"
          aria-live="polite"
        >
          {countSentence(words, answer.total, query.filter)}
        </h1>
        {/* One row on phones: the bell without its words, which screen readers get. */}
        <div className="results-tools flex max-[18rem]:flex-wrap max-w-full min-w-0 items-center gap-x-2 max-md:w-full md:gap-x-6">
          <AgentButton t={t} isSign={answer.total > 0} />
          {answer.total > 0 && (
            <>
              <ViewSwitch query={query} words={words} />
              <label className={`${QUIET_LABEL} max-md:ms-auto max-[18rem]:ms-0`}>
                <span className="shrink-0 max-md:sr-only">{t('list.sort')}</span>
                <select
                  className={QUIET_SELECT}
                  name="sort"
                  form="suche"
                  defaultValue={query.sort}
                  key={query.sort}
                  data-search="sort"
                >
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
            </>
          )}
        </div>
      </div>
      <Chips query={query} words={words} />
      <HiddenLine cards={answer.cards} words={words} />
      {cardsHtml && answer.cards.length > 0 ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, card by card
        <ul className="card-grid" dangerouslySetInnerHTML={{ __html: cardsHtml }} />
      ) : answer.cards.length > 0 ? (
        <CardsAtOnce cards={answer.cards} isOnePage={firstPage === answer.page} language={language} />
      ) : (
        <Empty
          query={query}
          total={answer.total}
          without={answer.without ?? []}
          wider={answer.wider ?? []}
          words={words}
        />
      )}
      <Pages
        query={query}
        firstPage={firstPage}
        page={answer.page}
        pages={answer.pages}
        total={answer.total}
        adding={adding}
        words={words}
      />
      {answer.cards.length > 0 && <LittleFound query={query} wider={answer.wider ?? []} words={words} />}
    </>
  )
}

/** By itself, so that late cards draw nothing but cards. */
function CardsAtOnce({
  cards,
  isOnePage,
  language,
}: {
  cards: readonly PropertyCard[]
  isOnePage: boolean
  language: Language
}) {
  return (
    <ul className="card-grid">
      <Cards cards={useAtOnce(cards, isOnePage)} language={language} eager={1} inList Details={RowDetails} />
    </ul>
  )
}

/**
 * The number of hidden homes on the page, and the button to show them; `shell-cards.ts` counts them on the server's
 * page.
 */
function HiddenLine({ cards, words }: { cards: readonly PropertyCard[]; words: SearchWords }) {
  const hidden = useIds($hiddenIds)
  const count = cards.filter(({ id }) => hidden.has(id)).length
  return (
    <p
      className="hidden-line mb-4 text-13 text-ink-soft md:-mt-2"
      data-hidden-count
      data-live={import.meta.env.SSR ? undefined : ''}
      hidden={count === 0}
    >
      {words.t('list.hidden')} <b className="font-medium text-ink">{formatNumber(count, words.tag)}</b>{' '}
      <button type="button" className="link ms-2" data-unhide="">
        {words.t('list.unhide')}
      </button>
    </p>
  )
}
