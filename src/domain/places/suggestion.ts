import { z } from 'zod'

/** The maximum length of a typed place. */
export const PLACE_TEXT_MAX = 80

/** A suggestion for the place field. */
export const placeSuggestionSchema = z.object({
  slug: z
    .string()
    .describe('For the parameter ort; of a postcode (art plz) for the parameter plz, of a country (art land) for land'),
  name: z.string(),
  art: z.enum(['land', 'bundesland', 'bezirk', 'ort', 'gemeindebezirk', 'plz']),
  in: z.string().describe('What tells it from others of its name: "Bezirk Mödling, Niederösterreich"'),
  count: z.number().int().describe('Homes there now'),
  exact: z
    .boolean()
    .optional()
    .describe('Whether the text is its whole name, in any spelling, rather than the beginning of one'),
  part: z
    .string()
    .optional()
    .describe('The part of this town that the text names; no listing gives that part as its place'),
  lat: z.number().optional().describe('Its middle'),
  lng: z.number().optional(),
  box: z
    .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
    .optional()
    .describe('Of states, Bezirke and Vienna: the part of the map that they take up'),
})
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>
