import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { EMPTY_DRAWING } from '../frame/empty-class.ts'
import { Skeleton } from './cards/Skeleton.tsx'
import type { Loading } from './use-load.ts'

/** Shows the loaded data, the loading state, or the failure. */
export function Loaded<T>({
  t,
  load: { data, isFailed, retry },
  waiting,
  children,
}: {
  t: Translate<'account' | 'shared'>
  load: Loading<T>
  /** The shape of what comes; three lines by default. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (data !== null) return children(data)
  if (!isFailed) return waiting ?? <Waiting t={t} />
  return <NotLoaded t={t} onRetry={retry} />
}

/** Says that data could not be loaded, and offers another try. */
export function NotLoaded({ t, onRetry }: { t: Translate<'account' | 'shared'>; onRetry: () => void }) {
  return (
    <div className="notice notice-failed" role="alert">
      <p>{t('dashboard.failed')}</p>
      <button type="button" className="link" onClick={onRetry}>
        {t('list.retry')}
      </button>
    </div>
  )
}

/** A skeleton of the expected lines. */
export function Waiting({ t }: { t: Translate<'account' | 'shared'> }) {
  return <Skeleton text={t('dashboard.loading')} count={3} />
}

/** An empty list: a sentence, and the one next step. */
export function Nothing({ title, text, href, step }: { title: string; text: ReactNode; href: string; step: string }) {
  return (
    <div className="empty border border-line rounded-card px-6 [&>p:not([class])]:max-w-[48ch] [&>p:not([class])]:text-balance">
      <svg className={EMPTY_DRAWING} aria-hidden="true">
        <use href="/artwork/signs.svg#door" />
      </svg>
      <p className="font-serif text-26 font-medium">{title}</p>
      <p>{text}</p>
      <a className="button" href={href}>
        {step}
      </a>
    </div>
  )
}
