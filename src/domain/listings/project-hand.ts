import { z } from 'zod'
import { PROJECT_STATES } from '../projects/card.ts'
import { line, prose } from '../text.ts'

/** An empty text is no value. */
const words = (max: number) => line(max).transform((text) => text || null)

const shape = {
  titel: line(300).min(1, 'missing'),
  status: z.enum(PROJECT_STATES),
  fertigstellung: words(100),
  strasse: words(200),
  plz: words(12),
  ort: words(120),
  beschreibung: prose(20_000).transform((text) => text || null),
}
export type ProjectField = keyof typeof shape
/** The fields of a project that a hand may set, by their columns. */
export const PROJECT_FIELDS = Object.keys(shape) as ProjectField[]
export const projectField = z.enum(PROJECT_FIELDS as [ProjectField, ...ProjectField[]])

/** The fields of a project as its form has them; the description is plain text. */
export const projectTextsSchema = z.object({
  titel: z.string(),
  status: z.enum(PROJECT_STATES),
  fertigstellung: z.string().nullable().describe('As the developer writes it: "Herbst 2027"'),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  beschreibung: z.string().nullable(),
})

/** A change of a project; what is left out stays, and an empty text clears a value. */
export const projectChangeSchema = z.strictObject({
  version: z.string().max(40).describe('Of the record that was read'),
  ...z.object(shape).partial().shape,
})
export type ProjectChange = z.output<typeof projectChangeSchema>

/** A project without a feed, as it begins. */
export const newProjectSchema = z.strictObject({
  company_id: z.int().positive().optional().describe('Needed of admins; agents begin projects of their own company'),
  titel: shape.titel,
  plz: line(12).min(1, 'missing'),
  ort: line(120).min(1, 'missing'),
})
export type NewProject = z.output<typeof newProjectSchema>
