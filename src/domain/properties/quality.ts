/**
 * How complete a listing is, from 0 to 100: the same rules for every company, and no visitor's list is sorted by it.
 * The points of all rules are 100; a rule that cannot apply to a home (the floor plan of a plot) is left out, and the
 * rest counts as the whole. `docs/agencies.md` explains it in words.
 */
export const QUALITY_RULES = {
  photographs: 18,
  floor_plan: 8,
  description: 10,
  surroundings: 4,
  energy: 12,
  price: 10,
  costs: 8,
  commission: 4,
  area: 6,
  rooms: 4,
  position: 5,
  availability: 3,
  person: 4,
  condition: 2,
  heating: 2,
} as const

export type QualityRule = keyof typeof QUALITY_RULES
export const QUALITY_NAMES = Object.keys(QUALITY_RULES) as [QualityRule, ...QualityRule[]]

/** The score, and the rules that apply to the home. */
export interface Quality<R extends string = QualityRule> {
  score: number
  /** `points` of `most` that the listing has; `brings`: by how much the score would rise. */
  rules: { rule: R; points: number; most: number; brings: number }[]
}

export interface QualityFacts {
  objektart: string | null
  /** Without markup. */
  beschreibung: string
  lage: string
  photographs: number
  plans: number
  hwb: number | null
  hwb_klasse: string | null
  fgee: number | null
  /** The sender states that no certificate is required. */
  energy_exempt: boolean
  price: boolean
  /** Running costs, or for a rent its parts, are named as amounts. */
  costs: boolean
  /** Says whether a commission is due. */
  commission: boolean
  flaeche: number | null
  zimmer: number | null
  position: 'exact' | 'circle' | null
  verfuegbar_ab: string | null
  person: boolean
  /** The year of construction or the condition. */
  condition: boolean
  heating: boolean
}

/** More photographs than this bring nothing: a score must not ask for fifty. */
export const PHOTOGRAPHS_ENOUGH = 8
/** Characters of a description that answers most questions. */
export const DESCRIPTION_ENOUGH = 600
const SURROUNDINGS_ENOUGH = 80

const ROOMED = new Set(['WOHNUNG', 'HAUS', 'ZIMMER'])
/** Kinds without rooms, plans, heating and a certificate. */
const OPEN = new Set(['GRUNDSTUECK', 'PARKEN'])

/** The share of its points that each rule gives, from 0 to 1; null where it cannot apply. */
function shares(facts: QualityFacts): Record<QualityRule, number | null> {
  const kind = facts.objektart ?? ''
  const isBuilding = !OPEN.has(kind)
  const part = (count: number, enough: number) => Math.min(1, count / enough)
  const yes = (is: boolean) => (is ? 1 : 0)
  return {
    photographs: part(facts.photographs, isBuilding ? PHOTOGRAPHS_ENOUGH : 3),
    floor_plan: isBuilding ? yes(facts.plans > 0) : null,
    description: part(facts.beschreibung.length, DESCRIPTION_ENOUGH),
    surroundings: part(facts.lage.length, SURROUNDINGS_ENOUGH),
    energy: isBuilding ? energyShare(facts) : null,
    price: yes(facts.price),
    costs: isBuilding ? yes(facts.costs) : null,
    commission: yes(facts.commission),
    area: yes(facts.flaeche !== null),
    rooms: ROOMED.has(kind) ? yes(facts.zimmer !== null) : null,
    position: facts.position === 'exact' ? 1 : facts.position === 'circle' ? 0.6 : 0,
    availability: yes(facts.verfuegbar_ab !== null),
    person: yes(facts.person),
    condition: isBuilding ? yes(facts.condition) : null,
    heating: isBuilding ? yes(facts.heating) : null,
  }
}

/** Austria asks for the heating demand with its class, and for the efficiency factor (EAVG 2012, § 3). */
function energyShare({ hwb, hwb_klasse, fgee, energy_exempt }: QualityFacts): number {
  if (energy_exempt) return 1
  return (hwb === null ? 0 : 0.5) + (hwb_klasse === null ? 0 : 0.2) + (fgee === null ? 0 : 0.3)
}

export const qualityOf = (facts: QualityFacts): Quality => scoreOf(QUALITY_RULES, shares(facts))

/**
 * The score from 0 to 100.
 * @param most the points of each rule
 * @param share the share of them that each rule gives, from 0 to 1; null where it cannot apply
 */
export function scoreOf<R extends string>(
  most: Readonly<Record<R, number>>,
  share: Readonly<Record<R, number | null>>,
): Quality<R> {
  const applied = (Object.keys(most) as R[]).flatMap((rule) => {
    const own = share[rule]
    return own === null ? [] : [{ rule, most: most[rule], points: round(own * most[rule]) }]
  })
  const whole = applied.reduce((sum, { most }) => sum + most, 0)
  const score = (points: number) => Math.round((points / whole) * 100)
  const points = applied.reduce((sum, one) => sum + one.points, 0)
  return {
    score: score(points),
    rules: applied.map((one) => ({ ...one, brings: score(points + one.most - one.points) - score(points) })),
  }
}

/** The rules that would bring points, the most first. */
export const missingOf = <R extends string>({ rules }: Quality<R>): R[] =>
  rules
    .filter(({ points, most }) => points < most)
    .sort((a, b) => b.most - b.points - (a.most - a.points))
    .map(({ rule }) => rule)

const round = (points: number) => Math.round(points * 10) / 10
