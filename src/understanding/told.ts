import type { Scope } from './scope.ts'
import { type Claim, isEmpty, means, type Sentence, unitOf } from './sentence.ts'
import { traitsOf } from './told-traits.ts'
import stored from './told-weights.json' with { type: 'json' }

/** What each trait adds to the logarithm of the odds that a claim is sought, in hundredths. */
export type Weights = ReadonlyMap<string, number>

/**
 * Below it (in hundredths, as the weights) a claim is taken as told in passing. Chosen on `dev` alone: where it is higher,
 * too many claims are lost in sentences that list criteria.
 */
const LEAST = 100

/** As they are stored: by the names of the traits. */
export const weightsIn = (stored: Readonly<Record<string, number>>): Weights => new Map(Object.entries(stored))

const learnt = weightsIn(stored)

/** Where a home lies. */
const WHERE: readonly Claim['criterion'][] = ['ort', 'umkreis', 'plz']

/**
 * Removes claims that the rules let stand and that were learnt to be told in passing: "our flat has three rooms", in words
 * that no rule knows. It only removes, and never sets a filter. It leaves the last place and the last claim of a sentence:
 * without them the search would be another one (docs/decisions/0105-learned-asides.md).
 */
export function withoutTold(
  { sentence, claims, scope }: { sentence: Sentence; claims: readonly Claim[]; scope: Scope },
  weights: Weights = learnt,
): readonly Claim[] {
  const own = claims.filter(({ first, last }) => !sentence.asides.has(first) && !sentence.asides.has(last))
  const isPart = partsOfChoice(sentence, own)
  const told = new Set(
    own.filter((claim) => isJudged(claim, scope) && !isPart(claim) && isTold(sentence, claims, claim, weights)),
  )
  // "In the 2nd or 20th district": a place is told with the one beside it, or not at all.
  for (const claim of [...told]) {
    const isBeside = (other: Claim) => !told.has(other) && isWhere(other) && isJoined(sentence, claim, other)
    if (isWhere(claim) && own.some(isBeside)) told.delete(claim)
  }
  const kept = own.filter((claim) => !told.has(claim))
  if (told.size === 0 || kept.length === 0) return claims
  const isPlaced = kept.some((claim) => isWhere(claim) && isJudged(claim, scope))
  return claims.filter((claim) => !told.has(claim) || (!isPlaced && isWhere(claim)))
}

const isWhere = ({ criterion }: Claim): boolean => WHERE.includes(criterion)

/** Nothing but "or", and what counts districts, stands between both. */
function isJoined({ items }: Sentence, one: Claim, other: Claim): boolean {
  const between = items.slice(Math.min(one.last, other.last) + 1, Math.max(one.first, other.first))
  return (
    between.some((item) => means(item, 'or')) &&
    between.every((item) => means(item, 'or') || isEmpty(item) || unitOf(item) === 'district')
  )
}

/** "To buy up to 300,000 or to rent up to 1,200": two offers and two amounts belong together. */
function partsOfChoice({ items }: Sentence, claims: readonly Claim[]): (claim: Claim) => boolean {
  const offers = new Set(
    claims.flatMap(({ criterion, value }) => (criterion === 'vermarktungsart' && 'word' in value ? value.word : [])),
  )
  const prices = claims.filter(({ criterion }) => criterion === 'preis')
  const [one, other] = prices
  const isChoice =
    offers.size === 2 &&
    prices.length === 2 &&
    one !== undefined &&
    other !== undefined &&
    !items.slice(one.last, other.first).some((item) => means(item, 'stop'))
  return ({ criterion }) => isChoice && (criterion === 'preis' || criterion === 'vermarktungsart')
}

/** Negations and wishes have rules of their own. */
export const isJudged = ({ first, last }: Claim, { negated, wished }: Scope): boolean =>
  ![negated, wished].some((set) => set.has(first) || set.has(last))

function isTold(sentence: Sentence, claims: readonly Claim[], claim: Claim, weights: Weights): boolean {
  const odds = traitsOf(sentence, claims, claim).reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0)
  return odds < LEAST
}
