import { z } from 'zod'
import { periodQuery } from '../admin/period.ts'
import { ADMINS, EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { PAGE_KINDS } from './pages.ts'
import { SERVER_FIGURE_NAMES } from './server-figures.ts'
import { DEVICES, VITAL_NAMES, VITALS } from './vitals.ts'

/** The code of an interface language: the server knows them all. */
const languageCode = z.string().regex(/^[a-z]{2}$/)
const measured = (most: number) => z.number().min(0).max(most).optional()
const value = z.number().nullable()
const span = z.object({ from: z.iso.date(), to: z.iso.date() })
/** A figure of a period and of the time before, and of each point of both. */
const trend = {
  value,
  before: value,
  count: z.number().int().describe('Measured values of the period'),
  points: z.array(value),
  points_before: z.array(value),
}
const spans = {
  now: span,
  before: span,
  step: z.enum(['hour', 'day', 'week']).describe('The length of a point'),
}

export const report = operation({
  name: 'performance.report',
  method: 'POST',
  path: '/api/vitals',
  who: EVERYBODY,
  summary: 'Report how fast a page was for its visitor, who has allowed it',
  description: 'Only the number of values of each day is kept, by page kind, language and device.',
  body: z
    .strictObject({
      page: z.enum(PAGE_KINDS),
      language: languageCode,
      device: z.enum(DEVICES),
      LCP: measured(VITALS.LCP.most).describe('ms'),
      INP: measured(VITALS.INP.most).describe('ms'),
      CLS: measured(VITALS.CLS.most),
    })
    .refine((body) => VITAL_NAMES.some((name) => body[name] !== undefined), { message: 'missing', path: ['LCP'] }),
  bytes: 1024,
  answer: z.object({}),
  answers: 'Counted',
  status: 202,
  limit: { name: 'performance.report', max: 120, seconds: 60 },
})

const ofPart = {
  count: z.number().int().describe('Measured values of the most measured metric'),
  LCP: value,
  INP: value,
  CLS: value,
}

export const vitals = operation({
  name: 'performance.vitals',
  method: 'GET',
  path: '/api/admin/performance/vitals',
  who: ADMINS,
  summary: 'How fast pages were for visitors who have allowed the measurement',
  query: z.object({
    ...periodQuery,
    page: z.enum(PAGE_KINDS).optional(),
    language: languageCode.optional(),
    device: z.enum(DEVICES).optional(),
  }),
  answer: z.object({
    ...spans,
    metrics: z.array(z.object({ metric: z.enum(VITAL_NAMES), ...trend })).describe('75th percentiles'),
    by: z.array(
      z.object({
        dimension: z.enum(['page', 'language', 'device']),
        key: z.string(),
        ...ofPart,
        before: z.object(ofPart).nullable().describe('Of the time before; null without a measurement in it'),
      }),
    ),
  }),
  answers: 'The figures of the period, and those of each page kind, language and device',
})

export const server = operation({
  name: 'performance.server',
  method: 'GET',
  path: '/api/admin/performance/server',
  who: ADMINS,
  summary: 'How fast and how healthy the server was',
  query: z.object(periodQuery),
  answer: z.object({
    ...spans,
    figures: z.array(z.object({ name: z.enum(SERVER_FIGURE_NAMES), ...trend })),
    minutes: z
      .object({
        at: z.array(z.string()).describe('Of the last hour: 14:05'),
        count: z.array(z.number()),
        p99: z.array(value),
      })
      .describe('The last hour, whatever the period'),
  }),
  answers: 'The figures of the period, and of the last hour',
})

const counted = { count: z.number().int(), failures: z.number().int() }
const ofRoute = { ...counted, p50: value.describe('ms'), p99: value.describe('ms') }
const beside = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).nullable().describe('Of the time before; null without any in it')

export const routes = operation({
  name: 'performance.routes',
  method: 'GET',
  path: '/api/admin/performance/routes',
  who: ADMINS,
  summary: 'What the server did by route, job and channel of messages, beside the time before',
  query: z.object(periodQuery),
  answer: z.object({
    data: z.array(z.object({ route: z.string(), ...ofRoute, before: beside(ofRoute) })),
    total: z.number().int().describe('Routes with a request or failure in the period, also those left out'),
    jobs: z.array(z.object({ name: z.string(), ...ofRoute, before: beside(ofRoute) })),
    deliveries: z
      .array(z.object({ channel: z.string(), ...counted, before: beside(counted) }))
      .describe('Messages that were sent, and those that were refused for good'),
  }),
  answers:
    'The routes with the most requests of the period and all with failures, all jobs and channels; the most first',
})
