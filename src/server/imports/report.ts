import { fateOf } from '../../domain/imports/fates/all.ts'
import { KEPT, REASONS, type Reason } from '../../domain/imports/fates/fate.ts'
import type { Note } from '../../domain/imports/feed.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { listed } from '../../words/listed.ts'
import type { LineRow, RunRow } from './repository.ts'

/** Order of the counts in a report. */
const COUNTS = [
  'created',
  'changed',
  'returned',
  'stored',
  'unchanged',
  'deleted',
  'missing',
  'held',
  'replaced',
  'ignored',
  'refused',
  'unreadable',
  'failed',
] as const

const REASONED = new Set(['ignored', 'stored'])

const SIGNS = { info: '·', warning: '!', error: '✗' }

/** "12 neu, 3 geändert", or "nouveau : 12": the outcomes of the objects; in German unless another language is asked for. */
export function formatCounts(counts: Readonly<Record<string, number>>, language?: Language): string {
  const t = translator(language)
  const parts = COUNTS.filter((name) => counts[name]).map((name) =>
    t('import.report.count', { count: String(counts[name]), outcome: t(`import.outcome.${name}`) }),
  )
  if (counts.projects) parts.push(t('import.report.projects', { count: counts.projects }))
  if (counts.warnings) parts.push(t('import.report.warnings', { count: counts.warnings }))
  return listed(parts, LANGUAGES[language ?? DEFAULT_LANGUAGE].tag)
}

/** The head of a report; in German unless another language is asked for. */
export function formatRun(run: RunRow, language: Language = DEFAULT_LANGUAGE): string[] {
  const t = translator(language)
  const until = run.finished_at ?? (run.state === 'running' ? new Date() : run.started_at)
  const seconds = Math.max(0, until.getTime() - run.started_at.getTime()) / 1000
  const started = run.started_at.toLocaleString(LANGUAGES[language].tag, { timeZone: 'Europe/Vienna' })
  const lines = [
    t('import.report.title', { id: String(run.id), file: run.file_name }),
    `  ${t('import.report.source', { source: run.source ?? '–', modus: run.modus ?? '–', started })}`,
    `  ${t('import.report.objects', { count: run.counts.objects ?? 0, seconds: Math.round(seconds * 10) / 10 })}`,
  ]
  if (run.state === 'running') {
    const done = run.counts.objects ?? 0
    const progress =
      run.total === null ? t('import.report.reading') : t('import.report.progress', { done, total: run.total })
    lines.push(`  ${progress}`)
  }
  const counts = formatCounts(run.counts, language)
  if (counts) lines.push(`  ${counts}`)
  const state = t(`import.state.${run.state}`)
  lines.push(
    `  ${t('import.report.result', { state: run.message ? `${state}. ${formatMessage(run.message, language)}` : state })}`,
  )
  return lines
}

/**
 * One line of the report with its notes; in German unless another language is asked for.
 * @param options `taken` lists the values that were read; `info` includes notes that need no action
 */
export function formatLine(
  line: LineRow,
  options: { taken?: boolean; info?: boolean; language?: Language } = {},
): string[] {
  const { language } = options
  const t = translator(language)
  if (line.outcome === 'note') return line.notes.map((note) => `${SIGNS[note.level]} ${formatNote(note, language)}`)
  const out = [`${line.objekt}: ${t.find(`import.outcome.${line.outcome}`) ?? line.outcome}`]
  for (const [at, note] of line.notes.entries()) {
    // The last note of such an object is the reason for its outcome.
    const isReason = REASONED.has(line.outcome) && at === line.notes.length - 1
    if (note.level === 'info' && !options.info && !isReason) continue
    out.push(`    ${SIGNS[note.level]} ${note.path ? `${note.path}: ` : ''}${formatNote(note, language)}`)
  }
  if (options.taken) out.push(...takenLines(line, language).map((text) => `    ${text}`))
  return out
}

/** What became of the values that were read, in the words of their fates: no value counts as taken that is not seen. */
function takenLines({ taken, outcome }: LineRow, language?: Language): string[] {
  const t = translator(language)
  const lines = new Map<string, string[]>()
  for (const path of taken) {
    const fate = fateOf(path) ?? KEPT
    const name = fate.kind === 'ignored' ? `ignored ${fate.why}` : fate.kind
    lines.set(name, [...(lines.get(name) ?? []), path])
  }
  return (['shown', 'used', 'kept', ...REASON_NAMES.map((why) => `ignored ${why}` as const)] as const).flatMap(
    (name) => {
      const paths = lines.get(name)?.join(', ')
      if (paths === undefined) return []
      if (name === 'shown')
        return [t(outcome === 'stored' ? 'import.report.taken_hidden' : 'import.report.taken', { paths })]
      if (name === 'used') return [t('import.report.used', { paths })]
      if (name === 'kept') return [t('import.report.kept', { paths })]
      const reason = t(`import.why.${name.slice('ignored '.length) as Reason}`)
      return [t('import.report.not_shown', { reason, paths })]
    },
  )
}

const REASON_NAMES = Object.keys(REASONS) as Reason[]

/** Years and object numbers are names, so they get no thousands separator. */
export function formatNote(note: Note, language?: Language): string {
  const params = Object.fromEntries(
    Object.entries(note.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' && value < 10_000 ? String(value) : value,
    ]),
  )
  return translator(language).find(`import.${note.code}`, params) ?? note.code
}

/** The reason of a failed run (`messageOf`); in German unless another language is asked for. */
export function formatMessage(message: string, language?: Language): string {
  const [, key = message, params] = /^(import\.[\w.]+)\?(.*)$/s.exec(message) ?? []
  return translator(language).find(key, Object.fromEntries(new URLSearchParams(params))) ?? key
}

/** The reason for a failed run in its stored form: the note's code, with its params after a question mark. */
export function messageOf({ code, params = {} }: Note): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? `import.${code}` : `import.${code}?${query}`
}
