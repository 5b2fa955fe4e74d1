import type { User } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import { forgetAppointments, listAppointments } from '../appointments/service.ts'
import type { Ctx } from '../ctx.ts'
import { exportFavorites } from '../favorites/service.ts'
import { forgetInquiries, listInquiries } from '../inquiries/service.ts'
import { forgetSubscription, readSubscription } from '../newsletter/service.ts'
import { exportPush } from '../notices/service.ts'
import { listAlerts } from '../price-alerts/service.ts'
import { forgetAgents, listAgents } from '../search-agents/service.ts'

/** What a topic keeps of a user. */
export interface Holding {
  /** Its key in the export. */
  name: string
  /** For the export: everything, in words that a person understands. */
  read(ctx: Ctx, user: User): Promise<unknown>
  /**
   * Before the account goes, in the same transaction: what `on delete cascade` from account(id) does not reach, such
   * as rows that only know the address, or rows that stay and lose the person (inquiries at an agency).
   */
  erase?(ctx: Ctx, user: User): Promise<void>
}

/** Every topic that keeps something of users stands here. */
export const HOLDINGS: readonly Holding[] = [
  { name: 'favorites', read: (ctx, user) => exportFavorites(ctx, user.id) },
  {
    name: 'inquiries',
    read: (ctx, user) => listInquiries(ctx, user, user.language as Language),
    erase: (ctx, user) => forgetInquiries(ctx, user.id),
  },
  {
    name: 'appointments',
    read: (ctx, user) => listAppointments(ctx, user, user.language as Language),
    erase: (ctx, user) => forgetAppointments(ctx, user.id),
  },
  {
    name: 'search_agents',
    read: (ctx, user) => listAgents(ctx, user),
    erase: async (ctx, user) => {
      if (user.email_confirmed) await forgetAgents(ctx, user.email)
    },
  },
  { name: 'price_alerts', read: (ctx, user) => listAlerts(ctx, user, user.language as Language) },
  { name: 'push_subscriptions', read: (ctx, user) => exportPush(ctx, user.id) },
  {
    name: 'newsletter',
    // Known by the address alone, which is his only when it is confirmed.
    read: async (ctx, user) => (user.email_confirmed ? readSubscription(ctx, user.email) : null),
    erase: async (ctx, user) => {
      if (user.email_confirmed) await forgetSubscription(ctx, user.email)
    },
  },
]
