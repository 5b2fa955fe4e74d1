import { useCallback } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import { PAGE_KINDS } from '../../../domain/performance/pages.ts'
import { DEVICES, ratingOf, VITAL_NAMES, VITALS } from '../../../domain/performance/vitals.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { readVitalFigures, type VitalFigures } from '../../../stores/admin/performance.ts'
import { useLoad } from '../../account/use-load.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { Figure, lackBefore, NoneBefore, pointNames } from '../figures/Figure.tsx'
import { usePeriod } from '../figures/Period.tsx'
import { Badge } from '../parts/Badge.tsx'
import { FILTER, TOOLS } from '../parts/classes.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { useAddress } from '../table/use-address.ts'
import { formatVital } from './formats.ts'
import { Beside, Parts } from './Parts.tsx'
import type { PerformanceWords } from './words.ts'

interface Props {
  t: PerformanceWords
  language: Language
}

const NAMES = ['page', 'language', 'device'] as const
const CODES = Object.keys(LANGUAGES) as Language[]
const TONES = { good: 'good', medium: 'attention', poor: 'bad' } as const

/** What a value of the address may be: others are no choice. */
const CHOICES: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  page: PAGE_KINDS,
  language: CODES,
  device: DEVICES,
}

/** How fast pages are for visitors, narrowed to a page kind, a language and a device; the choice is in the address. */
export function Visitors({ t, language }: Props) {
  const { query } = usePeriod()
  const [params] = useAddress()
  const [page, inLanguage, device] = NAMES.map((name) => {
    const value = params.get(name)
    return value !== null && CHOICES[name].includes(value) ? value : ''
  })
  const key = new URLSearchParams({
    ...query,
    ...(page && { page }),
    ...(inLanguage && { language: inLanguage }),
    ...(device && { device }),
  }).toString()
  const read = useCallback((signal: AbortSignal) => readVitalFigures(new URLSearchParams(key), signal), [key])
  const { data, isFailed, retry } = useLoad(read)
  return (
    <section aria-labelledby="visitors" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="visitors" className="text-20">
          {t('performance.visitors')}
        </h2>
        <p className="text-ink-soft">{t('performance.visitors_text')}</p>
      </div>
      <Narrow t={t} />
      {isFailed && <Failed t={t} retry={retry} />}
      {!data && !isFailed && <Lines t={t} count={4} />}
      {data && <Shown t={t} language={language} data={data} isNarrowed={Boolean(page || inLanguage || device)} />}
    </section>
  )
}

function Narrow({ t }: { t: PerformanceWords }) {
  const [params, change] = useAddress()
  const id = useOwnId()
  return (
    <search className={TOOLS} aria-label={t('performance.visitors')}>
      {NAMES.map((name) => (
        <div key={name} className={FILTER}>
          <label htmlFor={`${id}-${name}`}>{t(`performance.by.${name}`)}</label>
          <select
            id={`${id}-${name}`}
            value={params.get(name) ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value || null })}
          >
            <option value="">{t('admin.any')}</option>
            {CHOICES[name].map((value) => (
              <option key={value} value={value}>
                {partName(name, value, t)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </search>
  )
}

/** The name of a page kind, a language or a device. */
function partName(dimension: (typeof NAMES)[number], key: string, t: PerformanceWords): string {
  if (dimension === 'language') return LANGUAGES[key as Language]?.name ?? key
  return t.find(`performance.${dimension}.${key}`) ?? key
}

function Shown({ t, language, data, isNarrowed }: Props & { data: VitalFigures; isNarrowed: boolean }) {
  const { period, now, isRunning } = usePeriod()
  const { tag } = LANGUAGES[language]
  if (data.metrics.every(({ count }) => count === 0)) {
    return <p className="notice">{t(isNarrowed ? 'performance.nobody_here' : 'performance.nobody')}</p>
  }
  const names = pointNames(t, language, period, now)
  const isTold = lackBefore(data.metrics)
  return (
    <>
      {isTold && <NoneBefore t={t} />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.metrics.map(({ metric, value, before, count, points, points_before }) => (
          <Figure
            key={metric}
            t={t}
            language={language}
            title={t(`performance.vital.${metric}`)}
            value={value}
            before={before}
            {...{ isRunning, isTold }}
            better="less"
            format={(one) => formatVital(metric, one, tag)}
            note={
              <>
                {value !== null && (
                  <Badge tone={TONES[ratingOf(metric, value)]}>{t(`performance.${ratingOf(metric, value)}`)}</Badge>
                )}{' '}
                {t('performance.vital_note', { good: formatVital(metric, VITALS[metric].good, tag), count })}
              </>
            }
            chart={{ kind: 'line', ...names, values: points, before: points_before }}
          />
        ))}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {NAMES.map((name) => (
          <Parts
            key={name}
            title={t(`performance.by.${name}`)}
            heads={[t(`performance.by.${name}`), t('performance.count'), ...VITAL_NAMES]}
            rows={data.by
              .filter(({ dimension }) => dimension === name)
              .map((part) => ({
                name: partName(name, part.key, t),
                cells: [
                  <Beside
                    key="count"
                    t={t}
                    text={formatNumber(part.count, tag, 0)}
                    before={part.before ? formatNumber(part.before.count, tag, 0) : undefined}
                  />,
                  ...VITAL_NAMES.map((metric) => {
                    const text = (value: number | null) => (value === null ? '–' : formatVital(metric, value, tag))
                    return (
                      <Beside
                        key={metric}
                        t={t}
                        text={text(part[metric])}
                        before={part.before ? text(part.before[metric]) : undefined}
                      />
                    )
                  }),
                ],
              }))}
          />
        ))}
      </div>
    </>
  )
}
