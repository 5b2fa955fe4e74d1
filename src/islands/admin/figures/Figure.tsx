import type { ReactNode } from 'react'
import { changeOf, type Period, pointsOf, type Span } from '../../../domain/admin/period.ts'
import { formatChange } from '../../../domain/format/change.ts'
import { formatDay, formatShortDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { Chart, type ChartProps } from '../../chart/Chart.tsx'

export interface FigureProps {
  t: Translate<'performance'>
  language: Language
  title: string
  /** The figure of the period; null without one. */
  value: number | null
  /** The figure of the time before; null without one. */
  before: number | null
  format: (value: number) => string
  /** A shorter format for the axis. */
  formatTick?: (value: number) => string
  /** Which direction is good; without it a change is neither. */
  better?: 'more' | 'less'
  /** The period has not ended: the time before is told, and no change. */
  isRunning?: boolean
  /** A sentence for several figures says that they have no time before. */
  isTold?: boolean
  /** Why there is no figure; a general sentence by default. */
  empty?: string
  /** A sentence below the figure. */
  note?: ReactNode
  /** The values of each point, and of the time before; a chart is drawn from two points on, if any is not 0. */
  chart?: Pick<ChartProps, 'kind' | 'points' | 'names' | 'pointsLabel'> & {
    values: readonly (number | null)[]
    before?: readonly (number | null)[]
  }
}

/** The format of an axis, whose foot is 0 without a unit: "0 ms" would stand beside "2 s". */
export const tickOf = (format: (value: number) => string, tag: string) => (value: number) =>
  value === 0 ? formatNumber(0, tag) : format(value)

/** Several figures of which none has a time before: `NoneBefore` says so once. */
export const lackBefore = (figures: readonly Pick<FigureProps, 'before'>[]): boolean =>
  figures.length > 1 && figures.every(({ before }) => before === null)

export const NoneBefore = ({ t }: Pick<FigureProps, 't'>) => (
  <p className="text-13 text-ink-soft">{t('figures.none_before')}</p>
)

/** A figure with its change and a small chart, whose table has the values. */
export function Figure({
  t,
  language,
  title,
  value,
  before,
  format,
  better,
  isRunning,
  isTold,
  note,
  chart,
  ...rest
}: FigureProps) {
  const name = (one: number | null) => (one === null ? '–' : format(one))
  const past = chart?.before?.some((one) => one !== null) ? chart.before : undefined
  const tick = tickOf(rest.formatTick ?? format, LANGUAGES[language].tag)
  const now = { label: t('figures.now'), values: chart?.values ?? [] }
  return (
    <section className="grid content-start gap-1 rounded-card border border-line bg-sheet p-5" aria-label={title}>
      <h3 className="text-15 text-ink-soft">{title}</h3>
      {value === null ? (
        <p className="text-15">{rest.empty ?? t('figures.none')}</p>
      ) : (
        <p className="text-26 tabular-nums">
          <bdi>{format(value)}</bdi>
        </p>
      )}
      {value !== null && <Change {...{ t, language, value, before, format, better, isRunning, isTold }} />}
      {note && <p className="text-13 text-ink-soft">{note}</p>}
      {chart && chart.points.length > 1 && [...chart.values, ...(past ?? [])].some(Boolean) && (
        <Chart
          isSmall
          title={title}
          summary={t('figures.summary', { title, now: name(value), before: name(before) })}
          series={past ? [now, { label: t('figures.before'), values: past }] : [now]}
          {...{ format, formatTick: tick, ...chart }}
          tableLabel={t('figures.table')}
        />
      )}
    </section>
  )
}

const TONES = { plain: 'text-ink-soft', good: 'text-leaf', bad: 'text-brick' }

function Change({
  t,
  language,
  value,
  before,
  format,
  better,
  isRunning = false,
  isTold = false,
}: Pick<FigureProps, 't' | 'language' | 'before' | 'format' | 'better' | 'isRunning' | 'isTold'> & { value: number }) {
  if (before === null) return isTold ? null : <p className="text-13 text-ink-soft">{t('figures.no_before')}</p>
  if (isRunning) {
    return (
      <p className="text-13 text-ink-soft">
        {t('figures.before_was', { value: format(before) })}
        {' · '}
        {t('figures.today')}
      </p>
    )
  }
  const change = changeOf(value, before)
  // A change that rounds to nothing is none.
  const isChanged = change !== null && Math.abs(change) >= 0.0005
  const tone = !isChanged || !better ? 'plain' : (better === 'more') === change > 0 ? 'good' : 'bad'
  const word = tone === 'plain' ? '' : ` ${t(tone === 'good' ? 'figures.better' : 'figures.worse')}`
  return (
    <p className="text-13 text-ink-soft">
      {change !== null && (
        <b className={`${TONES[tone]} font-semibold`}>
          {isChanged ? <bdi>{formatChange(change, LANGUAGES[language].tag)}</bdi> : t('figures.same')}
          {word}
          {' · '}
        </b>
      )}
      {t('figures.before_was', { value: format(before) })}
    </p>
  )
}

/** The names of a chart's points: days, or the weeks of a year. */
export function pointNames(
  t: Translate<'performance'>,
  language: Language,
  period: Period,
  span: Span,
): Pick<ChartProps, 'points' | 'names' | 'pointsLabel'> {
  const { tag } = LANGUAGES[language]
  const points = pointsOf(period, span)
  return {
    points: points.map(({ from }) => formatDay(from, tag) ?? from),
    names: points.map(({ from }) => formatShortDay(from, tag)),
    pointsLabel: t(period === 'year' ? 'figures.week' : 'figures.day'),
  }
}
