import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { periodQuery } from '../admin/period.ts'
import { ADMINS, STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { FIGURES, LEAST_SHOWN } from './figures.ts'

const count = z.int()
/** Null: the time before was not counted, or not as a whole. */
const before = z.int().nullable()
const span = z.object({ from: z.iso.date(), to: z.iso.date() })

const figure = z.object({
  name: z.enum(FIGURES),
  total: count,
  before,
  values: z.array(z.int().nullable()).describe('Of each day, of a year of each week; null before the first count'),
  values_before: z.array(z.int().nullable()).describe('The same of the time before'),
  parts: z
    .array(z.object({ name: z.string(), total: count, before }))
    .describe('By kind of page, or by where a search came from; the largest first'),
})
export type BusinessFigure = z.output<typeof figure>

export const readFigures = operation({
  name: 'business.figures',
  method: 'GET',
  path: '/api/admin/business',
  who: ADMINS,
  summary: 'What visitors did on the portal, as counts of days',
  description: 'Of a company: what belongs to a home or project of it. Neither programs nor spam are counted.',
  query: z.object({ ...periodQuery, anbieter: idText.optional().describe('A company') }),
  answer: z.object({
    data: z.object({
      now: span,
      before: span,
      since: z.iso.date().nullable().describe('The first day that was counted; null when nothing was'),
      company: z.object({ id: z.int(), firma: z.string() }).nullable(),
      figures: z.array(figure),
    }),
  }),
  answers: 'The figures, each beside the time before',
  refusals: [404],
})

const homeFigure = figure.omit({ parts: true })
export type HomeFigure = z.output<typeof homeFigure>

export const readHomeFigures = operation({
  name: 'business.home',
  method: 'GET',
  path: '/api/admin/properties/{id}/figures',
  who: STAFF,
  summary: 'The figures of one home in a period, each beside the time before',
  description:
    'Views, inquiries and booked viewings have a time before when the home was there for all of it, and while their ' +
    'records are kept (400 and 365 days). Favourites and price alerts that were given up are not stored: they have none.',
  params: z.object({ id: idText }),
  query: z.object(periodQuery),
  answer: z.object({ data: z.object({ now: span, before: span, figures: z.array(homeFigure) }) }),
  answers: 'The figures',
  refusals: [404],
})

const companyFigures = z.object({
  id: z.int(),
  firma: z.string(),
  views: count,
  views_before: before,
  favorites: count,
  inquiries: count,
  inquiries_before: before,
  appointments: count,
  alerts: count,
})
export type CompanyFigures = z.output<typeof companyFigures>

export const listCompanies = operation({
  name: 'business.companies',
  method: 'GET',
  path: '/api/admin/business/companies',
  who: ADMINS,
  summary: 'The same figures of each company',
  query: listQuery({
    sorts: ['aufrufe', 'firma', 'favoriten', 'anfragen', 'termine', 'preisalarme'],
    filters: periodQuery,
  }),
  answer: listAnswer(companyFigures),
  answers: 'A page, also of companies without any',
})

const homeFigures = z.object({
  id: z.int(),
  titel: z.string(),
  firma: z.string(),
  views: count.describe('Of the last 30 days'),
  inquiries: count.describe('All'),
  favorites: count.describe('Accounts that keep it now'),
  alerts: count.describe('Price alerts that wait now'),
})
export type HomeFigures = z.output<typeof homeFigures>

export const listHomes = operation({
  name: 'business.homes',
  method: 'GET',
  path: '/api/admin/business/homes',
  who: ADMINS,
  summary: 'The published homes that were opened most and least in 30 days',
  answer: z.object({
    data: z.object({
      most: z.array(homeFigures),
      least: z.array(homeFigures).describe('Of those that were published 30 days ago or earlier'),
    }),
  }),
  answers: 'Ten of each',
})

const searched = z.object({
  search: z.string().describe('Coarse criteria, as in GET /api/properties'),
  label: z.string(),
  path: z.string().describe('The list with this search'),
  searches: count,
  misses: count.nullable().describe(`How often nothing was found; null for fewer than ${LEAST_SHOWN}`),
})
export type Searched = z.output<typeof searched>

export const listSearches = operation({
  name: 'business.searches',
  method: 'GET',
  path: '/api/admin/business/searches',
  who: ADMINS,
  summary: 'What people search for, and what they do not find',
  description: `Counted by months, in coarse criteria without any text; from ${LEAST_SHOWN} searches up.`,
  query: listQuery({
    sorts: ['vergeblich', 'suchen'],
    filters: { ...periodQuery, ...language, ohne: z.literal('true').optional().describe('Only what was not found') },
  }),
  answer: listAnswer(searched),
  answers: 'A page',
})

export const listMisunderstood = operation({
  name: 'business.misunderstood',
  method: 'GET',
  path: '/api/admin/business/misunderstood',
  who: ADMINS,
  summary: 'Sentences that visitors reported as misunderstood',
  description: `By language, and those that several visitors reported; both from ${LEAST_SHOWN} up.`,
  answer: z.object({
    data: z.object({
      languages: z.array(z.object({ language: z.string(), count })),
      sentences: z.array(z.object({ query: z.string(), language: z.string(), count })),
    }),
  }),
  answers: 'The counts',
})
