import { DomainError } from '../../domain/errors.ts'
import type { DeliveryView } from '../../domain/feeds/schemas.ts'
import type { Note } from '../../domain/imports/feed.ts'
import type { StoredLine } from '../../domain/imports/preview.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { formatMessage, formatNote } from '../imports/report.ts'
import { type ImportResult, readOutcome } from '../imports/service.ts'
import { type FeedSource, findDelivery, findRunning } from './repository.ts'

/** Where the sender reads the state of a delivery, with the secret as bearer. */
export const deliveryAddress = ({ SITE_URL }: Pick<Config, 'SITE_URL'>, { key }: { key: string }, id: number): string =>
  `${SITE_URL}/api/feeds/${encodeURIComponent(key)}/deliveries/${id}`

/**
 * A delivery of that source, and the report of its import.
 * @throws DomainError feed.not_found, also for deliveries of other sources
 */
export async function viewDelivery(
  ctx: Ctx,
  source: FeedSource,
  id: number,
  language: Language,
): Promise<DeliveryView> {
  const row = await findDelivery(ctx.db, source.id, id)
  if (!row) throw new DomainError('feed.not_found')
  const runId = row.state === 'running' ? await findRunning(ctx.db, source.id) : row.run_id
  const outcome = runId === null ? null : await readOutcome(ctx, runId)
  return {
    id: row.id,
    state: row.state,
    way: row.way,
    file_name: row.file_name,
    bytes: row.bytes,
    received_at: row.received_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    run: outcome && runOf(outcome, language),
    lines: outcome ? linesOf(outcome, language) : [],
  }
}

/** A run for its sender, in words. */
export function runOf({ run }: ImportResult, language: Language): DeliveryView['run'] {
  return {
    id: run.id,
    state: run.state,
    modus: run.modus,
    counts: run.counts,
    message: run.message && formatMessage(run.message, language),
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  }
}

/** The lines of a report, in words. */
export const linesOf = ({ lines }: { lines: readonly StoredLine[] }, language: Language): DeliveryView['lines'] =>
  lines.map(({ nr, objekt, outcome, notes }) => ({
    nr,
    objekt,
    outcome,
    notes: notes.map((note) => noteOf(note, language)),
  }))

/** A note of a report, in words. */
export const noteOf = (note: Note, language: Language): DeliveryView['lines'][number]['notes'][number] => ({
  level: note.level,
  path: note.path,
  code: note.code,
  message: formatNote(note, language),
})
