import type { SearchQuery } from '../../domain/search/criteria.ts'
import { chipsOf, searchPath, type Words } from './describe.ts'

/** What to do when nothing came: take a filter away, go back to page one, or come again. */
export function Empty({ query, total, words }: { query: SearchQuery; total: number; words: Words }) {
  const { t, language } = words
  const chips = chipsOf(words, query)
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
          <p>{t('list.empty_text')}</p>
          <ul className="empty-steps">
            {chips.map(({ id, label, without }) => (
              <li key={id}>
                <a href={searchPath(without, language)} data-search="link">
                  {t('list.without', { label })}
                </a>
              </li>
            ))}
          </ul>
          <a className="button" href={searchPath({ sort: query.sort }, language)} data-search="link">
            {t('list.reset')}
          </a>
        </>
      )}
    </div>
  )
}
