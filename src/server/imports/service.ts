import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { FeedEvent } from '../../domain/imports/feed.ts'
import type { PreviewTotals } from '../../domain/imports/preview.ts'
import type { FieldChange } from '../../domain/imports/rollback.ts'
import { matchAlertsJob } from '../alerts/match.ts'
import type { Ctx, Db } from '../ctx.ts'
import { waitForDisk } from '../db/wait-for-disk.ts'
import type { Attachments } from '../media/attach.ts'
import { PICTURES_AT_ONCE } from '../media/decoder.ts'
import { recheckMediaJob } from '../media/fetch.ts'
import { record } from '../performance/record.ts'
import { makeLimit } from '../processes/limit.ts'
import { makeReceiving } from '../properties/receive.ts'
import { announceChanges, passOver } from '../search/outbox.ts'
import { inSpan } from '../tracing/span.ts'
import { countChanges, findChanges, pruneBefore } from './before-repository.ts'
import { hashFile } from './files.ts'
import { mailReport } from './mails.ts'
import { openAttachments, readFeed } from './read/read.ts'
import { messageOf } from './report.ts'
import {
  countLines,
  findChanging,
  findLines,
  findRun,
  findRuns,
  finishRun,
  insertRun,
  type LineRow,
  markInterrupted,
  noteProgress,
  pruneLines,
  type RunRow,
  type RunState,
  tryLockSource,
  unlockSource,
} from './repository.ts'
import { findSourceOf, type NoSource, type Opens } from './source-of-file.ts'
import { closeSource, ensureSource, findSource, type SourceRow } from './source-repository.ts'
import { withUnfetched } from './unfetched.ts'
import { carryOutFeed } from './write/carry-out.ts'
import { addNote, withdrawMissing } from './write/missing.ts'
import { type Progress, progress } from './write/progress.ts'
import type { Run } from './write/run.ts'
import { FIRST_ANALYZE } from './write/statistics.ts'
import { makeStatements, type Statements, type Survey, surveyFeed } from './write/survey.ts'

export type { LineRow, RunRow } from './repository.ts'
export type { Progress } from './write/progress.ts'

export interface ImportOptions {
  /** Key of the import source; a new one is created. Without it, the file belongs to the source of its sender. */
  source?: string
  /** Overrides the mode of the file and of the source. */
  modus?: 'VOLL' | 'TEIL'
  /** Carries out deletions above the limit of the source; a number: only if it is exactly that many. */
  confirmDeletions?: boolean | number
  /** Reports what the import would do, without doing it. */
  dryRun?: boolean
  onProgress?: (progress: Progress) => void
  /** Ends the run after the current object; the run counts as interrupted. */
  stop?: AbortSignal
}

export interface ImportResult {
  run: RunRow
  /** The first lines with something to report: errors, ignored values, removed or postponed objects. */
  lines: LineRow[]
  /** The first fields that a dry run would change. */
  changes?: FieldChange[]
  /** The first objects that a dry run would add, change or withdraw. */
  objects?: LineRow[]
  /** How many lines, changes and objects a dry run has, of which the result lists the first. */
  totals?: PreviewTotals
}

/** Maximum number of lines in a result; the whole report has them all. */
const NOTABLE = 1000
/** Number of runs per source whose reports keep their lines. */
const KEEP_LINES = 50
/** Number of runs per source that can be taken back. */
const KEEP_BEFORE = 10

/**
 * Imports an OpenImmo file (XML or ZIP). Each object is one transaction together with its line of the report. A kill at
 * any point loses at most the two objects that are being written, and the next run reaches the state that a single run
 * would have reached.
 * @throws DomainError import.busy when an import of the source is running
 */
export async function importFeed(
  ctx: Ctx,
  file: string,
  options: ImportOptions = {},
  survey?: Survey,
): Promise<ImportResult> {
  const sha256 = await hashFile(file)
  let attachments: (Attachments & { close?: () => Promise<void> }) | null = null
  try {
    return await importEvents(ctx, options, {
      name: path.basename(file),
      sha256,
      survey,
      open: (source, keysOnly) => read(ctx, file, source, keysOnly),
      attachments: async () => {
        const opened = await openAttachments(file)
        attachments = opened
        return opened
      },
    })
  } finally {
    await (attachments as { close?: () => Promise<void> } | null)?.close?.()
  }
}

/**
 * Imports files one after the other, each as its own run; a fault in one does not stop the next. A later file's
 * statement about an object replaces an earlier one, so that importing the same files again changes nothing.
 * @param tell.failed is called with each file that could not be imported at all
 */
export async function importFeeds(
  ctx: Ctx,
  files: readonly string[],
  options: ImportOptions,
  tell: {
    done: (file: string, result: ImportResult) => void
    failed: (file: string, error: Error) => void
  },
): Promise<void> {
  const bySource = new Map<string, Statements>()
  const surveys = new Map<string, Survey>()
  for (const file of files.length > 1 ? files : []) {
    const name = path.basename(file)
    const opens: Opens = (source, keysOnly) => read(ctx, file, source, keysOnly)
    // A file whose survey fails also fails in its own run, which reports it.
    const survey = await findSourceOf(ctx, options, { name, open: opens })
      .then(async (found) => {
        if (!('key' in found)) return null
        // Only the files of one source replace each other's statements.
        const statements = bySource.get(found.key) ?? makeStatements()
        bySource.set(found.key, statements)
        return surveyFeed(opens(await findSource(ctx.db, found.key), true), name, statements, options.stop)
      })
      .catch(() => null)
    if (survey) surveys.set(file, survey)
  }
  for (const file of files) {
    if (options.stop?.aborted) return
    try {
      tell.done(file, await importFeed(ctx, file, options, surveys.get(file)))
    } catch (error) {
      tell.failed(file, error as Error)
    }
  }
}

/** The key of the source of a file by its sender; null when it names none. The source may not exist yet. */
export async function sourceOfFile(ctx: Ctx, file: string): Promise<string | null> {
  const opens: Opens = (source, keysOnly) => read(ctx, file, source, keysOnly)
  const found = await findSourceOf(ctx, {}, { name: path.basename(file), open: opens })
  return 'key' in found ? found.key : null
}

/** @param source null before it is known */
function read(ctx: Ctx, file: string, source: SourceRow | null, keysOnly = false): AsyncIterable<FeedEvent> {
  const encoding = source?.encoding
  const usualCountry = source?.default_country ?? 'AUT'
  return readFeed(file, { now: ctx.clock(), usualCountry, keysOnly, ...(encoding ? { encoding } : {}) })
}

/** A feed that can be read twice: once to survey it, once to import it. */
export interface FeedInput {
  name: string
  sha256: string | null
  open: Opens
  /** The result of the first reading, if it is already done. */
  survey?: Survey
  attachments(): Promise<Attachments>
}

/** Imports the events of a reader; see `importFeed`. */
export async function importEvents(ctx: Ctx, options: ImportOptions, input: FeedInput): Promise<ImportResult> {
  const found = await findSourceOf(ctx, options, input)
  if (!('key' in found)) return recordRefusal(ctx, options, input, found)
  const known = { ...input, survey: input.survey ?? found.survey }
  return ctx.direct.connection().execute(async (connection) => {
    if (options.dryRun) return rehearse(ctx, connection, found.key, options, known)
    const source = await ensureSource(connection, found.key)
    await lock(connection, source)
    const began = performance.now()
    try {
      await markInterrupted(connection, source.id, ctx.clock())
      // Waiting for the disk at every object would take most of the time. A crash of the machine loses only the last
      // moment of this run, which is then repeated. The end of the run, and everything before it, is flushed to disk.
      await waitForDisk(connection, 'off')
      // It may have been bound by another run meanwhile.
      const bound = await ensureSource(connection, found.key)
      const attributes = { 'klinke.source': found.key, 'klinke.file': known.name }
      const result = await inSpan('import', { attributes }, () => runImport(ctx, connection, bound, options, known))
      if (result.run.state === 'done' || result.run.state === 'refused')
        await closeSource(connection, source.id, ctx.clock())
      record(ctx, 'import', performance.now() - began)
      if (result.run.state !== 'done') record(ctx, 'import_failure', 1)
      await announceChanges(connection)
      const { id, started_at } = result.run
      await ctx.jobs.send(connection, recheckMediaJob, { runId: id, startedAt: started_at.toISOString() })
      await pruneLines(connection, source.id, KEEP_LINES)
      await pruneBefore(connection, source.id, KEEP_BEFORE)
      // Alerts for new homes are sent now, not at the next full minute.
      await ctx.jobs.send(connection, matchAlertsJob, {})
      await mailReport(ctx, connection, source.id, result)
      return result
    } finally {
      await waitForDisk(connection, 'default').catch(() => {})
      await unlockSource(connection, source.id).catch(() => {})
    }
  })
}

/** A file that belongs to no source leaves a run, too: the agency will ask. */
async function recordRefusal(
  ctx: Ctx,
  { dryRun }: ImportOptions,
  { name, sha256 }: FeedInput,
  { state, message }: NoSource,
): Promise<ImportResult> {
  const at = ctx.clock()
  const run = { state, modus: null, finished_at: at, counts: { objects: 0 }, message }
  if (dryRun) {
    const unsaved = { id: 0, source: null, file_name: name, started_at: at, total: null }
    return { run: { ...run, ...unsaved }, lines: [] }
  }
  const id = await insertRun(ctx.db, { source_id: null, file_name: name, file_sha256: sha256, started_at: at })
  await finishRun(ctx.db, id, run)
  return { run: (await findRun(ctx.db, id)) as RunRow, lines: [] }
}

export async function listRuns(ctx: Ctx, limit = 20): Promise<RunRow[]> {
  return findRuns(ctx.db, limit)
}

/**
 * Returns one run with every line.
 * @returns null when there is no such run
 */
export async function readReport(ctx: Ctx, id: number): Promise<ImportResult | null> {
  const run = await findRun(ctx.db, id)
  if (!run) return null
  return { run, lines: await withUnfetched(ctx.db, id, await findLines(ctx.db, id)) }
}

/** One run and the first of its lines with something to report. @returns null when there is no such run */
export async function readOutcome(ctx: Ctx, id: number): Promise<ImportResult | null> {
  const run = await findRun(ctx.db, id)
  return run && { run, lines: await withUnfetched(ctx.db, id, await findLines(ctx.db, id, NOTABLE)) }
}

/** PostgreSQL frees the lock of a killed process only after a moment, so this function retries. */
async function lock(db: Db, source: SourceRow): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await tryLockSource(db, source.id)) return
    await sleep(100)
  }
  throw new DomainError('import.busy', [{ field: 'source', code: 'word', params: { value: source.key } }])
}

class Rehearsed extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('rehearsed')
    this.result = result
  }
}

/** Runs the import in one transaction and rolls it back. It may take minutes; the search does not wait for it. */
async function rehearse(ctx: Ctx, db: Db, key: string, options: ImportOptions, input: FeedInput) {
  try {
    return await db.transaction().execute(async (tx) => {
      await passOver(tx)
      const source = await ensureSource(tx, key)
      await lock(tx, source)
      throw new Rehearsed(await runImport(ctx, tx, source, options, input))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result
    throw error
  }
}

async function runImport(
  ctx: Ctx,
  db: Db,
  source: SourceRow,
  options: ImportOptions,
  input: FeedInput,
): Promise<ImportResult> {
  const startedAt = ctx.clock()
  const id = await insertRun(db, {
    source_id: source.id,
    file_name: input.name,
    file_sha256: input.sha256,
    started_at: startedAt,
  })
  const counts: Record<string, number> = { objects: 0 }
  const end: { state: RunState; modus: string | null; message: string | null } = {
    state: 'failed',
    modus: null,
    message: null,
  }
  try {
    const survey = input.survey ?? (await surveyFeed(input.open(source, true), input.name, undefined, options.stop))
    const modus = options.modus ?? source.modus ?? survey.umfang ?? 'TEIL'
    end.modus = modus
    end.message = survey.fault && messageOf(survey.fault)
    if (!options.dryRun) await noteProgress(db, id, { total: survey.total, counts })
    const run: Run = {
      ctx,
      db,
      id,
      source,
      modus,
      startedAt,
      survey,
      attachments: await input.attachments(),
      known: new Map(),
      slow: { count: 0 },
      // One more than are decoded: it is read or stored meanwhile.
      limit: makeLimit(PICTURES_AT_ONCE + 1),
      dryRun: options.dryRun ?? false,
      stop: options.stop,
      receiving: await makeReceiving(db),
      senders: new Map(),
      admitted: new Map(),
      foreseen: new Map(),
      unsure: new Set(),
      agents: new Map(),
      counts,
      analyzeAt: FIRST_ANALYZE,
      lines: 0,
    }
    end.state = await carryOutRun(run, options, input)
    if (end.state === 'failed' && isRefused(run)) end.message ??= 'import.nothing_accepted'
  } catch (error) {
    end.message = isDomainError(error) ? `error.${error.code}` : (error as Error).message
    if (!isDomainError(error)) throw error
  } finally {
    if (!db.isTransaction) await waitForDisk(db, 'on').catch(() => {})
    // When the connection is lost, the next run finds this one unfinished and reports it.
    await finishRun(db, id, { ...end, finished_at: ctx.clock(), counts }).catch((error) => {
      ctx.log.warn({ error, run: id }, 'the end of an import could not be noted')
    })
  }
  const result = { run: (await findRun(db, id)) as RunRow, lines: await findLines(db, id, NOTABLE) }
  if (!options.dryRun) return result
  return {
    ...result,
    changes: await findChanges(db, id, NOTABLE),
    objects: await findChanging(db, id, NOTABLE),
    totals: { ...(await countLines(db, id)), changes: await countChanges(db, id) },
  }
}

async function carryOutRun(run: Run, options: ImportOptions, input: FeedInput): Promise<RunState> {
  if (!options.modus && !run.source.modus && !run.survey.umfang) {
    await addNote(run, 'umfang', 'umfang_missing', undefined, 'info')
  }
  const complete = await carryOutFeed(run, input.open(run.source), progress(run, options.onProgress))
  if (!complete) return options.stop?.aborted ? 'interrupted' : 'failed'
  if (isRefused(run)) return 'failed'
  if (run.modus !== 'VOLL' || !run.source.voll_deletes) return 'done'
  return (await withdrawMissing(run, options.confirmDeletions ?? false)) ? 'refused' : 'done'
}

/** The source may not deliver for any sender of the file. */
function isRefused({ senders, counts }: Run): boolean {
  return senders.size === 0 && (counts.refused ?? 0) > 0
}
