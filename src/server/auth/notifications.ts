import { NOTIFICATIONS, type Notifications } from '../../domain/auth/schemas.ts'
import type { Ctx } from '../ctx.ts'

/** Whether an account wants to hear of that, by its settings. Guests have none: they hear of what they asked for. */
export async function wants({ db }: Ctx, userId: number | null, what: keyof Notifications): Promise<boolean> {
  if (userId === null) return true
  const row = await db.selectFrom('account').select('notifications').where('id', '=', userId).executeTakeFirst()
  return { ...NOTIFICATIONS, ...(row?.notifications as Partial<Notifications>) }[what]
}
