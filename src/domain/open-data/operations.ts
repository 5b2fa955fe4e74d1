import { z } from 'zod'
import { EVERYBODY, SENDER } from '../auth/permissions.ts'
import { sourceKey } from '../feeds/schemas.ts'
import { operation } from '../operations/operation.ts'
import { language } from '../operations/shapes.ts'
import { readSearch, searchParams } from '../search/params.ts'
import { CHANGES_MAX, changeSchema, positionText } from './changes.ts'

export const changes = operation({
  name: 'openData.changes',
  method: 'GET',
  path: '/api/changes',
  who: EVERYBODY,
  summary: 'Homes that changed after a position',
  description:
    'Keeps a copy of the published homes up to date. Begin without `after`, ask again with `after` set to `next` while ' +
    '`more` is true, then again from time to time. Each home comes in its present state; `home: null` says that it is ' +
    'no longer offered here, and that copies must be deleted. No change is missed, however many are written at once. ' +
    'A position lives for 30 days at least; 410 says that it is too old: begin again without it. Homes of agencies that ' +
    'do not allow open data count as not offered.',
  query: z.object({
    after: positionText.optional().describe('`next` of the answer before; without it, from the beginning'),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number)
      .refine((limit) => limit <= CHANGES_MAX, 'invalid')
      .optional()
      .describe(`How many changes at most: 1 to ${CHANGES_MAX}, 100 without it`),
    ...language,
  }),
  answer: z.object({
    data: z.array(changeSchema),
    next: z.string().describe('The position to continue from'),
    more: z.boolean().describe('Whether more changes are there already'),
  }),
  answers: 'Changes in their order, each home once',
  refusals: [410],
  limit: { name: 'changes', max: 240, seconds: 60 },
  cache: 'public, max-age=10, stale-while-revalidate=60',
})

export const rss = operation({
  name: 'openData.rss',
  method: 'GET',
  path: '/api/properties.rss',
  who: EVERYBODY,
  summary: 'The newest homes of a search as RSS',
  description:
    'The criteria are those of `GET /api/properties`. The order is always by age, and the feed has 50 homes.',
  query: z
    .object({ ...searchParams, ...language })
    .transform((params, context) => ({ search: readSearch(params, context), lang: params.lang })),
  answer: null,
  sends: 'application/rss+xml',
  answers: 'RSS 2.0',
  limit: { name: 'rss', max: 240, seconds: 60 },
  cache: 'public, max-age=300',
})

export const openimmo = operation({
  name: 'openData.openimmo',
  method: 'GET',
  path: '/api/feeds/{source}/openimmo',
  who: SENDER,
  summary: 'The published homes of an agency as OpenImmo 1.2.7',
  description:
    'VOLL has every published home of the companies of the source. TEIL has those that changed after a position, and ' +
    'DELETE for those that are no longer published. The header `Changes-Position` is the position to continue from. ' +
    'Pictures are addresses (REMOTE). The same secret as for deliveries.',
  params: z.object({ source: sourceKey }),
  query: z
    .object({
      umfang: z.enum(['VOLL', 'TEIL']).optional().describe('VOLL without it'),
      after: positionText.optional().describe('For TEIL: `Changes-Position` of the answer before'),
    })
    .superRefine(({ umfang = 'VOLL', after }, context) => {
      if (umfang === 'TEIL' && after === undefined)
        context.addIssue({ code: 'custom', path: ['after'], message: 'missing' })
      if (umfang === 'VOLL' && after !== undefined)
        context.addIssue({ code: 'custom', path: ['after'], message: 'invalid' })
    }),
  answer: null,
  sends: 'application/xml',
  answers: 'An OpenImmo transfer',
  refusals: [401, 410],
  limit: { name: 'openimmo', max: 60, seconds: 600 },
  cache: 'private, no-cache',
  file: 'openimmo.xml',
})
