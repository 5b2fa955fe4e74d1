import { z } from 'zod'
import type { Ctx, Db } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { regroupAfterPictures } from '../properties/duplicates.ts'
import { DownloadError, type DownloadOptions, download } from './download.ts'
import { MediaError } from './fault.ts'
import { findRemotePicture, findUnfetched, touchProperty, updatePicture, type WaitingPicture } from './repository.ts'
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
  try {
    const hash = await storeMedia(ctx, await download(picture.pfad, options))
    await ctx.db.transaction().execute(async (tx) => {
      const done = await updatePicture(tx, picture, {
        state: 'ready',
        media_hash: hash,
        error: null,
        attempts: picture.attempts + 1,
      })
      if (!done || hash === picture.media_hash) return
      await touchProperty(tx, picture.property_id, ctx.clock())
      await regroupAfterPictures(tx, picture.property_id)
    })
  } catch (error) {
    if (!(error instanceof DownloadError || error instanceof MediaError)) throw error
    await noteFailure(ctx, picture, error)
  }
}

async function noteFailure(ctx: Ctx, picture: WaitingPicture, error: DownloadError | MediaError): Promise<void> {
  const again = error instanceof DownloadError ? error.again : error.fault === 'decoding_ended'
  const wait = again ? WAITS[picture.attempts] : undefined
  const failed = picture.media_hash ? 'ready' : 'failed'
  await ctx.db.transaction().execute(async (tx) => {
    const noted = await updatePicture(tx, picture, {
      state: wait === undefined ? failed : picture.state,
      error: error instanceof DownloadError && error.detail ? `${error.fault} ${error.detail}` : error.fault,
      attempts: picture.attempts + 1,
    })
    if (noted && wait !== undefined) {
      await ctx.jobs.send(tx, fetchMediaJob, { propertyMediaId: picture.id }, { afterSeconds: wait })
    }
  })
  ctx.log.info({ property_media_id: picture.id, url: picture.pfad, error: error.message, wait }, 'picture not fetched')
}

/**
 * The REMOTE pictures of those properties that could not be fetched yet: by property, each with its fault and, after a
 * blank, its detail (`status 404`).
 */
export async function unfetchedMedia(
  db: Db,
  propertyIds: readonly number[],
): Promise<Map<number, { pfad: string; fault: string }[]>> {
  const found = (await findUnfetched(db, propertyIds)).map(({ property_id, pfad, error }) => ({
    property_id,
    pfad: pfad ?? '',
    fault: error,
  }))
  return Map.groupBy(found, (each) => each.property_id)
}

export const fetchMediaJob = defineJob({
  name: 'media.fetch',
  data: z.strictObject({ propertyMediaId: z.int() }),
  retries: 6,
  seconds: 180,
  atOnce: 4,
  run: (ctx, data) => fetchMedia(ctx, data),
})
