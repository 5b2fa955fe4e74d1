import { z } from 'zod'
import { propertyId, sender } from '../inquiries/schemas.ts'
import { linkToken } from '../operations/shapes.ts'
import { email, line, prose } from '../text.ts'
import { NOTICE_DECISIONS, NOTICE_KINDS, type NoticeDecision, type NoticeKind } from './kinds.ts'

export const NOTICE_MESSAGE_MIN = 10
export const NOTICE_MESSAGE_MAX = 4000
/** Our own target for a decision, in working days of Austria; the form and the terms say so. */
export const TARGET_DAYS = 3
/** How long both sides may complain (article 20 of the Digital Services Act). */
export const COMPLAINT_MONTHS = 6

/** Kinds whose notifier may stay unnamed: article 16 (2) (c), and mistakes that need no person. */
const UNNAMED: ReadonlySet<NoticeKind> = new Set(['children', 'wrong_data', 'gone'])
/** Whether a notice of that kind needs a name and an address. */
export const needsPerson = (kind: NoticeKind): boolean => !UNNAMED.has(kind)

/** Whether a decision keeps the listing from visitors: its company gets a statement of reasons (article 17). */
export const isRestriction = (decision: NoticeDecision | null): decision is 'withheld' | 'ended' =>
  decision === 'withheld' || decision === 'ended'

/**
 * POST /api/reports: a notice (article 16). It names the listing by `property_id`, or by the `url` of its page, which
 * also serves for every other page of the portal.
 */
export const reportSchema = z
  .object({
    property_id: propertyId.optional(),
    url: line(500).optional().describe('The exact address of the content, without `property_id`'),
    reason: z.enum(NOTICE_KINDS, { error: ({ input }) => (input === undefined ? 'missing' : 'invalid') }),
    message: prose(NOTICE_MESSAGE_MAX).default('').describe('Why it is illegal or wrong'),
    name: line(120).default(''),
    email: z.union([z.literal(''), email], 'email').default(''),
    good_faith: z.literal(true, 'good_faith').describe('The notifier believes that the statements are accurate'),
    website: sender.website,
  })
  .superRefine((report, { addIssue }) => {
    const add = (path: string, message: string, more: object = {}) =>
      addIssue({ code: 'custom', path: [path], message, ...more })
    if (report.property_id === undefined && !report.url) add('url', 'missing')
    if (report.reason !== 'gone' && report.message.length < NOTICE_MESSAGE_MIN) {
      add('message', report.message ? 'message_short' : 'missing', { params: { min: NOTICE_MESSAGE_MIN } })
    }
    if (!needsPerson(report.reason)) return
    if (report.name.length < 2) add('name', 'name_short', { params: { min: 2 } })
    if (!report.email) add('email', 'email')
  })
export type Report = z.output<typeof reportSchema>

/** POST /api/complaints: against a decision, with the token of its mail. */
export const complaintSchema = z.object({
  token: linkToken,
  message: prose(NOTICE_MESSAGE_MAX).min(NOTICE_MESSAGE_MIN, 'message_short'),
})
export type Complaint = z.output<typeof complaintSchema>

/** A number for each name. As a record, the OpenAPI text would require properties that it does not define. */
const counts = <N extends string>(names: readonly N[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.number().int()])) as Record<N, z.ZodNumber>)

/** The figures of a year; counts without persons. */
export const yearFiguresSchema = z.object({
  notices: z.number().int().describe('Notices by the form'),
  kinds: counts(NOTICE_KINDS),
  decisions: counts(NOTICE_DECISIONS).describe('On notices by the form'),
  open: z.number().int().describe('Notices without a decision yet'),
  median_hours: z.number().nullable().describe('From notice to decision; null without decisions'),
  own: z.number().int().describe('Restrictions without a notice'),
  flagged: z.number().int().describe('Restrictions after a rule had noticed the listing; a person decided each'),
  automated: z.literal(0).describe('Decisions by automated means alone: none'),
  complaints: z.object({
    notifier: z.number().int(),
    advertiser: z.number().int(),
    upheld: z.number().int(),
    rejected: z.number().int(),
    open: z.number().int(),
    median_hours: z.number().nullable(),
  }),
})
export type YearFigures = z.output<typeof yearFiguresSchema>

export const transparencySchema = z.object({
  years: z.array(
    z.object({
      year: z.number().int(),
      frozen_at: z.iso.datetime().nullable().describe('Null: the year still runs, or is not closed yet'),
      figures: yearFiguresSchema,
    }),
  ),
})
export type Transparency = z.output<typeof transparencySchema>
