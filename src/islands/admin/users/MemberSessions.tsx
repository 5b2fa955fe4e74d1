import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { MemberDetails } from '../../../stores/admin/members.ts'
import { call } from '../../../stores/api.ts'
import { deviceOf } from '../../account/dashboard/device.ts'
import { Danger } from '../parts/Danger.tsx'
import { Section } from '../parts/Section.tsx'
import type { MemberWords } from './words.ts'

/** Where an account is signed in. */
export function MemberSessions({
  t,
  language,
  member: { id, name, sessions },
  onDone,
}: {
  t: MemberWords
  language: Language
  member: MemberDetails
  onDone: () => void
}) {
  const end = async () => {
    const { message } = await call('DELETE /api/admin/users/{id}/sessions', { params: { id } })
    onDone()
    return message
  }
  return (
    <Section title={t('members.sessions')}>
      {sessions.length === 0 && <p className="text-ink-soft">{t('members.sessions_none')}</p>}
      {sessions.length > 0 && (
        <>
          <ul className="grid gap-2">
            {sessions.map((session) => {
              const device = deviceOf(session.user_agent)
              const date = formatDate(session.last_seen_at, LANGUAGES[language].tag) ?? ''
              return (
                <li
                  key={session.id}
                  className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-2"
                >
                  <bdi>{device ? t('dashboard.device', { ...device }) : t('dashboard.device_unknown')}</bdi>
                  <span className="text-ink-soft">{t('dashboard.last_seen', { date })}</span>
                </li>
              )
            })}
          </ul>
          <div>
            <Danger t={t} question={t('members.end_sessions_sure', { name })} run={end}>
              {t('members.end_sessions')}
            </Danger>
          </div>
        </>
      )}
    </Section>
  )
}
