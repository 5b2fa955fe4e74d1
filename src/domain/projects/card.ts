import { z } from 'zod'
import { pictureSchema, propertyCardSchema } from '../properties/card.ts'

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

export const projectCardSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  title_slug: z.string(),
  status: z.enum(PROJECT_STATES),
  ort: z.string().nullable(),
  bundesland: z.string().nullable(),
  preis_ab: z.number().nullable().describe('EUR, the cheapest published unit for sale; null when none names a price'),
  einheiten_anzahl: z.number().int().describe('Published units'),
  flaeche_von: z.number().nullable().describe('m² of the smallest published unit'),
  flaeche_bis: z.number().nullable().describe('m² of the largest published unit'),
  image: pictureSchema.nullable(),
  company: z.object({ id: z.number().int(), firma: z.string() }),
})
/** What the list of projects shows of one. Texts are in the asked language. */
export type ProjectCard = z.infer<typeof projectCardSchema>

export const projectDetailSchema = projectCardSchema.extend({
  beschreibung: z.string().nullable().describe('Sanitised HTML: p br ul ol li strong em b i'),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  fertigstellung: z.string().nullable().describe('As the developer wrote it: "Herbst 2027", "01-2027"'),
  images: z.array(pictureSchema),
  einheiten: z.array(propertyCardSchema),
})
/** What the page of a project shows. */
export type ProjectDetail = z.infer<typeof projectDetailSchema>
