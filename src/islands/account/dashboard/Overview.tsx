import { lazy, Suspense, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { saved } from '../../../i18n/saved/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { resendConfirmation } from '../../../stores/account/account.ts'
import { readAgents, readAppointments, readInquiries } from '../../../stores/account/account-lists.ts'
import { $favorites } from '../../../stores/favorites/favorites.ts'
import { Done } from '../../forms/Submit.tsx'
import { retrying } from '../../frame/retry.ts'
import { useStore } from '../../frame/use-store.ts'
import { OneButton } from '../OneButton.tsx'
import { byTime, isComing } from '../requests/appointment-state.ts'
import { Loaded, Nothing } from '../States.tsx'
import { useLoad } from '../use-load.ts'
import { Kept } from './Kept.tsx'
import { Next } from './Next.tsx'
import { Block, Lines, NoneYet } from './parts.tsx'
import { Sent } from './Sent.tsx'

// With the words of every filter.
const Searches = lazy(() => retrying(() => import('./Searches.tsx')))

/**
 * What the visitor is looking for: the next appointment, the last favourites, the saved searches with their new homes,
 * and the inquiries. Each part loads by itself.
 */
export function Overview({ language, user }: { language: Language; user: User }) {
  const t = translatorOf(language, account, saved, shared)
  const favorites = useStore($favorites)
  const agents = useLoad(readAgents)
  const appointments = useLoad(readAppointments)
  const inquiries = useLoad(readInquiries)
  const coming = appointments.data?.filter(isComing).sort(byTime) ?? []
  // Of a proposed one no time is agreed: it waits for the visitor.
  const next = [
    ...coming.filter(({ status }) => status === 'proposed'),
    ...coming.filter(({ status }) => status !== 'proposed').slice(0, 1),
  ]
  const hasFavorites = favorites.list.length > 0
  const isEmpty =
    favorites.phase === 'ready' &&
    !hasFavorites &&
    agents.data?.length === 0 &&
    inquiries.data?.length === 0 &&
    appointments.data !== null &&
    next.length === 0
  const search = localPath(language, '/immobilien')
  /** Viewings and inquiries begin on the page of a home: best one that the visitor likes. */
  const toHomes = hasFavorites
    ? { href: '#favoriten', label: t('frame.favorites') }
    : { href: search, label: t('home.search') }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-26 wrap-anywhere">
          {user.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.overview')}
        </h2>
        {user.role !== 'user' && (
          <a className="button-quiet" href={localPath(language, '/admin')}>
            {t('account.staff')}
          </a>
        )}
      </div>
      {!user.email_confirmed && <Unconfirmed t={t} email={user.email} />}
      {isEmpty ? (
        <Nothing
          title={t('dashboard.empty_title')}
          text={t('dashboard.empty_text')}
          href={search}
          step={t('home.search')}
        />
      ) : (
        <div className="grid gap-12">
          {next.length > 0 && <Next appointments={next} t={t} language={language} />}
          <Kept t={t} language={language} />
          <div className="grid items-start gap-12 xl:grid-cols-2">
            <Block section="suchagenten" t={t} count={agents.data?.length}>
              <Loaded t={t} load={agents} waiting={<Lines t={t} />}>
                {(list) =>
                  list.length === 0 ? (
                    <NoneYet text={t('dashboard.agents_empty_text')} href={search} label={t('home.search')} />
                  ) : (
                    <Suspense fallback={<Lines t={t} />}>
                      <Searches agents={list} language={language} />
                    </Suspense>
                  )
                }
              </Loaded>
            </Block>
            <div className="grid gap-12">
              {appointments.data !== null && next.length > 0 ? null : (
                <Block section="termine" t={t}>
                  <Loaded t={t} load={appointments} waiting={<Lines t={t} count={1} />}>
                    {() => <NoneYet text={t('dashboard.appointments_empty_text')} {...toHomes} />}
                  </Loaded>
                </Block>
              )}
              <Block section="anfragen" t={t} count={inquiries.data?.length}>
                <Loaded t={t} load={inquiries} waiting={<Lines t={t} />}>
                  {(list) =>
                    list.length === 0 ? (
                      <NoneYet text={t('dashboard.inquiries_empty_text')} {...toHomes} />
                    ) : (
                      <Sent inquiries={list} t={t} language={language} />
                    )
                  }
                </Loaded>
              </Block>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function Unconfirmed({ t, email }: { t: Translate<'account' | 'shared'>; email: string }) {
  const [done, setDone] = useState<string | null>(null)
  return (
    <div className="notice mb-0 grid max-w-[720px] justify-items-start gap-2 wrap-anywhere">
      <p>{t('dashboard.unconfirmed', { email: `\u2068${email}\u2069` })}</p>
      {done ? (
        <Done>{done}</Done>
      ) : (
        <OneButton t={t} className="link" run={async () => setDone(await resendConfirmation())}>
          {t('dashboard.resend')}
        </OneButton>
      )}
    </div>
  )
}
