import { z } from 'zod'
import { ADVICE_NAMES } from './advice.ts'

/** Fewer people with a kept search are not told: the number must not say who they are. */
export const SEARCHERS_MIN = 5

const effectSchema = z.object({
  percent: z.int().describe('More inquiries, in percent'),
  with: z.int().describe('Homes of this kind and offer with it'),
  without: z.int().describe('The same without it'),
})

const adviceSchema = z.object({
  name: z.enum(ADVICE_NAMES),
  value: z.int().nullable().describe('price_high: percent above the median; late_answers: inquiries'),
  brings: z.int().describe('By how much the quality of the listing would rise'),
  effect: effectSchema.nullable().describe('What our own data show; null: nothing that chance could not explain'),
})

const figure = (unit: string) =>
  z
    .object({
      own: z.number(),
      median: z.number().nullable().describe('Of the comparable homes; null: there are too few'),
    })
    .describe(unit)

export const standingSchema = z.object({
  id: z.int(),
  titel: z.string(),
  objektnr: z.string().describe("The sender's number, else that of Klinke"),
  company: z.object({ id: z.int(), firma: z.string() }),
  window: z.int().describe('Days that the figures are from, at most 28'),
  days: figure('Days on the market'),
  views: figure('Openings of its page'),
  favorites: figure('People who keep it, with an account'),
  inquiries: figure('Inquiries'),
  viewings: figure('Viewings that were asked for'),
  compared: z
    .object({ count: z.int(), place: z.string() })
    .nullable()
    .describe('The comparable homes, and the place that contains them; null: there are too few'),
  searchers: z
    .int()
    .min(SEARCHERS_MIN)
    .nullable()
    .describe('People with a kept search that it meets; null: fewer than 5'),
  quality: z.int().min(0).max(100),
  advice: z.array(adviceSchema).describe('What would help it, the most first'),
  as_of: z.iso.datetime(),
})
export type Standing = z.output<typeof standingSchema>
export type StandingAdvice = z.output<typeof adviceSchema>

const total = z.object({
  now: z.int().describe('Of 28 days'),
  before: z.int().nullable().describe('Of the 28 days before; null where it is not known'),
})

export const standingSummarySchema = z.object({
  company: z.object({ id: z.int(), firma: z.string() }),
  as_of: z.iso.datetime().nullable().describe('Null: the homes were never compared'),
  homes: z.int().describe('Published homes'),
  compared: z.int().describe('Those with enough comparable homes'),
  ahead: z.int().describe('Those with more views than the median of comparable homes'),
  views: total,
  favorites: total,
  inquiries: total,
  viewings: total,
  days: z.number().nullable().describe('Median of the days on the market'),
  days_compared: z.number().nullable().describe('Median of the medians of comparable homes'),
  monthly: z.boolean().describe('Whether its people get this by mail once a month'),
})
export type StandingSummary = z.output<typeof standingSummarySchema>
