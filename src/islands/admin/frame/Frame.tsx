import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { watchTasks } from '../../../stores/admin/overview.ts'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { retrying } from '../../frame/retry.ts'
import type { FieldSchema } from '../form/schema.ts'
import { Lines } from '../parts/Lines.tsx'
import { SCREENS, type Screen, screenAt } from '../screens.ts'
import { Bar } from './Bar.tsx'
import { Navigation } from './Navigation.tsx'
import { Palette } from './Palette.tsx'

const Start = lazy(() => retrying(() => import('../overview/Start.tsx')))

export interface FrameProps {
  t: Translate<'admin' | 'shared'>
  language: Language
  user: User
  path: string
  /** The name of the portal. */
  site: string
  roles: Readonly<Record<string, readonly string[]>>
  schemas: Readonly<Record<string, FieldSchema>>
  /** False while the first call is under way. */
  isReady: boolean
}

/**
 * Names and texts of users break anywhere; labels do not, and neither does a table, which scrolls in its frame. No
 * triangle stands before what opens.
 */
const WORDS =
  '[&_bdi]:wrap-anywhere [&_[dir=auto]]:wrap-anywhere [&_table_bdi]:wrap-break-word [&_table_[dir=auto]]:wrap-break-word [&_summary]:list-none'

/** The count after the palette is opened once more; it is negative while the palette is closed. */
const opened = (times: number): number => Math.abs(times) + 1

/** The list of screens at the side, the bar above, and the screen of the address. */
export function Frame({ t, language, user, path, site, roles, schemas, isReady }: FrameProps) {
  // How often the palette was opened, negative while it is closed. A close that arrives late must not close the next one.
  const [asking, setAsking] = useState(0)
  const screens = (SCREENS as readonly Screen[]).filter((one) => roles[one.path]?.includes(user.role))
  const screen = screenAt(path)
  const name = screen ? (t.find(`screen.${path}`) ?? path) : t('admin.title')
  const list = useRef<HTMLElement>(null)
  // On a low screen the list is longer than its place.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    document.title = [name, site].join(' | ')
  }, [name, site])
  useEffect(() => (isReady ? watchTasks() : undefined), [isReady])
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setAsking(opened)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <div
      className={`admin grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] lg:grid-cols-[232px_minmax(0,1fr)] ${WORDS}`}
    >
      <Bar t={t} language={language} user={user} site={site} onAsk={() => setAsking(opened)}>
        <Navigation t={t} language={language} screens={screens} current={path} />
      </Bar>
      <nav
        ref={list}
        className="hidden lg:sticky lg:top-15 lg:grid lg:h-[calc(100dvh-60px)] lg:content-start lg:gap-4 lg:overflow-y-auto lg:border-e lg:border-line lg:px-3 lg:py-4"
        aria-label={t('admin.screens')}
      >
        <Navigation t={t} language={language} screens={screens} current={path} />
      </nav>
      <main className="min-w-0 px-4 pt-6 pb-16 outline-none lg:px-10 lg:pt-8 lg:pb-20" id="inhalt" tabIndex={-1}>
        <ErrorBoundary t={t} language={language} heading="h1">
          <Suspense fallback={<Lines t={t} count={6} />}>
            <Opened isReady={isReady} t={t}>
              {!screen && <Start language={language} user={user} screens={screens} />}
              {screen && screens.includes(screen) && (
                <screen.page t={t} language={language} user={user} schemas={schemas} />
              )}
            </Opened>
          </Suspense>
          {screen && !screens.includes(screen) && <p className="notice">{t('admin.no_screen')}</p>}
        </ErrorBoundary>
      </main>
      {asking > 0 && (
        <Palette
          key={asking}
          t={t}
          language={language}
          screens={screens}
          onClose={() => setAsking((now) => (now === asking ? -now : now))}
        />
      )}
    </div>
  )
}

function Opened({ isReady, t, children }: { isReady: boolean; t: Translate<'admin' | 'shared'>; children: ReactNode }) {
  return isReady ? children : <Lines t={t} count={6} />
}
