import { useCallback, useState } from 'react'
import { formatDay, formatShortDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Growth as Points } from '../../../stores/admin/mailings.ts'
import { call } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { Chart } from '../../chart/Chart.tsx'
import type { MailingWords } from '../mailings/words.ts'
import { Section } from '../parts/Section.tsx'

const UNITS = ['week', 'month'] as const
type Unit = (typeof UNITS)[number]

/** Subscriptions that began and ended, by week or month, as counts without persons. */
export function Growth({ t, language }: { t: MailingWords; language: Language }) {
  const [by, setBy] = useState<Unit>('week')
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/newsletter/growth', { query: { by }, signal }).then(({ data }) => data),
    [by],
  )
  const load = useLoad(read)
  return (
    <Section title={t('letter.growth')}>
      <div className="flex flex-wrap gap-2">
        {UNITS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === by ? 'button' : 'button-quiet'}
            aria-pressed={one === by}
            onClick={() => setBy(one)}
          >
            {t(`letter.by_${one}`)}
          </button>
        ))}
      </div>
      <Loaded t={t} load={load}>
        {(points) => <Charts {...{ t, language, points, by }} />}
      </Loaded>
    </Section>
  )
}

function Charts({ t, language, points, by }: { t: MailingWords; language: Language; points: Points; by: Unit }) {
  const { tag } = LANGUAGES[language]
  const count = (value: number) => formatNumber(value, tag, 0)
  const sum = (pick: (point: Points[number]) => number) => count(points.reduce((all, point) => all + pick(point), 0))
  const month = new Intl.DateTimeFormat(tag, { month: 'short', year: '2-digit', timeZone: 'UTC', calendar: 'gregory' })
  // The axis runs from left to right in every language: marks of direction would turn "23/11" around.
  const short = (day: string) => formatShortDay(day, tag).replaceAll(/[\u200e\u200f]/g, '')
  const name = (day: string) => (by === 'week' ? short(day) : month.format(new Date(day)))
  const axis = {
    points: points.map(({ begins }) => (by === 'week' ? (formatDay(begins, tag) ?? begins) : name(begins))),
    names: points.map(({ begins }) => name(begins)),
    pointsLabel: t(by === 'week' ? 'letter.week' : 'letter.month'),
    format: count,
    // Persons are whole: of few, the axis has ticks between.
    formatTick: (value: number) => (Number.isInteger(value) ? count(value) : ''),
    tableLabel: t('letter.table'),
  }
  const summary = t('letter.summary', {
    confirmed: sum(({ confirmed }) => confirmed),
    ended: sum(({ ended }) => ended),
    bounced: sum(({ bounced }) => bounced),
    readers: count(points.at(-1)?.readers ?? 0),
  })
  const isEmpty = points.every((point) => point.readers + point.confirmed + point.ended + point.bounced === 0)
  if (isEmpty) return <p>{summary}</p>
  const left = points.map(({ ended, bounced }) => ended + bounced)
  return (
    <>
      <p>{summary}</p>
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Chart
          {...axis}
          title={t('letter.growth')}
          summary={summary}
          kind="bars"
          series={[
            { label: t('letter.confirmed'), values: points.map(({ confirmed }) => confirmed) },
            { label: `${t('letter.ended')} + ${t('letter.bounced')}`, values: left },
          ]}
        />
        <Chart
          {...axis}
          title={t('letter.reach')}
          summary={summary}
          kind="line"
          series={[{ label: t('letter.readers'), values: points.map(({ readers }) => readers) }]}
        />
      </div>
    </>
  )
}
