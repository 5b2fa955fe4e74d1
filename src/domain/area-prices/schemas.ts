import { z } from 'zod'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../properties/vocabulary.ts'

/** Fewer homes give no figure: one unusual home would decide, and a single offer could be recognized. */
export const HOMES_MIN = 8
/** The flat of the example, m². */
export const FLAT_M2 = 75
/** The place that contains all others. */
export const COUNTRY = 'oesterreich'

/** The kinds with a price per m²: a parking space is not sold by its area. */
export const PRICED_KINDS = OBJEKTARTEN.filter((art) => art !== 'PARKEN')

/** How the places inside another one are divided. A statutory city and a district of Vienna count as a Bezirk. */
export const LEVELS = ['bundesland', 'bezirk', 'ort', 'plz'] as const
export type Level = (typeof LEVELS)[number]

/** Amounts have two decimals at most. */
const eur = z.number().nonnegative()

export const figuresSchema = z.object({
  count: z.number().int().min(HOMES_MIN).describe('Homes'),
  q1: eur.describe('Lower quartile, EUR per m²; of rents by the month'),
  median: eur.describe('EUR per m²; of rents by the month'),
  q3: eur.describe('Upper quartile, EUR per m²; of rents by the month'),
})
export type Figures = z.infer<typeof figuresSchema>

export const areaPlaceSchema = z.object({
  slug: z.string().describe('For the parameter ort of this call; of a postcode the postcode'),
  name: z.string(),
  art: z.enum(['staat', 'land', 'bundesland', 'bezirk', 'ort', 'gemeindebezirk', 'plz']),
})
export type AreaPlace = z.infer<typeof areaPlaceSchema>

export const areaPartSchema = areaPlaceSchema.extend(figuresSchema.shape).extend({ level: z.enum(LEVELS) })
export type AreaPart = z.infer<typeof areaPartSchema>

export const kindFiguresSchema = figuresSchema.extend({
  objektart: z.enum(OBJEKTARTEN),
  vermarktungsart: z.enum(VERMARKTUNGSARTEN),
})

export const areaPricesSchema = z.object({
  place: areaPlaceSchema,
  around: z.array(areaPlaceSchema).describe('The larger places around it, nearest first'),
  objektart: z.enum(OBJEKTARTEN).describe('Of parts, months and distribution'),
  vermarktungsart: z.enum(VERMARKTUNGSARTEN).describe('Of parts, months and distribution'),
  prices: z.array(kindFiguresSchema).describe('Of each kind and offer with enough homes'),
  flat: z
    .object({ m2: z.number(), kauf: eur.nullable(), miete: eur.nullable() })
    .describe('What a flat of that size costs by the median, EUR: to buy, and a month of rent'),
  parts: z.array(areaPartSchema).describe('The places inside, by name'),
  months: z.array(figuresSchema.extend({ month: z.string().describe('YYYY-MM') })),
  distribution: z
    .array(
      z.object({
        from: eur.nullable().describe('EUR per m²; null: no lower end'),
        to: eur.nullable().describe('null: no upper end'),
        count: z.number().int(),
      }),
    )
    .describe('Homes by price per m²; empty without enough homes'),
  minimum: z.literal(HOMES_MIN).describe('No figure is of fewer homes'),
  source: z.literal('offers').describe('Asking prices of this portal, not prices of sales'),
  as_of: z.string().nullable().describe('When the figures were computed, ISO 8601; null when there are none yet'),
})
export type AreaPrices = z.infer<typeof areaPricesSchema>
