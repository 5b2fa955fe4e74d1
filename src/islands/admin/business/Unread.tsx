import { formatNumber } from '../../../domain/format/number.ts'
import { isLanguage, LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import { TABLE } from '../parts/classes.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Scrolled } from '../parts/Scrolled.tsx'
import { Section } from '../parts/Section.tsx'
import type { BusinessProps } from './words.ts'

const read = (signal: AbortSignal) => call('GET /api/admin/business/misunderstood', { signal })

/** Sentences that visitors reported as misunderstood, from five up. */
export function Unread({ t, language }: BusinessProps) {
  const { data: answer, isFailed, retry } = useLoad(read)
  const number = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  const nameOf = (code: string) => (isLanguage(code) ? LANGUAGES[code].name : code)
  const { languages = [], sentences = [] } = answer?.data ?? {}
  return (
    <Section title={t('business.unread')}>
      <p className="max-w-prose text-ink-soft">{t('business.unread_text')}</p>
      {isFailed && <Failed t={t} retry={retry} />}
      {!isFailed && !answer && <Lines t={t} count={2} />}
      {answer && languages.length === 0 && <p>{t('business.unread_none')}</p>}
      {languages.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {languages.map(({ language: code, count }) => (
            <span key={code}>
              <bdi>{nameOf(code)}</bdi>
              {': '}
              <bdi>{number(count)}</bdi>
            </span>
          ))}
        </p>
      )}
      {sentences.length > 0 && (
        <Scrolled label={t('business.unread')}>
          <table className={`${TABLE} [&>thead]:whitespace-normal!`}>
            <thead>
              <tr>
                <th scope="col">{t('business.sentence')}</th>
                <th scope="col">{t('business.language')}</th>
                <th scope="col" className="text-end">
                  {t('business.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {sentences.map((one) => (
                <tr key={`${one.language} ${one.query}`}>
                  <td>
                    <bdi>{one.query}</bdi>
                  </td>
                  <td>
                    <bdi>{nameOf(one.language)}</bdi>
                  </td>
                  <td className="text-end tabular-nums">{number(one.count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </Section>
  )
}
