import { isBreak, unitOf } from '../understanding/sentence.ts'
import { itemAt, type Message } from './message.ts'

/** The amounts of a question about a loan or about the costs of buying. */
export interface Figures {
  /** EUR. */
  amount?: number
  /** Percent a year. */
  rate?: number
  years?: number
  /** Percent of the price that is not lent. */
  equity?: number
  /** EUR that are not lent. */
  own?: number
}

const LEAST_AMOUNT = 1000
const MOST_YEARS = 60
/** The highest rate of interest that anybody means. */
const MOST_PERCENT = 20
/** Beside an amount of own money, a lower percentage is a rate. */
const LEAST_SHARE = 10
/** How many items may stand between "equity" and its amount. */
const REACH = 4

export function figuresIn(message: Message): Figures {
  const { items, marks } = message
  const own = new Set(
    marks
      .filter(({ meaning }) => meaning === 'equity')
      .flatMap(({ tokens }) => tokens.map((at) => itemAt(message, at)))
      .filter((at) => at >= 0),
  )
  const shares = items.flatMap((item, at) => (isPercent(items, at) && item.value !== undefined ? [at] : []))
  const isNear = (one: number, at: number) => Math.abs(one - at) <= REACH
  const isShare = (at: number) =>
    [...own].some((one) => isNear(one, at) && isNearestPercent(message, one, at) && !hasAmount(message, one, at))
  // "300,000 with 20 % down": the share says what is not lent.
  const isOwn = (at: number) =>
    !shares.some(isShare) &&
    !items.some(isTenths) &&
    [...own].some((one) => isNear(one, at) && isNearest(message, one, at))
  const figures: Figures = {}
  for (const [at, { value, isOrdinal, text }] of items.entries()) {
    if (value === undefined || isOrdinal) continue
    const unit = unitOf(items[at + 1]) ?? unitOf(items[at - 1])
    // A single word that may mean a thousand is often another: Turkish "biner".
    const isPlain = /\d| /.test(text) || unit !== undefined
    if (unit === 'percent' && isShare(at)) figures.equity ??= value
    else if (isTenths(items[at + 1]) && own.size > 0 && value < TENTHS) figures.equity ??= value * TENTHS
    else if (unit === 'percent' && value <= MOST_PERCENT) figures.rate ??= value
    else if (unit === 'years' && value <= MOST_YEARS) figures.years ??= value
    else if (value >= LEAST_AMOUNT && isPlain) figures[isOwn(at) ? 'own' : 'amount'] ??= value
    else if (value <= MOST_PERCENT && !Number.isInteger(value)) figures.rate ??= value
  }
  return figures
}

/** Chinese 三成, Japanese 3割: so many tenths. */
const TENTHS = 10
const isTenths = (item: Message['items'][number] | undefined): boolean => item?.text === '成' || item?.text === '割'

/** Tells whether no other amount is nearer to the words for own money. */
function isNearest({ items }: Message, own: number, at: number): boolean {
  return items.every(
    ({ value }, other) =>
      value === undefined || value < LEAST_AMOUNT || other === at || Math.abs(own - other) >= Math.abs(own - at),
  )
}

/** "100,000 down at 3.5 %": an amount as near to the words for own money as a percentage that hardly is a share. */
const hasAmount = ({ items }: Message, own: number, at: number): boolean =>
  (items[at]?.value ?? 0) < LEAST_SHARE &&
  items.some(({ value }, other) => (value ?? 0) >= LEAST_AMOUNT && wayTo(items, own, other) <= wayTo(items, own, at))

/** Tells whether no other percentage is nearer to the words for own money, nor as near and said before. */
function isNearestPercent({ items }: Message, own: number, at: number): boolean {
  return items.every(
    ({ value }, other) =>
      value === undefined ||
      other === at ||
      !isPercent(items, other) ||
      wayBetween(items, own, other) > wayBetween(items, own, at) ||
      (wayBetween(items, own, other) === wayBetween(items, own, at) && at < other),
  )
}

/** A comma parts: in "interest 3 %, down payment 25 %", the 25 is nearer. */
const wayBetween = (items: Message['items'], one: number, other: number): number => {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return to - from + (items.slice(from, to).some(isBreak) ? 1 : 0)
}

/** The way to a figure or to its unit. */
const wayTo = (items: Message['items'], one: number, at: number): number =>
  Math.min(wayBetween(items, one, at), unitOf(items[at + 1]) ? wayBetween(items, one, at + 1) : Infinity)

/** A sign before a number is its own only where no other number stands before the sign: "20 % первого взноса". */
const isPercent = (items: Message['items'], at: number): boolean =>
  unitOf(items[at + 1]) === 'percent' || (unitOf(items[at - 1]) === 'percent' && items[at - 2]?.value === undefined)
