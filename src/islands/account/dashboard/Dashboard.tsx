import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { $auth } from '../../../stores/account/auth.ts'
import { $user } from '../../../stores/account/session.ts'
import { Done } from '../../forms/Submit.tsx'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { retrying } from '../../frame/retry.ts'
import { useStore } from '../../frame/use-store.ts'
import { Waiting } from '../States.tsx'
import { LoginForm } from '../signing-in/Login.tsx'
import { Overview } from './Overview.tsx'
import { SECTIONS, type Section, sectionOf } from './sections.ts'
import '../../../styles/account.css'

// Each part loads when the visitor opens it.
const PARTS = {
  favoriten: lazy(() => retrying(() => import('../../favorites/Favorites.tsx'))),
  angesehen: lazy(() => retrying(() => import('../saved/ViewedPart.tsx'))),
  suchagenten: lazy(() => retrying(() => import('../saved/Agents.tsx'))),
  preisalarme: lazy(() => retrying(() => import('../saved/PriceAlerts.tsx'))),
  termine: lazy(() => retrying(() => import('../requests/Appointments.tsx'))),
  anfragen: lazy(() => retrying(() => import('../requests/Inquiries.tsx'))),
  profil: lazy(() => retrying(() => import('./Profile.tsx'))),
  sicherheit: lazy(() => retrying(() => import('./Security.tsx'))),
}
/** Parts that end the account, and then report it. */
const LAST = {
  daten: lazy(() => retrying(() => import('./Data.tsx'))),
  widerruf: lazy(() => retrying(() => import('./End.tsx'))),
}

/** The account: one part at a time, selected by the fragment of the address. Guests see the login instead. */
export default function Dashboard({ language }: { language: Language }) {
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <Account t={translatorOf(language, account, shared)} language={language} />
    </ErrorBoundary>
  )
}

function Account({ t, language }: { t: Translate<'account' | 'shared'>; language: Language }) {
  const auth = useStore($auth, { ssr: () => 'loading' as const })
  const [deleted, setDeleted] = useState<string | null>(null)
  if (deleted) return <Done>{deleted}</Done>
  if (auth === 'authenticated') return <Parts t={t} language={language} onDelete={setDeleted} />
  // The server renders both, and the style sheet shows one, by the state from theme.js: a guest can type before
  // hydration.
  return (
    <>
      <div className={auth === 'loading' ? 'account-guest' : undefined}>
        <Guest t={t} language={language} />
      </div>
      {auth === 'loading' && (
        <div className="account-user">
          <Waiting t={t} />
        </div>
      )}
    </>
  )
}

function Guest({ t, language }: { t: Translate<'account' | 'shared'>; language: Language }) {
  const [back, setBack] = useState(localPath(language, '/dashboard'))
  useEffect(() => setBack(location.pathname + location.hash), [])
  return (
    <div className="grid w-full max-w-[440px] content-start gap-6">
      <p className="text-ink-soft">{t('dashboard.guest')}</p>
      <LoginForm t={t} language={language} back={back} />
    </div>
  )
}

function Parts({
  t,
  language,
  onDelete,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  onDelete: (message: string) => void
}) {
  const section = useSection(t)
  const place = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    // On phones only a part of the row is visible.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    link?.scrollIntoView({ inline: 'center', block: 'nearest' })
    if (shown.current === section) return
    shown.current = section
    place.current?.focus()
  }, [section])
  return (
    <div className="dashboard grid gap-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:items-start lg:gap-18">
      <nav
        className="dashboard-nav -mx-(--gutter) min-w-0 border-b border-line lg:sticky lg:top-[calc(var(--bar)+24px)] lg:mx-0 lg:border-0"
        aria-label={t('dashboard.nav')}
      >
        <ul
          ref={list}
          className="flex scroll-px-(--gutter) gap-5 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:grid lg:gap-0 lg:overflow-visible lg:p-0"
        >
          {Object.entries(SECTIONS).map(([name, label]) => (
            <li key={name} className="shrink-0">
              <a
                className="flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-brass focus-visible:-outline-offset-2 aria-[current=page]:border-brass aria-[current=page]:font-medium aria-[current=page]:text-ink lg:border-s-2 lg:border-b-0 lg:ps-4 lg:not-aria-[current=page]:border-line"
                href={`#${name}`}
                aria-current={name === section ? 'page' : undefined}
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section
        className="dashboard-part grid min-w-0 scroll-mt-[calc(var(--bar)+24px)] content-start gap-6"
        ref={place}
        tabIndex={-1}
        aria-label={t(SECTIONS[section])}
      >
        <ErrorBoundary key={section} t={translatorOf(language, shared)} language={language}>
          <Suspense fallback={<Waiting t={t} />}>
            <Part section={section} t={t} language={language} onDelete={onDelete} />
          </Suspense>
        </ErrorBoundary>
      </section>
    </div>
  )
}

function Part({
  section,
  t,
  language,
  onDelete,
}: {
  section: Section
  t: Translate<'account' | 'shared'>
  language: Language
  onDelete: (message: string) => void
}) {
  const user = useStore($user, { ssr: () => null })
  if (!user) return null
  if (section === 'uebersicht') return <Overview language={language} user={user} />
  const title = <h2 className="text-26 wrap-anywhere">{t(SECTIONS[section])}</h2>
  if (section === 'daten' || section === 'widerruf') {
    const Last = LAST[section]
    return (
      <>
        {title}
        <Last t={t} user={user} onDelete={onDelete} />
      </>
    )
  }
  if (section === 'favoriten' || section === 'angesehen') {
    const Homes = PARTS[section]
    return (
      <>
        {section === 'favoriten' && title}
        <Homes language={language} heading="h3" />
      </>
    )
  }
  const Chosen = PARTS[section]
  return (
    <>
      {title}
      <Chosen t={t} language={language} user={user} />
    </>
  )
}

/** The part that the address names; the page's title names it too. */
function useSection(t: Translate<'account' | 'shared'>): Section {
  const [section, setSection] = useState<Section>(() => sectionOf(location.hash) ?? 'uebersicht')
  useEffect(() => {
    const follow = () => setSection((old) => sectionOf(location.hash) ?? old)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    const rest = [t('frame.dashboard'), t('site.name')]
    document.title = [...(section === 'uebersicht' ? [] : [t(SECTIONS[section])]), ...rest].join(' | ')
  }, [section, t])
  return section
}
