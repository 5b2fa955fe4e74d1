import { useState } from 'react'
import type { AppointmentView } from '../../../domain/appointments/schemas.ts'
import { formatMoment } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { account } from '../../../i18n/account/browser.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import {
  cancelAppointment,
  chooseTime,
  moveAppointment,
  readAppointment,
} from '../../../stores/account/account-lists.ts'
import { Done, Submit } from '../../forms/Submit.tsx'
import { TimeField } from '../../forms/TimeField.tsx'
import { useForm } from '../../forms/use-form.ts'
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx'
import { CARD_TITLE, CARDS, Card, CardHead, Status } from '../cards/Card.tsx'
import { Broken, useLinked } from '../linked.tsx'
import { OneButton } from '../OneButton.tsx'
import { Waiting } from '../States.tsx'
import { Sure } from '../Sure.tsx'
import { appointmentStatus, isComing } from './appointment-state.ts'
import '../../../styles/account.css'

/** The page for links in mails about an appointment: its time and partner, with buttons to move and cancel it. */
export default function Appointment({ language }: { language: Language }) {
  return (
    <ErrorBoundary t={translatorOf(language, shared)} language={language}>
      <Linked t={translatorOf(language, account, requests, shared)} language={language} />
    </ErrorBoundary>
  )
}

function Linked({ t, language }: { t: Translate<'account' | 'requests' | 'shared'>; language: Language }) {
  const { token, data, problem, change } = useLinked(readAppointment, t)
  const [done, setDone] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  if (problem) return <Broken t={t} language={language} problem={problem} />
  if (!data || !token) return <Waiting t={t} />
  const isOpen = isComing(data)
  /** As the server has written it: reading it again may fail, and what was done would look as if it was not. */
  const agree = (now: Pick<AppointmentView, 'starts_at' | 'status'>) =>
    change((old) => ({ ...old, ...now, reason: '', proposals: [] }))
  return (
    <>
      {done && <Done>{done}</Done>}
      <AppointmentFacts appointment={data} t={t} language={language} />
      {isOpen && data.status === 'proposed' && (
        <Proposals
          t={t}
          language={language}
          times={data.proposals}
          choose={async (time) => {
            setDone(await chooseTime(token, time))
            agree({ starts_at: time, status: 'confirmed' })
          }}
        />
      )}
      {isOpen && isMoving && (
        <Move
          t={t}
          language={language}
          appointment={data}
          token={token}
          onBack={() => setMoving(false)}
          onDone={(message, to) => {
            setDone(message)
            agree({ ...to, status: 'booked' })
            setMoving(false)
          }}
        />
      )}
      {isOpen && !isMoving && (
        <div className="account-buttons">
          <button type="button" className="button" onClick={() => setMoving(true)}>
            {t('manage.move')}
          </button>
          <Sure
            t={t}
            question={t('manage.cancel_sure')}
            run={async () => {
              setDone(await cancelAppointment(token))
              change((old) => ({ ...old, status: 'cancelled', proposals: [] }))
            }}
          >
            {t('manage.cancel')}
          </Sure>
        </div>
      )}
    </>
  )
}

export function AppointmentFacts({
  appointment,
  t,
  language,
}: {
  appointment: AppointmentView
  t: Translate<'account' | 'requests' | 'shared'>
  language: Language
}) {
  const { type, starts_at, duration, with: host, property, message, reason } = appointment
  const at = formatMoment(new Date(starts_at), LANGUAGES[language].tag)
  return (
    <Card as="div">
      <CardHead>
        <h2 className={CARD_TITLE}>{t(`appointment.type.${type}`)}</h2>
        <Status isOn={isComing(appointment)}>{appointmentStatus(appointment, t)}</Status>
      </CardHead>
      <dl className="account-facts [&>div]:grid [&>div]:gap-x-6 [&>div]:py-2.5 [&>div]:border-t [&>div]:border-line [&_dt]:text-13 [&_dt]:text-ink-soft sm:[&>div]:grid-cols-[140px_minmax(0,1fr)] sm:[&>div]:items-baseline">
        <div>
          <dt>{t('appointment.when')}</dt>
          <dd>
            <time dateTime={starts_at}>{at}</time>
            <p className="text-13 text-ink-soft">{t('appointment.form.zone')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('appointment.duration')}</dt>
          <dd>{t('appointment.minutes', { count: duration })}</dd>
        </div>
        <div>
          <dt>{t('appointment.with')}</dt>
          <dd>
            <bdi>{host}</bdi>
          </dd>
        </div>
        {property && (
          <div>
            <dt>{t('manage.home')}</dt>
            <dd>
              <a className="link" href={localPath(language, property.path)}>
                <bdi>{withUnits(property.objekttitel)}</bdi>
              </a>
            </dd>
          </div>
        )}
        {message && (
          <div>
            <dt>{t('manage.message')}</dt>
            <dd>
              <bdi>{message}</bdi>
            </dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>{t('manage.reason')}</dt>
            <dd>
              <bdi>{reason}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

/** The other times that the agency proposed, each with a button that takes it. */
function Proposals({
  t,
  language,
  times,
  choose,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  times: readonly string[]
  choose: (time: string) => Promise<void>
}) {
  return (
    <Card as="section">
      <h2 className={CARD_TITLE}>{t('manage.proposals')}</h2>
      <ul className={CARDS}>
        {times
          .filter((time) => Date.parse(time) > Date.now())
          .map((time) => (
            <li key={time} className="account-buttons">
              <time dateTime={time}>{formatMoment(new Date(time), LANGUAGES[language].tag)}</time>
              <OneButton t={t} className="button" run={() => choose(time)}>
                {t('manage.choose')}
              </OneButton>
            </li>
          ))}
      </ul>
    </Card>
  )
}

function Move({
  t,
  language,
  appointment,
  token,
  onBack,
  onDone,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  appointment: AppointmentView
  token: string
  onBack: () => void
  onDone: (message: string, to: Pick<AppointmentView, 'starts_at' | 'duration'>) => void
}) {
  const { duration, property } = appointment
  const form = useForm({
    t,
    schema: () => import('../../../domain/appointments/schemas.ts').then(({ moveSchema }) => moveSchema),
    read: (data) => ({ starts_at: data.get('starts_at') ?? undefined, duration }),
    send: async (to, key) => onDone(await moveAppointment(token, to, key), to),
  })
  return (
    <form className="form max-w-[720px] border-t border-line pt-6" {...form.props}>
      <h2 className="text-20">{t('manage.move')}</h2>
      <TimeField t={t} form={form} language={language} duration={duration} propertyId={property?.id ?? null} />
      <Submit form={form}>{t('manage.move')}</Submit>
      <p>
        <button type="button" className="link" onClick={onBack}>
          {t('manage.back')}
        </button>
      </p>
    </form>
  )
}
