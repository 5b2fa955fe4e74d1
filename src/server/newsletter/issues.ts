import { DateTime } from 'luxon'
import { viennaDay } from '../../domain/format/date.ts'
import type { Issue } from '../../domain/newsletter/issues.ts'
import { FREQUENCIES, type NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Ctx } from '../ctx.ts'
import { lastIssue, nextIssue } from './due.ts'
import {
  addToDay,
  type Count,
  countConfirmed,
  findGrowth,
  findIssues,
  findUnsent,
  type IssueRow,
  lockIssue,
  setIssue,
  type Unsent,
} from './issues-repository.ts'
import { countReaders } from './repository.ts'

const ZONE = 'Europe/Vienna'
const BEFORE = 60
const POINTS = { week: 26, month: 24 }

export interface Due {
  due: Date
  period: string
}

/** Counts a change of today, without its person. */
export const countDay = (ctx: Ctx, frequency: NewsletterFrequency, count: Count): Promise<void> =>
  addToDay(ctx.db, viennaDay(ctx.clock()), frequency, count)

/** Notes that an edition is being sent. @returns false while it is held */
export async function beginIssue(ctx: Ctx, frequency: NewsletterFrequency, { due, period }: Due): Promise<boolean> {
  return ctx.db.transaction().execute(async (db) => {
    const row = await lockIssue(db, { frequency, period, due_at: due })
    if (row.held_at) return false
    if (!row.started_at) await setIssue(db, row, { started_at: ctx.clock() })
    return true
  })
}

/** The edition that an administrator decides on: the last one while it is held, else the next one. */
export function currentIssue(frequency: NewsletterFrequency, now: Date, rows: readonly IssueRow[]): Due {
  const last = lastIssue(frequency, now)
  const isHeld = rows.some((row) => row.frequency === frequency && row.period === last.period && row.held_at)
  return isHeld ? last : nextIssue(frequency, now)
}

/** The next edition of each frequency with its readers now, and those before. */
export async function listIssues(ctx: Ctx): Promise<{
  next: (Issue & { languages: { language: string; readers: number }[] })[]
  before: Issue[]
}> {
  const now = ctx.clock()
  const [rows, readers, unsent] = await Promise.all([
    findIssues(ctx.db, BEFORE),
    countReaders(ctx.db),
    findUnsent(ctx.db),
  ])
  const next = FREQUENCIES.map((frequency) => {
    const { due, period } = currentIssue(frequency, now, rows)
    const row = rows.find((one) => one.frequency === frequency && one.period === period)
    const languages = readers.flatMap((one) =>
      one.frequency === frequency ? [{ language: one.language, readers: one.readers }] : [],
    )
    const all = languages.reduce((sum, one) => sum + one.readers, 0)
    const mails = mailsOf(row, unsent)
    const state = row ? stateOf(row, mails, false) : 'planned'
    const isBegun = state === 'sent' || state === 'sending'
    return {
      frequency,
      period,
      due_at: due.toISOString(),
      state,
      readers: isBegun ? (row?.readers ?? 0) : all,
      ...mails,
      sent_at: row?.finished_at?.toISOString() ?? null,
      languages,
    }
  })
  const isNext = (row: IssueRow) => next.some((one) => one.frequency === row.frequency && one.period === row.period)
  const before = rows
    .filter((row) => !isNext(row) && (row.due_at <= now || row.started_at !== null))
    .map((row): Issue => {
      const { frequency, period, readers, due_at, finished_at, started_at } = row
      const ended = finished_at ?? started_at
      const mails = mailsOf(row, unsent)
      return {
        frequency,
        period,
        readers,
        due_at: due_at.toISOString(),
        state: stateOf(row, mails, true),
        sent_at: ended?.toISOString() ?? null,
        ...mails,
      }
    })
  return { next, before }
}

/** How the mails of an edition went. */
function mailsOf(row: IssueRow | undefined, unsent: readonly Unsent[]): Pick<Issue, 'sent' | 'waiting' | 'failed'> {
  const { waiting = 0, failed = 0 } = unsent.find((one) => one.period === row?.period) ?? {}
  return { sent: Math.max(0, (row?.readers ?? 0) - waiting - failed), waiting, failed }
}

function stateOf(
  { held_at, started_at, finished_at }: IssueRow,
  { waiting }: Pick<Issue, 'waiting'>,
  isOver: boolean,
): Issue['state'] {
  if (finished_at) return waiting > 0 ? 'sending' : 'sent'
  if (started_at) return 'sending'
  if (held_at) return isOver ? 'skipped' : 'held'
  return 'planned'
}

/** Growth by week or month, with empty ones, and the number of readers at the end of each. */
export async function growth(ctx: Ctx, by: 'week' | 'month') {
  const first = DateTime.fromJSDate(ctx.clock(), { zone: ZONE })
    .startOf(by)
    .minus({ [by]: POINTS[by] - 1 })
  const [rows, now] = await Promise.all([findGrowth(ctx.db, by, first.toISODate() ?? ''), countConfirmed(ctx.db)])
  const points = Array.from({ length: POINTS[by] }, (_, at) => {
    const begins = first.plus({ [by]: at }).toISODate() ?? ''
    return rows.find((row) => row.begins === begins) ?? { begins, confirmed: 0, ended: 0, bounced: 0 }
  })
  // Back from today's number, which is counted from the subscriptions themselves.
  let readers = now
  return points
    .reverse()
    .map((point) => {
      const told = { ...point, readers: Math.max(0, readers) }
      readers -= point.confirmed - point.ended - point.bounced
      return told
    })
    .reverse()
}
