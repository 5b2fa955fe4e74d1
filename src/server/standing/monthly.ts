import { z } from 'zod'
import { NOTIFICATIONS } from '../../domain/auth/schemas.ts'
import { viennaDay } from '../../domain/format/date.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import type { Described } from '../exposes/describe/document.ts'
import type { ReportDocument } from '../exposes/document.ts'
import { readPdf } from '../exposes/service.ts'
import { defineJob } from '../jobs/job.ts'
import { leavingUrl } from './leaving.ts'
import { figuresMail } from './mails.ts'
import { describeReport } from './report.ts'
import { findCompany, findDue, findReaders, takeMonth } from './repository.ts'
import { summaryOf } from './service.ts'

/** A server that was down on the first sends late, but not in the middle of a month. */
const DAYS = 5
const PART = 100

/**
 * Mails the figures of each company to its people, on the first days of a month, once. The mark of the company and its
 * mails are one transaction, so that a repetition finds nothing. A company that fails is tried again on the next day.
 * @returns how many mails were queued
 */
export async function mailFigures(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const day = viennaDay(ctx.clock())
  if (Number(day.slice(8)) > DAYS) return 0
  let mails = 0
  for (let after = 0; ; ) {
    const ids = await findDue(ctx.db, day.slice(0, 7), after, PART)
    for (const id of ids) {
      signal?.throwIfAborted()
      try {
        mails += await mailCompany(ctx, id, day)
      } catch (error) {
        ctx.log.error({ error, company: id }, 'the figures of a company could not be mailed')
      }
    }
    if (ids.length < PART) return mails
    after = ids.at(-1) ?? after
  }
}

async function mailCompany(ctx: Ctx, id: number, day: string): Promise<number> {
  const company = await findCompany(ctx.db, id)
  const all = await findReaders(ctx.db, id)
  const readers = all.filter(({ notifications }) => ({ ...NOTIFICATIONS, ...notifications }).figures_email)
  if (!company || readers.length === 0) return 0
  const summary = await summaryOf(ctx, company)
  // Before the transaction: a document takes a second.
  const reports = new Map<Language, Described<ReportDocument>>()
  for (const language of new Set(readers.map((one) => one.language))) {
    const report = await describeReport(ctx, summary, language)
    await readPdf(ctx, report, 'standing')
    reports.set(language, report)
  }
  const month = day.slice(0, 7)
  return ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    if (!(await takeMonth(db, id, month))) return 0
    let mails = 0
    for (const reader of readers) {
      const report = reports.get(reader.language) as Described<ReportDocument>
      const leaving = await leavingUrl(within, reader.id)
      if (await queueMail(within, figuresMail(ctx.config, reader, { month, day, summary, report, leaving }))) mails++
    }
    return mails
  })
}

/** After the night in which the figures are computed. */
export const mailFiguresJob = defineJob({
  name: 'standing.mail',
  data: z.strictObject({}),
  schedule: [{ cron: '15 7 * * *' }],
  retries: 2,
  seconds: 3600,
  run: (ctx, _data, signal) => mailFigures(ctx, signal),
})
