import { useCallback } from 'react'
import { inDigits } from '../../../domain/format/digits.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { FIGURE_GROUPS, SERVER_FIGURES } from '../../../domain/performance/server-figures.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { readRouteFigures, readServerFigures, type ServerFigures } from '../../../stores/admin/performance.ts'
import { useLoad } from '../../account/use-load.ts'
import { Chart } from '../../chart/Chart.tsx'
import { Figure, lackBefore, NoneBefore, pointNames, tickOf } from '../figures/Figure.tsx'
import { usePeriod } from '../figures/Period.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import { formatMs, formatOf, formatTickOf } from './formats.ts'
import { Beside, Parts } from './Parts.tsx'
import type { PerformanceWords } from './words.ts'

interface Props {
  t: PerformanceWords
  language: Language
}

const GROUPS = Object.keys(FIGURE_GROUPS) as (keyof typeof FIGURE_GROUPS)[]

/** The server's figures: its last hour, then those of the period by group, and its routes. */
export function Server({ t, language }: Props) {
  const { query } = usePeriod()
  const key = new URLSearchParams(query).toString()
  const read = useCallback((signal: AbortSignal) => readServerFigures(new URLSearchParams(key), signal), [key])
  const { data, isFailed, retry } = useLoad(read)
  return (
    <section aria-labelledby="server" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="server" className="text-20">
          {t('performance.server')}
        </h2>
        <p className="text-ink-soft">{t('performance.server_text')}</p>
      </div>
      {isFailed && <Failed t={t} retry={retry} />}
      {!data && !isFailed && <Lines t={t} count={6} />}
      {data && <Shown t={t} language={language} data={data} />}
    </section>
  )
}

function Shown({ t, language, data }: Props & { data: ServerFigures }) {
  const { tag } = LANGUAGES[language]
  const { isRunning } = usePeriod()
  const byName = new Map(data.figures.map((one) => [one.name, one]))
  const names = usePointNames(t, language, data)
  const isTold = lackBefore(data.figures)
  const isEmpty = data.figures.every(({ count }) => count === 0)
  return (
    <>
      <LastHour t={t} language={language} minutes={data.minutes} />
      {isEmpty && <p className="notice">{t('performance.no_server')}</p>}
      {!isEmpty && isTold && <NoneBefore t={t} />}
      {!isEmpty &&
        GROUPS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`} className="mt-4 grid gap-4">
            <h3 id={`group-${group}`} className="text-17">
              {t(`performance.group.${group}`)}
            </h3>
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {FIGURE_GROUPS[group].map((name) => {
                const { value = null, before = null, points = [], points_before = [] } = byName.get(name) ?? {}
                const { unit, stat, ...about } = SERVER_FIGURES[name]
                return (
                  <Figure
                    key={name}
                    t={t}
                    language={language}
                    title={t(`performance.figure.${name}`)}
                    value={value}
                    before={before}
                    {...{ isRunning, isTold }}
                    format={formatOf(unit, tag)}
                    formatTick={formatTickOf(unit, tag)}
                    {...('better' in about && { better: about.better })}
                    empty={t('performance.not_measured')}
                    chart={{
                      kind: stat === 'count' ? 'bars' : 'line',
                      ...names,
                      values: points,
                      before: points_before,
                    }}
                  />
                )
              })}
            </div>
          </section>
        ))}
      <Routes t={t} language={language} />
    </>
  )
}

const ROUTE_FIGURES = ['count', 'p50', 'p99', 'failures'] as const
const DELIVERY_FIGURES = ['count', 'failures'] as const
type LabelFigure = (typeof ROUTE_FIGURES)[number]
type LabelFigures<N extends LabelFigure> = Record<N, number | null>

/** The routes, jobs and channels, beside the time before; they load by themselves, so that nothing above waits for them. */
function Routes({ t, language }: Props) {
  const { tag } = LANGUAGES[language]
  const { query } = usePeriod()
  const key = new URLSearchParams(query).toString()
  const read = useCallback((signal: AbortSignal) => readRouteFigures(new URLSearchParams(key), signal), [key])
  const { data, isFailed, retry } = useLoad(read)
  const times = [t('performance.half'), t('performance.slowest')]
  return (
    <>
      {data && data.deliveries.length > 0 && (
        <>
          <h3 className="mt-4 text-17">{t('screen.sendungen')}</h3>
          <Parts
            title={t('screen.sendungen')}
            heads={[
              t('mailings.channel'),
              t('performance.figure.deliveries'),
              t('performance.figure.delivery_failures'),
            ]}
            rows={data.deliveries.map(({ channel, before, ...now }) => ({
              name: t.find(`mailings.channel.${channel}`) ?? channel,
              cells: cellsOf(t, tag, DELIVERY_FIGURES, now, before),
            }))}
          />
        </>
      )}
      {data && data.jobs.length > 0 && (
        <>
          <h3 className="mt-4 text-17">{t('screen.auftraege')}</h3>
          <Parts
            title={t('screen.auftraege')}
            heads={[t('jobs.queue'), t('performance.figure.jobs'), ...times, t('performance.figure.job_failures')]}
            rows={data.jobs.map(({ name, before, ...now }) => ({
              name: t.find(`jobs.name.${name}`) ?? name,
              cells: cellsOf(t, tag, ROUTE_FIGURES, now, before),
            }))}
          />
        </>
      )}
      <h3 className="mt-4 text-17">{t('performance.routes')}</h3>
      {isFailed && <Failed t={t} retry={retry} />}
      {!data && !isFailed && <Lines t={t} count={6} />}
      {data && data.data.length < data.total && (
        <p className="text-ink-soft">
          {t('performance.routes_shown', {
            shown: formatNumber(data.data.length, tag, 0),
            total: formatNumber(data.total, tag, 0),
          })}
        </p>
      )}
      {data && (
        <Parts
          isCode
          title={t('performance.routes')}
          heads={[t('performance.route'), t('performance.figure.requests'), ...times, t('performance.figure.failures')]}
          rows={data.data.map(({ route, before, ...now }) => ({
            name: route,
            cells: cellsOf(t, tag, ROUTE_FIGURES, now, before),
          }))}
        />
      )}
    </>
  )
}

function cellsOf<N extends LabelFigure>(
  t: PerformanceWords,
  tag: string,
  names: readonly N[],
  now: LabelFigures<N>,
  before: LabelFigures<N> | null,
) {
  return names.map((name) => {
    const text = (value: number | null) => {
      if (value === null) return '–'
      return name === 'p50' || name === 'p99' ? formatMs(value, tag) : formatNumber(value, tag, 0)
    }
    return <Beside key={name} t={t} text={text(now[name])} before={before ? text(before[name]) : undefined} />
  })
}

/** Hours of a day, else days or weeks. */
function usePointNames(t: PerformanceWords, language: Language, { step }: ServerFigures) {
  const { period, now } = usePeriod()
  if (step !== 'hour') return pointNames(t, language, period, now)
  const { tag } = LANGUAGES[language]
  const hours = Array.from({ length: 24 }, (_, hour) => inDigits(`${hour}:00`, tag))
  return { points: hours, names: hours, pointsLabel: t('figures.hour') }
}

function LastHour({ t, language, minutes }: Props & { minutes: ServerFigures['minutes'] }) {
  const { tag } = LANGUAGES[language]
  const total = minutes.count.reduce((sum, one) => sum + one, 0)
  const slowest = Math.max(0, ...minutes.p99.map((one) => one ?? 0))
  const summary = t('performance.last_hour_text', { count: total, slowest: formatMs(slowest, tag) })
  return (
    <Section title={t('performance.last_hour')}>
      <p className="text-ink-soft">{total ? summary : t('performance.last_hour_none')}</p>
      {total > 0 && (
        <div className="grid gap-x-8 xl:grid-cols-2">
          <Chart
            kind="bars"
            title={t('performance.figure.requests')}
            summary={summary}
            points={minutes.at.map((at) => inDigits(at, tag))}
            pointsLabel={t('performance.minute')}
            series={[{ label: t('performance.figure.requests'), values: minutes.count }]}
            format={(value) => formatNumber(value, tag, 0)}
            tableLabel={t('figures.table')}
          />
          <Chart
            kind="line"
            title={t('performance.figure.request_p99')}
            summary={summary}
            points={minutes.at.map((at) => inDigits(at, tag))}
            pointsLabel={t('performance.minute')}
            series={[{ label: t('performance.figure.request_p99'), values: minutes.p99 }]}
            format={(value) => formatMs(value, tag)}
            formatTick={tickOf((value) => formatMs(value, tag), tag)}
            tableLabel={t('figures.table')}
          />
        </div>
      )}
    </Section>
  )
}
