import { z } from 'zod'
import { pictureSchema, propertyCardSchema } from '../properties/card.ts'
import { VERMARKTUNGSARTEN } from '../properties/vocabulary.ts'

/** The progress of a project, from the first plan to the last flat (specification, section 3). */
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
  land: z.string().nullable().describe('ISO 3166 alpha-2'),
  preis_ab: z
    .number()
    .nullable()
    .describe(
      'EUR: the cheapest published unit for sale; where none is, the lowest rent a month; null without a price',
    ),
  preis_ab_art: z
    .enum(VERMARKTUNGSARTEN)
    .nullable()
    .describe('What preis_ab is: KAUF a purchase price, MIETE a rent a month'),
  miete_ab: z
    .number()
    .nullable()
    .describe('EUR a month: the cheapest published unit to let, total (warm) where known, else kaltmiete'),
  einheiten_anzahl: z.number().int().describe('Published units'),
  flaeche_von: z.number().nullable().describe('m² of the smallest published unit'),
  flaeche_bis: z.number().nullable().describe('m² of the largest published unit'),
  image: pictureSchema.nullable(),
  company: z.object({ id: z.number().int(), firma: z.string() }),
})
/** A project in the list. Texts are in the requested language. */
export type ProjectCard = z.infer<typeof projectCardSchema>

/** The lowest prices of its units, in EUR: to buy, then to rent (`monthly`); empty for a project without prices. */
export function pricesOf({
  preis_ab,
  preis_ab_art,
  miete_ab,
}: Pick<ProjectCard, 'preis_ab' | 'preis_ab_art' | 'miete_ab'>): { amount: number; monthly: boolean }[] {
  return [
    ...(preis_ab !== null && preis_ab_art === 'KAUF' ? [{ amount: preis_ab, monthly: false }] : []),
    ...(miete_ab !== null ? [{ amount: miete_ab, monthly: true }] : []),
  ]
}

export const projectDetailSchema = projectCardSchema.extend({
  beschreibung: z.string().nullable().describe('Sanitised HTML: p br ul ol li strong em b i'),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  fertigstellung: z.string().nullable().describe('As the developer wrote it: "Herbst 2027", "01-2027"'),
  images: z.array(pictureSchema),
  einheiten: z.array(propertyCardSchema),
})
/** The data of a project page. */
export type ProjectDetail = z.infer<typeof projectDetailSchema>
