import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** Views of 30 days, and inquiries. Only numbers are counted, never visitors. */
export function Numbers({ t, language, home }: PartProps) {
  const { tag } = LANGUAGES[language]
  const most = Math.max(1, ...home.views_by_day.map(({ views }) => views))
  return (
    <Section title={t('listings.numbers')}>
      <p>
        {t('listings.numbers_text', {
          views: formatNumber(home.views, tag, 0),
          inquiries: formatNumber(home.inquiries, tag, 0),
        })}
      </p>
      <ol className="flex h-20 items-end gap-px" dir="ltr">
        {home.views_by_day.map(({ day, views }) => (
          <li key={day} className="min-h-px flex-1 bg-leaf" style={{ height: `${(views / most) * 100}%` }}>
            <span className="sr-only">{`${formatDay(day, tag)}: ${formatNumber(views, tag, 0)}`}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
