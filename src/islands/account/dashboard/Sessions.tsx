import type { SessionInfo } from '../../../domain/auth/answers.ts'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { endOtherSessions, endSession, readSessions } from '../../../stores/account/account.ts'
import { showToast } from '../../frame/toasts.ts'
import { Status } from '../cards/Card.tsx'
import { OneButton } from '../OneButton.tsx'
import { Loaded } from '../States.tsx'
import { useLoad } from '../use-load.ts'
import { deviceOf } from './device.ts'

/** The active sessions; the user can end one of them, or all others. */
export function Sessions({ t, language }: { t: Translate<'account' | 'shared'>; language: Language }) {
  const load = useLoad(readSessions)
  const end = async (id: number) => {
    showToast(await endSession(id))
    load.change((all) => all.filter((one) => one.id !== id))
  }
  const endOthers = async () => {
    showToast(await endOtherSessions())
    load.change((all) => all.filter(({ current }) => current))
  }
  return (
    <div className="grid gap-4">
      <h3 className="text-20">{t('dashboard.sessions')}</h3>
      <Loaded t={t} load={load}>
        {(sessions) => (
          <>
            <ul className="account-rows [&_li]:flex [&_li]:items-center [&_li]:justify-between [&_li]:flex-wrap [&_li]:gap-y-2 [&_li]:gap-x-4 [&_li]:py-3 [&_li]:border-b [&_li]:border-line [&_li>div]:grid [&_b]:font-medium">
              {[...sessions].sort(currentFirst).map((one) => (
                <Row key={one.id} session={one} t={t} language={language} onEnd={() => end(one.id)} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className="account-buttons">
                <OneButton t={t} className="button-quiet" run={endOthers}>
                  {t('dashboard.sessions_end')}
                </OneButton>
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

const currentFirst = (a: SessionInfo, b: SessionInfo) => Number(b.current) - Number(a.current)

function Row({
  session: { current, user_agent, last_seen_at, ends_at },
  t,
  language,
  onEnd,
}: {
  session: SessionInfo
  t: Translate<'account' | 'shared'>
  language: Language
  onEnd: () => Promise<void>
}) {
  const device = deviceOf(user_agent)
  const name = device ? t('dashboard.device', { ...device }) : t('dashboard.device_unknown')
  const on = (iso: string) => ({ date: formatDate(iso, LANGUAGES[language].tag) ?? '' })
  const seen = t('dashboard.last_seen', on(last_seen_at))
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="label">
          {seen} · {t('dashboard.session_until', on(ends_at))}
        </span>
      </div>
      {current ? (
        <Status as="span" isOn>
          {t('dashboard.this_device')}
        </Status>
      ) : (
        <OneButton t={t} className="button-quiet" run={onEnd}>
          {t('frame.logout')}
          <span className="sr-only">
            : {name}, {seen}
          </span>
        </OneButton>
      )}
    </li>
  )
}
