import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { language } from '../operations/shapes.ts'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../properties/vocabulary.ts'
import { areaPricesSchema, COUNTRY, LEVELS } from './schemas.ts'

/** Figures change once an hour. */
const CACHE = 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600'

export const readPrices = operation({
  name: 'area-prices.read',
  method: 'GET',
  path: '/api/prices',
  who: EVERYBODY,
  summary: 'Prices per m² in a place: median, quartiles, distribution, months, and the places inside',
  description:
    'Computed each hour from the homes offered on this portal. These are asking prices, not prices of sales. No figure is of fewer than 8 homes.',
  query: z.object({
    ort: z
      .string()
      .regex(/^[a-z0-9-]{2,80}$/)
      .default(COUNTRY)
      .describe('Slug of a place, as in the search, or an Austrian postcode; all of Austria without it'),
    objektart: z
      .enum(OBJEKTARTEN)
      .optional()
      .describe('Of parts, months and distribution; without it the first with figures, WOHNUNG before others'),
    vermarktungsart: z.enum(VERMARKTUNGSARTEN).optional().describe('The same; KAUF before MIETE'),
    level: z
      .enum([...LEVELS, 'alle'])
      .default('alle')
      .describe('Which places inside'),
    ...language,
  }),
  answer: areaPricesSchema,
  answers: 'The figures; without enough homes the lists are empty',
  refusals: [404],
  cache: CACHE,
  tool: {
    name: 'area_prices',
    description:
      'Asking prices per m² in a place: median, quartiles and number of homes for each kind and offer; of rents by the month. Say that they are asking prices of this portal, and how many homes they are of.',
  },
})
