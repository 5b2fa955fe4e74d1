import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'

const taskSchema = z.object({
  name: z.string().describe('Names the message `overview.task.<name>`'),
  screen: z.string().describe('The screen of the admin area where it is done'),
  query: z.string().describe('The query string of the list that has exactly these records'),
  count: z.int().min(1),
  since: z.iso.datetime().nullable().describe('When the oldest of them began; null: unknown'),
  late: z.int().min(0).describe('How many of them are past their due time'),
  in_navigation: z.boolean().describe('The number is shown beside the name of the screen'),
})

export const readOverview = operation({
  name: 'overview.read',
  method: 'GET',
  path: '/api/admin/overview',
  who: STAFF,
  summary: 'What waits for somebody now',
  description:
    'Only what the caller may do: agents get what waits at their company. Tasks without a record are left out.',
  answer: z.object({ data: z.array(taskSchema) }),
  answers: 'The tasks, the most urgent kind first',
})

/** The figures of the start, in their order. `answer_hours` is a median, the others are sums. */
const FIGURES = ['views', 'inquiries', 'new_homes', 'answer_hours'] as const
const amount = z.number().nullable().describe('Null: none, or of too few answers')
const days = z.array(amount).describe('By day, the oldest first')

export const readOverviewFigures = operation({
  name: 'overview.figures',
  method: 'GET',
  path: '/api/admin/overview/figures',
  who: STAFF,
  summary: 'Figures of the last 28 days beside the 28 days before',
  description: 'Agents get those of their company. An answer counts on the day of its inquiry.',
  answer: z.object({
    data: z.object({
      until: z.iso.date().describe('The last day in Vienna'),
      online: z.int().describe('Homes that visitors see now'),
      figures: z.array(z.object({ name: z.enum(FIGURES), now: amount, before: amount, days, days_before: days })),
    }),
  }),
  answers: 'The figures',
})
