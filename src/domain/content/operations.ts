import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { language } from '../operations/shapes.ts'
import { PASSAGE_MAX } from './passage.ts'

const QUESTION_MAX = 300

export const findHelp = operation({
  name: 'help.find',
  method: 'GET',
  path: '/api/help',
  who: EVERYBODY,
  summary: 'Passages of help, questions and articles that answer a question: "Was ist eine Kaution?"',
  query: z.object({
    q: z.string().trim().min(1).max(QUESTION_MAX).describe('A question or a term, in any words'),
    limit: z.coerce.number().int().min(1).max(10).default(3),
    ...language,
  }),
  answer: z.object({
    data: z.array(
      z.object({
        kind: z.enum(['help', 'faq', 'blog']),
        title: z.string(),
        heading: z.string().nullable().describe('Of the part that the passage is from'),
        passage: z.string().max(PASSAGE_MAX).describe('Plain text'),
        url: z.string().describe('From the root of the site'),
        lang: z.string().describe('BCP 47 tag of title and passage: German where nobody has translated the text'),
      }),
    ),
  }),
  answers: 'One passage of a page, the best first; none where no word of the question occurs',
  cache: 'public, max-age=300, stale-while-revalidate=3600',
  tool: {
    name: 'find_help',
    description:
      'Searches the help pages, frequent questions and articles of Klinke: words of the trade in Austria (Kaution, HWB, Provision, Befristung ...), rules and rights of renting and buying, and how something is done on this portal. Answers passages with their addresses; quote them with the address.',
  },
})
