import { z } from 'zod'
import { projectField, projectTextsSchema } from './project-hand.ts'
import { PROJECT_STATES } from './states.ts'

export const PROJECT_SORTS = ['titel', 'neu', 'objekte'] as const

export const projectRowSchema = z.object({
  id: z.int(),
  titel: z.string(),
  ort: z.string().nullable(),
  state: z.enum(PROJECT_STATES),
  status: z.string().describe('Planning, construction and so on, as sent'),
  company: z.object({ id: z.int(), firma: z.string() }),
  homes: z.int().describe('In every state, without deleted ones'),
  published: z.int().describe('Homes that visitors find'),
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
  path: z.string().nullable().describe('Its page; null where visitors see none'),
  reason: z.string().nullable().describe('Why it is withheld'),
  withheld_at: z.iso.datetime().nullable(),
  states: z.record(z.string(), z.int()).describe('Homes by state'),
})
export type ProjectRecord = z.output<typeof projectRecordSchema>
