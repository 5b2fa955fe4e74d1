import type { CSSProperties } from 'react'
import { formatNumber } from '../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { ProblemSign } from '../forms/Below.tsx'
import type { PreviewState } from './use-preview.ts'
import type { Words } from './words.ts'

const MB = 1_000_000
/** The skeleton's number of pages: most exposes have about that many. */
const LIKELY_PAGES = 4

/**
 * The pages as pictures. Before the first ones there is a skeleton in their shape; while newer ones are made, the last
 * ones stay, faded.
 * @param isWide whether the pages are landscape
 */
export function PreviewPages({
  t,
  language,
  preview: { pages, isBusy, failed, retry },
  isWide,
  likely = LIKELY_PAGES,
  pdf,
}: {
  t: Words
  language: Language
  preview: PreviewState
  isWide: boolean
  likely?: number | undefined
  /** The address of the PDF, to be read in the browser. */
  pdf: string
}) {
  const { tag } = LANGUAGES[language]
  const [cover] = pages?.pages ?? []
  // Pages of the other shape would not tell what comes.
  const shown = isBusy && cover && isWide !== cover.width > cover.height ? null : pages
  const said = isBusy
    ? t('generator.preview_waits')
    : pages && !failed
      ? t('generator.pages', { count: pages.pages.length, size: formatNumber(pages.bytes / MB, tag, 1) })
      : ''
  return (
    <section className="expose-preview" aria-labelledby="vorschau" aria-busy={isBusy}>
      <div className="expose-preview-head">
        <h2 id="vorschau" className="expose-heading">
          {t('generator.preview')}
        </h2>
        <p className="label" role="status">
          {said}
        </p>
      </div>
      {failed && !isBusy ? (
        <div className="notice notice-failed grid gap-3">
          <p className="flex items-start gap-2" role="alert">
            <ProblemSign />
            {failed}
          </p>
          <button type="button" className="button-quiet justify-self-start" onClick={retry}>
            {t('generator.retry')}
          </button>
        </div>
      ) : (
        <ol
          className="expose-pages"
          data-wide={isWide || undefined}
          data-old={(isBusy && shown !== null) || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on telephones the row scrolls, and keys must reach it
          tabIndex={0}
          aria-label={t('generator.preview')}
        >
          {shown
            ? shown.pages.map(({ url, width, height }, at) => (
                <li key={url} style={{ '--shape': `${width} / ${height}` } as CSSProperties}>
                  <a
                    href={`${pdf}#page=${at + 1}`}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('generator.open_page', { number: at + 1, total: shown.pages.length })}
                  >
                    <img
                      src={url}
                      width={width}
                      height={height}
                      alt=""
                      loading={at < 4 ? 'eager' : 'lazy'}
                      decoding="async"
                    />
                  </a>
                  <span className="label" aria-hidden="true">
                    {formatNumber(at + 1, tag)}
                  </span>
                </li>
              ))
            : Array.from({ length: isWide ? 1 : likely }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places without content
                <li key={at} className="expose-waits" aria-hidden="true">
                  <i />
                </li>
              ))}
        </ol>
      )}
    </section>
  )
}
