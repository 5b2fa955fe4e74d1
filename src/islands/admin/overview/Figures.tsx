import { useId } from 'react'
import { spansOf } from '../../../domain/admin/period.ts'
import { formatNumber, formatStyled } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type OverviewFigure, readOverviewFigures } from '../../../stores/admin/overview.ts'
import { useLoad } from '../../account/use-load.ts'
import { Figure, lackBefore, NoneBefore, pointNames } from '../figures/Figure.tsx'
import { spanName } from '../figures/Period.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'

type Words = Translate<'overview' | 'performance' | 'admin' | 'shared'>

/** The figures of the last four weeks beside the four before. */
export function Figures({ t, language }: { t: Words; language: Language }) {
  const { data, isFailed, retry } = useLoad(readOverviewFigures)
  const { tag } = LANGUAGES[language]
  const id = useId()
  const number = (value: number) => formatNumber(value, tag, 0)
  const hours = (value: number) => hoursOf(value, tag)
  const FORMATS = { views: number, inquiries: number, new_homes: number, answer_hours: hours }
  const TITLES = {
    views: t('overview.views'),
    inquiries: t('overview.inquiries'),
    new_homes: t('overview.new_homes'),
    answer_hours: t('overview.answer_time'),
  }
  const spans = data && spansOf('month', data.until)
  const isTold = lackBefore(data?.figures ?? [])
  const card = ({ name, now, before, days, days_before }: OverviewFigure) => {
    const isTime = name === 'answer_hours'
    // Days with nothing at all are no chart.
    const isDrawn = days.some(Boolean)
    return (
      <Figure
        key={name}
        {...{ t, language, before, isTold }}
        value={now}
        title={TITLES[name]}
        format={FORMATS[name]}
        better={isTime ? 'less' : 'more'}
        {...(isTime && { empty: t('overview.few_answers') })}
        {...(name === 'new_homes' && { note: t('overview.online', { count: number(data?.online ?? 0) }) })}
        {...(isDrawn &&
          spans && {
            chart: {
              ...pointNames(t, language, 'month', spans.now),
              kind: isTime ? ('line' as const) : ('bars' as const),
              values: days,
              ...(days_before.some(Boolean) && { before: days_before }),
            },
          })}
      />
    )
  }
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {t('overview.figures')}
      </h2>
      {!data && !isFailed && <Lines t={t} count={4} />}
      {isFailed && <Failed t={t} retry={retry} />}
      {data && spans && (
        <>
          <p className="text-13 text-ink-soft">
            {t('figures.compared', { now: spanName(spans.now, language), before: spanName(spans.before, language) })}{' '}
            {t('figures.today')}
          </p>
          {isTold && <NoneBefore t={t} />}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{data.figures.map(card)}</div>
        </>
      )}
    </section>
  )
}

/** "3,5 Std.", from two days on in days, below an hour in minutes; the 0 of an axis in hours as its other ticks. */
function hoursOf(value: number, tag: string): string {
  const [amount, unit] =
    value >= 48 ? [value / 24, 'day'] : value > 0 && value < 1 ? [value * 60, 'minute'] : [value, 'hour']
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'minute' ? 0 : 1,
  } as const
  return formatStyled(amount as number, tag, options)
}
