import type { Picture, PropertyCard } from '../properties/card.ts'

/** Where a project stands, from the first plan to the last flat (specification, section 3). */
export const PROJECT_STATES = [
  'planning',
  'approval',
  'construction',
  'completion',
  'marketing',
  'sold_out',
  'finished',
] as const
export type ProjectStatus = (typeof PROJECT_STATES)[number]

/** What the list of projects shows of one. Texts are in the asked language. */
export interface ProjectCard {
  id: number
  titel: string
  title_slug: string
  status: ProjectStatus
  ort: string | null
  bundesland: string | null
  /** EUR, the cheapest published unit for sale; null when none names a price. */
  preis_ab: number | null
  /** Published units. */
  einheiten_anzahl: number
  /** m² of the smallest and the largest published unit. */
  flaeche_von: number | null
  flaeche_bis: number | null
  image: Picture | null
  company: { id: number; firma: string }
}

/** What the page of a project shows. */
export interface ProjectDetail extends ProjectCard {
  /** Sanitised HTML (p br ul ol li strong em b i). */
  beschreibung: string | null
  strasse: string | null
  plz: string | null
  /** As the developer wrote it: "Herbst 2027", "01-2027". */
  fertigstellung: string | null
  images: Picture[]
  einheiten: PropertyCard[]
}
