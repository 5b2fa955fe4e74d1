import { formatNumber } from '../../domain/format/number.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { searchPath, type Words } from './describe.ts'

/** The page numbers worth a link: first, last, and two around the current one; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, i) => i + 1).slice(Math.max(0, page - 3), page + 2)
  const wanted = [...new Set([1, ...near, pages])]
  return wanted.flatMap((nr, at) => (at > 0 && nr - (wanted[at - 1] as number) > 1 ? [0, nr] : [nr]))
}

export function Pages({
  query,
  page,
  pages,
  words,
}: {
  query: SearchQuery
  page: number
  pages: number
  words: Words
}) {
  const { t, tag, language } = words
  if (pages < 2 || page > pages) return null
  const to = (seite: number) => searchPath({ ...query, seite }, language)
  return (
    <nav className="pages" aria-label={t('list.pages')}>
      {page > 1 ? (
        <a className="pages-step" href={to(page - 1)} rel="prev" data-search="link">
          {t('list.prev')}
        </a>
      ) : (
        <span />
      )}
      <ol>
        {pageNumbers(page, pages).map((nr, at) =>
          nr === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, each in its place
            <li key={`gap-${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={nr}>
              <a
                href={to(nr)}
                aria-label={t('list.page', { page: nr })}
                aria-current={nr === page ? 'page' : undefined}
                data-search="link"
              >
                {formatNumber(nr, tag)}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <a className="pages-step" href={to(page + 1)} rel="next" data-search="link">
          {t('list.next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
