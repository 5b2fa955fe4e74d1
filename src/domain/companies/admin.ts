import { z } from 'zod'
import { pictureSchema } from '../properties/card.ts'
import { hoursSchema } from './hours.ts'
import { LAYERED_FIELDS, type LayeredField, layeredField } from './profile.ts'

/** A row of the list of companies. */
export const companyRowSchema = z.object({
  id: z.number().int(),
  firma: z.string(),
  ort: z.string().nullable(),
  email: z.string().nullable(),
  homes: z.number().int().describe('Homes that visitors find'),
  agents: z.number().int().describe('People who have not left'),
  checked_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type CompanyListRow = z.output<typeof companyRowSchema>

const texts = Object.fromEntries(LAYERED_FIELDS.map((field) => [field, z.string().nullable()])) as Record<
  LayeredField,
  z.ZodNullable<z.ZodString>
>

/** Everything that admins and the agents of a company see of it. */
export const companyRecordSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  version: z.string(),
  ...texts,
  firma: z.string(),
  hand: z
    .partialRecord(layeredField, z.string().nullable())
    .describe('Fields that a hand has set, each with what the feed said last'),
  openimmo_anid: z.string().nullable(),
  anbieternr: z.string().nullable(),
  logo: pictureSchema.nullable(),
  has_own_logo: z.boolean().describe('Uploaded; it precedes the logo of the feed'),
  about: z.string().nullable(),
  line: z.string().nullable(),
  color: z.string().nullable(),
  allow_assistants: z.boolean(),
  allow_open_data: z.boolean(),
  openimmo_feedback: z.boolean(),
  monthly_figures: z.boolean().describe('Its people get the figures by mail once a month'),
  opening_hours: hoursSchema.nullable().describe('Null: Monday to Friday from 9 to 17'),
  checked_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  homes: z.number().int(),
  agents: z.number().int(),
  sources: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      is_shared: z.boolean().describe('It delivers for other companies, too; agents do not see it'),
    }),
  ),
})
export type CompanyRecord = z.output<typeof companyRecordSchema>
