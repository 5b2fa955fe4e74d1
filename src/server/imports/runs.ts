import type { z } from 'zod'
import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { DeliveryView } from '../../domain/feeds/schemas.ts'
import type { AdminRun, lineQuery, RunItem, runQuery } from '../../domain/imports/admin-schemas.ts'
import { type Language, languageOf } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { deletionsToConfirm, keptFileOf } from '../feeds/kept-file.ts'
import { mayReach, sourcesOf } from '../feeds/own-sources.ts'
import { KEEP_FILES } from '../feeds/run.ts'
import { noteOf } from '../feeds/view.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { type AdminRunRow, countNotes, findAdminRun, findLinePage, findRunPage } from './admin-repository.ts'
import { isReversible } from './before-repository.ts'
import { formatMessage, formatNote } from './report.ts'
import { withUnfetched } from './unfetched.ts'

const CODES_MAX = 100

/**
 * A run of a source of the caller.
 * @throws DomainError import.not_found, also for runs of others
 */
export async function reachRun(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<AdminRunRow> {
  const run = await findAdminRun(ctx.db, id)
  const isAdmin = visitor.user.role === 'admin'
  if (run && (run.source_id === null ? isAdmin : await mayReach(ctx, visitor, run.source_id))) return run
  throw new DomainError('import.not_found')
}

/** A page of the imports of the caller's sources. */
export async function listRuns(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: z.output<typeof runQuery>,
): Promise<Page<RunItem>> {
  const page = await findRunPage(ctx.db, await sourcesOf(ctx, visitor), query)
  return { ...page, data: page.data.map(itemOf) }
}

const itemOf = (row: AdminRunRow): RunItem => ({
  id: row.id,
  source: row.source_id === null || row.key === null ? null : { id: row.source_id, key: row.key },
  file_name: row.file_name,
  state: row.state,
  modus: row.modus,
  counts: row.counts,
  total: row.total,
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
})

/**
 * A run, and what can be done about it.
 * @throws DomainError import.not_found, also for runs of others
 */
export async function viewRun(ctx: Ctx, visitor: SignedInVisitor, id: number, language: Language): Promise<AdminRun> {
  const row = await reachRun(ctx, visitor, id)
  const notes = await countNotes(ctx.db, id, CODES_MAX)
  return {
    ...itemOf(row),
    message: row.message && formatMessage(row.message, language),
    codes: notes.map(({ level, code, example, count }) => ({
      ...{ level, code, count },
      message: formatNote(example, language),
    })),
    can_roll_back: row.state !== 'running' && (await isReversible(ctx.db, id)),
    deletions_to_confirm: await deletionsToConfirm(ctx, id),
    is_kept: (await keptFileOf(ctx, id)) !== null,
    kept_files: KEEP_FILES,
  }
}

/**
 * A page of the report of a run, in words.
 * @throws DomainError import.not_found, also for runs of others
 */
export async function listLines(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  query: z.output<typeof lineQuery>,
): Promise<Page<DeliveryView['lines'][number]>> {
  await reachRun(ctx, visitor, id)
  const page = await findLinePage(ctx.db, id, query)
  const language = languageOf(query.lang)
  return {
    ...page,
    data: (await withUnfetched(ctx.db, id, page.data)).map(({ nr, objekt, outcome, notes }) => ({
      ...{ nr, objekt, outcome },
      notes: notes.map((note) => noteOf(note, language)),
    })),
  }
}
