import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDomainError } from '../src/domain/errors.ts'
import { shellWord } from '../src/domain/imports/shell-word.ts'
import { translator } from '../src/i18n/server.ts'
import type { Ctx } from '../src/server/ctx.ts'
import { isDatabaseAway } from '../src/server/db/away.ts'
import { findFeeds } from '../src/server/imports/files.ts'
import { formatCounts, formatLine, formatRun } from '../src/server/imports/report.ts'
import {
  type ImportOptions,
  type ImportResult,
  importFeeds,
  listRuns,
  type Progress,
  readReport,
} from '../src/server/imports/service.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'
import { listenForCommandStop } from './lifetime.ts'

const t = translator()

const USAGE = {
  source: { type: 'string' },
  voll: { type: 'boolean' },
  teil: { type: 'boolean' },
  'confirm-deletions': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  runs: { type: 'boolean' },
  report: { type: 'string' },
} as const

function readArguments() {
  try {
    const parsed = parseArgs({ options: USAGE, allowPositionals: true })
    const { runs, report, voll, teil } = parsed.values
    const asks = [runs, report !== undefined, parsed.positionals.length > 0].filter(Boolean).length
    if (asks === 1 && !(voll && teil)) return parsed
  } catch {
    // An unknown option: the usage below lists the valid ones.
  }
  console.error(t('import.command.usage'))
  process.exit(2)
}

const { values, positionals } = readArguments()
// Progress and reports go to the terminal; the log would interrupt them.
const config = readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' })
// From here on a signal ends the run after the current object; a second one ends it at once.
const stop = listenForCommandStop()
const { ctx, close } = await openCtx(config, 'command', createLog(config), stop).catch(fail)
try {
  if (values.runs) await printRuns(ctx)
  else if (values.report !== undefined) await printReport(ctx, values.report)
  else if (!(await importAll(ctx))) process.exitCode = 1
} finally {
  await close()
}

async function printRuns(ctx: Ctx): Promise<void> {
  for (const run of await listRuns(ctx)) console.log(`${formatRun(run).join('\n')}\n`)
}

async function printReport(ctx: Ctx, id: string): Promise<void> {
  const report = /^[1-9]\d{0,14}$/.test(id) ? await readReport(ctx, Number(id)) : null
  if (!report) {
    console.error(t('import.command.no_run', { id }))
    process.exitCode = 1
    return
  }
  console.log(formatRun(report.run).join('\n'))
  for (const line of report.lines)
    console.log(`${line.nr}  ${formatLine(line, { taken: true, info: true }).join('\n')}`)
}

/** @returns whether everything was accepted as sent */
async function importAll(ctx: Ctx): Promise<boolean> {
  let good = true
  const files: string[] = []
  for (const given of positionals) {
    const found = await feedsAt(given)
    if (found) files.push(...found)
    else good = false
  }
  const sum: Record<string, number> = {}
  const options: ImportOptions = {
    source: values.source,
    modus: values.voll ? 'VOLL' : values.teil ? 'TEIL' : undefined,
    confirmDeletions: values['confirm-deletions'],
    dryRun: values['dry-run'],
    onProgress: makeProgress(),
    stop,
  }
  await importFeeds(ctx, files, options, {
    done(file, result) {
      printResult(file, result)
      const { state, counts } = result.run
      for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count
      good &&= state === 'done' && !counts.unreadable && !counts.failed && !counts.refused
    },
    failed(file, error) {
      clearLine()
      const lost = !isDomainError(error) && isDatabaseAway(error)
      const told = lost ? t('import.command.lost') : error.message
      const reason = isDomainError(error) ? (t.find(`error.${error.code}`) ?? error.code) : told
      if (!isDomainError(error) && !lost) ctx.log.error({ error, file }, 'import failed')
      console.error(t('import.command.failed', { file, reason }))
      good = false
    },
  })
  if (files.length > 1) {
    const counts = formatCounts(sum)
    const objects = t('import.command.objects', { count: sum.objects ?? 0 })
    const read = t('import.command.files', { count: files.length })
    console.log(`\n${t('import.command.summary', { files: read, objects, counts })}`)
  }
  return good && !stop.aborted
}

async function feedsAt(given: string): Promise<string[] | null> {
  const there = await stat(given).catch(() => null)
  if (!there) {
    console.error(t('import.command.unreachable', { path: given }))
    return null
  }
  if (!there.isDirectory()) return [given]
  const found = await findFeeds(given)
  if (found.length === 0) console.error(t('import.command.nothing', { path: given }))
  return found.length ? found : null
}

function printResult(file: string, { run, lines }: ImportResult): void {
  clearLine()
  console.log(formatRun(run).join('\n'))
  for (const line of lines.slice(0, 50)) console.log(`  ${formatLine(line).join('\n  ')}`)
  if (values['dry-run']) console.log(`  ${t('import.report.dry')}`)
  else if (lines.length) console.log(`  ${t('import.report.more', { id: String(run.id) })}`)
  if (run.state === 'refused') console.log(`  ${t('import.report.confirm', { file: again(file) })}`)
}

/** The same file of the same source as an argument for the next command. */
function again(file: string): string {
  const source = values.source === undefined ? '' : `--source ${shellWord(values.source)} `
  return `${source}${values.voll ? '--voll ' : ''}${shellWord(path.relative('.', file))}`
}

/** On a terminal the line is updated twice a second; a log gets one every ten seconds. */
function makeProgress(): (progress: Progress) => void {
  const every = process.stderr.isTTY ? 500 : 10_000
  let next = Date.now() + every
  return ({ done, total, perSecond }) => {
    if (Date.now() < next) return
    next = Date.now() + every
    const text = t('import.command.progress', { done, total, rate: Math.round(perSecond) })
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
    else console.error(text)
  }
}

function clearLine(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
}
