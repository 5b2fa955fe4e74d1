import { z } from 'zod'
import { readWebAddress } from '../contact.ts'
import { email, line, phone, prose } from '../text.ts'

/** Programs that send OpenImmo, as suggestions: every other name is as good. */
export const SOFTWARE = ['Justimmo', 'onOffice', 'Edireal', 'Flowfact', 'Propstack', 'FIO', 'immosolve'] as const

const needed = (max: number) => line(max).min(1, 'missing')
/** An empty text is no value. */
const words = (max: number) => line(max).transform((text) => text || null)
const compact = (pattern: RegExp) =>
  line(40)
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine((text) => pattern.test(text), 'invalid')
const website = line(300).transform((text, { addIssue }) => {
  if (!text) return null
  const read = readWebAddress(text)
  if (read === null) addIssue('invalid')
  return read
})

/** POST /api/applications: an agency asks to join. Browser and server use the same schema. */
export const applicationSchema = z.object({
  firma: line(200).min(2, 'missing'),
  strasse: needed(200),
  plz: needed(20),
  ort: needed(100),
  website: website.optional(),
  /** One-person businesses are not in the register of companies. */
  handelsregister_nr: words(60).optional(),
  handelsregister: words(200).optional(),
  umsst_id: compact(/^$|^[A-Z]{2}[A-Z0-9]{2,13}$/).optional(),
  gisa: compact(/^\d{6,10}$/),
  berufsaufsichtsbehoerde: words(200).optional(),
  anbieternr: words(100).optional(),
  software: needed(80),
  name: line(120).min(2, 'name_short'),
  position: words(120).optional(),
  email,
  phone: phone.min(5, 'phone'),
  message: prose(4000).optional(),
  terms: z.literal(true, 'terms'),
  /** A honeypot field that people do not see: a program that fills it gets a success answer, and nothing is stored. */
  fax: z.string().max(200).optional(),
})
export type Application = z.output<typeof applicationSchema>

export const STATES = ['open', 'accepted', 'declined'] as const

/** A row of the list for admins. */
export const applicationRowSchema = z.object({
  id: z.number().int(),
  state: z.enum(STATES),
  firma: z.string(),
  ort: z.string(),
  name: z.string(),
  software: z.string(),
  created_at: z.iso.datetime(),
})
export type ApplicationListRow = z.output<typeof applicationRowSchema>

const text = z.string().nullable()
export const applicationRecordSchema = applicationRowSchema.extend({
  version: z.string(),
  language: z.string(),
  strasse: z.string(),
  plz: z.string(),
  website: text,
  handelsregister_nr: text,
  handelsregister: text,
  umsst_id: text,
  gisa: z.string(),
  berufsaufsichtsbehoerde: text,
  anbieternr: text,
  position: text,
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reason: text,
  terms_accepted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  company_id: z.number().int().nullable(),
  similar: z
    .array(z.object({ id: z.number().int(), firma: z.string() }))
    .describe('Companies with this name or anbieternr'),
})
export type ApplicationRecord = z.output<typeof applicationRecordSchema>

export const acceptSchema = z.strictObject({
  version: z.string().max(40),
  checked: z.boolean().describe('The data was compared with the public registers'),
  company_id: z.int().positive().optional().describe('Joins a company that exists, instead of making one'),
})
export type Accept = z.output<typeof acceptSchema>

export const declineSchema = z.strictObject({
  version: z.string().max(40),
  reason: prose(2000).min(10, 'message_short').describe('Mailed to the applicant'),
})
export type Decline = z.output<typeof declineSchema>
