import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { language } from '../operations/shapes.ts'
import { PLACE_TEXT_MAX, placeSuggestionSchema } from './suggestion.ts'

const LIMIT = 8

export const suggestPlaces = operation({
  name: 'places.suggest',
  method: 'GET',
  path: '/api/places',
  who: EVERYBODY,
  summary: 'Places that begin with a text, in any language: towns, districts, states, postcodes',
  query: z.object({
    q: z.string().max(PLACE_TEXT_MAX),
    limit: z.coerce.number().int().min(1).max(20).default(LIMIT),
    ...language,
  }),
  answer: z.object({ data: z.array(placeSuggestionSchema) }),
  answers: 'Best first',
  cache: 'public, max-age=60, stale-while-revalidate=600',
})
