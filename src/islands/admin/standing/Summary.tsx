import { useCallback } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { figureText } from '../../../words/standing.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { Figure, lackBefore, NoneBefore } from '../figures/Figure.tsx'
import { ReportButton } from './ReportButton.tsx'
import type { StandingWords } from './words.ts'

const COMPARED = ['views', 'favorites', 'inquiries', 'viewings'] as const

/** The sums of a company, and its report. */
export function Summary({ t, language, company }: { t: StandingWords; language: Language; company: number }) {
  const { tag } = LANGUAGES[language]
  const read = useCallback(
    async (signal: AbortSignal) =>
      (await call('GET /api/admin/companies/{id}/standing', { params: { id: company }, signal })).data,
    [company],
  )
  const load = useLoad(read)
  const isTold = lackBefore(COMPARED.flatMap((name) => load.data?.[name] ?? []))
  const format = (value: number) => figureText(value, tag)
  return (
    <Loaded t={t} load={load}>
      {(sums) => (
        <section aria-label={sums.company.firma} className="mb-8 grid gap-4">
          <h2 className="text-20">
            <bdi>{sums.company.firma}</bdi>
          </h2>
          <p className="text-ink-soft">
            {sums.as_of === null
              ? t('standing.never')
              : t('standing.lead', { date: formatDay(sums.as_of, tag) ?? sums.as_of })}
          </p>
          {isTold && <NoneBefore t={t} />}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {COMPARED.map((name) => (
              <Figure
                key={name}
                {...{ t, language, format, isTold }}
                title={t(`standing.${name}`)}
                value={sums[name].now}
                before={sums[name].before}
                better="more"
              />
            ))}
            <Sum title={t('standing.days')} value={sums.days === null ? null : format(sums.days)}>
              {sums.days_compared !== null && t('standing.days_note', { days: format(sums.days_compared) })}
            </Sum>
            <Sum title={t('standing.ahead')} value={sums.compared === 0 ? null : format(sums.ahead)}>
              {sums.compared === 0
                ? t('standing.too_few')
                : t('standing.ahead_note', { number: format(sums.compared) })}
            </Sum>
          </div>
          <div className="grid justify-items-start gap-2">
            <ReportButton {...{ t, language, company }} />
            <p className="text-13 text-ink-soft">{t(sums.monthly ? 'standing.monthly_on' : 'standing.monthly_off')}</p>
          </div>
        </section>
      )}
    </Loaded>
  )
}

/** A figure without a time before. */
function Sum({ title, value, children }: { title: string; value: string | null; children: React.ReactNode }) {
  return (
    <section className="grid content-start gap-1 rounded-card border border-line bg-sheet p-5" aria-label={title}>
      <h3 className="text-15 text-ink-soft">{title}</h3>
      {value !== null && (
        <p className="text-26 tabular-nums">
          <bdi>{value}</bdi>
        </p>
      )}
      {children && <p className="text-13 text-ink-soft">{children}</p>}
    </section>
  )
}
