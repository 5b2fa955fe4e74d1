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
  // Where the compiler of the server draws none.
  const isUndrawn = pages?.pages.length === 0
  const size = formatNumber((pages?.bytes ?? 0) / MB, tag, 1)
  const said = isBusy
    ? t('generator.preview_waits')
    : !pages || failed
      ? ''
      : isUndrawn
        ? t('generator.undrawn', { size })
        : t('generator.pages', { count: pages.pages.length, size })
  return (
    <section className="expose-preview noscript:hidden" aria-labelledby="vorschau" aria-busy={isBusy}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 [&_.label]:pb-2">
        <h2 id="vorschau" className="font-sans text-17 font-semibold tracking-normal pb-2">
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
      ) : isUndrawn && !isBusy ? null : (
        <ol
          className="expose-pages grid grid-flow-col auto-cols-[min(62vw,260px)] gap-4 -mx-(--gutter) pb-2 px-(--gutter) overflow-x-auto overscroll-x-contain snap-x snap-proximity scroll-px-(--gutter) transition-opacity duration-(--quick) ease-calm data-wide:auto-cols-[min(88vw,420px)] data-old:opacity-45 data-wide:[&_.expose-waits_i]:aspect-297/210 lg:grid-flow-row lg:grid-cols-[repeat(auto-fill,minmax(250px,1fr))] lg:gap-6 lg:m-0 lg:p-0 lg:overflow-visible lg:data-wide:grid-cols-1"
          data-wide={isWide || undefined}
          data-old={(isBusy && shown !== null) || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on telephones the row scrolls, and keys must reach it
          tabIndex={0}
          aria-label={t('generator.preview')}
        >
          {shown
            ? shown.pages.map(({ url, width, height }, at) => (
                <li
                  className="grid gap-2 justify-items-center content-start snap-start"
                  key={url}
                  style={{ '--shape': `${width} / ${height}` } as CSSProperties}
                >
                  <a
                    className="block w-full aspect-[var(--shape,210_/_297)] bg-[color-mix(in_srgb,var(--line)_60%,var(--paper))] border border-line hover:border-brass"
                    href={`${pdf}#page=${at + 1}`}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('generator.open_page', { number: at + 1, total: shown.pages.length })}
                  >
                    <img
                      className="size-full"
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
                <li key={at} className="grid gap-2 justify-items-center content-start snap-start" aria-hidden="true">
                  <i className="block w-full aspect-[var(--shape,210_/_297)] bg-[color-mix(in_srgb,var(--line)_60%,var(--paper))] border border-line motion-safe:animate-[waits_1.6s_ease-in-out_infinite]" />
                </li>
              ))}
        </ol>
      )}
    </section>
  )
}
