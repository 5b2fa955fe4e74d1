import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { language } from '../operations/shapes.ts'
import { ADDRESS_MAX } from '../search/area.ts'
import { readCriteria } from '../search/params.ts'
import { placeSuggestionSchema, readPlaceSchema } from './suggestion.ts'
import { PLACE_TEXT_MAX, PLACES_TEXT_MAX } from './typed.ts'

const LIMIT = 8
const cache = 'public, max-age=60, stale-while-revalidate=600'

const criteria = z
  .string()
  .max(ADDRESS_MAX)
  .default('')
  .transform(readCriteria)
  .describe('The other criteria of the search, as a query string: counts are of homes that fit them')

export const suggestPlaces = operation({
  name: 'places.suggest',
  method: 'GET',
  path: '/api/places',
  who: EVERYBODY,
  summary: 'Places that begin with a text, in any language: towns, districts, states, postcodes',
  query: z.object({
    q: z.string().max(PLACE_TEXT_MAX).describe('Empty: the towns with the most homes'),
    limit: z.coerce.number().int().min(1).max(20).default(LIMIT),
    criteria,
    ...language,
  }),
  answer: z.object({ data: z.array(placeSuggestionSchema) }),
  answers: 'Best first: those with homes, then those without; after them names that are spelt alike',
  cache,
  tool: {
    name: 'find_places',
    description:
      'Places by name in any language, or by postcode: states, districts, towns, districts of Vienna, countries. Answers the slugs that search_properties and area_prices take.',
  },
})

export const readPlaces = operation({
  name: 'places.read',
  method: 'GET',
  path: '/api/places/read',
  who: EVERYBODY,
  summary: 'The places that a text names: "Graz, Linz und 8010", "7. Bezirk", "Graz und Umgebung"',
  query: z.object({ q: z.string().max(PLACES_TEXT_MAX), criteria, ...language }),
  answer: z.object({ data: z.array(readPlaceSchema) }),
  answers: 'Each part of the text, in its order',
  // Twenty unknown names cost as much as a hundred searches. The field asks once for a text that it did not suggest.
  limit: { name: 'places.read', max: 300, seconds: 60 },
  cache,
})

export const showBorder = operation({
  name: 'places.border',
  method: 'GET',
  path: '/api/places/{slug}/border',
  who: EVERYBODY,
  summary: 'The border of a place, simplified for a map',
  params: z.object({ slug: z.string().max(80) }),
  answer: z.object({
    data: z.object({
      lines: z
        .array(z.string())
        .describe('Outer rings and holes as encoded polylines (precision 5); empty when no official border is loaded'),
    }),
  }),
  answers: 'Its border',
  refusals: [404],
  cache: 'public, max-age=300, stale-while-revalidate=3600',
})
