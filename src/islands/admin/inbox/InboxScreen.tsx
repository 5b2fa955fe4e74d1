import { formatNumber } from '../../../domain/format/number.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { inbox } from '../../../i18n/inbox/browser.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { readFigures } from '../../../stores/admin/inbox.ts'
import { useLoad } from '../../account/use-load.ts'
import { useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { InboxList } from './InboxList.tsx'
import { Inquiry } from './Inquiry.tsx'
import type { InboxProps } from './words.ts'

/** The inbox: a list, or one inquiry. */
export default function InboxScreen({ language, user }: ScreenProps) {
  const t = translatorOf(language, inbox, admin, shared)
  const id = useRecordId()
  if (id !== null) return <Inquiry key={id} t={t} language={language} user={user} id={id} />
  return (
    <>
      <ScreenHead t={t} title={t('inbox.title')}>
        <a className="button-quiet" href={localPath(language, '/admin/vorlagen')}>
          {t('inbox.templates')}
        </a>
      </ScreenHead>
      <Told t={t} language={language} user={user} />
      <InboxList t={t} language={language} user={user} />
    </>
  )
}

/** How much waits, and how fast it is answered. */
function Told({ t, language }: InboxProps) {
  const { data } = useLoad(readFigures)
  if (!data) return null
  const { tag } = LANGUAGES[language]
  const { waiting, median_hours } = data
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
      <span>{t('inbox.waiting', { count: formatNumber(waiting, tag) })}</span>
      <span>
        {median_hours === null ? t('inbox.median_none') : t('inbox.median', { hours: formatNumber(median_hours, tag) })}
      </span>
    </p>
  )
}
