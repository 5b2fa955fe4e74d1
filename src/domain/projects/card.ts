import { z } from 'zod'
import { locationSchema, pictureSchema, propertyCardSchema, propertyDetailSchema } from '../properties/card.ts'
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
  fertigstellung: z.string().nullable().describe('As the developer wrote it: "Herbst 2027", "01-2027"'),
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

export const projectUnitSchema = propertyCardSchema.extend({
  stiege: z.string().nullable().describe('Null unless the sender releases the address, as `top`'),
  top: z.string().nullable(),
  etage: z.number().nullable(),
  etage_wort: z.string().nullable().describe('The storey as a word, as sent: EG, DG'),
  balkon_terrasse_flaeche: z.number().nullable().describe('m²'),
  gartenflaeche: z.number().nullable().describe('m²'),
  plan: pictureSchema.nullable().describe('The first floor plan'),
})
/** A unit of a project, with its place in the house. */
export type ProjectUnit = z.infer<typeof projectUnitSchema>

export const projectDetailSchema = projectCardSchema.extend({
  beschreibung: z.string().nullable().describe('Sanitised HTML: p br ul ol li strong em b i'),
  beschreibung_lang: z.string().nullable().describe('BCP 47 tag of beschreibung'),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  images: z.array(pictureSchema),
  location: locationSchema.nullable().describe('Of its first unit whose place is known'),
  einheiten: z.array(projectUnitSchema).describe('By staircase, storey and door'),
  dokumente: z.array(z.object({ titel: z.string(), url: z.string() })).describe('Of its units'),
  agent: propertyDetailSchema.shape.agent.describe('Who has most of the units'),
  company_detail: propertyDetailSchema.shape.company_detail.nullable().describe('Null without units'),
})
/** The data of a project page. */
export type ProjectDetail = z.infer<typeof projectDetailSchema>
