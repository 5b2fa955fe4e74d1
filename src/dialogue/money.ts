import { unitOf } from '../understanding/sentence.ts'
import { isWhole, otherOffer } from './changes.ts'
import { type Figures, figuresIn } from './figures.ts'
import type { Meaning } from './lexicon.ts'
import { has, type Message } from './message.ts'
import type { Rule } from './reading.ts'

/** What `money` answers. */
export const COSTS: readonly Meaning[] = ['intent.mortgage', 'intent.purchase_costs']

/** Costs of buying and loans: of an amount that is said, or of the home in talk. */
export const money: Rule = ({ message, named, home, said, state }) => {
  // "And if I bought instead of renting?"
  if (state.search && has(message, 'change.instead') && otherOffer(message, state.search)) return null
  const figures = figuresIn(message)
  const { amount, rate, years, equity, own } = figures
  // "300,000" as the answer to "for which price?".
  const asked = amount !== undefined && !isWhole(said.filter) && !said.filter.ort ? state.asked : undefined
  const sold = home && home.offer !== 'MIETE' ? home : undefined
  const isLoan =
    has(message, 'intent.mortgage') ||
    asked === 'mortgage' ||
    isLoanByFigures(message, figures, sold !== undefined && !isWhole(said.filter))
  if (!isLoan && !has(message, 'intent.purchase_costs') && asked !== 'purchase_costs') return null
  const of = amount === undefined || named.homes.length > 0 ? sold : undefined
  if (!isLoan) return { act: 'purchase_costs', ...(amount ? { price: amount } : of && { home: of.id }) }
  return {
    act: 'mortgage',
    ...(amount && { amount }),
    ...(rate !== undefined && { rate }),
    ...(years && { years }),
    ...(equity !== undefined && { equity }),
    ...(own && { own }),
    ...(of && { home: of.id }),
  }
}

/**
 * An amount at a rate for some years, or beside own money, is a loan by whatever name; of a home for sale also its rate and
 * years alone ("and over 30 years at 3.5 %"), and own money ("with 20 % down").
 */
function isLoanByFigures(message: Message, { amount, rate, years, equity, own }: Figures, isSale: boolean): boolean {
  if (amount !== undefined && years !== undefined && (rate !== undefined || has(message, 'equity'))) return true
  if (equity !== undefined && (isSale || amount !== undefined)) return true
  if (own !== undefined && isSale && !has(message, 'seeking')) return true
  const isPercent = message.items.some((item) => unitOf(item) === 'percent')
  return isSale && isPercent && rate !== undefined && years !== undefined
}
