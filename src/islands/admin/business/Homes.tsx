import type { HomeFigures } from '../../../domain/business/operations.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import { TABLE } from '../parts/classes.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import type { BusinessProps } from './words.ts'

const read = (signal: AbortSignal) => call('GET /api/admin/business/homes', { signal })

/** The homes that were opened most and least in 30 days. */
export function Homes(props: BusinessProps) {
  const { t } = props
  const { data: answer, isFailed, retry } = useLoad(read)
  if (isFailed) return <Failed t={t} retry={retry} />
  if (!answer) return <Lines t={t} count={8} />
  const { most, least } = answer.data
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">{t('business.homes_text')}</p>
      <div className="grid items-start gap-6 2xl:grid-cols-2">
        <Section title={t('business.most')}>
          <HomeTable {...props} homes={most} empty={t('business.most_none')} />
        </Section>
        <Section title={t('business.least')}>
          <HomeTable {...props} homes={least} empty={t('business.least_none')} />
        </Section>
      </div>
    </div>
  )
}

function HomeTable({ t, language, homes, empty }: BusinessProps & { homes: readonly HomeFigures[]; empty: string }) {
  const number = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  const heads = [t('business.views'), t('business.kept'), t('business.figure.inquiry'), t('business.alerts')]
  if (homes.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <div className="overflow-x-auto">
      <table className={TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('business.home')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map(({ id, titel, firma, ...figures }) => (
            <tr key={id}>
              <td className="min-w-44">
                <a className="link" href={`${screenPath('objekte')}?id=${id}`}>
                  <bdi>{titel}</bdi>
                </a>
                <bdi className="block w-fit text-13 text-ink-soft">{firma}</bdi>
              </td>
              {(['views', 'favorites', 'inquiries', 'alerts'] as const).map((name) => (
                <td key={name} className="text-end tabular-nums">
                  {number(figures[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
