import { useMemo } from 'react'
import { isRunningDay, PERIOD_DAYS, PERIODS, type Period, type Span, spansOf } from '../../../domain/admin/period.ts'
import { formatDay, formatMonths, viennaDay } from '../../../domain/format/date.ts'
import { addDays } from '../../../domain/format/vienna.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { useAddress } from '../table/use-address.ts'

/** The chosen period, and the query string that asks a call for it (`periodQuery`). */
export interface ChosenPeriod {
  period: Period
  now: Span
  before: Span
  /** The period is today (`isRunningDay`). */
  isRunning: boolean
  query: { period: Period; until?: string }
}

/** The period that the address names (`?zeitraum=week&bis=2026-11-23`); the last four weeks by default. */
export function usePeriod(): ChosenPeriod {
  const [params] = useAddress()
  const [period, until] = [periodOf(params.get('zeitraum')), dayOf(params.get('bis'))]
  return useMemo(() => {
    const today = viennaDay(new Date())
    const spans = spansOf(period, until ?? today)
    return {
      period,
      ...spans,
      isRunning: isRunningDay(period, spans.now, today),
      query: { period, ...(until && { until }) },
    }
  }, [period, until])
}

const periodOf = (text: string | null): Period => PERIODS.find((one) => one === text) ?? 'month'

/** Null for text that is no day, and for days from today on: then the period ends today. */
function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return null
  return text < viennaDay(new Date()) ? text : null
}

/**
 * The choice of a period, with the way to earlier and later ones. It stands in the address.
 * @param props `isByMonth`: whole months are shown, and nothing is compared
 */
export function PeriodChoice({
  t,
  language,
  isByMonth = false,
}: {
  t: Translate<'performance'>
  language: Language
  isByMonth?: boolean
}) {
  const [, change] = useAddress()
  const { period, now, before } = usePeriod()
  const today = viennaDay(new Date())
  const end = (until: string) => change({ bis: until < today ? until : null })
  return (
    <fieldset className="mb-6 grid gap-2">
      <legend className="sr-only">{t('figures.period')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {PERIODS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === period ? 'button' : 'button-quiet'}
            aria-pressed={one === period}
            onClick={() => change({ zeitraum: one === 'month' ? null : one })}
          >
            {t(`figures.period.${one}`)}
          </button>
        ))}
        <span className="flex gap-2 sm:ms-4">
          <button type="button" className="link px-2 py-3" onClick={() => end(before.to)}>
            {t('figures.earlier')}
          </button>
          {now.to < today && (
            <button type="button" className="link px-2 py-3" onClick={() => end(addDays(now.to, PERIOD_DAYS[period]))}>
              {t('figures.later')}
            </button>
          )}
        </span>
      </div>
      <p className="text-13 text-ink-soft">
        {isByMonth
          ? t('figures.months', { months: formatMonths(now.from, now.to, LANGUAGES[language].tag) })
          : t('figures.compared', { now: spanName(now, language), before: spanName(before, language) })}{' '}
        {now.to === today && !isByMonth && t('figures.today')}
      </p>
    </fieldset>
  )
}

/** "17.11.2026 – 23.11.2026", or one day. */
export function spanName({ from, to }: Span, language: Language): string {
  const { tag } = LANGUAGES[language]
  const names = [from, to].map((day) => formatDay(day, tag) ?? day)
  return from === to ? `${names[0]}` : names.join(' – ')
}
