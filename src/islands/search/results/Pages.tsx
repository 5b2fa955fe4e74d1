import { formatNumber } from '../../../domain/format/number.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { SearchWords } from '../../../words/place.ts'
import { searchPath } from '../paths.ts'

/** The page numbers with a link: first, last, and two around the current one; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, i) => i + 1).slice(Math.max(0, page - 3), page + 2)
  const wanted = [...new Set([1, ...near, pages])]
  return wanted.flatMap((nr, at) => (at > 0 && nr - (wanted[at - 1] as number) > 1 ? [0, nr] : [nr]))
}

const PLACE = 'grid min-h-11 min-w-10 place-items-center border-b-2 border-transparent px-1'

/**
 * The links to other pages and, with JavaScript, the button that appends the next one (`data-search` hydrates the
 * island, Listing.tsx handles the click).
 */
export function Pages({
  query,
  firstPage,
  page,
  pages,
  total,
  adding = 'ready',
  words,
}: {
  query: SearchQuery
  /** The first of the visible pages; the same as `page` unless some were appended. */
  firstPage: number
  page: number
  pages: number
  total: number
  adding?: 'ready' | 'loading' | 'failed'
  words: SearchWords
}) {
  const { t, tag, language } = words
  if (pages < 2 || page > pages) return null
  const to = (seite: number) => searchPath({ ...query, seite }, language)
  const from = formatNumber((firstPage - 1) * query.pro_seite + 1, tag)
  const upTo = formatNumber(Math.min(total, page * query.pro_seite), tag)
  return (
    <>
      <div className="add mt-14 grid justify-items-center gap-3 text-13 text-ink-soft tabular-nums">
        <p>{t('list.shown_of', { from, to: upTo, total: formatNumber(total, tag) })}</p>
        {adding === 'failed' && (
          <p className="notice notice-failed m-0 text-ink" role="alert">
            {t('list.failed')}
          </p>
        )}
        {page < pages && (
          <button
            type="button"
            className="button-quiet min-w-[min(14rem,100%)] text-15 text-ink hover:text-brass aria-disabled:opacity-55"
            data-search="more"
            aria-disabled={adding === 'loading'}
          >
            {t(adding === 'failed' ? 'list.retry' : 'list.add')}
          </button>
        )}
      </div>
      <nav
        className="pages mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
        aria-label={t('list.pages')}
      >
        {firstPage > 1 ? (
          <a className="py-2 font-medium hover:text-brass" href={to(firstPage - 1)} rel="prev" data-search="link">
            {t('list.prev')}
          </a>
        ) : (
          <span />
        )}
        <ol className="flex flex-wrap items-center gap-1 tabular-nums max-sm:order-3 max-sm:w-full max-sm:justify-center">
          {pageNumbers(page, pages).map((nr, at) =>
            nr === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, each in its place
              <li key={`gap-${at}`} className={PLACE} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={nr}>
                <a
                  className={`${PLACE} hover:text-brass aria-[current]:border-brass aria-[current]:font-semibold`}
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
          <a className="py-2 font-medium hover:text-brass" href={to(page + 1)} rel="next" data-search="link">
            {t('list.next')}
          </a>
        ) : (
          <span />
        )}
      </nav>
    </>
  )
}
