import { formatTime } from '../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ProblemSign } from '../forms/Below.tsx'
import { PROBLEM } from '../forms/look.ts'
import { OptionBox } from '../forms/OptionBox.tsx'
import { useOwnId } from '../forms/own-id.ts'
import type { FormState } from '../forms/use-form.ts'
import type { DayTimes } from './use-free-days.ts'

/** The free times of a day as `starts_at`; a day without free times shows a sentence. */
export function TimeChoice({
  t,
  form: { problems },
  language,
  day,
  times,
  isFailed,
  again,
}: DayTimes & {
  t: Translate<'requests' | 'shared'>
  form: FormState
  language: Language
  day: string
  again: () => void
}) {
  const id = useOwnId()
  const { tag } = LANGUAGES[language]
  const problem = problems.starts_at
  return (
    <fieldset className="field" aria-describedby={`${id}-zone${problem ? ` ${id}-problem` : ''}`}>
      <legend className="pb-1 font-medium">{t('appointment.form.times')}</legend>
      {/* Half a row shows that more follow; the padding is for the focus ring. */}
      <div
        className="times group/choices -mx-1 flex max-h-59.5 flex-wrap gap-2 overflow-y-auto overscroll-contain p-1"
        aria-live="polite"
        aria-busy={day !== '' && times === null && !isFailed}
      >
        {isFailed && (
          <p className="text-13 text-ink-soft">
            {t('appointment.form.failed')}{' '}
            <button type="button" className="link" onClick={again}>
              {t('list.retry')}
            </button>
          </p>
        )}
        {!isFailed && times === null && <p className="text-13 text-ink-soft">{t('appointment.form.loading')}</p>}
        {times?.length === 0 && <p className="text-13 text-ink-soft">{t('appointment.form.none')}</p>}
        {times?.map((time, nr) => (
          <OptionBox key={time} name="starts_at" value={time} aria-invalid={problem && nr === 0 ? true : undefined}>
            {formatTime(time, tag)}
          </OptionBox>
        ))}
      </div>
      <p className="text-13 text-ink-soft" id={`${id}-zone`}>
        {t('appointment.form.zone')}
      </p>
      {problem && (
        <p className={PROBLEM} id={`${id}-problem`}>
          <ProblemSign />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
