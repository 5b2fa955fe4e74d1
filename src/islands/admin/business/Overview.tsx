import { useCallback } from 'react'
import type { BusinessFigure } from '../../../domain/business/operations.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import { Figure, lackBefore, NoneBefore, pointNames } from '../figures/Figure.tsx'
import { usePeriod } from '../figures/Period.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { useAddress } from '../table/use-address.ts'
import { Kinds } from './Kinds.tsx'
import { Method } from './Method.tsx'
import { type BusinessProps, figureName } from './words.ts'

/** All figures of a period beside the time before, of the portal or of one company. */
export function Overview({ t, language }: BusinessProps) {
  const [params, change] = useAddress()
  const { period, query, isRunning } = usePeriod()
  const company = Number(params.get('anbieter')) || undefined
  const until = query.until
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/business', {
        query: { period, ...(until && { until }), ...(company && { anbieter: String(company) }) },
        signal,
      }),
    [period, until, company],
  )
  const { data: answer, isFailed, retry } = useLoad(read)
  if (isFailed) return <Failed t={t} retry={retry} />
  if (!answer) return <Lines t={t} count={8} />
  const { now, company: only, figures } = answer.data
  const format = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  // Counts are whole: a tick between two of them has no name.
  const formatTick = (value: number) => (Number.isInteger(value) ? format(value) : '')
  const isCounted = figures.some(({ values }) => values.some((one) => one !== null))
  const points = pointNames(t, language, period, now)
  const isTold = lackBefore(figures)
  const cardOf = ({ name, total, before, values, values_before }: BusinessFigure) => (
    <Figure
      key={name}
      {...{ t, language, before, isRunning, isTold, format, formatTick }}
      title={figureName(t, name)}
      value={values.some((one) => one !== null) ? total : null}
      chart={{ kind: 'bars', ...points, values, before: values_before }}
    />
  )
  return (
    <div className="grid gap-6">
      {only && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span>{t('business.of_company', { firma: only.firma })}</span>
          <button type="button" className="link py-3" onClick={() => change({ anbieter: null })}>
            {t('business.all_companies')}
          </button>
        </p>
      )}
      <h2 className="sr-only">{t('business.overview')}</h2>
      {isCounted ? (
        <>
          {isTold && <NoneBefore t={t} />}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{figures.map(cardOf)}</div>
        </>
      ) : (
        <p className="notice">{t('figures.none')}</p>
      )}
      {isCounted && !only && <Kinds {...{ t, figures, format }} />}
      <Method t={t} language={language} />
    </div>
  )
}
