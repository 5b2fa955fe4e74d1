import { AUSTRIA_2026 } from '../../domain/calculators/austria-2026.ts'
import { mortgage } from '../../domain/calculators/mortgage.ts'
import * as declared from '../../domain/calculators/operations.ts'
import {
  exemptionOpen,
  PURCHASE_PARTS,
  purchaseCosts,
  purchasePartName,
} from '../../domain/calculators/purchase-costs.ts'
import { cents } from '../../domain/format/cents.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { languageOf } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { translator } from '../../i18n/server.ts'
import { run } from '../operations/run.ts'

/** Questions with the calculators, which every language has. */
const COSTS_PATH = '/faq/kosten#kaufnebenkosten-hoehe'
const LOAN_PATH = '/faq/kosten#eigenmittel-hoehe'

export const calculatorOperations = [
  run(declared.costsOfPurchase, ({ clock }, _visitor, { query }) => {
    const { price, lien, broker, commission = null, main_home: mainHome, day = viennaDay(clock()) } = query
    const language = languageOf(query.lang)
    const t = translator(language)
    const costs = purchaseCosts({ price, lien, broker, commission, contract: query.contract / 100, mainHome, day })
    return {
      price,
      parts: PURCHASE_PARTS.map((part) => ({
        part,
        label: t(`calculator.part.${purchasePartName(part, { commission })}`),
        amount: costs.parts[part],
      })),
      total: costs.total,
      share: Math.round(costs.share * 1e4) / 1e4,
      together: cents(price + costs.total),
      exemption_open: exemptionOpen(day),
      as_of: AUSTRIA_2026.asOf,
      url: localPath(language, COSTS_PATH),
    }
  }),
  run(declared.loan, (_ctx, _visitor, { query }) => {
    const { amount, rate, years } = query
    const plan = mortgage({ amount, rate: rate / 100, years })
    return {
      amount,
      rate,
      years,
      ...plan,
      total: cents(amount + plan.interest),
      url: localPath(languageOf(query.lang), LOAN_PATH),
    }
  }),
]
