import { z } from 'zod'
import { NEARBY } from '../search/around.ts'

/** A suggestion for the place field. */
export const placeSuggestionSchema = z.object({
  slug: z
    .string()
    .describe('For the parameter ort; of a postcode (art plz) for the parameter plz, of a country (art land) for land'),
  name: z.string(),
  art: z.enum(['land', 'bundesland', 'bezirk', 'ort', 'gemeindebezirk', 'plz']),
  in: z.string().describe('What tells it from others of its name: "Bezirk Mödling, Niederösterreich"'),
  count: z.number().int().describe('Homes there that fit the other criteria of the request'),
  exact: z
    .boolean()
    .optional()
    .describe('Whether the text is its whole name, in any spelling, rather than the beginning of one'),
  near: z.literal(true).optional().describe('The text is not its name, but spelt alike: "Gratz" for Graz'),
  km: z
    .union([z.number(), z.literal(NEARBY)])
    .optional()
    .describe('The surroundings that the text asks for: "20 km um Graz", "Graz und Umgebung"'),
  rest: z.string().optional().describe('What the text says before it: "Graz" of "Graz und Li"'),
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

/** A part of a typed text, "Graz" of "Graz, Linz". */
export const readPlaceSchema = z.object({
  text: z.string().describe('The part of the text'),
  place: placeSuggestionSchema.nullable().describe('What it means; null when no place has this name'),
  near: z.array(placeSuggestionSchema).describe('Of an unknown name: the places that are spelt alike, best first'),
})
export type ReadPlace = z.infer<typeof readPlaceSchema>
