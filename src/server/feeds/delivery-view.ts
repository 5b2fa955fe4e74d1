import type { z } from 'zod'
import type { Page } from '../../domain/admin/list.ts'
import type { AdminDelivery, DeliveryItem, deliveryQuery } from '../../domain/feeds/admin-schemas.ts'
import type { StoredPreview } from '../../domain/imports/preview.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { formatMessage } from '../imports/report.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findDeliveryPage } from './admin-repository.ts'
import { reachDelivery, reachSource, sourcesOf } from './own-sources.ts'
import type { DeliveryRow } from './repository.ts'
import { linesOf } from './view.ts'

/** A page of the deliveries of the caller's sources. */
export async function listDeliveries(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: z.output<typeof deliveryQuery>,
): Promise<Page<DeliveryItem>> {
  const page = await findDeliveryPage(ctx.db, await sourcesOf(ctx, visitor), query)
  return { ...page, data: page.data.map((row) => itemOf(row, row.key)) }
}

/**
 * A delivery of a source of the caller, with the preview of an uploaded file.
 * @throws DomainError record.not_found, also for those of others
 */
export async function viewAdminDelivery(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  language: Language,
): Promise<AdminDelivery> {
  const row = await reachDelivery(ctx, visitor, id)
  const { key } = await reachSource(ctx, visitor, row.source_id)
  return { ...itemOf(row, key), preview: row.preview && inWords(row.preview, language) }
}

type Row = Omit<DeliveryRow, 'attempts' | 'confirmed_deletions' | 'preview' | 'upload_id'>

const itemOf = (row: Row, key: string): DeliveryItem => ({
  id: row.id,
  source: { id: row.source_id, key },
  way: row.way,
  state: row.state,
  file_name: row.file_name,
  bytes: row.bytes,
  received_at: row.received_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  run_id: row.run_id,
  is_kept: !row.file_deleted,
})

const inWords = ({ message, lines, ...preview }: StoredPreview, language: Language): AdminDelivery['preview'] => ({
  totals: { lines: lines.length, objects: preview.objects.length, changes: preview.changes.length },
  ...preview,
  message: message && formatMessage(message, language),
  lines: linesOf({ lines }, language),
})
