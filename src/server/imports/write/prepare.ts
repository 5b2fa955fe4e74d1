import type { FeedCompany, FeedEvent, FeedObject } from '../../../domain/imports/feed.ts'
import { findSender } from '../../companies/service.ts'
import { type AttachedRow, findAttached, type ResolvedMedia, resolveMedia } from '../../media/attach.ts'
import { MediaError } from '../../media/fault.ts'
import { storeMedia } from '../../media/store.ts'
import { findStored } from '../../properties/receive.ts'
import { contentHash } from './content-hash.ts'
import type { Run } from './run.ts'
import { isUnreadable } from './survey.ts'

/** An event with all the work that can be done before its turn. */
export type Prepared =
  | { event: Exclude<FeedEvent, { type: 'object' }> }
  | { event: { type: 'object'; object: FeedObject }; company: FeedCompany; work: ObjectWork | null }

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
export function makePreparer(run: Run): (event: FeedEvent) => Promise<Prepared> {
  let company: FeedCompany | null = null
  return async (event) => {
    if (event.type === 'company') company = event.company
    if (event.type !== 'object') return { event }
    const { object } = event
    if (!company) throw new Error('A feed names its company before its objects.')
    const sender = company
    const idle = isUnreadable(object) || object.property === null || run.survey.replacedBy(sender, object) !== null
    return { event, company: sender, work: idle ? null : await prepareObject(run, sender, object) }
  }
}

async function prepareObject(run: Run, company: FeedCompany, object: FeedObject): Promise<ObjectWork> {
  const hash = await contentHash(object, run.attachments)
  const hasFiles = object.media.some((item) => item.content || item.location === 'EXTERN')
  if (!hasFiles && !object.agent?.foto) return { hash, media: null, foto: null }
  const { db } = run.dryRun ? run : run.ctx
  const sender = await findSender(db, company)
  const found = sender && (await findStored(db, sender.id, object, hash))
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
