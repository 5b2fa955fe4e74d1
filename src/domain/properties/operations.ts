import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { QUERY_CACHE as cache } from '../operations/cache.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { mapSchema, resultsSchema } from '../search/answers.ts'
import { boxParam, readSearch, searchParams, zoomParam } from '../search/params.ts'
import { propertyCardSchema, propertyDetailSchema } from './card.ts'

const BATCH_MAX = 200
const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 53)
const params = z.object({ id: idText })
const query = z.object(language)

export const search = operation({
  name: 'properties.search',
  method: 'GET',
  path: '/api/properties',
  who: EVERYBODY,
  summary: 'Search',
  query: z
    .object({ ...searchParams, ...language })
    .transform((params, context) => ({ search: readSearch(params, context), lang: params.lang })),
  answer: resultsSchema,
  answers: 'A page of results, with facets over all of them',
  cache,
  tool: {
    name: 'search_properties',
    description:
      'Finds homes to buy or to rent, in Austria and beyond, by criteria: place, kind, price, area, rooms, features and more. Use slugs of find_places for places, or let interpret_query read what the user said. Prices are EUR: with vermarktungsart ["MIETE"] they are rents a month, with ["KAUF"] purchase prices. Give the url of each home along.',
  },
})

export const map = operation({
  name: 'properties.map',
  method: 'GET',
  path: '/api/properties/map',
  who: EVERYBODY,
  summary: 'Clusters and points of a search within a box',
  query: z
    .object({
      ...searchParams,
      bbox: boxParam.describe('w,s,e,n in degrees: 15.3,46.9,15.6,47.2'),
      zoom: zoomParam.describe('0 to 22'),
    })
    .transform(({ bbox, zoom, ...params }, context) => ({ ...readSearch(params, context), bbox, zoom })),
  answer: mapSchema,
  answers: 'What to draw',
  cache,
})

export const batch = operation({
  name: 'properties.batch',
  method: 'POST',
  path: '/api/properties/batch',
  who: EVERYBODY,
  summary: 'The published ones of these ids',
  query,
  body: z.object({ property_ids: z.array(id).max(BATCH_MAX) }),
  answer: z.object({ data: z.array(propertyCardSchema) }),
  answers: 'Cards in the order asked; what is no longer published is absent',
  // Enough for that many ids of any length, with blanks between them.
  bytes: 16 * 1024,
})

export const read = operation({
  name: 'properties.read',
  method: 'GET',
  path: '/api/properties/{id}',
  who: EVERYBODY,
  summary: 'A property',
  params,
  query,
  answer: z.object({ data: propertyDetailSchema }),
  answers: 'All of it',
  refusals: [404, 410],
  cache,
  tool: {
    name: 'get_property',
    description:
      'All that the agency says about one home: facts, costs, energy, agency, and on request its texts. What is not in the answer the agency does not say; never guess it.',
  },
})

export const similar = operation({
  name: 'properties.similar',
  method: 'GET',
  path: '/api/properties/{id}/similar',
  who: EVERYBODY,
  summary: 'Similar properties',
  params,
  query,
  answer: z.object({ data: z.array(propertyCardSchema) }),
  answers: 'At most six',
  refusals: [404],
  cache,
})
