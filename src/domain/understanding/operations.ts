import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { line, prose } from '../text.ts'
import { interpretation } from './interpretation.ts'
import { QUERY_MAX, WANTED_MAX } from './query.ts'

export const interpret = operation({
  name: 'search.interpret',
  method: 'POST',
  path: '/api/search/interpret',
  who: EVERYBODY,
  summary: 'The filters that a sentence names: "3 Zimmer mit Balkon in Graz, maximal 900 warm"',
  description:
    'In fifteen languages, whatever language is declared. Nothing is set that was not said; what no filter expresses is listed in `not_understood`. `from` and `to` count UTF-16 units of the query.',
  body: z.object({
    query: z.string().max(QUERY_MAX),
    language: z.string().optional().describe('Code of an interface language, for labels; German without it'),
    criteria: z
      .string()
      .max(QUERY_MAX)
      .default('')
      .describe('Filters beside the sentence, as a query string; what the sentence says wins over them'),
    engine: z
      .enum(['rules', 'model'])
      .default('rules')
      .describe('model: asks the configured model about what the rules leave; it may take two seconds'),
  }),
  answer: interpretation,
  answers: 'What was understood, and the search that it gives',
  limit: { name: 'interpret', max: 600, seconds: 600 },
  tool: {
    name: 'interpret_query',
    description:
      'Reads the criteria of a sentence in fifteen languages ("3 rooms with balcony in Graz, 900 at most"), without guessing. Its criteria are ready for search_properties. Prefer it to choosing criteria yourself.',
  },
})

export const reportMisunderstood = operation({
  name: 'search.misunderstood',
  method: 'POST',
  path: '/api/search/misunderstood',
  who: EVERYBODY,
  summary: 'Keep a sentence that was misunderstood, so that the operator learns from it',
  description: 'Kept without who sent it, and only with `agreed`.',
  body: z.object({
    query: prose(QUERY_MAX).min(1),
    language: z.string().optional(),
    wanted: line(WANTED_MAX).default('').describe('What was meant, in the words of the visitor'),
    agreed: z.literal(true).describe('The visitor agrees that the sentence is kept'),
  }),
  answer: done,
  answers: 'Kept',
  limit: { name: 'misunderstood', max: 20, seconds: 3600 },
  bytes: 16 * 1024,
})
