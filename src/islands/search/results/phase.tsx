import type { ReactNode } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { $search, ask, NOTHING_ASKED } from '../../../stores/search/search.ts'
import { useStore } from '../../frame/use-store.ts'
import { useLate } from './late.ts'

/** The few parts that change when a request starts; all others are rendered with its answer (`$settled`). */
const useSearch = () => useStore($search, { ssr: () => NOTHING_ASKED })

/** Around the results: announces that others are loading, and dims them when that takes long. */
export function ResultsBox({ children }: { children: ReactNode }) {
  const isBusy = useSearch().phase === 'loading'
  const isLate = useLate(isBusy)
  return (
    <div
      className="results page pt-3 transition-opacity duration-(--quick) ease-calm data-late:opacity-55 md:pt-8"
      aria-busy={isBusy}
      data-late={isLate || undefined}
    >
      {children}
    </div>
  )
}

/** The message for a failed request, with a retry. */
export function Failed({ t, language }: { t: Translate<'search' | 'shared'>; language: Language }) {
  const { phase, query } = useSearch()
  if (phase !== 'failed' || !query) return null
  return (
    <p className="notice notice-failed" role="alert">
      {t('list.failed')}{' '}
      <button type="button" className="link" onClick={() => void ask(query, language)}>
        {t('list.retry')}
      </button>
    </p>
  )
}

/**
 * "128 Ergebnisse anzeigen".
 * @param isSure whether `total` belongs to the current input of the form; without a number when it does not, or is
 * about to change
 */
export function ShowLabel({ total, isSure, t }: { total: number; isSure: boolean; t: Translate<'search' | 'shared'> }) {
  const { phase } = useSearch()
  return isSure && phase === 'ready' ? t('list.show', { count: total }) : t('list.show_any')
}
