import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'

/** Shapes of cards while nobody knows how many will come. */
const SHAPES = 3

/** What to do while nothing is kept. */
export function Empty({ t, language }: { t: Translate; language: Language }) {
  return (
    <div className="empty">
      <svg className="empty-drawing" aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      <p className="empty-title">{t('favorites.empty_title')}</p>
      <p>{t('favorites.empty_text')}</p>
      <a className="button" href={localPath(language, '/immobilien')}>
        {t('home.search')}
      </a>
    </div>
  )
}

/**
 * As the server draws it, which knows nothing of what a browser keeps: both what to do without favourites and the shape
 * of some. The style sheet shows one, by what theme.js found before the first paint.
 */
export function Unknown({ t, language }: { t: Translate; language: Language }) {
  return (
    <div className="favorites-unknown">
      <Empty t={t} language={language} />
      <Loading t={t} />
    </div>
  )
}

/** The server could not be asked; the list itself is not lost. */
export function Failed({ t, onRetry }: { t: Translate; onRetry: () => void }) {
  return (
    <div className="notice notice-failed" role="alert">
      <p>{t('favorites.failed')}</p>
      <button type="button" className="link" onClick={onRetry}>
        {t('list.retry')}
      </button>
    </div>
  )
}

/** The shape of what comes. */
export function Loading({ t }: { t: Translate }) {
  return (
    <div className="favorites-loading">
      <p className="sr-only" role="status">
        {t('favorites.loading')}
      </p>
      <ul className="card-grid" aria-hidden="true">
        {Array.from({ length: SHAPES }, (_, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <li key={nr}>
            <div className="card-photo" />
          </li>
        ))}
      </ul>
    </div>
  )
}
