import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { BOX, OPTIONS } from '../forms/OptionBox.tsx'
import { useOwnId } from '../forms/own-id.ts'
import { formatShortDay } from './day.ts'
import { firstDay, lastDay } from './use-free-days.ts'

/** A day for booking: buttons for the next free days, and the browser's calendar for any other. */
export function DayField({
  t,
  language,
  days,
  day,
  onDay,
}: {
  t: Translate<'requests' | 'shared'>
  language: Language
  days: readonly string[] | null
  day: string
  onDay: (day: string) => void
}) {
  const id = useOwnId()
  const { tag } = LANGUAGES[language]
  return (
    <div className="field">
      <label className="font-medium" htmlFor={id}>
        {t('appointment.form.day')}
      </label>
      <input
        id={id}
        type="date"
        required
        value={day}
        min={firstDay()}
        max={lastDay()}
        onChange={(event) => onDay(event.target.value)}
      />
      {days && days.length > 0 && (
        <fieldset className={OPTIONS} aria-label={t('appointment.form.next_days')}>
          {days.map((one) => (
            <button
              key={one}
              type="button"
              className={`${BOX} px-2.5 text-13 hover:border-brass aria-pressed:border-brass aria-pressed:font-medium aria-pressed:text-brass aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)]`}
              aria-pressed={one === day}
              onClick={() => onDay(one)}
            >
              {formatShortDay(one, tag)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
