import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { EVERYBODY, STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { TRANSLATED } from '../properties/translated.ts'
import { ADVICE_NAMES } from './advice.ts'
import { standingSchema, standingSummarySchema } from './standing.ts'

const params = z.object({ id: idText })

export const listStandings = operation({
  name: 'standing.list',
  method: 'GET',
  path: '/api/admin/standings',
  who: STAFF,
  summary: 'Published homes beside comparable ones',
  description:
    'Computed each night. Comparable homes have the same kind and offer, and three quarters to four thirds of the ' +
    'size; they lie in the smallest place around the home that has at least eight of them.',
  query: listQuery({
    sorts: ['titel', 'aufrufe', 'gemerkt', 'anfragen', 'besichtigungen', 'tage', 'suchen', 'qualitaet', 'vergleich'],
    filters: {
      company: idText.optional().describe('Of one company; agents see their own only'),
      rat: z.enum(ADVICE_NAMES).optional().describe('Homes that this would help'),
    },
  }),
  answer: listAnswer(standingSchema),
  answers: 'A page of the list',
})

export const readStanding = operation({
  name: 'standing.read',
  method: 'GET',
  path: '/api/admin/standings/{id}',
  who: STAFF,
  summary: 'One home beside comparable ones, by the id of the home',
  params,
  answer: z.object({ data: standingSchema }),
  answers: 'The home; 404 also before the first night',
  refusals: [404],
})

export const readSummary = operation({
  name: 'standing.summary',
  method: 'GET',
  path: '/api/admin/companies/{id}/standing',
  who: STAFF,
  summary: 'The figures of the homes of a company',
  params,
  answer: z.object({ data: standingSummarySchema }),
  answers: 'Sums of 28 days, and of the 28 days before',
  refusals: [404],
})

export const readReport = operation({
  name: 'standing.report',
  method: 'GET',
  path: '/api/admin/companies/{id}/standing.pdf',
  who: STAFF,
  summary: 'The same as a PDF, as it is mailed once a month',
  params,
  query: z.object({
    language: z
      .enum(['de', ...TRANSLATED])
      .default('de')
      .describe('Code of an interface language'),
  }),
  answer: null,
  sends: 'application/pdf',
  answers: 'The PDF, with its name',
  refusals: [404, 503],
  limit: { name: 'standing-report', max: 60, seconds: 600 },
})

export const endMails = operation({
  name: 'standing.unsubscribe',
  method: 'POST',
  path: '/api/standings/unsubscribe',
  who: EVERYBODY,
  summary: 'End the monthly mail, with one click (RFC 8058: mail programs post here themselves)',
  query: z.object({ konto: idText, token: z.string().regex(/^[\w-]{43}$/) }),
  answer: done,
  answers: 'It will not come again; the same for an unknown link',
  bytes: 8 * 1024,
})
