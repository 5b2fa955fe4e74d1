import { useRef } from 'react'
import { AUSTRIA_2026 } from '../../domain/calculators/austria-2026.ts'
import {
  exemptionOpen,
  PURCHASE_PARTS,
  purchaseCosts,
  purchasePartName,
} from '../../domain/calculators/purchase-costs.ts'
import { formatDate } from '../../domain/format/date.ts'
import { formatPercent } from '../../domain/format/number.ts'
import { formatMoney } from '../../domain/format/price.ts'
import { calculator } from '../../i18n/calculator/browser.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { CALCULATOR, FORM, fieldsOf, NumberField, type Ranges, Said, Tick, useAnswers } from './fields.tsx'

/** What it is filled in with, on the page of no home. */
const START = {
  price: 350_000,
  lien: 250_000,
  contract: AUSTRIA_2026.contract.usual * 100,
  broker: true,
  mainHome: false,
}
const RANGES: Ranges<typeof START> = {
  price: { kind: 'amount', min: 1, max: 1e9 },
  lien: { kind: 'amount', min: 0, max: 1e9 },
  contract: { kind: 'percent', min: 0, max: 10 },
}
const CELL = 'border-b border-line py-2.5 align-top in-[.purchase]:py-2'
const NAME = `${CELL} pe-4 text-start font-medium in-[.purchase]:font-normal`
const SUM = `${CELL} text-end font-normal whitespace-nowrap`

/** The additional costs of a purchase. Without JavaScript it shows a worked example, or the home it is filled in with. */
export function PurchaseCosts({
  language,
  today,
  start = START,
  commission = null,
}: {
  language: Language
  today: string
  start?: typeof START
  /** EUR, VAT included, that the agency names. */
  commission?: number | null
}) {
  const t = translatorOf(language, calculator)
  const { tag } = LANGUAGES[language]
  const form = useRef<HTMLFormElement>(null)
  const [answers, read] = useAnswers(form, start, RANGES)
  const money = (amount: number) => formatMoney(amount, tag)
  const isValid = ![answers.price, answers.lien, answers.contract].some(Number.isNaN)
  const field = fieldsOf({ t, tag }, start, RANGES, answers)
  const costs = isValid && purchaseCosts({ ...answers, commission, contract: answers.contract / 100, day: today })
  const together = costs && money(answers.price + costs.total)
  return (
    <section className={CALCULATOR} aria-label={t('calculator.costs')} data-wakes>
      <p className="mb-4 font-serif text-20 font-medium">{t('calculator.costs')}</p>
      <form ref={form} className={FORM} onInput={read} onSubmit={(event) => event.preventDefault()}>
        <NumberField {...field('price')} label={t('calculator.price')} unit="€" />
        <NumberField {...field('lien')} label={t('calculator.lien')} unit="€" />
        <NumberField
          {...field('contract')}
          label={t('calculator.contract')}
          unit="%"
          hint={t('calculator.contract_hint')}
        />
        <Tick
          name="broker"
          label={t(commission === null ? 'calculator.broker' : 'calculator.part.commission')}
          checked={start.broker}
        />
        {exemptionOpen(today) && <Tick name="mainHome" label={t('calculator.main_home')} checked={start.mainHome} />}
      </form>
      <div className="my-4">
        {costs ? (
          <table className="w-full border-collapse">
            <tbody>
              {PURCHASE_PARTS.map((part) => (
                <tr key={part}>
                  <th className={NAME} scope="row">
                    {t(`calculator.part.${purchasePartName(part, { commission })}`)}
                  </th>
                  <td className={SUM}>{money(costs.parts[part])}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th className={`${CELL} pe-4 text-start font-semibold`} scope="row">
                  {t('calculator.total', { share: formatPercent(costs.share, tag) })}
                </th>
                <td className={`${CELL} text-end font-semibold whitespace-nowrap`}>{money(costs.total)}</td>
              </tr>
              <tr>
                <th className={`${CELL} border-b-0 pe-4 text-start font-semibold`} scope="row">
                  {t('calculator.together')}
                </th>
                <td className={`${CELL} border-b-0 text-end font-semibold whitespace-nowrap`}>{together}</td>
              </tr>
            </tfoot>
          </table>
        ) : (
          <p className="text-brick">{t('calculator.wrong')}</p>
        )}
      </div>
      <Said text={together ? `${t('calculator.together')} ${together}` : t('calculator.wrong')} />
      <p className="label">{t('calculator.costs_note', { date: formatDate(AUSTRIA_2026.asOf, tag) ?? '' })}</p>
    </section>
  )
}
