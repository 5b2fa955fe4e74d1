import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { EMPTY_DRAWING } from '../frame/empty-class.ts'

/** Number of skeleton cards while the number of homes is unknown. */
const SHAPES = 3

/** The hint for an empty list. */
export function Empty({ t, language }: { t: Translate<'saved' | 'shared'>; language: Language }) {
  return (
    <div className="empty">
      <svg className={EMPTY_DRAWING} aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      <p className="font-serif text-26 font-medium">{t('favorites.empty_title')}</p>
      <p>{t('favorites.empty_text')}</p>
      <a className="button" href={localPath(language, '/immobilien')}>
        {t('home.search')}
      </a>
    </div>
  )
}

/**
 * The server's version, which does not know the browser's storage: both the hint for an empty list and a skeleton. The
 * style sheet shows one of them, by the state that theme.js found before the first paint.
 */
export function Unknown({ t, language }: { t: Translate<'saved' | 'shared'>; language: Language }) {
  return (
    <div className="favorites-unknown noscript:hidden">
      <Empty t={t} language={language} />
      <Loading t={t} />
    </div>
  )
}

/** The server could not be reached; the list itself is not lost. */
export function Failed({ t, onRetry }: { t: Translate<'saved' | 'shared'>; onRetry: () => void }) {
  return (
    <div className="notice notice-failed" role="alert">
      <p>{t('favorites.failed')}</p>
      <button type="button" className="link" onClick={onRetry}>
        {t('list.retry')}
      </button>
    </div>
  )
}

/** The skeleton. */
export function Loading({ t }: { t: Translate<'saved' | 'shared'> }) {
  return (
    <div className="favorites-loading mt-8">
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
