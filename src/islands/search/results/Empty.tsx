import { formatNumber } from '../../../domain/format/number.ts'
import type { Without } from '../../../domain/search/answers.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { type Chip, chipId, chipsOf } from '../../../words/filter.ts'
import type { SearchWords } from '../../../words/place.ts'
import { searchPath } from '../paths.ts'

/** Maximum number of suggestions; more would be a list. */
const STEPS_MAX = 5

/**
 * The filters whose removal gives results, the most effective first; all filters when no counts are known. None when no
 * single removal helps: then only removing all does.
 */
function stepsOf(chips: readonly Chip[], without: readonly Without[]): { chip: Chip; homes: number | null }[] {
  if (without.length === 0) return chips.slice(0, STEPS_MAX).map((chip) => ({ chip, homes: null }))
  return without
    .filter(({ total }) => total > 0)
    .flatMap(({ name, value, total }) => {
      const chip = chips.find(({ id }) => id === chipId(name, value))
      return chip ? [{ chip, homes: total }] : []
    })
    .slice(0, STEPS_MAX)
}

/** Suggestions for an empty result: remove a filter, go back to page one, or come again. */
export function Empty({
  query,
  total,
  without,
  words,
}: {
  query: SearchQuery
  total: number
  /** The server's counts for the removal of each filter. */
  without: readonly Without[]
  words: SearchWords
}) {
  const { t, tag, language } = words
  const chips = chipsOf(words, query)
  const steps = stepsOf(chips, without)
  return (
    <div className="empty">
      <svg className="empty-drawing" aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      {total > 0 ? (
        <>
          <p className="empty-title">{t('list.empty_page')}</p>
          <a className="button" href={searchPath({ ...query, seite: 1 }, language)} data-search="link">
            {t('list.first_page')}
          </a>
        </>
      ) : chips.length === 0 ? (
        <p className="empty-title">{t('list.empty_none')}</p>
      ) : (
        <>
          <p className="empty-title">{t('list.empty_title')}</p>
          {steps.length > 0 && (
            <>
              <p>{t('list.empty_text')}</p>
              <ul className="empty-steps">
                {steps.map(({ chip, homes }) => (
                  <li key={chip.id}>
                    <a href={searchPath(chip.without, language)} data-search="link">
                      <bdi>{t('list.without', { label: chip.label })}</bdi>
                      {homes !== null && <b>{formatNumber(homes, tag)}</b>}
                    </a>
                  </li>
                ))}
              </ul>
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
