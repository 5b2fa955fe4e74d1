import { ownAddress, type User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { viewsOf } from '../../admin/views.ts'
import { adoptAppointments, forgetAppointments, listAppointments } from '../../appointments/service.ts'
import { exportActs } from '../../audit/service.ts'
import { exportPerson } from '../../companies/own-person.ts'
import type { Ctx } from '../../ctx.ts'
import { exportPush } from '../../deliveries/push/push.ts'
import { exportNotices, exportStop } from '../../deliveries/service.ts'
import { exportFavorites } from '../../favorites/service.ts'
import { exportWritten } from '../../inquiries/inbox.ts'
import { adoptInquiries, forgetInquiries, listInquiries } from '../../inquiries/service.ts'
import { exportApplications, forgetApplicant } from '../../joining/applicant.ts'
import { forgetSubscription, readSubscription } from '../../newsletter/service.ts'
import { forgetNotifier, listReports } from '../../notices/notifier.ts'
import { listAlerts } from '../../price-alerts/service.ts'
import { forgetAgents, listAgents, moveAgents } from '../../search-agents/service.ts'
import { exportFactors } from '../second-factor/state.ts'

/** The data that a topic stores about a user. */
export interface Holding {
  /** Its key in the export. */
  name: string
  /** Returns all data for the export, in words that people understand. */
  read(ctx: Ctx, user: User): Promise<unknown>
  /**
   * Runs before the account is deleted, in the same transaction, for data that `on delete cascade` from account(id)
   * does not reach: rows that only know the address, or rows that stay without the person (inquiries at an agency).
   */
  erase?(ctx: Ctx, user: User): Promise<void>
  /**
   * Runs before the confirmed address of the account changes, in the same transaction: data that is linked only by the
   * old address becomes the account's own, and pending mails to that address follow.
   */
  move?(ctx: Ctx, user: User, to: string): Promise<void>
}

/** Data known only by an address belongs to an account only after the account has confirmed the address. */
async function ifOwn<T, N>(user: User, none: N, act: (address: string) => Promise<T>): Promise<T | N> {
  const address = ownAddress(user)
  return address === null ? none : act(address)
}

/** Every topic that stores data about users is listed here. */
export const HOLDINGS: readonly Holding[] = [
  { name: 'saved_views', read: (ctx, user) => viewsOf(ctx, user.id) },
  { name: 'person', read: (ctx, user) => exportPerson(ctx, user.id) },
  { name: 'acts', read: (ctx, user) => exportActs(ctx, user.id) },
  { name: 'written', read: (ctx, user) => exportWritten(ctx, user.id) },
  {
    name: 'applications',
    read: (ctx, user) => ifOwn(user, [], (address) => exportApplications(ctx, address)),
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetApplicant(ctx, address)),
  },
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
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetNotifier(ctx, address)),
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
  { name: 'second_factors', read: (ctx, user) => exportFactors(ctx, user) },
  { name: 'push_subscriptions', read: (ctx, user) => exportPush(ctx, user.id) },
  { name: 'notices', read: (ctx, user) => exportNotices(ctx, user.id) },
  { name: 'stopped_mail', read: (ctx, user) => ifOwn(user, null, (address) => exportStop(ctx, address)) },
  {
    name: 'newsletter',
    read: (ctx, user) => ifOwn(user, null, (address) => readSubscription(ctx, address)),
    erase: (ctx, user) => ifOwn(user, undefined, (address) => forgetSubscription(ctx, address)),
  },
]
