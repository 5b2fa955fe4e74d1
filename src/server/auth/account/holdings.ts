import type { Person } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { viewsOf } from '../../admin/views.ts'
import { adoptAppointments, forgetAppointments, listAppointments } from '../../appointments/service.ts'
import { exportActs } from '../../audit/service.ts'
import { erasePersons, exportPersons } from '../../companies/own-person.ts'
import type { Ctx } from '../../ctx.ts'
import { exportPush } from '../../deliveries/push/push.ts'
import { exportMails, exportNotices, exportStop } from '../../deliveries/service.ts'
import { exportFavorites } from '../../favorites/service.ts'
import { exportWritten } from '../../inquiries/inbox.ts'
import { adoptInquiries, forgetInquiries, listInquiries } from '../../inquiries/service.ts'
import { exportApplications, forgetApplicant } from '../../joining/applicant.ts'
import { forgetSubscription, listSubscriptions } from '../../newsletter/service.ts'
import { forgetNotifier, listReports } from '../../notices/notifier.ts'
import { listAlerts } from '../../price-alerts/service.ts'
import { forgetAgents, listAgents, moveAgents } from '../../search-agents/service.ts'
import { deleteRivals, findSignUps } from '../repository.ts'
import { exportFactors } from '../second-factor/state.ts'

/** The data that a topic stores about people: owners of accounts, and people whom it only knows by their address. */
export interface Holding {
  /** Its key in the export. */
  name: string
  /** Returns all data for the export, in words that people understand; null when it stores nothing. */
  read(ctx: Ctx, person: Person, language: Language): Promise<unknown>
  /**
   * Runs before the account is deleted, in the same transaction, for data that `on delete cascade` from account(id)
   * does not reach: rows that only know the address, or rows that stay without the person (inquiries at an agency). It
   * is all that is erased of a person without an account.
   */
  erase?(ctx: Ctx, person: Person): Promise<void>
  /**
   * Runs before the confirmed address of the account changes, in the same transaction: data that is linked only by the
   * old address becomes the account's own, and pending mails to that address follow.
   */
  move?(ctx: Ctx, userId: number, from: string, to: string): Promise<void>
}

/** Data known only by an address belongs to an account only after the account has confirmed the address. */
async function ifOwn<T, N>({ address }: Person, none: N, act: (address: string) => Promise<T>): Promise<T | N> {
  return address === null ? none : act(address)
}

/** Data that only accounts have. */
async function ofAccount<T>({ userId }: Person, act: (userId: number) => Promise<T>): Promise<T | null> {
  return userId === null ? null : act(userId)
}

/** Every topic that stores data about people is listed here. */
export const HOLDINGS: readonly Holding[] = [
  { name: 'saved_views', read: (ctx, person) => ofAccount(person, (id) => viewsOf(ctx, id)) },
  { name: 'persons', read: exportPersons, erase: erasePersons },
  { name: 'acts', read: (ctx, person) => ofAccount(person, (id) => exportActs(ctx, id)) },
  { name: 'written', read: (ctx, person) => ofAccount(person, (id) => exportWritten(ctx, id)) },
  {
    name: 'applications',
    read: (ctx, person) => ifOwn(person, [], (address) => exportApplications(ctx, address)),
    erase: (ctx, person) => ifOwn(person, undefined, (address) => forgetApplicant(ctx, address)),
  },
  { name: 'favorites', read: (ctx, person) => ofAccount(person, (id) => exportFavorites(ctx, id)) },
  { name: 'inquiries', read: listInquiries, erase: forgetInquiries, move: adoptInquiries },
  {
    name: 'reports',
    read: (ctx, person) => ifOwn(person, [], (address) => listReports(ctx, address)),
    erase: (ctx, person) => ifOwn(person, undefined, (address) => forgetNotifier(ctx, address)),
  },
  { name: 'appointments', read: listAppointments, erase: forgetAppointments, move: adoptAppointments },
  {
    name: 'search_agents',
    read: listAgents,
    erase: (ctx, person) => ifOwn(person, undefined, (address) => forgetAgents(ctx, address)),
    move: moveAgents,
  },
  {
    name: 'price_alerts',
    read: (ctx, person, language) => ofAccount(person, (id) => listAlerts(ctx, id, language)),
  },
  { name: 'second_factors', read: (ctx, person) => ofAccount(person, (id) => exportFactors(ctx, id)) },
  { name: 'push_subscriptions', read: (ctx, person) => ofAccount(person, (id) => exportPush(ctx, id)) },
  { name: 'notices', read: (ctx, person) => ofAccount(person, (id) => exportNotices(ctx, id)) },
  { name: 'stopped_mail', read: (ctx, person) => ifOwn(person, null, (address) => exportStop(ctx, address)) },
  {
    name: 'newsletter',
    read: (ctx, person) => ifOwn(person, [], (address) => listSubscriptions(ctx, address)),
    erase: (ctx, person) => ifOwn(person, undefined, (address) => forgetSubscription(ctx, address)),
  },
  { name: 'mails', read: exportMails },
  {
    name: 'sign_ups',
    read: (ctx, person) => ifOwn(person, [], (address) => findSignUps(ctx.db, address)),
    erase: (ctx, { userId, address }) =>
      ifOwn({ userId, address }, undefined, (own) => deleteRivals(ctx.db, own, userId ?? 0)),
  },
]

/** All data of a person, by topic, as the export has it. */
export async function readHoldings(ctx: Ctx, person: Person, language: Language): Promise<Record<string, unknown>> {
  const held = await Promise.all(
    HOLDINGS.map(async ({ name, read }) => [name, await read(ctx, person, language)] as const),
  )
  return Object.fromEntries(held)
}
