import { DateTime } from 'luxon'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Ctx, Db } from '../ctx.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { type Mail, queueMail } from '../deliveries/mail/mail.ts'
import { formatLine, formatRun } from './report.ts'
import type { LineRow, RunRow } from './repository.ts'
import { findReportReader } from './source-repository.ts'

/** Who reads the reports of a source. */
export interface ReportReader {
  sourceId: number
  email: string
  language: Language
}

/** Objects that a mail lists; the report has them all. */
const LISTED = 50
const BAD_COUNTS = ['unreadable', 'failed', 'held', 'warnings'] as const
const BAD_OUTCOMES = new Set(['unreadable', 'failed', 'held'])

/** Tells whether the sender of a feed should read its report. */
const isWrong = ({ state, counts }: Pick<RunRow, 'state' | 'counts'>): boolean =>
  state === 'failed' || state === 'refused' || BAD_COUNTS.some((name) => (counts[name] ?? 0) > 0)

const isBad = ({ outcome, notes }: LineRow): boolean =>
  BAD_OUTCOMES.has(outcome) || notes.some(({ level }) => level !== 'info')

/**
 * To the agency: the report of a run in which something was wrong, in the words of the command. Its key names the source
 * and the day in Vienna, so a source gets at most one a day.
 */
function runReportMail(reader: ReportReader, run: RunRow, lines: readonly LineRow[], now: Date): Mail {
  const { language } = reader
  const t = translator(language)
  const file = run.file_name
  const bad = lines.filter(isBad)
  const [title = '', ...head] = formatRun(run, language)
  const told = bad.slice(0, LISTED).map(
    (line): Block => ({
      kind: 'text',
      text: formatLine(line, { language })
        .map((text) => text.trim())
        .join('\n'),
    }),
  )
  const more = bad.length - told.length
  const day = DateTime.fromJSDate(now, { zone: 'Europe/Vienna' }).toISODate()
  const subjects = { failed: 'import.mail.failed', refused: 'import.mail.refused' } as const
  const subject = t(run.state === 'failed' || run.state === 'refused' ? subjects[run.state] : 'import.mail.notes', {
    file,
  })
  return {
    dedupeKey: `feed-report:${reader.sourceId}:${day}`,
    to: reader.email,
    language,
    subject,
    preview: head.map((text) => text.trim()).join(' · '),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'text', text: head.map((text) => text.trim()).join('\n') },
      ...told,
      ...(more > 0 ? [{ kind: 'text', text: t('import.mail.more', { count: more }) } as const] : []),
    ],
    reason: t('import.mail.reason', { source: run.source ?? '' }),
  }
}

/** Mails the report to the agency when something was wrong. The run itself has ended, and stays as it is. */
export async function mailReport(
  ctx: Ctx,
  db: Db,
  sourceId: number,
  { run, lines }: { run: RunRow; lines: readonly LineRow[] },
): Promise<void> {
  if (!isWrong(run)) return
  try {
    const reader = await findReportReader(db, sourceId)
    if (!reader) return
    const mail = runReportMail(reader, run, lines, ctx.clock())
    await db.transaction().execute((tx) => queueMail({ ...ctx, db: tx }, mail))
  } catch (error) {
    ctx.log.error({ error, run: run.id }, 'the report of an import could not be mailed')
  }
}
