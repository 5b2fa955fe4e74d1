import { z } from 'zod'
import type { Ctx, Db, ReadDb } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { regroupAfterPictures } from '../properties/duplicates.ts'
import { DownloadError, type DownloadOptions, download, type Version } from './download.ts'
import { MediaError } from './fault.ts'
import { followVersions } from './hand-repository.ts'
import {
  findDue,
  findRemotePicture,
  findUnfetched,
  findWaiting,
  findWaitingOf,
  touchProperty,
  updatePicture,
  type WaitingPicture,
} from './repository.ts'
import { storeMedia } from './store.ts'

/** Seconds from a failed attempt to the next: 1 min, 10 min, 1 h, 6 h. Then the picture is abandoned and reported. */
const WAITS = [60, 600, 3600, 21_600]

/**
 * Handles the job `media.fetch`: fetches one REMOTE picture and stores it. A new job, sent in the transaction that
 * notes the failure, waits for the next attempt. The handler may run twice or late: it ignores a picture that was
 * removed or has another address by now. An earlier version of a picture stays visible when its new version cannot be
 * fetched.
 * @throws errors that the picture did not cause (database, disk), so that the job runs again
 */
export async function fetchMedia(
  ctx: Ctx,
  { propertyMediaId }: { propertyMediaId: number },
  options: DownloadOptions = {},
): Promise<void> {
  const picture = await findRemotePicture(ctx.db, propertyMediaId)
  if (!picture?.pfad) return
  let version: Version = { etag: null, last_modified: null }
  try {
    const { content, ...found } = await download(picture.pfad, knownVersion(picture), options)
    version = found
    if (content === null) return await noteUnchanged(ctx, picture)
    const hash = await storeMedia(ctx, content)
    await ctx.db.transaction().execute(async (tx) => {
      const done = await updatePicture(tx, picture, {
        state: 'ready',
        media_hash: hash,
        error: null,
        attempts: 1,
        checked_at: ctx.clock(),
        ...version,
      })
      if (!done || hash === picture.media_hash) return
      await followVersions(tx, picture.property_id)
      await touchProperty(tx, picture.property_id, ctx.clock())
      await regroupAfterPictures(tx, picture.property_id)
    })
  } catch (error) {
    if (!(error instanceof DownloadError || error instanceof MediaError)) throw error
    await noteFailure(ctx, picture, error, version)
  }
}

/**
 * The version that was judged: stored as a picture, or refused for its content; nothing else keeps one. A picture that
 * could not be judged for want of time is downloaded again.
 */
function knownVersion({ error, etag, last_modified }: WaitingPicture): Version | null {
  return (etag ?? last_modified) === null || error === 'decoding_ended' ? null : { etag, last_modified }
}

/** The file is still the one that is stored, or that was refused: its fault stays. */
async function noteUnchanged(ctx: Ctx, picture: WaitingPicture): Promise<void> {
  const isStored = picture.media_hash !== null
  await updatePicture(ctx.db, picture, {
    state: isStored ? 'ready' : 'failed',
    error: isStored ? null : picture.error,
    attempts: Math.max(1, picture.attempts),
    checked_at: ctx.clock(),
  })
}

async function noteFailure(
  ctx: Ctx,
  picture: WaitingPicture,
  error: DownloadError | MediaError,
  version: Version,
): Promise<void> {
  const again = error instanceof DownloadError ? error.again : error.fault === 'decoding_ended'
  const wait = again ? WAITS[picture.attempts] : undefined
  const failed = picture.media_hash ? 'ready' : 'failed'
  await ctx.db.transaction().execute(async (tx) => {
    const noted = await updatePicture(tx, picture, {
      state: wait === undefined ? failed : picture.state,
      error: error instanceof DownloadError && error.detail ? `${error.fault} ${error.detail}` : error.fault,
      attempts: picture.attempts + 1,
      checked_at: ctx.clock(),
      // Of a file that is refused for its content, so that it need not be downloaded again. Beside an earlier picture it
      // is none: an unchanged file would pass for that picture.
      ...(error instanceof MediaError && (picture.media_hash ? { etag: null, last_modified: null } : version)),
    })
    if (noted && wait !== undefined) {
      await ctx.jobs.send(tx, fetchMediaJob, { propertyMediaId: picture.id }, { afterSeconds: wait })
    }
  })
  ctx.log.info({ property_media_id: picture.id, url: picture.pfad, error: error.message, wait }, 'picture not fetched')
}

/** A server is asked for a picture at most so often, whatever the rhythm of the feeds. */
const RECHECK_MS = 3_600_000
const RECHECK_BATCH = 100
const RECHECK_AT_ONCE = 4

/**
 * Handles the job `media.recheck`: asks for the REMOTE files of the homes that a run has seen. A picture may change at
 * its address while the feed stays the same, and a missing one may have come. Conditional requests (ETag,
 * Last-Modified) download only what has changed; files with a `check` change with it. What is done is noted, so that a
 * second start continues. Files that still wait get a job, unless theirs is there.
 */
export async function recheckMedia(
  ctx: Ctx,
  { runId, startedAt }: { runId: number; startedAt: string },
  signal?: AbortSignal,
  options: DownloadOptions = {},
): Promise<void> {
  const run = { id: runId, startedAt: new Date(startedAt) }
  const before = new Date(run.startedAt.getTime() - RECHECK_MS)
  for (let after = 0; ; ) {
    const waiting = await findWaiting(ctx.db, run, after, RECHECK_BATCH)
    for (const propertyMediaId of waiting) {
      signal?.throwIfAborted()
      await ctx.jobs.send(ctx.db, fetchMediaJob, { propertyMediaId })
    }
    if (waiting.length < RECHECK_BATCH) break
    after = waiting.at(-1) as number
  }
  for (let after = 0; ; ) {
    const due = await findDue(ctx.db, run, before, after, RECHECK_BATCH)
    if (due.length === 0) return
    const waiting = due.values()
    const work = async () => {
      for (const propertyMediaId of waiting) {
        signal?.throwIfAborted()
        await fetchMedia(ctx, { propertyMediaId }, options)
      }
    }
    await Promise.all(Array.from({ length: RECHECK_AT_ONCE }, work))
    after = due.at(-1) as number
  }
}

/** Sends jobs for the files of a home that wait to be fetched, within `tx`: those of their time have found nothing. */
export async function fetchWaiting(ctx: Pick<Ctx, 'jobs'>, tx: Db, propertyId: number): Promise<void> {
  for (const propertyMediaId of await findWaitingOf(tx, propertyId)) {
    await ctx.jobs.send(tx, fetchMediaJob, { propertyMediaId })
  }
}

/**
 * The REMOTE pictures of those properties that could not be fetched yet and stand in the report of the run: by property, each with its fault and, after a
 * blank, its detail (`status 404`).
 */
export async function unfetchedMedia(
  db: ReadDb,
  runId: number,
  propertyIds: readonly number[],
): Promise<Map<number, { pfad: string; fault: string }[]>> {
  const found = (await findUnfetched(db, runId, propertyIds)).map(({ property_id, pfad, error }) => ({
    property_id,
    pfad: pfad ?? '',
    fault: error,
  }))
  return Map.groupBy(found, (each) => each.property_id)
}

export const fetchMediaJob = defineJob({
  name: 'media.fetch',
  data: z.strictObject({ propertyMediaId: z.int() }),
  // Some hours: an outage of the disk or the bucket ends meanwhile.
  retries: 24,
  waitAtMost: 1800,
  seconds: 180,
  atOnce: 4,
  run: (ctx, data) => fetchMedia(ctx, data),
})

export const recheckMediaJob = defineJob({
  name: 'media.recheck',
  data: z.strictObject({ runId: z.int(), startedAt: z.iso.datetime() }),
  retries: 3,
  seconds: 6 * 3600,
  run: (ctx, data, signal) => recheckMedia(ctx, data, signal),
})
