import { z } from 'zod'
import type { Problem } from '../errors.ts'
import type { BBox } from './area.ts'
import { paramNames, parseSearch } from './codec.ts'
import {
  CRITERIA,
  type Criterion,
  type Filter,
  PAGE_MAX,
  PER_PAGE,
  PER_PAGE_MAX,
  type SearchQuery,
  SORTS,
} from './criteria.ts'

/** A value that may occur once or several times in the query string. */
const param = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description)

/** The criteria as query parameters, described from their declaration. */
export const searchParams = {
  ...Object.fromEntries(
    CRITERIA.flatMap(([name, criterion]) =>
      paramNames(name, criterion).map((one) => [one, param(describe(criterion))] as const),
    ),
  ),
  sort: param(SORTS.join(', ')),
  seite: param(`Page, 1 to ${PAGE_MAX}`),
  pro_seite: param(`Results a page, 1 to ${PER_PAGE_MAX}, ${PER_PAGE} by default`),
}

/** The corners of a map: `w,s,e,n` in degrees. Problem: bbox. */
export const boxParam = z.string().transform((text, context): BBox => {
  const corners = text.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = corners
  const isBox =
    corners.length === 4 &&
    Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
    Math.max(Math.abs(south), Math.abs(north)) <= 90 &&
    west < east &&
    south < north
  if (!isBox) context.addIssue({ code: 'custom', message: 'bbox' })
  return { west, south, east, north }
})

/** A zoom in the scale of web maps, 0 to 22; a fraction is cut off. Problem: zoom. */
export const zoomParam = z.string().transform((text, context): number => {
  const zoom = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  if (!(zoom <= 22)) context.addIssue({ code: 'custom', message: 'zoom' })
  return Math.floor(zoom)
})

/**
 * Reads the criteria among the parameters of a query. Every bad value is a problem: a program should get an error, not
 * other results.
 */
export function readSearch(params: Record<string, unknown>, context: z.core.$RefinementCtx): SearchQuery {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string')
      .map((one) => [name, one]),
  )
  const { query, problems } = parseSearch(new URLSearchParams(pairs))
  for (const problem of problems) context.addIssue(issueOf(problem))
  return query
}

/** Reads the criteria of a query string that is itself a parameter. Every bad value is a problem. */
export function readCriteria(text: string, context: z.core.$RefinementCtx): Filter {
  const { query, problems } = parseSearch(new URLSearchParams(text))
  for (const problem of problems) context.addIssue(issueOf(problem))
  return query.filter
}

const issueOf = ({ field, code, params }: Problem) => ({
  code: 'custom' as const,
  path: [field],
  message: code,
  params,
})

function describe(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'oneOf':
      return `Comma list, one of them holds: ${criterion.values.join(', ')}`
    case 'allOf':
      return `Comma list, all of them hold: ${criterion.values.join(', ')}`
    case 'place':
      return 'Comma list of place slugs, from GET /api/places'
    case 'without':
      return 'Comma list of place slugs; homes in any of them are left out'
    case 'prefix':
      return 'Comma list of postcodes; a prefix is allowed (80 is 80xx). Of the countries in land, else of Austria, or with its own country: DE-80331'
    case 'country':
      return 'Comma list of ISO 3166 codes: AT, DE; without it homes of all countries are found, and postcodes are Austrian'
    case 'ids':
      return 'Comma list of ids'
    case 'range':
      if (criterion.unit === 'Tag') return 'A day as an ISO date: 2027-03-01'
      return `${criterion.unit}, inclusive, ${criterion.min === undefined ? '' : `at least ${criterion.min}, `}at most ${criterion.max}`
    case 'term':
      return 'UNBEFRISTET, or a number of years: contracts that last at least so long, also those without an end'
    case 'flag':
      return 'true'
    case 'area':
      return 'Drawn areas: encoded polylines (precision 5) joined with ~; a leading ! excludes the area'
    case 'circle':
      return 'Surroundings, joined with ~: lat,lng,km or place slug,km, with 1 to 100 km; graz,nah is the place and what borders it. Of ort, plz and umkreis one must hold'
    case 'text':
      return 'Free text; every word must occur, the last one as a prefix'
  }
}
