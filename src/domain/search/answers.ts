import { z } from 'zod'
import { headPriceSchema } from '../prices/schemas.ts'
import { propertyCardSchema } from '../properties/card.ts'
import { eachFacet } from './facets.ts'

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }))
/**
 * `edges` has one number more than `counts`; a bin contains edges[i] <= x < edges[i+1], the last one also its upper
 * edge.
 */
const histogramSchema = z.object({ edges: z.array(z.number()), counts: z.array(z.number().int()) })

/** One entry for each criterion with a facet. Each is counted without its own criterion. */
export const facetsSchema = z.object(
  eachFacet(
    ({ most }) => (most === null ? facetSchema : facetSchema.describe(`The ${most} most frequent`)),
    () => histogramSchema,
  ),
)

/** One filter (for a list: one of its entries, else null) and the number of homes without it. */
export const withoutSchema = z.object({ name: z.string(), value: z.string().nullable(), total: z.number().int() })
export type Without = z.infer<typeof withoutSchema>

/** A wider search: more of the surroundings, or a neighbouring place besides those asked for. */
export const widerSchema = z.object({
  name: z.enum(['umkreis', 'ort']),
  label: z.string().describe('"Graz + 10 km", "Hart bei Graz"; in the language asked for'),
  total: z.number().int().describe('Homes of the wider search; of a neighbouring place those that lie in it'),
  criteria: z.string().describe('The wider search as a query string'),
})
export type Wider = z.infer<typeof widerSchema>

/** A page of a search: GET /api/properties. */
export const resultsSchema = z.object({
  data: z.array(propertyCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: facetsSchema.describe('Each counted without its own criterion'),
  without: z
    .array(withoutSchema)
    .optional()
    .describe('Only where total is 0: how many there are without one filter (of a list, one of its words)'),
  wider: z.array(widerSchema).optional().describe('Only where little is found in a place: searches that find more'),
  took_ms: z.number().describe('Milliseconds that search and cards took'),
})
export type Results = z.infer<typeof resultsSchema>

/** The content of a map for a search: GET /api/properties/map. */
export const mapSchema = z.object({
  data: z.object({
    clusters: z.array(
      z.object({ lat: z.number(), lng: z.number(), count: z.number().int(), preis_min: z.number().nullable() }),
    ),
    points: z.array(
      z.object({
        id: z.number().int(),
        lat: z.number(),
        lng: z.number(),
        kaufpreis: z.number().nullable(),
        kaltmiete: z.number().nullable(),
        preis: z.number().nullable().describe('EUR: purchase price, else the monthly total, else the bare rent'),
        angezeigt: headPriceSchema.nullable().describe('The price that the home is shown by'),
        waehrung: z.string().describe('Of `angezeigt`'),
      }),
    ),
  }),
  total: z.number().int(),
})
export type MapAnswer = z.infer<typeof mapSchema>
