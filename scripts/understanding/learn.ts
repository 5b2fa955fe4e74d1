/** A claim of a sentence: what stands around it, and whether the annotation has it. */
export interface Example {
  traits: readonly string[]
  isSought: boolean
  /** Examples of one scene: a trait of a single scene may be chance. */
  scene: string
}

/** A trait of fewer scenes than this is not learnt. */
const SCENES = 4
const ROUNDS = 4
const RATE = 0.1
/** Pulls weights towards zero. */
const DECAY = 0.01
const TINY = 1e-8

/**
 * Learns a weight for each trait by logistic regression (AdaGrad): the logarithm of the odds that a claim is sought is the
 * sum of the weights of its traits. The order of learning is shuffled with a fixed seed: the same examples give the same
 * weights.
 */
export function learn(examples: readonly Example[]): Map<string, number> {
  const known = commonTraits(examples)
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  const own = examples.map(({ traits, isSought }) => ({ traits: traits.filter((one) => known.has(one)), isSought }))
  const random = seeded()
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(own, random)
    for (const { traits, isSought } of own) {
      const odds = traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0)
      const error = 1 / (1 + Math.exp(-odds)) - Number(isSought)
      for (const trait of traits) {
        const weight = weights.get(trait) ?? 0
        const slope = error + DECAY * weight
        const square = (squares.get(trait) ?? 0) + slope * slope
        squares.set(trait, square)
        weights.set(trait, weight - (RATE * slope) / Math.sqrt(square + TINY))
      }
    }
  }
  return weights
}

function commonTraits(examples: readonly Example[]): Set<string> {
  const scenes = new Map<string, Set<string>>()
  for (const { traits, scene } of examples) {
    for (const trait of traits) scenes.set(trait, (scenes.get(trait) ?? new Set()).add(scene))
  }
  return new Set([...scenes].filter(([, { size }]) => size >= SCENES).map(([trait]) => trait))
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other] as T, list[at] as T]
  }
}

/** Numbers from 0 to 1, the same at each start: a linear congruential generator (Numerical Recipes). */
function seeded(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
