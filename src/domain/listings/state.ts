import { z } from 'zod'
import { line } from '../text.ts'

/** States that a hand may set: taken out for a time, or ended. They count until they are released (decision 65). */
export const HAND_STATES = ['withheld', 'sold', 'let'] as const
export type HandState = (typeof HAND_STATES)[number]

const REASON_MAX = 500

/** Of a state that is set: a home is withheld for a reason that colleagues can read. */
export const handStateSchema = z
  .strictObject({
    state: z.enum(HAND_STATES),
    reason: line(REASON_MAX).min(1).optional().describe('Required for withheld'),
  })
  .refine(({ state, reason }) => state !== 'withheld' || reason !== undefined, {
    path: ['reason'],
    message: 'missing',
  })
export type HandStateSet = z.output<typeof handStateSchema>

/** The status of a home with that state, as visitors and the search see it. */
export const statusOf = (state: HandState): 'unlisted' | 'sold' => (state === 'withheld' ? 'unlisted' : 'sold')
