import type { Act } from '../../../domain/assistant/acts.ts'
import { AUSTRIA_2026 } from '../../../domain/calculators/austria-2026.ts'
import { type HomePurchase, purchaseOfHome } from '../../../domain/calculators/home-purchase.ts'
import * as calculators from '../../../domain/calculators/operations.ts'
import { cents } from '../../../domain/format/cents.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber, formatPercent } from '../../../domain/format/number.ts'
import { formatMoney } from '../../../domain/format/price.ts'
import { isOf } from '../../../domain/prices/groups.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { type Answer, answer, links, suggestions, type Turn, text } from '../conversation.ts'
import { runTool } from '../tool.ts'
import { gone, homeLink, readHome } from './homes.ts'

const AMOUNT_MAX = 1e9
/** Examples where the visitor says nothing, and the answer states them. */
const RATE = 3.5
const YEARS = 30

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined && amount > 0 && amount <= AMOUNT_MAX

export async function purchaseCosts(
  turn: Turn,
  { price, home: id }: Extract<Act, { act: 'purchase_costs' }>,
): Promise<Answer> {
  const { t, tag } = turn
  const home = price === undefined && id !== undefined ? await readHome(turn, id) : null
  if (price === undefined && id !== undefined && !home) return gone(turn)
  const purchase = home && purchaseOfHome(home)
  const asked = price ?? purchase?.price
  if (!isAmount(asked)) return answer(turn, [text(t('assistant.ask_price'))], { asked: 'purchase_costs' })
  const { parts, total, together } = await bought(turn, asked, purchase)
  const money = (amount: number) => formatMoney(amount, tag)
  return answer(
    turn,
    [
      text(
        home?.objekttitel,
        line(turn, t('calculator.price'), money(asked)),
        ...parts.filter(({ amount }) => amount > 0).map(({ label, amount }) => line(turn, label, money(amount))),
        line(turn, t('calculator.total', { share: formatPercent(total / asked, tag) }), money(total)),
        line(turn, t('calculator.together'), money(together)),
        t('calculator.costs_note', { date: formatDay(AUSTRIA_2026.asOf, tag) ?? AUSTRIA_2026.asOf }),
      ),
      links(turn, ...homeLink(turn, home), {
        label: t('calculator.costs'),
        path: '/faq/kosten#kaufnebenkosten-hoehe',
      }),
      suggestions(t('assistant.say.mortgage'), t(home ? 'assistant.say.price_check' : 'assistant.say.search')),
    ],
    home ? { home: home.id } : {},
  )
}

/**
 * The costs of buying: the commission that the agency names, else the highest where one may be due.
 * @param lien EUR that a bank registers
 */
function bought(turn: Turn, price: number, purchase: HomePurchase | null, lien = 0) {
  const commission = purchase?.commission ?? null
  return runTool(calculators.costsOfPurchase, turn, {
    query: {
      price: String(price),
      lien: String(lien),
      broker: String(purchase?.broker ?? true),
      ...(commission !== null && { commission: String(commission) }),
      lang: turn.language,
    },
  })
}

export async function mortgage(turn: Turn, act: Extract<Act, { act: 'mortgage' }>): Promise<Answer> {
  const { t, tag } = turn
  const home = act.home === undefined ? null : await readHome(turn, act.home)
  if (act.home !== undefined && !home && act.amount === undefined) return gone(turn)
  const money = (amount: number) => formatMoney(amount, tag)
  const purchase = home && purchaseOfHome(home)
  const equity = (within(act.equity, 0, 95) ?? 100 * AUSTRIA_2026.equity.min) / 100
  // Beside own money an amount is a price, and not what is lent.
  const isPrice = home === null && (act.own ?? act.equity) !== undefined
  const price = act.amount === undefined ? purchase?.price : isPrice ? act.amount : undefined
  const needed = isAmount(price) ? await lent(turn, price, purchase, equity, act.own) : null
  const amount = needed?.amount ?? act.amount
  if (!isAmount(amount)) return answer(turn, [text(t('assistant.ask_amount'))], { asked: 'mortgage' })
  const rate = within(act.rate, 0, 20) ?? RATE
  const years = Math.round(within(act.years, 1, 40) ?? YEARS)
  const plan = await runTool(calculators.loan, turn, {
    query: { amount: String(amount), rate: String(rate), years: String(years) },
  })
  const running = home ? runningCosts(home) : null
  return answer(
    turn,
    [
      text(
        home?.objekttitel,
        needed
          ? t('assistant.loan_of_home', {
              together: money(needed.together),
              equity: act.own === undefined ? formatPercent(equity, tag) : money(act.own),
              amount: money(amount),
            })
          : null,
        t('assistant.loan', {
          amount: money(amount),
          rate: formatPercent(rate / 100, tag, 2),
          years: formatNumber(years, tag),
          monthly: money(plan.monthly),
        }),
        line(turn, t('calculator.interest'), money(plan.interest)),
        running === null
          ? null
          : t('assistant.loan_and_running', { running: money(running), sum: money(plan.monthly + running) }),
        t('calculator.mortgage_note'),
      ),
      links(turn, ...homeLink(turn, home), { label: t('calculator.mortgage'), path: '/faq/kosten#eigenmittel-hoehe' }),
      suggestions(t('assistant.say.purchase_costs'), t('assistant.say.human')),
    ],
    home ? { home: home.id } : {},
  )
}

/**
 * The loan for a price, and what price and costs are together. The loan is a share of both, or what own money leaves of
 * them, and the bank registers it for a fee, which is one of the costs: amount = (costs without it + fee x amount) x share - own.
 */
async function lent(
  turn: Turn,
  price: number,
  purchase: HomePurchase | null,
  equity: number,
  own = 0,
): Promise<{ amount: number; together: number }> {
  const share = own > 0 ? 1 : 1 - equity
  const { together: without } = await bought(turn, price, purchase)
  const amount = cents((without * share - own) / (1 - AUSTRIA_2026.lien * share))
  const { together } = await bought(turn, price, purchase, Math.max(0, amount))
  return { amount, together }
}

/** EUR a month that the agency states for an owner; null where it states none, or not by the month. */
function runningCosts({ kosten, waehrung, vermarktungsart }: PropertyDetail): number | null {
  const parts = kosten.filter((part) => part.gruppe === 'laufend' && !part.enthalten && isOf(part, 'KAUF'))
  if (
    vermarktungsart !== 'KAUF' ||
    waehrung !== 'EUR' ||
    parts.length === 0 ||
    parts.some(({ zeiteinheit }) => zeiteinheit !== 'MONAT')
  )
    return null
  const amounts = parts.map(({ brutto, netto }) => brutto ?? netto)
  if (amounts.some((amount) => amount === null)) return null
  return cents((amounts as number[]).reduce((sum, amount) => sum + amount, 0))
}

const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && value >= least && value <= most ? value : undefined

const line = ({ t }: Turn, label: string, value: string) => t('text.labelled', { label, value })
