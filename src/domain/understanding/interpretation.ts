import { z } from 'zod'

const span = { from: z.number().int(), to: z.number().int(), text: z.string() }

/** An understood part of a sentence: which filter it sets. */
const understoodSchema = z.object({
  ...span,
  criterion: z.string().describe('A name of GET /api/properties, or sort'),
  value: z.string().describe('As in the address of a search; of a range its bounds: "3-", "-900", "80-100"'),
  label: z.string().describe('For people, in the language asked for: "ab 3 Zimmer"'),
})
/** A part that no filter expresses. */
const notUnderstoodSchema = z.object({
  ...span,
  total: z.number().int().nullable().describe('Homes of this search that mention it; null when it is not searched'),
})
/** A place that may be another one: each choice with its search. */
const ambiguousSchema = z.object({
  ...span,
  choices: z.array(z.object({ value: z.string(), label: z.string(), url: z.string() })),
})

export const interpretation = z.object({
  criteria: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]))
    .describe('The filters by their names in GET /api/properties: lists as arrays'),
  sort: z.string().optional(),
  understood: z.array(understoodSchema),
  not_understood: z.array(notUnderstoodSchema),
  notes: z
    .array(z.object({ code: z.enum(['wish']), ...span }))
    .describe('wish: said as a wish ("would be nice"), so it is no filter'),
  ambiguous: z.array(ambiguousSchema),
  suggested: z
    .array(z.object({ ...span, criterion: z.string(), value: z.string(), label: z.string(), url: z.string() }))
    .describe(
      'To be offered, they set nothing: what may be sought but is rather told in passing, and what a model sees in parts that the rules did not understand',
    ),
  language: z.string().describe('Code of the language that the sentence is written in'),
  total: z.number().int().describe('Homes of the search; of one that nothing was understood of: 0'),
  url: z.string().describe('The list with this search, from the root of the site'),
  engine: z.enum(['rules', 'model']).describe('model: it was asked, and suggests something'),
  took_ms: z.number(),
})
export type InterpretationAnswer = z.infer<typeof interpretation>
