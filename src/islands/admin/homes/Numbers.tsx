import { useCallback, useMemo } from 'react'
import type { HomeFigure } from '../../../domain/business/operations.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import { businessWords } from '../business/words.ts'
import { Figure, lackBefore, NoneBefore, pointNames } from '../figures/Figure.tsx'
import { PeriodChoice, usePeriod } from '../figures/Period.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'
import { ToInquiries } from './ToInquiries.tsx'

/** The names of figures of one home. */
const LABELS = {
  view: 'business.views',
  favorite: 'business.kept',
  inquiry: 'business.figure.inquiry',
  appointment: 'business.figure.appointment',
  alert: 'business.alerts',
} as const

/** Stands in no text. */
const GAP = '\u0000'

/** The figures of the home in a period, beside the time before. Only numbers are counted, never visitors. */
export function Numbers({ t, language, home }: PartProps) {
  const words = useMemo(() => businessWords(language), [language])
  const { period, query, isRunning } = usePeriod()
  const { until } = query
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/properties/{id}/figures', {
        params: { id: home.id },
        query: { period, ...(until && { until }) },
        signal,
      }),
    [home.id, period, until],
  )
  const { data: answer, isFailed, retry } = useLoad(read)
  const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  // Counts are whole: a tick between two of them has no name.
  const formatTick = (value: number) => (Number.isInteger(value) ? count(value) : '')
  const isTold = lackBefore(answer?.data.figures ?? [])
  const cardOf = (
    { name, total, before, values, values_before }: HomeFigure,
    points: ReturnType<typeof pointNames>,
  ) => (
    <Figure
      key={name}
      {...{ t: words, language, before, isRunning, isTold, formatTick }}
      format={count}
      title={words(LABELS[name as keyof typeof LABELS])}
      value={values.some((one) => one !== null) ? total : null}
      chart={{ kind: 'bars', ...points, values, before: values_before }}
    />
  )
  // The number in the sentence is a link.
  const [before, after] = t('listings.numbers_text', { views: count(home.views), inquiries: GAP }).split(GAP)
  return (
    <Section title={t('listings.numbers')}>
      <p>
        {before}
        <ToInquiries {...{ t, language }} count={home.inquiries} of={`property=${home.id}`} />
        {after}
      </p>
      <PeriodChoice t={words} language={language} />
      {isFailed ? (
        <Failed t={words} retry={retry} />
      ) : answer ? (
        <>
          {isTold && <NoneBefore t={words} />}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {answer.data.figures.map((one) => cardOf(one, pointNames(words, language, period, answer.data.now)))}
          </div>
        </>
      ) : (
        <Lines t={words} count={4} />
      )}
    </Section>
  )
}
