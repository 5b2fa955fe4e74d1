import type { FeedCompany, FeedObject } from '../../../domain/imports/feed.ts'
import { type AttachedRow, findAttached, type ResolvedMedia, resolveMedia } from '../../media/attach.ts'
import { MediaError } from '../../media/fault.ts'
import { storeMedia } from '../../media/store.ts'
import { findStored } from '../../properties/receive.ts'
import { contentHash } from './content-hash.ts'
import type { Run } from './run.ts'
import { type Attributed, foreseeSender } from './senders.ts'
import { isUnreadable } from './survey.ts'

/** An event with all the work that can be done before its turn. */
export type Prepared =
  | { event: Exclude<Attributed, { type: 'object' }> }
  | { event: Extract<Attributed, { type: 'object' }>; work: ObjectWork | null }

export interface ObjectWork {
  hash: string
  /** Null when there was nothing to prepare, or nothing seemed changed. */
  media: ResolvedMedia[] | null
  /** Hash of the agent's portrait, if the delivery contains one. */
  foto: string | null
}

/**
 * Makes pictures while earlier objects are written. Its view of the database may be outdated at the object's turn: it
 * only decides which work is worth doing, and the writer checks again.
 */
export function makePreparer(run: Run): (event: Attributed) => Promise<Prepared> {
  return async (event) => {
    if (event.type !== 'object') return { event }
    const { object, company } = event
    const idle = isUnreadable(object) || object.property === null || run.survey.replacedBy(company, object) !== null
    return { event, work: idle ? null : await prepareObject(run, company, object) }
  }
}

async function prepareObject(run: Run, company: FeedCompany, object: FeedObject): Promise<ObjectWork | null> {
  const sender = await foreseeSender(run, company)
  if (sender && 'refused' in sender) return null
  const hash = await contentHash(object, run.attachments)
  const hasFiles = object.media.some((item) => item.content || item.location === 'EXTERN')
  if (!hasFiles && !object.agent?.foto) return { hash, media: null, foto: null }
  const { db } = run.dryRun ? run : run.ctx
  const found = sender && (await findStored(db, sender.company.id, { ...object, plz: null }, hash)).stored
  const stored = found && found !== 'ambiguous' ? found : null
  if (stored && stored.content_hash === hash && stored.deleted_at === null && !stored.has_failed_files) {
    return { hash, media: null, foto: null }
  }
  const before = stored ? await findAttached(db, stored.id) : []
  return {
    hash,
    media: await resolveObjectMedia(run, object, before),
    foto: await storePortrait(run, object.agent?.foto),
  }
}

export async function resolveObjectMedia(
  run: Run,
  object: FeedObject,
  before: readonly AttachedRow[],
): Promise<ResolvedMedia[]> {
  const { ctx, attachments, limit, known, slow, dryRun, stop } = run
  return resolveMedia(ctx, object.media, attachments, { before, limit, known, slow, dryRun, stop })
}

/** A portrait that cannot be shown is left out: the home can do without it. */
async function storePortrait(run: Run, pfad: string | null | undefined): Promise<string | null> {
  if (!pfad || run.dryRun || /^https?:/i.test(pfad)) return null
  const content = await run.attachments.read(pfad)
  if (!content || typeof content === 'string') return null
  try {
    return await run.limit(() => storeMedia(run.ctx, content, run.stop))
  } catch (error) {
    if (error instanceof MediaError) return null
    throw error
  }
}
