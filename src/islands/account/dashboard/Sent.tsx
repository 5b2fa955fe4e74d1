import { formatDate } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { readInquiries } from '../../../stores/account/account-lists.ts'
import { useHomes } from '../../favorites/homes.ts'
import { Status } from '../cards/Card.tsx'
import { Thumb } from './parts.tsx'

const SHOWN = 3

/** The last inquiries with their state. */
export function Sent({
  inquiries,
  t,
  language,
}: {
  inquiries: Awaited<ReturnType<typeof readInquiries>>
  t: Translate<'account' | 'shared'>
  language: Language
}) {
  const shown = inquiries.slice(0, SHOWN)
  const ids = shown.flatMap(({ property }) => property?.id ?? [])
  const { cards } = useHomes(ids, language, () => {})
  return (
    <ul className="grid gap-4">
      {shown.map(({ id, property, created_at, state }) => (
        <li key={id} className="grid grid-cols-[108px_minmax(0,1fr)] items-center gap-4">
          <Thumb home={property ? cards.get(property.id) : undefined} className="rounded-control" />
          <div className="grid gap-0.5">
            <p className="line-clamp-2 font-medium">
              {property ? (
                <a className="hover:text-brass" href={localPath(language, property.path)}>
                  <bdi>{withUnits(property.objekttitel)}</bdi>
                </a>
              ) : (
                t('dashboard.inquiry_general')
              )}
            </p>
            <p className="flex flex-wrap gap-x-4 text-13 text-ink-soft">
              <Status as="span" isOn={state === 'answered'}>
                {t(`dashboard.state.${state}`)}
              </Status>
              <span>{formatDate(created_at, LANGUAGES[language].tag)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
