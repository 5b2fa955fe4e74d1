import type { Scope } from './scope.ts'
import type { Claim, Sentence } from './sentence.ts'
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
  const told = new Set(own.filter((claim) => isJudged(claim, scope) && isTold(sentence, claims, claim, weights)))
  const kept = own.filter((claim) => !told.has(claim))
  if (told.size === 0 || kept.length === 0) return claims
  const isWhere = ({ criterion }: Claim) => WHERE.includes(criterion)
  const isPlaced = kept.some((claim) => isWhere(claim) && isJudged(claim, scope))
  return claims.filter((claim) => !told.has(claim) || (!isPlaced && isWhere(claim)))
}

/** Negations and wishes have rules of their own. */
export const isJudged = ({ first, last }: Claim, { negated, wished }: Scope): boolean =>
  ![negated, wished].some((set) => set.has(first) || set.has(last))

function isTold(sentence: Sentence, claims: readonly Claim[], claim: Claim, weights: Weights): boolean {
  const odds = traitsOf(sentence, claims, claim).reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0)
  return odds < LEAST
}
