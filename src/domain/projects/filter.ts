import { BUNDESLAENDER, type Bundesland } from '../properties/vocabulary.ts'
import { PROJECT_STATES, type ProjectCard, type ProjectStatus } from './card.ts'

/** Steps of the starting price, EUR: to buy, and a month. */
export const PRICE_STEPS = {
  kauf: [200_000, 300_000, 400_000, 600_000, 1_000_000],
  miete: [600, 800, 1000, 1400],
} as const
type Offer = keyof typeof PRICE_STEPS
const OFFERS = ['kauf', 'miete'] as const satisfies readonly Offer[]

export type PriceLimit = { art: Offer; bis: number }
/** Each step as it stands in an address: `kauf-300000`. */
export const PRICE_LIMITS = new Map<string, PriceLimit>(
  OFFERS.flatMap((art) => PRICE_STEPS[art].map((bis) => [`${art}-${bis}`, { art, bis }] as const)),
)

/** What the list of projects is filtered by. The words are those of its address. */
export interface ProjectFilter {
  land: Bundesland | null
  stand: ProjectStatus | null
  preis: PriceLimit | null
}

/** Reads the address; what is not one of the choices counts as no choice. */
export function readProjectFilter(params: URLSearchParams): ProjectFilter {
  return {
    land: BUNDESLAENDER.find((one) => one === params.get('land')) ?? null,
    stand: PROJECT_STATES.find((one) => one === params.get('stand')) ?? null,
    preis: PRICE_LIMITS.get(params.get('preis') ?? '') ?? null,
  }
}

/** Whether a project is among those that a filter asks for. */
export function matches(project: ProjectCard, { land, stand, preis }: ProjectFilter): boolean {
  if (land && project.bundesland !== land) return false
  if (stand && project.status !== stand) return false
  if (!preis) return true
  const least = preis.art === 'miete' ? project.miete_ab : project.preis_ab_art === 'KAUF' ? project.preis_ab : null
  return least !== null && least <= preis.bis
}

/** How many projects there are with another choice in one field, the other fields as they are. */
export const countWith = (projects: readonly ProjectCard[], filter: ProjectFilter, choice: Partial<ProjectFilter>) =>
  projects.filter((project) => matches(project, { ...filter, ...choice })).length
