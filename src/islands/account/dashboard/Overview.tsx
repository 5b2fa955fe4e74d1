import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { formatMoment } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { resendConfirmation } from '../../../stores/account/account.ts'
import {
  type Appointment,
  readAgents,
  readAlerts,
  readAppointments,
  readInquiries,
} from '../../../stores/account/account-lists.ts'
import { $favorites, loadFavorites } from '../../../stores/favorites/favorites.ts'
import { $viewed } from '../../../stores/viewed.ts'
import { Done } from '../../forms/Submit.tsx'
import { OneButton } from '../OneButton.tsx'
import { isComing } from '../requests/appointment-state.ts'
import { useLoad } from '../use-load.ts'
import { SECTIONS, type Section } from './sections.ts'

/** A summary: open tasks, the next appointment, and the number of entries of each kind. */
export function Overview({
  t,
  language,
  user,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  user: User
}) {
  const { tag } = LANGUAGES[language]
  const favorites = useStore($favorites)
  const viewed = useStore($viewed)
  const agents = useLoad(readAgents)
  const alerts = useLoad(readAlerts)
  const appointments = useLoad(readAppointments)
  const inquiries = useLoad(readInquiries)
  // Counted again like the others: another device may have changed them in the meantime.
  useEffect(() => void loadFavorites({ anew: true }), [])
  const coming = appointments.data?.filter(isComing).sort(byTime)
  // Of a proposed one no time is agreed.
  const next = coming?.find(({ status }) => status !== 'proposed')
  const counts: [Section, number | undefined][] = [
    ['favoriten', favorites.phase === 'loading' ? undefined : favorites.list.length],
    ['angesehen', viewed.length],
    ['suchagenten', agents.data?.length],
    ['preisalarme', alerts.data?.length],
    ['termine', coming?.length],
    ['anfragen', inquiries.data?.length],
  ]
  return (
    <>
      <h2 className="dashboard-title">
        {user.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.overview')}
      </h2>
      {!user.email_confirmed && <Unconfirmed t={t} email={user.email} />}
      {next && <Next appointment={next} t={t} language={language} />}
      <ul className="dashboard-counts">
        {counts.map(([section, count]) => (
          <li key={section}>
            <a href={`#${section}`}>
              <span>{t(SECTIONS[section])}</span>
              <b className="figures">{count === undefined ? '–' : formatNumber(count, tag)}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className="account-buttons">
        <a className="button" href={localPath(language, '/immobilien')}>
          {t('home.search')}
        </a>
      </p>
    </>
  )
}

export const byTime = (a: Appointment, b: Appointment) => Date.parse(a.starts_at) - Date.parse(b.starts_at)

function Unconfirmed({ t, email }: { t: Translate<'account' | 'shared'>; email: string }) {
  const [done, setDone] = useState<string | null>(null)
  return (
    <div className="notice account-notice">
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

function Next({
  appointment,
  t,
  language,
}: {
  appointment: Appointment
  t: Translate<'account' | 'shared'>
  language: Language
}) {
  const { starts_at, type, token, property } = appointment
  return (
    <div className="account-card">
      <p className="label">{t('dashboard.next_appointment')}</p>
      <h3 className="account-card-title">
        <time dateTime={starts_at}>{formatMoment(new Date(starts_at), LANGUAGES[language].tag)}</time>
      </h3>
      <p>
        {t(`appointment.type.${type}`)}
        {property && (
          <>
            {': '}
            <bdi>{property.objekttitel}</bdi>
          </>
        )}
      </p>
      <a className="link" href={localPath(language, `/termin?token=${token}`)}>
        {t('appointment.mail.change')}
      </a>
    </div>
  )
}
