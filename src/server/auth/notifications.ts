import { NOTIFICATIONS, type Notifications } from '../../domain/auth/schemas.ts'
import type { Ctx } from '../ctx.ts'
import { findAccount } from './repository.ts'

/**
 * Tells whether an account wants a kind of message, by its settings. Guests have no settings: they get what they asked
 * for.
 */
export async function wants({ db }: Ctx, userId: number | null, what: keyof Notifications): Promise<boolean> {
  if (userId === null) return true
  const row = await findAccount(db, userId)
  return { ...NOTIFICATIONS, ...row?.notifications }[what]
}
