import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { STATUSES } from '../inbox/words.ts'
import type { Words } from './words.ts'

/** The inquiries that the number of a home or a project counts. */
const COUNTED = STATUSES.filter((status) => status !== 'spam').join(',')

/** The number of inquiries about a record, which leads to them. @param props `of`: its filter of the inbox */
export function ToInquiries({ t, language, count, of }: { t: Words; language: Language; count: number; of: string }) {
  const shown = formatNumber(count, LANGUAGES[language].tag, 0)
  if (count === 0) return shown
  return (
    <a
      className="link"
      href={`${localPath(language, '/admin/anfragen')}?${of}&status=${COUNTED}`}
      aria-label={t('text.labelled', { label: t('listings.inquiries'), value: shown })}
    >
      {shown}
    </a>
  )
}
