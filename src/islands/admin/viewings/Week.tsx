import { useCallback } from 'react'
import { formatDate, formatTime, viennaDay } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { addDays, mondayOf } from '../../../domain/format/vienna.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readViewings, type StaffAppointment } from '../../../stores/admin/viewings.ts'
import { useLoad } from '../../account/use-load.ts'
import { formatShortDay } from '../../appointment/day.ts'
import { recordPath } from '../address.ts'
import { type InboxProps, VIEWING_TONES } from '../inbox/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { TOOLS } from '../parts/classes.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Filter } from '../table/Tools.tsx'
import { useWhose, WHOSE } from './whose.ts'

/** A time in the calendar: of an appointment, or one of its proposed times. */
interface Entry {
  time: string
  appointment: StaffAppointment
}

/** The week of a day, with what takes place or may take place. Ended appointments are in the list only. */
export function Week({
  t,
  language,
  user,
  day,
  params,
  onChange,
}: InboxProps & {
  day: string
  params: URLSearchParams
  onChange: (values: Readonly<Record<string, string | null>>) => void
}) {
  const { tag } = LANGUAGES[language]
  const filters = useWhose(t, user)
  const [property, agent, company] = WHOSE.map((name) => params.get(name) ?? undefined)
  const onDay = (woche: string) => onChange({ woche })
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today())
  const read = useCallback(
    (signal: AbortSignal) =>
      readViewings(
        { from: monday, to: addDays(monday, 6), property, agent, company, sort: 'starts_at', pro_seite: '1000' },
        signal,
      ),
    [monday, property, agent, company],
  )
  const { data, isFailed, retry } = useLoad(read)
  const isCut = data !== null && data.total > data.data.length
  const entries = data?.data.flatMap(entriesOf) ?? []
  const title = t('viewings.week', {
    from: formatDate(monday, tag) ?? monday,
    to: formatDate(addDays(monday, 6), tag) ?? '',
  })
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-20" aria-live="polite">
          {title}
        </h2>
        <button type="button" className="button-quiet" onClick={() => onDay(addDays(monday, -7))}>
          {t('viewings.week_before')}
        </button>
        <button type="button" className="button-quiet" onClick={() => onDay(today())}>
          {t('viewings.week_now')}
        </button>
        <button type="button" className="button-quiet" onClick={() => onDay(addDays(monday, 7))}>
          {t('viewings.week_next')}
        </button>
      </div>
      <div className={TOOLS}>
        {filters.map((field) => (
          <Filter key={field.name} {...{ t, tag, field, onChange }} value={params.get(field.name) ?? ''} />
        ))}
      </div>
      {isFailed && <Failed t={t} retry={retry} />}
      {!data && !isFailed && <Lines t={t} count={6} />}
      {isCut && (
        <p className="notice" role="status">
          {t('viewings.week_cut', { count: formatNumber(data.data.length, tag) })}
        </p>
      )}
      {data && (
        <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-7">
          {[0, 1, 2, 3, 4, 5, 6].map((nr) => {
            const date = addDays(monday, nr)
            const own = entries
              .filter(({ time }) => viennaDay(new Date(time)) === date)
              .sort((one, other) => Date.parse(one.time) - Date.parse(other.time))
            return (
              <li key={date} className="grid content-start gap-3 bg-sheet p-3 lg:min-h-64">
                <h3
                  className={`text-13 ${date === today() ? 'font-semibold text-brass' : 'text-ink-soft'}`}
                  aria-current={date === today() ? 'date' : undefined}
                >
                  {formatShortDay(date, tag)}
                </h3>
                {own.length > 0 && (
                  <ul className="grid gap-2">
                    {own.map((entry) => (
                      <li key={`${entry.appointment.id} ${entry.time}`}>
                        <Card t={t} tag={tag} {...entry} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {data && entries.length === 0 && <p className="text-ink-soft">{t('viewings.week_empty')}</p>}
    </section>
  )
}

const today = () => viennaDay(new Date())

function entriesOf(appointment: StaffAppointment): Entry[] {
  const { status, starts_at, proposals } = appointment
  if (status === 'declined' || status === 'cancelled') return []
  return (status === 'proposed' ? proposals : [starts_at]).map((time) => ({ time, appointment }))
}

function Card({ t, tag, time, appointment }: Entry & { t: InboxProps['t']; tag: string }) {
  const { id, name, type, status, property, conflicts } = appointment
  return (
    <a
      className={`grid gap-1 rounded-control border p-2 text-13 hover:border-brass ${status === 'proposed' ? 'border-dashed border-line' : 'border-line'}`}
      href={recordPath(id)}
    >
      <b className="tabular-nums">{formatTime(time, tag)}</b>
      <bdi className="break-words">{name}</bdi>
      <span className="text-ink-soft">{t(`appointment.type.${type}`)}</span>
      {property && <bdi className="line-clamp-2 break-words text-ink-soft">{withUnits(property.objekttitel)}</bdi>}
      <span className="flex flex-wrap gap-1">
        <Badge tone={VIEWING_TONES[status]}>{t(`viewings.status.${status}`)}</Badge>
        {conflicts.length > 0 && <Badge tone="bad">{t('viewings.conflict')}</Badge>}
      </span>
    </a>
  )
}
