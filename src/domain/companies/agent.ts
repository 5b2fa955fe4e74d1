import { z } from 'zod'
import { readTelephone } from '../contact.ts'
import { pictureSchema } from '../properties/card.ts'
import { line, optionalEmail } from '../text.ts'

/** An empty text is no value. */
const words = (max: number) => line(max).transform((text) => text || null)
const telephone = line(60).transform((text, { addIssue }) => {
  if (!text) return null
  const read = readTelephone(text)
  if (read === null) addIssue('phone')
  return read
})

/** Fields of a person that feeds bring too, by their columns. */
const layeredShape = {
  anrede: words(40),
  titel: words(60),
  vorname: words(100),
  name: line(150).min(2, 'name_short'),
  position: words(150),
  email: optionalEmail,
  telefon: telephone,
  mobil: telephone,
}
export type AgentField = keyof typeof layeredShape
export const AGENT_FIELDS = Object.keys(layeredShape) as AgentField[]
export const agentField = z.enum(AGENT_FIELDS as [AgentField, ...AgentField[]])

/** The languages that a person speaks, by ISO 639-1. */
const languages = z
  .array(z.string().regex(/^[a-z]{2}$/))
  .max(20)
  .transform((codes) => [...new Set(codes)])

/** A person that no feed has brought. */
export const newAgentSchema = z.strictObject({
  company_id: z.int().positive().optional().describe('For admins; agents add people of their own company'),
  ...z.object(layeredShape).partial().shape,
  name: layeredShape.name,
  languages: languages.optional(),
})
export type NewAgent = z.output<typeof newAgentSchema>

/** A change of a person; what is left out stays, and an empty text clears a value. */
export const agentChangeSchema = z.strictObject({
  version: z.string().max(40).describe('Of the record that was read'),
  ...z.object(layeredShape).partial().shape,
  languages: languages.optional(),
})
export type AgentChange = z.output<typeof agentChangeSchema>

/** A row of the list of people. */
export const agentRowSchema = z.object({
  id: z.number().int(),
  name: z.string().describe('Title, first name and name'),
  position: z.string().nullable(),
  email: z.string().nullable(),
  company: z.object({ id: z.number().int(), firma: z.string() }),
  homes: z.number().int(),
  has_account: z.boolean(),
  left_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type AgentListRow = z.output<typeof agentRowSchema>

const texts = Object.fromEntries(AGENT_FIELDS.map((field) => [field, z.string().nullable()])) as Record<
  AgentField,
  z.ZodNullable<z.ZodString>
>

export const agentRecordSchema = z.object({
  id: z.number().int(),
  version: z.string(),
  ...texts,
  languages: z.array(z.string()),
  hand: z
    .partialRecord(agentField, z.string().nullable())
    .describe('Fields that a hand has set, each with what the feed said last'),
  foto: pictureSchema.nullable(),
  has_own_foto: z.boolean().describe('Uploaded; it precedes the portrait of the feed'),
  company: z.object({ id: z.number().int(), firma: z.string() }),
  account: z
    .object({ id: z.number().int(), email: z.string(), is_invited: z.boolean().describe('No password yet') })
    .nullable(),
  left_at: z.iso.datetime().nullable(),
  successor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  homes: z.number().int().describe('Homes that this person offers, published or not'),
  created_at: z.iso.datetime(),
})
export type AgentRecord = z.output<typeof agentRecordSchema>

/** A home of a person. */
export const agentHomeSchema = z.object({
  id: z.number().int(),
  external_id: z.string(),
  objekttitel: z.string(),
  ort: z.string().nullable(),
  status: z.string(),
  by_hand: z.boolean().describe('Handed over; the feed names another person'),
})
export type AgentHome = z.output<typeof agentHomeSchema>

/** Homes that one act may name. */
const HOMES_MAX = 1000

export const handOverSchema = z.strictObject({
  to: z.int().positive().nullable().describe('A colleague; null: the person that the feed names'),
  homes: z.array(z.int().positive()).min(1).max(HOMES_MAX).optional().describe('Without it: all of them'),
  expected: z.int().min(0).describe('How many homes the caller means; another number is refused'),
})
export type HandOver = z.output<typeof handOverSchema>
