import { z } from 'zod'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { frequency, issueSchema } from './issues.ts'

const DANGEROUS = { ...ADMINS, again: true } as const
const params = z.object({ frequency })

export const readIssues = operation({
  name: 'newsletter.issues',
  method: 'GET',
  path: '/api/admin/newsletter',
  who: ADMINS,
  summary: 'The next edition of each frequency, and those before',
  answer: z.object({
    data: z.object({
      next: z.array(issueSchema.extend({ languages: z.array(z.object({ language: z.string(), readers: z.int() })) })),
      before: z.array(issueSchema),
    }),
  }),
  answers: 'At most 60 earlier editions, newest first',
})

export const previewIssue = operation({
  name: 'newsletter.preview',
  method: 'GET',
  path: '/api/admin/newsletter/preview',
  who: ADMINS,
  summary: 'The next edition as its readers would get it now, in a language',
  query: z.object({
    frequency,
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('de'),
  }),
  answer: z.object({
    data: z.object({
      subject: z.string(),
      preview: z.string().describe('What mailboxes show next to the subject'),
      html: z.string(),
      text: z.string(),
    }),
  }),
  answers: 'Its links lead nowhere',
})

export const holdIssue = operation({
  name: 'newsletter.hold',
  method: 'POST',
  path: '/api/admin/newsletter/{frequency}/hold',
  who: DANGEROUS,
  summary: 'Hold the next edition: it is not sent before it is released',
  params,
  body: z.object({ period: z.string().max(10).describe('As it was shown') }),
  answer: done,
  answers: 'It is held',
  refusals: [409],
})

export const releaseIssue = operation({
  name: 'newsletter.release',
  method: 'POST',
  path: '/api/admin/newsletter/{frequency}/release',
  who: DANGEROUS,
  summary: 'Release a held edition: it is sent when it is due, or within the hour if it was',
  params,
  body: z.object({ period: z.string().max(10) }),
  answer: done,
  answers: 'It is released',
  refusals: [409],
})

export const sendIssueNow = operation({
  name: 'newsletter.send',
  method: 'POST',
  path: '/api/admin/newsletter/{frequency}/send',
  who: DANGEROUS,
  summary: 'Send the next edition now, to everybody who reads it',
  params,
  body: z.object({ period: z.string().max(10), readers: z.int().min(0).describe('The number that was shown') }),
  answer: done,
  answers: 'It is being sent',
  refusals: [409],
})

export const readGrowth = operation({
  name: 'newsletter.growth',
  method: 'GET',
  path: '/api/admin/newsletter/growth',
  who: ADMINS,
  summary: 'Confirmed, ended and bounced subscriptions, as counts without persons',
  query: z.object({ by: z.enum(['week', 'month']).default('week') }),
  answer: z.object({
    data: z.array(
      z.object({
        begins: z.iso.date().describe('First day of the week or month'),
        confirmed: z.int(),
        ended: z.int(),
        bounced: z.int(),
        readers: z.int().describe('At the end of it'),
      }),
    ),
  }),
  answers: '26 weeks or 24 months, oldest first',
})
