import { viennaDay } from '../../domain/format/date.ts'
import { addDays } from '../../domain/format/vienna.ts'
import type { Calls } from '../../domain/operations/all.ts'
import { unconfirmed } from '../appointments/staff-service.ts'
import { unreadableMailbox } from '../bounces/mailbox.ts'
import type { Ctx } from '../ctx.ts'
import { countMessages } from '../deliveries/messages.ts'
import { sourcesThatAre } from '../feeds/own-sources.ts'
import { unanswered } from '../inquiries/inbox.ts'
import { failedJobs } from '../jobs/admin.ts'
import { openApplications } from '../joining/service.ts'
import { unsureHomes } from '../listings/service.ts'
import { openFlags, waitingNotices } from '../notices/admin-service.ts'

/** How many records wait. */
export interface Waiting {
  count: number
  /** Since when the oldest waits; null: unknown. */
  since: Date | null
  /** How many of them are past their due time; none where there is no such time. */
  late?: number
}

/** Something that somebody has to do. A test compares each number with the list that `query` opens. */
export interface Task {
  /** Its message is `overview.task.<name>`. */
  name: string
  /** The call that answers the list; callers without its permission do not have the task. */
  operation: keyof Calls
  /** Only administrators have the task, although agents may call the list too. */
  forAdmins?: true
  /** The screen of the admin area where it is done, and the filters of its list. */
  screen: string
  query: (ctx: Pick<Ctx, 'clock'>) => string
  /** The number stands beside the name of the screen, on every screen. */
  inNavigation?: true
  /** @param company null: of all companies, and of the portal */
  count: (ctx: Ctx, company: number | null) => Promise<Waiting>
}

/** Older messages are past help; the list of the screen has them. */
const lastWeek = (now: Date) => addDays(viennaDay(now), -6)
/**
 * Messages that do not go: refused ones, mails that came back later, those about inquiries to stopped addresses, those
 * that wait for a service that does not answer, and mails without a mail server. A portal may do without SMS and push.
 */
const MESSAGES = [
  ['messages', (now: Date) => ({ state: 'failed', from: lastWeek(now) }) as const],
  ['messages_returned', (now: Date) => ({ state: 'returned', from: lastWeek(now) }) as const],
  // An agency whose address is stopped learns of its inquiries only if it looks.
  ['messages_stopped', (now: Date) => ({ state: 'stopped', topic: 'inquiry', from: lastWeek(now) }) as const],
  ['messages_late', () => ({ state: 'late' }) as const],
  ['messages_held', (now: Date) => ({ state: 'held', channel: 'mail', from: lastWeek(now) }) as const],
] as const

/** Everything that may wait for somebody, the most urgent first. A further task is an entry here, and its message. */
export const TASKS: readonly Task[] = [
  {
    name: 'inquiries',
    operation: 'GET /api/admin/inquiries',
    screen: 'anfragen',
    query: () => 'answer=none&sort=created_at',
    inNavigation: true,
    count: unanswered,
  },
  {
    name: 'viewings',
    operation: 'GET /api/admin/appointments',
    screen: 'termine',
    query: ({ clock }) => `status=booked&from=${viennaDay(clock())}&sort=starts_at`,
    inNavigation: true,
    count: unconfirmed,
  },
  ...(
    [
      ['notices', 'open'],
      ['complaints', 'complaint'],
    ] as const
  ).map(
    ([name, state]): Task => ({
      name,
      operation: 'GET /api/admin/notices',
      screen: 'meldungen',
      query: () => `state=${state}&sort=due_at`,
      inNavigation: true,
      count: (ctx) => waitingNotices(ctx, state),
    }),
  ),
  {
    name: 'flags',
    operation: 'GET /api/admin/flags',
    screen: 'meldungen',
    query: () => 'tab=auffaellig&state=open&sort=created_at',
    count: openFlags,
  },
  {
    name: 'applications',
    operation: 'GET /api/admin/applications',
    screen: 'beitritte',
    query: () => 'state=open&sort=created_at',
    inNavigation: true,
    count: openApplications,
  },
  ...(['failing', 'held', 'silent'] as const).map(
    (health): Task => ({
      name: `feeds_${health}`,
      operation: 'GET /api/admin/sources',
      screen: 'quellen',
      query: () => `health=${health}`,
      count: (ctx, company) => sourcesThatAre(ctx, company, health),
    }),
  ),
  ...MESSAGES.map(
    ([name, filtersAt]): Task => ({
      name,
      operation: 'GET /api/admin/messages',
      screen: 'sendungen',
      query: ({ clock }) => `${new URLSearchParams(filtersAt(clock()))}&sort=created_at`,
      count: (ctx) => countMessages(ctx, filtersAt(ctx.clock())),
    }),
  ),
  {
    // While it cannot be read, no mail that came back is known.
    name: 'mailbox',
    operation: 'GET /api/admin/report-mailbox',
    screen: 'adressen',
    query: () => '',
    count: unreadableMailbox,
  },
  {
    name: 'jobs',
    operation: 'GET /api/admin/jobs',
    screen: 'auftraege',
    query: () => 'state=failed&sort=created_at',
    count: failedJobs,
  },
  {
    name: 'duplicates',
    operation: 'GET /api/admin/properties',
    // Only they decide whether two listings are one home.
    forAdmins: true,
    screen: 'objekte',
    query: () => 'doppelt=offen&sort=-neu',
    count: unsureHomes,
  },
]
