import { formatMoment } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { account } from '../../../i18n/account/browser.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { type Appointment, readAppointments } from '../../../stores/account/account-lists.ts'
import { commaOf, listed } from '../../../words/listed.ts'
import { CARD_TITLE, CARDS, Card, CardHead, Status } from '../cards/Card.tsx'
import { Loaded, Nothing } from '../States.tsx'
import { useLoad } from '../use-load.ts'
import { appointmentStatus, byTime, isComing } from './appointment-state.ts'

/** The account's appointments: future ones, soonest first, then past ones. */
export default function Appointments({ language }: { language: Language }) {
  const t = translatorOf(language, account, requests, shared)
  const load = useLoad(readAppointments)
  return (
    <Loaded t={t} load={load}>
      {(appointments) => {
        const coming = appointments.filter(isComing).sort(byTime)
        const past = appointments.filter((one) => !isComing(one))
        if (appointments.length === 0)
          return (
            <Nothing
              title={t('dashboard.appointments_empty')}
              text={t('dashboard.appointments_empty_text')}
              href={localPath(language, '/immobilien')}
              step={t('home.search')}
            />
          )
        return (
          <>
            {coming.length > 0 && <Group title={t('dashboard.coming')} all={coming} t={t} language={language} />}
            {past.length > 0 && <Group title={t('dashboard.past')} all={past} t={t} language={language} />}
          </>
        )
      }}
    </Loaded>
  )
}

function Group({
  title,
  all,
  t,
  language,
}: {
  title: string
  all: readonly Appointment[]
  t: Translate<'account' | 'requests' | 'shared'>
  language: Language
}) {
  const { tag } = LANGUAGES[language]
  return (
    <>
      <h3 className="text-20">{title}</h3>
      <ul className={CARDS}>
        {all.map((one) => (
          <li key={one.id}>
            <Card>
              <CardHead>
                <h4 className={CARD_TITLE}>
                  <time dateTime={one.starts_at}>{formatMoment(new Date(one.starts_at), tag)}</time>
                </h4>
                <Status isOn={isComing(one)}>{appointmentStatus(one, t)}</Status>
              </CardHead>
              <p>
                {listed([t(`appointment.type.${one.type}`), t('appointment.minutes', { count: one.duration })], tag)}
                {commaOf(tag)}
                <bdi>{one.with}</bdi>
              </p>
              <div className="account-buttons">
                {isComing(one) && (
                  <a className="button-quiet" href={localPath(language, `/termin?token=${one.token}`)}>
                    {t(one.status === 'proposed' ? 'manage.choose' : 'appointment.mail.change')}
                  </a>
                )}
                {one.property && (
                  <a className="link self-center" href={localPath(language, one.property.path)}>
                    <bdi>{withUnits(one.property.objekttitel)}</bdi>
                  </a>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
