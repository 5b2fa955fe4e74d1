import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { FeedEvent } from '../../domain/imports/feed.ts'
import { matchAlertsJob } from '../alerts/match.ts'
import type { Ctx, Db } from '../ctx.ts'
import { waitForDisk } from '../db/wait-for-disk.ts'
import type { Attachments } from '../media/attach.ts'
import { PICTURES_AT_ONCE } from '../media/decoder.ts'
import { unfetchedMedia } from '../media/fetch.ts'
import { makeReceiving } from '../properties/receive.ts'
import { announceChanges, passOver } from '../search/outbox.ts'
import { openAttachments, readFeed } from './read/read.ts'
import { messageOf } from './report.ts'
import {
  ensureSource,
  findLines,
  findRun,
  findRuns,
  finishRun,
  insertRun,
  type LineRow,
  markInterrupted,
  pruneLines,
  type RunRow,
  type RunState,
  type SourceRow,
  tryLockSource,
  unlockSource,
} from './repository.ts'
import { makeLimit } from './write/ahead.ts'
import { carryOutFeed } from './write/carry-out.ts'
import { addNote, withdrawMissing } from './write/missing.ts'
import { fileNote, type Run } from './write/run.ts'
import { makeStatements, type Survey, surveyFeed } from './write/survey.ts'

export type { LineRow, RunRow } from './repository.ts'

export interface ImportOptions {
  /** Key of the import source; a new one is created. */
  source?: string
  /** Overrides the mode of the file and of the source. */
  modus?: 'VOLL' | 'TEIL'
  /** Carries out deletions above the limit of the source. */
  confirmDeletions?: boolean
  /** Reports what the import would do, without doing it. */
  dryRun?: boolean
  onProgress?: (progress: Progress) => void
  /** Ends the run after the current object; the run counts as interrupted. */
  stop?: AbortSignal
}

export interface Progress {
  done: number
  total: number
  perSecond: number
  counts: Readonly<Record<string, number>>
}

export interface ImportResult {
  run: RunRow
  /** The first lines with something to report: errors, ignored values, removed or postponed objects. */
  lines: LineRow[]
}

export const DEFAULT_SOURCE = 'standard'
/** Maximum number of lines in a result; the whole report has them all. */
const NOTABLE = 1000
/** Number of runs per source whose reports keep their lines. */
const KEEP_LINES = 50

/**
 * Imports an OpenImmo file (XML or ZIP). Each object is one transaction together with its line of the report. A kill at
 * any point loses at most the current object, and the next run reaches the state that a single run would have reached.
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
      open: ({ encoding }) => read(ctx, file, encoding),
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
  const statements = makeStatements()
  const surveys = new Map<string, Survey>()
  const { encoding } = await ensureSource(ctx.db, options.source ?? DEFAULT_SOURCE)
  for (const file of files.length > 1 ? files : []) {
    // A file whose survey fails also fails in its own run, which reports it.
    const survey = await surveyFeed(read(ctx, file, encoding), path.basename(file), statements, options.stop).catch(
      () => null,
    )
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

function read(ctx: Ctx, file: string, encoding: string | null): AsyncIterable<FeedEvent> {
  return readFeed(file, { now: ctx.clock(), ...(encoding ? { encoding } : {}) })
}

/** A feed that can be read twice: once to survey it, once to import it. */
export interface FeedInput {
  name: string
  sha256: string | null
  open(source: SourceRow): AsyncIterable<FeedEvent>
  /** The result of the first reading, if it is already done. */
  survey?: Survey
  attachments(): Promise<Attachments>
}

/** Imports the events of a reader; see `importFeed`. */
export async function importEvents(ctx: Ctx, options: ImportOptions, input: FeedInput): Promise<ImportResult> {
  return ctx.db.connection().execute(async (connection) => {
    const source = await ensureSource(connection, options.source ?? DEFAULT_SOURCE)
    await lock(connection, source)
    try {
      if (options.dryRun) return await rehearse(ctx, connection, source, options, input)
      await markInterrupted(connection, source.id, ctx.clock())
      // Waiting for the disk at every object would take most of the time. A crash of the machine loses only the last
      // moment of this run, which is then repeated. The end of the run, and everything before it, is flushed to disk.
      await waitForDisk(connection, 'off')
      const result = await runImport(ctx, connection, source, options, input)
      await announceChanges(connection)
      await pruneLines(connection, source.id, KEEP_LINES)
      // Alerts for new homes are sent now, not at the next full minute.
      await ctx.jobs.send(connection, matchAlertsJob, {})
      return result
    } finally {
      await waitForDisk(connection, 'default').catch(() => {})
      await unlockSource(connection, source.id).catch(() => {})
    }
  })
}

export async function listRuns(ctx: Ctx, limit = 20): Promise<RunRow[]> {
  return findRuns(ctx.db, limit)
}

/**
 * Returns one run with every line. Pictures from the web are fetched after the run, so each object also lists the
 * pictures that could not be fetched yet.
 * @returns null when there is no such run
 */
export async function readReport(ctx: Ctx, id: number): Promise<ImportResult | null> {
  const run = await findRun(ctx.db, id)
  if (!run) return null
  const lines = await findLines(ctx.db, id)
  const unfetched = await unfetchedMedia(
    ctx.db,
    lines.flatMap((line) => line.property_id ?? []),
  )
  return {
    run,
    lines: lines.map((line) => {
      const missing = unfetched.get(line.property_id ?? 0) ?? []
      const notes = missing.map(({ pfad, fault }) => fileNote(fault, pfad))
      return { ...line, notes: [...line.notes, ...notes] }
    }),
  }
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
async function rehearse(ctx: Ctx, db: Db, source: SourceRow, options: ImportOptions, input: FeedInput) {
  try {
    return await db.transaction().execute(async (tx) => {
      await passOver(tx)
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
    const survey = input.survey ?? (await surveyFeed(input.open(source), input.name, undefined, options.stop))
    const modus = options.modus ?? source.modus ?? survey.umfang ?? 'TEIL'
    end.modus = modus
    end.message = survey.fault && messageOf(survey.fault)
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
      limit: makeLimit(PICTURES_AT_ONCE),
      dryRun: options.dryRun ?? false,
      stop: options.stop,
      receiving: await makeReceiving(db),
      senders: new Map(),
      unsure: new Set(),
      agents: new Map(),
      counts,
      lines: 0,
    }
    end.state = await carryOutRun(run, options, input)
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
  return { run: (await findRun(db, id)) as RunRow, lines: await findLines(db, id, NOTABLE) }
}

async function carryOutRun(run: Run, options: ImportOptions, input: FeedInput): Promise<RunState> {
  if (!options.modus && !run.source.modus && !run.survey.umfang) {
    await addNote(run, 'umfang', 'umfang_missing', undefined, 'info')
  }
  const complete = await carryOutFeed(run, input.open(run.source), progress(run, options))
  if (!complete) return options.stop?.aborted ? 'interrupted' : 'failed'
  if (run.modus !== 'VOLL' || !run.source.voll_deletes) return 'done'
  return (await withdrawMissing(run, options.confirmDeletions ?? false)) ? 'refused' : 'done'
}

function progress(run: Run, { onProgress }: ImportOptions): (() => void) | undefined {
  if (!onProgress) return undefined
  const began = performance.now()
  return () => {
    const done = run.counts.objects ?? 0
    const seconds = (performance.now() - began) / 1000
    onProgress({ done, total: run.survey.total, perSecond: done / Math.max(seconds, 0.001), counts: run.counts })
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
