import { formatDay } from '../../../domain/format/date.ts'
import { formatMoney } from '../../../domain/format/price.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** Every price that the home has had, the newest first. */
export function Prices({ t, language, home }: PartProps) {
  const { tag } = LANGUAGES[language]
  if (home.price_history.length === 0) return null
  return (
    <Section title={t('listings.prices')}>
      <ol className="grid gap-2">
        {home.price_history.toReversed().map(({ at, art, betrag }) => (
          <li key={`${at} ${art}`} className="flex flex-wrap justify-between gap-4 border-b border-line pb-2">
            <span>{formatDay(at, tag)}</span>
            <span>{t.find(`listings.price.${art}`, {}) ?? art}</span>
            <span>{formatMoney(betrag, tag)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
