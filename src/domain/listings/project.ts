import { z } from 'zod'
import { listQuery, several } from '../admin/list.ts'
import { idText } from '../operations/shapes.ts'
import { PROJECT_STATES as PROGRESS } from '../projects/card.ts'
import { PRICE_LIMITS } from '../projects/filter.ts'
import { PROJECT_QUALITY_NAMES } from '../projects/quality.ts'
import { pictureSchema } from '../properties/card.ts'
import { altSchema } from '../properties/picture-schemas.ts'
import { BUNDESLAENDER } from '../properties/vocabulary.ts'
import { qualitySchema } from './listing.ts'
import { projectField, projectTextsSchema } from './project-hand.ts'
import { PROJECT_STATES } from './states.ts'

export const projectQuery = listQuery({
  sorts: ['titel', 'neu', 'objekte', 'aufrufe', 'anfragen', 'qualitaet'],
  filters: {
    stand: several(PROJECT_STATES).optional(),
    fortschritt: several(PROGRESS, 'From the first plan to the last flat').optional(),
    bundesland: several(BUNDESLAENDER).optional(),
    preis: z
      .literal([...PRICE_LIMITS.keys()])
      .optional()
      .describe('The most that the cheapest published unit costs: to buy, or a month'),
    fehlt: z.enum(PROJECT_QUALITY_NAMES).optional().describe('What the project lacks'),
    anbieter: idText.optional().describe('A company'),
  },
})
export type ProjectQuery = z.output<typeof projectQuery>

export const projectRowSchema = z.object({
  id: z.int(),
  titel: z.string(),
  ort: z.string().nullable(),
  state: z.enum(PROJECT_STATES),
  status: z.string().describe('Planning, construction and so on, as sent'),
  company: z.object({ id: z.int(), firma: z.string() }),
  homes: z.int().describe('In every state, without deleted ones'),
  published: z.int().describe('Homes that visitors find'),
  quality: z.int().describe('From 0 to 100'),
  missing: z.array(z.enum(PROJECT_QUALITY_NAMES)).describe('What would bring points, the most first'),
  views: z.int().describe('Of its homes in 30 days'),
  inquiries: z.int().describe('About the project and its homes'),
  new_at: z.iso.datetime(),
})
export type ProjectRow = z.output<typeof projectRowSchema>

export const projectRecordSchema = projectRowSchema.extend({
  ...projectTextsSchema.shape,
  version: z.string().describe('To send back with a change'),
  by_hand: z.boolean().describe('Made by a person, without a feed'),
  hand: z
    .partialRecord(projectField, z.string().nullable())
    .describe('Fields that a hand has set, each with what the feed said last'),
  picture: pictureSchema.nullable().describe('The title picture that a hand has uploaded'),
  picture_alt: altSchema.describe('Its alternative texts by language'),
  path: z.string().nullable().describe('Its page; null where visitors see none'),
  reason: z.string().nullable().describe('Why it is withheld'),
  withheld_at: z.iso.datetime().nullable(),
  restricted: z.boolean().describe('The portal keeps it from visitors: its agents cannot change its state'),
  score: qualitySchema(PROJECT_QUALITY_NAMES),
  states: z.record(z.string(), z.int()).describe('Homes by state'),
})
export type ProjectRecord = z.output<typeof projectRecordSchema>
