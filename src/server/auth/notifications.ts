import { NOTIFICATIONS, type Notifications } from '../../domain/auth/schemas.ts'
import type { Ctx } from '../ctx.ts'

/**
 * Tells whether an account wants a kind of message, by its settings. Guests have no settings: they get what they asked
 * for.
 */
export async function wants({ db }: Ctx, userId: number | null, what: keyof Notifications): Promise<boolean> {
  if (userId === null) return true
  const row = await db.selectFrom('account').select('notifications').where('id', '=', userId).executeTakeFirst()
  return { ...NOTIFICATIONS, ...(row?.notifications as Partial<Notifications>) }[what]
}
