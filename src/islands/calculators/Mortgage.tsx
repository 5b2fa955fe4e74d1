import { useRef } from 'react'
import { AUSTRIA_2026 } from '../../domain/calculators/austria-2026.ts'
import { mortgage } from '../../domain/calculators/mortgage.ts'
import { formatPercent, formatYear } from '../../domain/format/number.ts'
import { formatMoney } from '../../domain/format/price.ts'
import { calculator } from '../../i18n/calculator/browser.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { Chart } from '../chart/Chart.tsx'
import { CALCULATOR, FORM, fieldsOf, NumberField, type Ranges, Said, useAnswers } from './fields.tsx'

/** The example: 350,000 EUR plus a tenth for costs, a quarter of it equity. */
const START = { need: 385_000, equity: 385_000 * AUSTRIA_2026.equity.usual, rate: 3.5, years: 30 }
const RANGES: Ranges<typeof START> = {
  need: { kind: 'amount', min: 1, max: 1e9 },
  equity: { kind: 'amount', min: 0, max: 1e9 },
  rate: { kind: 'percent', min: 0, max: 20 },
  years: { kind: 'whole', min: 1, max: 40 },
}
const LINE = 'flex items-baseline justify-between gap-4 border-b border-line py-2.5'

/** Monthly payment, interest and remaining debt of a loan. Without JavaScript it shows a worked example. */
export function Mortgage({ language }: { language: Language }) {
  const t = translatorOf(language, calculator)
  const { tag } = LANGUAGES[language]
  const form = useRef<HTMLFormElement>(null)
  const [answers, read] = useAnswers(form, START, RANGES)
  const { need, equity, rate, years } = answers
  // Whole euros: cents in a plan over decades would pretend a precision that does not exist.
  const money = (amount: number) => formatMoney(Math.round(amount), tag)
  const percent = (share: number) => formatPercent(share, tag)
  const { min, max } = AUSTRIA_2026.equity
  // At least one euro is borrowed.
  const equityMax = Number.isNaN(need) ? RANGES.equity.max : Math.max(0, need - 1)
  const isPart = equity <= equityMax
  const isValid = isPart && ![need, rate, years].some(Number.isNaN)
  const field = fieldsOf({ t, tag }, START, RANGES, answers)
  const amount = need - equity
  const plan = isValid && mortgage({ amount, rate: rate / 100, years })
  const halved = plan ? plan.debt.findIndex((left) => left <= amount / 2) : 0
  return (
    <section className={CALCULATOR} aria-label={t('calculator.mortgage')} data-wakes>
      <p className="mb-4 font-serif text-20 font-medium">{t('calculator.mortgage')}</p>
      <form ref={form} className={FORM} onInput={read} onSubmit={(event) => event.preventDefault()}>
        <NumberField {...field('need')} label={t('calculator.need')} unit="€" />
        <NumberField
          {...field('equity')}
          label={t('calculator.equity')}
          unit="€"
          range={{ ...RANGES.equity, max: equityMax }}
          isWrong={!isPart}
          hint={t('calculator.equity_hint', { min: percent(min), max: percent(max) })}
        />
        <NumberField {...field('rate')} label={t('calculator.rate')} unit="%" />
        <NumberField {...field('years')} label={t('calculator.years')} unit="" />
      </form>
      <div className="my-4">
        {plan ? (
          <dl>
            <div className={LINE}>
              <dt>{t('calculator.monthly')}</dt>
              <dd className="text-end text-26 font-medium">{money(plan.monthly)}</dd>
            </div>
            <div className={LINE}>
              <dt>{t('calculator.loan')}</dt>
              <dd className="text-end">{money(amount)}</dd>
            </div>
            <div className={LINE}>
              <dt>{t('calculator.equity_share')}</dt>
              <dd className="text-end">
                {percent(equity / need)}
                {equity / need < min && (
                  <small className="block text-13 text-ink-soft">
                    {t('calculator.equity_low', { min: percent(min) })}
                  </small>
                )}
              </dd>
            </div>
            <div className={LINE}>
              <dt>{t('calculator.interest')}</dt>
              <dd className="text-end">{money(plan.interest)}</dd>
            </div>
          </dl>
        ) : (
          <p className="text-brick">{t('calculator.wrong')}</p>
        )}
      </div>
      {plan && (
        <Chart
          title={t('calculator.debt')}
          summary={t('calculator.debt_text', { start: money(amount), year: String(halved) })}
          kind="bars"
          points={plan.debt.map((_, year) => formatYear(year, tag))}
          pointsLabel={t('calculator.year')}
          series={[{ label: t('calculator.debt'), values: plan.debt }]}
          format={money}
          marked={halved}
          tableLabel={t('calculator.debt_table')}
        />
      )}
      <Said text={plan ? `${t('calculator.monthly')} ${money(plan.monthly)}` : t('calculator.wrong')} />
      <p className="label">{t('calculator.mortgage_note')}</p>
    </section>
  )
}
