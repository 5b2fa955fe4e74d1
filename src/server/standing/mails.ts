import { formatDate } from '../../domain/format/date.ts'
import type { StandingSummary } from '../../domain/standing/standing.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Config } from '../config.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import { exposeKey } from '../exposes/address.ts'
import type { Described } from '../exposes/describe/document.ts'
import { speechOf } from '../exposes/describe/speech.ts'
import type { ReportDocument } from '../exposes/document.ts'
import { hashOf } from '../exposes/service.ts'
import { figuresOf } from './report.ts'

/** A person of a company who gets the figures. */
export interface Reader {
  id: number
  email: string
  language: Language
}

interface Month {
  /** 2026-12 */
  month: string
  /** The day of the figures, in Vienna. */
  day: string
  summary: StandingSummary
  /** The report, whose PDF is stored. */
  report: Described<ReportDocument>
  /** Ends the mail with one click. */
  leaving: string
}

/** The monthly figures of a company for one of its people. */
export function figuresMail(config: Config, reader: Reader, { month, day, summary, report, leaving }: Month): Mail {
  const { language } = reader
  const speech = speechOf(language)
  const { t, tag } = speech
  const { id, firma } = summary.company
  const text = t('standing.mail.text', { firma })
  const { shown, helped } = report.document.report
  return {
    dedupeKey: `standing:${id}:${month}:${reader.id}`,
    userId: reader.id,
    to: reader.email,
    language,
    subject: t('standing.mail.subject', { date: formatDate(day, tag) ?? day }),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('standing.title') },
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: figuresOf(summary, speech).map(({ label, value, note }) => [label, note ? `${value} (${note})` : value]),
      },
      ...[shown, helped].flatMap((left) => (left === null ? [] : [{ kind: 'text' as const, text: left }])),
      { kind: 'button', label: t('standing.mail.open'), url: siteUrl(config, language, '/admin/wirkung') },
    ],
    reason: t('standing.mail.reason', { firma }),
    links: [{ label: t('standing.mail.settings'), url: siteUrl(config, language, '/dashboard') }],
    headers: { 'List-Unsubscribe': `<${leaving}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [{ filename: report.file, contentType: 'application/pdf', storageKey: exposeKey(hashOf(report)) }],
  }
}
