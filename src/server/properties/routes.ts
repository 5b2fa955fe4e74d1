import { etag } from 'hono/etag'
import { DomainError } from '../../domain/errors.ts'
import { propertyCardSchema, propertyDetailSchema } from '../../domain/properties/card.ts'
import type { BBox } from '../../domain/search/area.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { QUERY_CACHE } from '../http/cache.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, languageOf, languageParam, newRouter, searchParams, z } from '../http/openapi.ts'
import { readSearch } from '../places/read-search.ts'
import { getProperty, listProperties, mapProperties, readProperties, similarProperties } from './service.ts'

const BATCH_MAX = 200
/** Room for that many ids of any length, with blanks between them. */
const BATCH_BYTES = 16 * 1024

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }))
const histogramSchema = z.object({ edges: z.array(z.number()), counts: z.array(z.number().int()) })
const pageSchema = z.object({
  success: z.literal(true),
  data: z.array(propertyCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z
    .object({
      objektart: facetSchema,
      vermarktungsart: facetSchema,
      bundesland: facetSchema,
      ort: facetSchema,
      ausstattung: facetSchema,
      preis: histogramSchema,
      flaeche: histogramSchema,
    })
    .describe('Each counted without its own criterion'),
  without: z
    .array(z.object({ name: z.string(), value: z.string().nullable(), total: z.number().int() }))
    .optional()
    .describe('Only where total is 0: how many there are without one filter (of a list, one of its words)'),
  took_ms: z.number(),
})
const mapSchema = z.object({
  success: z.literal(true),
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
        preis: z.number().nullable().describe('Purchase price, else the monthly total, else the bare rent'),
      }),
    ),
  }),
  total: z.number().int(),
})
const cardsSchema = z.object({ success: z.literal(true), data: z.array(propertyCardSchema) })
const idParam = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) })

export function propertyRoutes() {
  const routes = newRouter()
  routes.use(etag())

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Search',
      request: { query: searchParams.extend(languageParam.shape) },
      responses: answers(pageSchema, 'A page of results, with facets over all of them', [400]),
    }),
    async (c) => {
      const { cards, ...page } = await listProperties(
        c.var.ctx,
        searchOf(c.req.url),
        languageOf(c.req.query('lang')),
        c.req.raw.signal,
      )
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data: cards, ...page }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/map',
      summary: 'Clusters and points of a search within a box',
      request: {
        query: searchParams.extend({
          bbox: z.string().openapi({ description: 'w,s,e,n in degrees', example: '15.3,46.9,15.6,47.2' }),
          zoom: z.string().openapi({ description: '0 to 22', example: '12' }),
        }),
      },
      responses: answers(mapSchema, 'What to draw', [400]),
    }),
    async (c) => {
      const { filter } = searchOf(c.req.url)
      const bbox = readBox(c.req.query('bbox'))
      const zoom = readZoom(c.req.query('zoom'))
      const { total, ...data } = await mapProperties(c.var.ctx, filter, bbox, zoom, c.req.raw.signal)
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data, total }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/batch',
      summary: 'The published ones of these ids',
      middleware: limitBody(BATCH_BYTES),
      request: {
        body: {
          required: true,
          content: {
            'application/json': {
              schema: z.object({
                property_ids: z
                  .array(
                    z.coerce
                      .number()
                      .int()
                      .positive()
                      .max(2 ** 53),
                  )
                  .max(BATCH_MAX),
              }),
            },
          },
        },
        query: languageParam,
      },
      responses: answers(cardsSchema, 'Cards in the order asked; what is no longer published is absent', [400, 413]),
    }),
    async (c) => {
      const ids = [...new Set(c.req.valid('json').property_ids)]
      const data = await readProperties(c.var.ctx, ids, languageOf(c.req.query('lang')))
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      summary: 'A property',
      request: { params: idParam, query: languageParam },
      responses: answers(z.object({ success: z.literal(true), data: propertyDetailSchema }), 'All of it', [404, 410]),
    }),
    async (c) => {
      const data = await getProperty(c.var.ctx, Number(c.req.param('id')), languageOf(c.req.query('lang')))
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data }, 200)
    },
  )

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{id}/similar',
      summary: 'Similar properties',
      request: { params: idParam, query: languageParam },
      responses: answers(cardsSchema, 'At most six', [404]),
    }),
    async (c) => {
      const data = await similarProperties(c.var.ctx, Number(c.req.param('id')), languageOf(c.req.query('lang')))
      c.header('Cache-Control', QUERY_CACHE)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return routes
}

/** @throws DomainError input.invalid naming every bad field: a program should learn of its mistake, not get other results */
function searchOf(url: string): SearchQuery {
  const { query, problems } = readSearch(new URL(url).searchParams)
  if (problems.length) throw new DomainError('input.invalid', problems)
  return query
}

function readBox(text = ''): BBox {
  const [west, south, east, north] = text.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN)) as [
    number,
    number,
    number,
    number,
  ]
  const good =
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    west < east &&
    south < north
  if (!good || text.split(',').length !== 4) throw new DomainError('input.invalid', [{ field: 'bbox', code: 'bbox' }])
  return { west, south, east, north }
}

function readZoom(text = ''): number {
  const zoom = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  if (!(zoom <= 22)) throw new DomainError('input.invalid', [{ field: 'zoom', code: 'zoom' }])
  return Math.floor(zoom)
}
