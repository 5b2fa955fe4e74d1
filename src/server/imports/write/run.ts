import type { FeedAgent, FeedObject, Note } from '../../../domain/imports/feed.ts'
import type { FeedSender } from '../../companies/service.ts'
import type { Ctx, Db } from '../../ctx.ts'
import type { Attachments, KnownFiles, SlowPictures } from '../../media/attach.ts'
import type { makeReceiving } from '../../properties/receive.ts'
import type { LineRow } from '../repository.ts'
import type { Sender } from '../senders.ts'
import type { SourceRow } from '../source-repository.ts'
import type { Survey } from './survey.ts'

/** The outcome of an object; also the message key `import.outcome.<word>` and the name of its count. */
export type Outcome =
  | 'created'
  | 'changed'
  /** New or back, but not shown: sold, a reference, hidden by its sender. */
  | 'stored'
  | 'unchanged'
  | 'returned'
  | 'deleted'
  | 'missing'
  | 'held'
  | 'replaced'
  | 'ignored'
  | 'refused'
  | 'unreadable'
  | 'failed'
  | 'project'
  | 'note'

/** One import while it runs. */
export interface Run {
  ctx: Ctx
  /** The connection that holds the lock of the source; in a dry run, a transaction. */
  db: Db
  id: number
  source: SourceRow
  modus: 'VOLL' | 'TEIL'
  startedAt: Date
  survey: Survey
  attachments: Attachments
  /** Files stored in this run; the objects of one sender share many. */
  known: KnownFiles
  slow: SlowPictures
  limit: <T>(task: () => Promise<T>) => Promise<T>
  dryRun: boolean
  /** Ends the run after the current object, and stops the preparation at once. */
  stop: AbortSignal | undefined
  receiving: Awaited<ReturnType<typeof makeReceiving>>
  /** The companies that the file names, and for which the source may deliver: a VOLL covers these. */
  senders: Map<number, FeedSender>
  /** By `senderKey`: who may deliver, and what was foreseen of it for work ahead. */
  admitted: Map<string, Sender>
  foreseen: Map<string, Promise<Sender | null>>
  /**
   * Companies with an object that cannot be identified. It could be any of their objects, so none counts as missing.
   */
  unsure: Set<number>
  /** The agents written in this run: most objects share a few. */
  agents: Map<string, { said: string; id: number; committed: boolean }>
  counts: Record<string, number>
  /** The number of new homes at which the statistics are refreshed next (statistics.ts). */
  analyzeAt: number
  /** Number of the last line of the report. */
  lines: number
}

export function count(run: Run, name: string, by = 1): void {
  run.counts[name] = (run.counts[name] ?? 0) + by
}

export function nextLine(run: Run, line: Omit<LineRow, 'nr' | 'taken'> & { taken?: string[] }): LineRow {
  return { taken: [], ...line, nr: takeNumber(run) }
}

/** The number of the next line of the report. */
export function takeNumber(run: Run): number {
  run.lines++
  return run.lines
}

/** The name of an object in the report: its number, else its obid, else its place in the file. */
export function label(object: FeedObject): string {
  const key = object.objektnr_extern ?? object.openimmo_obid ?? `#${object.nr}`
  const titel = object.property?.objekttitel
  return (titel ? `${key} ${titel}` : key).slice(0, 160)
}

export function note(level: Note['level'], path: string, code: string, params?: Note['params']): Note {
  return params ? { level, path, code, params } : { level, path, code }
}

/** A file that is not shown. `fault` is its code, after a blank its detail: `status 404`. */
export function fileNote(fault: string, file: string): Note {
  const [code = '', detail] = fault.split(' ')
  return note('warning', 'anhaenge/anhang', `media_${code}`, {
    file,
    ...(code === 'status' && { status: detail ?? '?' }),
  })
}

export function agentSaid(agent: FeedAgent, fotoHash: string | null): string {
  return JSON.stringify([agent, fotoHash])
}
