import { formatMoment } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Appointment } from '../../../stores/account/account-lists.ts'
import { useHomes } from '../../favorites/homes.ts'
import { Thumb } from './parts.tsx'

/** The next appointment, and those whose time the visitor still has to choose, each with a photograph of its home. */
export function Next({
  appointments,
  t,
  language,
}: {
  appointments: readonly Appointment[]
  t: Translate<'account' | 'shared'>
  language: Language
}) {
  const ids = appointments.flatMap(({ property }) => property?.id ?? [])
  const { cards } = useHomes(ids, language, () => {})
  return (
    <ul data-part="termine" className="grid gap-4">
      {appointments.map(({ id, starts_at, status, type, token, property }) => {
        const isOpen = status === 'proposed'
        return (
          <li
            key={id}
            className="grid overflow-hidden rounded-card border border-line bg-sheet sm:grid-cols-[minmax(180px,280px)_minmax(0,1fr)]"
          >
            {property && <Thumb home={cards.get(property.id)} className="size-full max-sm:max-h-44 sm:aspect-auto" />}
            <div className="grid content-center justify-items-start gap-2 p-5 sm:p-6">
              <p className="label">{t(isOpen ? 'manage.proposed' : 'dashboard.next_appointment')}</p>
              {!isOpen && (
                <h3 className="text-26">
                  <time dateTime={starts_at}>{formatMoment(new Date(starts_at), LANGUAGES[language].tag)}</time>
                </h3>
              )}
              <p>
                {t(`appointment.type.${type}`)}
                {property && (
                  <>
                    {': '}
                    <a className="link" href={localPath(language, property.path)}>
                      <bdi>{withUnits(property.objekttitel)}</bdi>
                    </a>
                  </>
                )}
              </p>
              <a className="button-quiet mt-2" href={localPath(language, `/termin?token=${token}`)}>
                {t(isOpen ? 'manage.choose' : 'appointment.mail.change')}
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
