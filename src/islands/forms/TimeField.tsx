import { useEffect, useState } from 'react'
import { formatTime, viennaDay } from '../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { readTimes } from '../../stores/account/account-lists.ts'
import { ProblemSign } from './Below.tsx'
import { PROBLEM } from './look.ts'
import { useOwnId } from './own-id.ts'
import type { FormState } from './use-form.ts'

const DAY_MS = 86_400_000
/**
 * A copy of the value in src/domain/appointments/schemas.ts: an import would load the schema library for this alone.
 */
const DAYS_AHEAD = 60

/** A day and one of its free times, as `starts_at` (an ISO instant). Times are Vienna's. */
export function TimeField({
  t,
  form,
  language,
  duration,
  propertyId,
}: {
  t: Translate<'account' | 'shared'>
  form: FormState
  language: Language
  duration: number
  propertyId: number | null
}) {
  const { problems } = form
  const id = useOwnId()
  const { tag } = LANGUAGES[language]
  const [day, setDay] = useState(nextWorkday)
  const [times, setTimes] = useState<readonly string[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!day) return setTimes([])
    const stop = new AbortController()
    setTimes(null)
    setFailed(false)
    readTimes({ day, duration, propertyId }, stop.signal).then(
      (free) => !stop.signal.aborted && setTimes(free),
      () => !stop.signal.aborted && setFailed(true),
    )
    return () => stop.abort()
  }, [day, duration, propertyId, tries])
  const problem = problems.starts_at
  return (
    <>
      <div className="field">
        <label className="font-medium" htmlFor={`${id}-day`}>
          {t('manage.day')}
        </label>
        <input
          id={`${id}-day`}
          type="date"
          value={day}
          min={viennaDay(new Date())}
          max={viennaDay(new Date(Date.now() + DAYS_AHEAD * DAY_MS))}
          required
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <fieldset className="field times" aria-describedby={problem ? `${id}-problem` : undefined}>
        <legend className="pb-1 font-medium">{t('manage.time')}</legend>
        <div
          className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2 [&>p]:col-span-full"
          aria-live="polite"
        >
          {isFailed && (
            <p className="text-13 text-ink-soft">
              {t('dashboard.failed')}{' '}
              <button type="button" className="link" onClick={() => setTries(tries + 1)}>
                {t('list.retry')}
              </button>
            </p>
          )}
          {!isFailed && times === null && <p className="text-13 text-ink-soft">{t('dashboard.loading')}</p>}
          {times?.length === 0 && <p className="text-13 text-ink-soft">{t('manage.times_none')}</p>}
          {times?.map((time, nr) => (
            <label key={time} className="time relative cursor-pointer">
              <input
                className="peer absolute inset-0 opacity-0 cursor-pointer"
                type="radio"
                name="starts_at"
                value={time}
                aria-invalid={(problem && nr === 0) || undefined}
              />
              <span className="grid min-h-11 place-items-center rounded-control border border-line bg-sheet tabular-nums peer-checked:border-brass peer-checked:bg-brass peer-checked:font-medium peer-checked:text-on-brass peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass peer-hover:border-brass">
                {formatTime(time, tag)}
              </span>
            </label>
          ))}
        </div>
        {problem && (
          <p className={PROBLEM} id={`${id}-problem`}>
            <ProblemSign />
            {problem}
          </p>
        )}
      </fieldset>
    </>
  )
}

/** The next workday: tomorrow, or Monday. */
function nextWorkday(): string {
  const day = new Date(Date.now() + DAY_MS)
  while (
    ['Sat', 'Sun'].includes(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Vienna' }).format(day))
  )
    day.setTime(day.getTime() + DAY_MS)
  return viennaDay(day)
}
