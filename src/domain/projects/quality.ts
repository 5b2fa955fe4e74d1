import { DESCRIPTION_ENOUGH, type Quality, type QualityRule, scoreOf } from '../properties/quality.ts'
import type { ProjectStatus } from './card.ts'

/** Rules that each unit keeps for itself. */
export const UNIT_RULES = ['photographs', 'floor_plan', 'price', 'person'] as const satisfies readonly QualityRule[]
type UnitRule = (typeof UNIT_RULES)[number]

/** How complete a project is, as for a home: the points of all rules are 100. */
const PROJECT_QUALITY = {
  description: 20,
  units: 20,
  photographs: 15,
  floor_plan: 15,
  price: 10,
  completion: 10,
  person: 5,
  street: 5,
} as const satisfies Record<UnitRule | 'description' | 'units' | 'completion' | 'street', number>

export type ProjectQualityRule = keyof typeof PROJECT_QUALITY
export const PROJECT_QUALITY_NAMES = Object.keys(PROJECT_QUALITY) as [ProjectQualityRule, ...ProjectQualityRule[]]

export interface ProjectFacts {
  status: ProjectStatus
  /** Without markup. */
  beschreibung: string
  fertigstellung: string | null
  strasse: string | null
  /** Units that visitors find. */
  units: number
  /** How many of these have all that the rule asks for. */
  complete: Readonly<Record<UnitRule, number>>
}

/** Nothing is built or offered any more. */
const OVER: readonly ProjectStatus[] = ['sold_out', 'finished']

export function projectQuality(facts: ProjectFacts): Quality<ProjectQualityRule> {
  const isOver = OVER.includes(facts.status)
  const isEmpty = facts.units === 0
  const part = (rule: UnitRule) => (isEmpty ? (isOver ? null : 0) : facts.complete[rule] / facts.units)
  return scoreOf(PROJECT_QUALITY, {
    description: Math.min(1, facts.beschreibung.length / DESCRIPTION_ENOUGH),
    units: isEmpty ? (isOver ? null : 0) : 1,
    photographs: part('photographs'),
    floor_plan: part('floor_plan'),
    price: part('price'),
    completion: isOver ? null : Number(facts.fertigstellung !== null),
    person: part('person'),
    street: Number(facts.strasse !== null),
  })
}
