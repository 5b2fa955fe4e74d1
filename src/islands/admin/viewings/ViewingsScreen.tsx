import { viennaDay } from '../../../domain/format/date.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { inbox } from '../../../i18n/inbox/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { listPath, useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { useAddress } from '../table/use-address.ts'
import { Viewing } from './Viewing.tsx'
import { ViewingsList } from './ViewingsList.tsx'
import { Week } from './Week.tsx'
import { WHOSE } from './whose.ts'

/** Appointments: a list, the week, or one of them. */
export default function ViewingsScreen({ language, user }: ScreenProps) {
  const t = translatorOf(language, inbox, admin, shared)
  const id = useRecordId()
  const [params, change] = useAddress()
  if (id !== null) return <Viewing key={id} t={t} language={language} user={user} id={id} />
  const week = params.get('woche')
  return (
    <>
      <ScreenHead t={t} title={t('viewings.title')}>
        {week === null ? (
          <a className="button-quiet" href={pathOf(params, { woche: viennaDay(new Date()) })}>
            {t('viewings.calendar')}
          </a>
        ) : (
          <a className="button-quiet" href={pathOf(params)}>
            {t('viewings.list')}
          </a>
        )}
      </ScreenHead>
      {week === null ? (
        <ViewingsList t={t} language={language} user={user} />
      ) : (
        <Week {...{ t, language, user, params }} day={week} onChange={change} />
      )}
    </>
  )
}

/** The address of the list or the calendar, with the filters that both have. */
function pathOf(params: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const kept = new URLSearchParams(more)
  for (const name of WHOSE) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${listPath()}?${kept}` : listPath()
}
