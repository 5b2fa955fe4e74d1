import { ownAddress, type User } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import { adoptAppointments, forgetAppointments, listAppointments } from '../appointments/service.ts'
import type { Ctx } from '../ctx.ts'
import { exportFavorites } from '../favorites/service.ts'
import { adoptInquiries, forgetInquiries, forgetReporter, listInquiries, listReports } from '../inquiries/service.ts'
import { forgetSubscription, readSubscription } from '../newsletter/service.ts'
import { exportNotices, exportPush } from '../notices/service.ts'
import { listAlerts } from '../price-alerts/service.ts'
import { forgetAgents, listAgents, moveAgents } from '../search-agents/service.ts'

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
  /**
   * Before the account's confirmed address becomes another one, in the same transaction: what belongs to it by the old
   * address alone becomes the account's own, and what goes to that address follows.
   */
  move?(ctx: Ctx, user: User, to: string): Promise<void>
}

/** What topics know by the address alone belongs to an account only when it has confirmed that. */
async function ifOwn<T, N>(user: User, none: N, act: (address: string) => Promise<T>): Promise<T | N> {
  const address = ownAddress(user)
  return address === null ? none : act(address)
}

/** Every topic that keeps something of users stands here. */
export const HOLDINGS: readonly Holding[] = [
  { name: 'favorites', read: (ctx, user) => exportFavorites(ctx, user.id) },
  {
    name: 'inquiries',
    read: (ctx, user) => listInquiries(ctx, user, user.language as Language),
    erase: (ctx, user) => forgetInquiries(ctx, user),
    move: (ctx, user) => ifOwn(user, undefined, (address) => adoptInquiries(ctx, user.id, address)),
  },
  {
    name: 'reports',
    read: (ctx, user) => ifOwn(user, [], (address) => listReports(ctx, address)),
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetReporter(ctx, address)),
  },
  {
    name: 'appointments',
    read: (ctx, user) => listAppointments(ctx, user, user.language as Language),
    erase: (ctx, user) => forgetAppointments(ctx, user),
    move: (ctx, user) => ifOwn(user, undefined, (address) => adoptAppointments(ctx, user.id, address)),
  },
  {
    name: 'search_agents',
    read: (ctx, user) => listAgents(ctx, user),
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetAgents(ctx, address)),
    move: (ctx, user, to) => ifOwn(user, undefined, (address) => moveAgents(ctx, user.id, address, to)),
  },
  { name: 'price_alerts', read: (ctx, user) => listAlerts(ctx, user, user.language as Language) },
  { name: 'push_subscriptions', read: (ctx, user) => exportPush(ctx, user.id) },
  { name: 'notices', read: (ctx, user) => exportNotices(ctx, user.id) },
  {
    name: 'newsletter',
    read: (ctx, user) => ifOwn(user, null, (address) => readSubscription(ctx, address)),
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetSubscription(ctx, address)),
  },
]
