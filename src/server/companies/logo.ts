import { z } from 'zod'
import type { FeedMedia } from '../../domain/imports/feed.ts'
import type { Ctx, Db } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import type { Attachments } from '../media/attach.ts'
import { webAddress } from '../media/attach.ts'
import { DownloadError, type DownloadOptions, download } from '../media/download.ts'
import { MediaError } from '../media/fault.ts'
import { storeMedia } from '../media/store.ts'
import { findLogo, updateLogo } from './repository.ts'

/**
 * Stores the agency's own logo from its feed; one at an address is fetched by a job.
 * @param ctx its db may be the connection of an import
 * @returns the code of a fault below `import.media_`, or null
 */
export async function receiveLogo(
  ctx: Pick<Ctx, 'storage' | 'pictures' | 'jobs'> & { db: Db },
  companyId: number,
  logo: FeedMedia,
  attachments: Attachments,
): Promise<string | null> {
  const pfad = webAddress(logo)
  if (pfad !== null) {
    const known = await findLogo(ctx.db, companyId)
    if (known?.logo_pfad !== pfad)
      await updateLogo(ctx.db, companyId, { logo_pfad: pfad, logo_etag: null, logo_last_modified: null })
    await ctx.jobs.send(ctx.db, fetchLogoJob, { companyId })
    return null
  }
  const content = logo.content ?? (logo.pfad === null ? null : await attachments.read(logo.pfad))
  if (content === null) return 'missing'
  if (typeof content === 'string') return content
  try {
    const logo_hash = await storeMedia(ctx, content)
    await updateLogo(ctx.db, companyId, { logo_hash, logo_pfad: null, logo_etag: null, logo_last_modified: null })
    return null
  } catch (error) {
    if (error instanceof MediaError) return error.fault
    throw error
  }
}

/**
 * Handles the job `companies.logo`: fetches the logo from its address, if it has changed there. An earlier logo stays
 * when it cannot be fetched; the next feed tries again.
 */
export async function fetchLogo(
  ctx: Ctx,
  { companyId }: { companyId: number },
  options: DownloadOptions = {},
): Promise<void> {
  const known = await findLogo(ctx.db, companyId)
  if (!known?.logo_pfad) return
  const { logo_pfad, logo_hash, logo_etag: etag, logo_last_modified: last_modified } = known
  try {
    const version = logo_hash !== null && (etag ?? last_modified) !== null ? { etag, last_modified } : null
    const { content, ...found } = await download(logo_pfad, version, options)
    if (content === null) return
    const hash = await storeMedia(ctx, content)
    await updateLogo(ctx.db, companyId, {
      logo_hash: hash,
      logo_etag: found.etag,
      logo_last_modified: found.last_modified,
    })
  } catch (error) {
    if (!(error instanceof DownloadError || error instanceof MediaError)) throw error
    ctx.log.info({ company: companyId, url: logo_pfad, error: error.message }, 'logo not fetched')
  }
}

export const fetchLogoJob = defineJob({
  name: 'companies.logo',
  data: z.strictObject({ companyId: z.int() }),
  retries: 3,
  seconds: 180,
  run: (ctx, data) => fetchLogo(ctx, data),
})
