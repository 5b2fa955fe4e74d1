import { z } from 'zod'
import { done } from '../operations/shapes.ts'
import { userSchema } from './user.ts'

/** The answer to a successful login. */
export const signedIn = done.extend({ user: userSchema, token: z.string() })

/** A place where an account is signed in. */
export const sessionSchema = z.object({
  id: z.number().int(),
  current: z.boolean().describe('The one that asks'),
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('When it ends if it is not used any more'),
  ends_at: z.iso.datetime().describe('When it ends however much it is used'),
})
export type SessionInfo = z.infer<typeof sessionSchema>
