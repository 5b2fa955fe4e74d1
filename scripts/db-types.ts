/**
 * npm run db:types: writes src/server/db/types.generated.ts from a migrated database in a temporary folder. With
 * `--verify URL` it compares the file with that migrated database instead, and fails when they differ.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../src/server/db/connect.ts'
import { startEmbedded } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { projectPath } from '../src/server/paths.ts'

/** Columns whose values PostgreSQL knows as text or JSON only. Types of our own are imported below. */
const COLUMNS = {
  'account.language': 'Generated<Language>',
  'account.notifications': 'ColumnType<Partial<Notifications>, string | undefined, string>',
  'account.role': 'Generated<UserRole>',
  'agent.hand': 'ColumnType<HandFields, string | undefined, string>',
  'application.language': 'Language',
  'application.state': "Generated<'open' | 'accepted' | 'declined'>",
  'appointment.language': 'Language',
  'answer_template.language': 'Language',
  'appointment.status': 'Generated<AppointmentStatus>',
  'appointment.type': 'AppointmentType',
  'company.hand': 'ColumnType<HandFields, string | undefined, string>',
  'project.hand': 'ColumnType<HandFields, string | undefined, string>',
  'expose_document.kind': "'property' | 'project' | 'collection' | 'company'",
  'delivery.channel': "'mail' | 'sms' | 'push'",
  'delivery.status': "Generated<'queued' | 'sending' | 'sent' | 'kept' | 'refused' | 'stopped'>",
  'inquiry.language': 'Language',
  'inquiry.status': 'Generated<InquiryStatus>',
  'inquiry_answer.language': 'Language',
  'home_standing.advice': 'ColumnType<Advice[], string, string>',
  'hand_state.feed_later': "'active' | 'reserved' | null",
  'hand_state.state': "'withheld' | 'sold' | 'let'",
  'feed_delivery.preview': 'ColumnType<StoredPreview | null, string | null | undefined, string | null>',
  'feed_delivery.state': "Generated<'uploaded' | 'waiting' | 'running' | 'done' | 'failed'>",
  'feed_delivery.way': "'put' | 'tus' | 'sftp' | 'pull' | 'upload'",
  'import_line.notes': 'ColumnType<Note[], string, string>',
  'import_run.counts': 'ColumnType<Record<string, number>, string | undefined, string>',
  'import_run.state': "'running' | 'done' | 'refused' | 'failed' | 'interrupted'",
  'import_source.report_language': 'Generated<Language>',
  'listing.missing': 'QualityRule[]',
  'listing.state': 'ListingState',
  'listing_flag.details': 'ColumnType<FlagDetails, string, string>',
  'listing_flag.rule': 'FlagRule',
  'listing_flag.state': "Generated<'open' | 'dismissed' | 'withheld'>",
  'mail_report.kind': "'failed' | 'delayed' | 'complaint'",
  'newsletter_day.frequency': 'NewsletterFrequency',
  'newsletter_issue.frequency': 'NewsletterFrequency',
  'newsletter_subscription.frequency': 'NewsletterFrequency',
  'newsletter_subscription.language': 'Language',
  'notice.decision': 'NoticeDecision | null',
  'notice.ground': "'law' | 'terms' | null",
  'notice.kind': 'NoticeKind',
  'notice.language': 'Language',
  'notice.origin': "'form' | 'flag' | 'own'",
  'notice.state': "Generated<'open' | 'decided' | 'complaint'>",
  'notice_complaint.language': 'Language',
  'notice_complaint.outcome': "'upheld' | 'rejected' | null",
  'notice_complaint.party': "'notifier' | 'advertiser'",
  'transparency_year.figures': 'ColumnType<YearFigures, string, string>',
  ...Object.fromEntries(
    [
      ...['ausstattung_details', 'energiepass', 'flaechen', 'geo', 'infrastruktur', 'preise'],
      ...['user_defined', 'verwaltung_objekt', 'verwaltung_techn', 'zustand_angaben'],
    ].map((section) => [`property.${section}`, 'Generated<Section>']),
  ),
  'price_alert.art': 'HistoryPrice',
  'property.sent_position': 'ColumnType<SentPosition | null, string | null | undefined, string | null>',
  'project.own_bild_alt': 'ColumnType<Record<string, string>, string | undefined, string>',
  'property_picture.alt': 'ColumnType<Record<string, string>, string | undefined, string>',
  'property.status_ab_aktiv_von': "'active' | 'reserved' | null",
  'stopped_address.why': "'bounced' | 'complained'",
  'unread_report.problem': "'no_report' | 'unknown_mail' | 'broken'",
  'search_agent.frequency': 'AgentFrequency',
  'search_agent.language': 'Language',
  'search_agent_hit.kind': 'HitKind',
}
const IMPORTS = {
  Advice: '../../domain/standing/advice.ts#Advice',
  AgentFrequency: '../../domain/search-agents/schemas.ts#AgentFrequency',
  AppointmentStatus: '../../domain/appointments/schemas.ts#AppointmentStatus',
  AppointmentType: '../../domain/appointments/schemas.ts#AppointmentType',
  InquiryStatus: '../../domain/inquiries/schemas.ts#InquiryStatus',
  HandFields: '../../domain/companies/by-hand.ts#HandFields',
  HistoryPrice: '../../domain/properties/price.ts#HistoryPrice',
  HitKind: '../../domain/search-agents/schemas.ts#HitKind',
  Language: '../../i18n/languages.ts#Language',
  NewsletterFrequency: '../../domain/newsletter/schemas.ts#NewsletterFrequency',
  Note: '../../domain/imports/feed.ts#Note',
  FlagDetails: '../../domain/notices/flags.ts#FlagDetails',
  FlagRule: '../../domain/notices/kinds.ts#FlagRule',
  NoticeDecision: '../../domain/notices/kinds.ts#NoticeDecision',
  NoticeKind: '../../domain/notices/kinds.ts#NoticeKind',
  YearFigures: '../../domain/notices/schemas.ts#YearFigures',
  Notifications: '../../domain/auth/schemas.ts#Notifications',
  ListingState: '../../domain/listings/states.ts#ListingState',
  QualityRule: '../../domain/properties/quality.ts#QualityRule',
  Section: '../../domain/imports/feed.ts#Json',
  SentPosition: '../../domain/imports/sent-position.ts#SentPosition',
  StoredPreview: '../../domain/imports/preview.ts#StoredPreview',
  UserRole: '../../domain/auth/user.ts#UserRole',
}

function generate(url: string, ...more: string[]): number {
  const options = {
    '--dialect': 'postgres',
    '--url': url,
    '--out-file': projectPath('src/server/db/types.generated.ts'),
    '--default-schema': 'public',
    '--include-pattern': 'public.*',
    '--numeric-parser': 'number',
    '--overrides': JSON.stringify({ columns: COLUMNS }),
    '--custom-imports': JSON.stringify(IMPORTS),
    '--type-mapping': '{"int8":"number","numeric":"number"}',
  }
  const cli = projectPath('node_modules/kysely-codegen/dist/cli/bin.js')
  const args = [cli, ...Object.entries(options).flat(), '--type-only-imports', ...more]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

const verified = process.argv.indexOf('--verify')
if (verified > 0) process.exitCode = generate(process.argv[verified + 1] ?? '', '--verify')
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-types-'))
  const database = await startEmbedded(folder, { durable: false })
  try {
    const db = connect(database.url)
    await migrate(db)
    await db.destroy()
    process.exitCode = generate(database.url)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
