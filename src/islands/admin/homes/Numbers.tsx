import { formatDay, formatShortDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { Chart } from '../../chart/Chart.tsx'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** Views of 30 days, and inquiries. Only numbers are counted, never visitors. */
export function Numbers({ t, language, home }: PartProps) {
  const { tag } = LANGUAGES[language]
  const count = (value: number) => formatNumber(value, tag, 0)
  const days = home.views_by_day
  const summary = t('listings.numbers_text', { views: count(home.views), inquiries: count(home.inquiries) })
  return (
    <Section title={t('listings.numbers')}>
      <p>{summary}</p>
      {days.some(({ views }) => views > 0) && (
        <Chart
          isSmall
          title={t('listings.numbers')}
          summary={summary}
          kind="bars"
          points={days.map(({ day }) => formatDay(day, tag) ?? day)}
          names={days.map(({ day }) => formatShortDay(day, tag))}
          pointsLabel={t('listings.day')}
          series={[{ label: t('listings.views_of_day'), values: days.map(({ views }) => views) }]}
          format={count}
          formatTick={(value) => (Number.isInteger(value) ? count(value) : '')}
          tableLabel={t('listings.as_table')}
        />
      )}
    </Section>
  )
}
