import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { confirmViewing, declineViewing, readViewing } from '../../../stores/admin/viewings.ts'
import { OneButton } from '../../account/OneButton.tsx'
import { Prose } from '../../forms/Prose.tsx'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Send } from '../form/Send.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { contactFacts } from '../inbox/contact-facts.tsx'
import { History } from '../inbox/History.tsx'
import { Unloaded } from '../inbox/Unloaded.tsx'
import { useRecord } from '../inbox/use-record.ts'
import { type InboxProps, VIEWING_TONES, type ViewingProps } from '../inbox/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { isStale } from '../parts/refusal.ts'
import { Section } from '../parts/Section.tsx'
import { Propose } from './Propose.tsx'

/** One appointment, and what the agency can decide about it. */
export function Viewing({ t, language, user, id }: InboxProps & { id: number }) {
  const loading = useRecord(id, readViewing)
  const { data, problem, reload } = loading
  if (!data) return <Unloaded t={t} title={t('inbox.kind.appointment')} loading={loading} />
  const props = { t, language, user, viewing: data, reload }
  const { status, is_over, version } = data
  return (
    <>
      <ScreenHead
        t={t}
        title={t('viewings.record', { type: t(`appointment.type.${data.type}`), name: data.name })}
        isRecord
      >
        <Badge tone={VIEWING_TONES[status]}>{t(`viewings.status.${status}`)}</Badge>
      </ScreenHead>
      {problem === 'failed' && <Failed t={t} retry={reload} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Told {...props} />
        {is_over ? (
          <p className="notice">{t('viewings.over')}</p>
        ) : (
          <div className="grid gap-6">
            {status === 'booked' && (
              <Section title={t('viewings.confirm')}>
                <p className="text-13 text-ink-soft">{t('viewings.confirm_hint')}</p>
                <div>
                  <OneButton
                    t={t}
                    run={async () => {
                      try {
                        showToast(await confirmViewing(id, version))
                      } catch (error) {
                        // Nothing is typed here: what the other person has changed is shown at once.
                        if (!isStale(error)) throw error
                        showToast(sentenceOf(error, t), { kind: 'limit' })
                      }
                      reload()
                    }}
                  >
                    {t('viewings.confirm')}
                  </OneButton>
                </div>
              </Section>
            )}
            <Propose {...props} />
            <Decline {...props} />
          </div>
        )}
        <History {...{ t, language }} history={data.history} />
        <RecordHistory {...{ language, user, id, version }} entity="appointment" />
      </div>
    </>
  )
}

function Told({ t, language, viewing }: ViewingProps) {
  const { tag } = LANGUAGES[language]
  const { starts_at, duration, email, phone, property, company, agent, message, reason, proposals, conflicts } = viewing
  return (
    <Section title={formatMoment(new Date(starts_at), tag)}>
      {conflicts.length > 0 && (
        <p className="notice" role="status">
          {t('viewings.conflict_text')}{' '}
          {conflicts.map((id) => (
            <a key={id} className="link me-2" href={`?id=${id}`}>
              #{id}
            </a>
          ))}
        </p>
      )}
      {proposals.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-15 font-semibold">{t('viewings.proposed_times')}</h3>
          <ul className="list-disc ps-5">
            {proposals.map((time) => (
              <li key={time}>
                <time dateTime={time}>{formatMoment(new Date(time), tag)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        items={[
          [t('viewings.duration'), t('viewings.minutes', { count: duration })],
          ...contactFacts(t, language, { email, phone, property }),
          [t('viewings.agent'), agent && <bdi key="agent">{agent}</bdi>],
          [t('inbox.company'), <bdi key="company">{company?.firma ?? t('inbox.portal')}</bdi>],
        ]}
      />
      {message && (
        <div className="grid gap-1">
          <h3 className="text-13 text-ink-soft">{t('inbox.message')}</h3>
          <p className="whitespace-pre-wrap break-words" dir="auto">
            {message}
          </p>
        </div>
      )}
      {reason && (
        <div className="grid gap-1">
          <h3 className="text-13 text-ink-soft">{t('viewings.told')}</h3>
          <p className="whitespace-pre-wrap break-words" dir="auto">
            {reason}
          </p>
        </div>
      )}
    </Section>
  )
}

function Decline({ t, viewing: { id, version }, reload }: ViewingProps) {
  const staff = useStaffForm({
    t,
    reload,
    schema: () => import('../../../domain/appointments/admin-schemas.ts').then(({ declineSchema }) => declineSchema),
    read: (data) => ({ version, reason: data.get('reason') ?? '' }),
    async send(body) {
      showToast(await declineViewing(id, body))
    },
  })
  return (
    <Section title={t('viewings.decline')}>
      <form className="form" {...staff.form.props}>
        <Prose form={staff.form} name="reason" label={t('viewings.reason')} help={t('viewings.reason_hint')} rows={3} />
        <Send {...{ t, staff }} className="button-quiet">
          {t('viewings.decline')}
        </Send>
      </form>
    </Section>
  )
}
