import type { FeedMedia } from '../../domain/imports/feed.ts'
import type { Ctx, Db } from '../ctx.ts'
import { type AttachedRow, findAttached, replaceAttached } from './attach-repository.ts'
import { isDrawing } from './decoder.ts'
import { MediaError } from './fault.ts'
import { storeMedia } from './store.ts'

export type { AttachedRow } from './attach-repository.ts'
export { findAttached } from './attach-repository.ts'

/** The files beside an XML, as the reader of imports opens them. */
export interface Attachments {
  /** @returns null when there is no such file */
  read(pfad: string): Promise<Uint8Array | null>
}

/** A picture of an object, ready to be written. `fetch` asks for the job that brings it. */
export interface ResolvedMedia extends AttachedRow {
  fetch: boolean
}

/** Hashes of files that came beside an XML, by their path, as far as they were stored in this run. */
export type KnownFiles = Map<string, Promise<string>>

/** Counts what was given up for its slowness. */
export interface SlowPictures {
  count: number
}

/** After so many no drawing of the same delivery is tried: one alone may be an accident. */
const SLOW_MAX = 5

/** So many files are remembered, that a feed of any size stays within bounds. */
const KNOWN_MAX = 10_000

/** These groups name pages and films elsewhere; they are shown as links. */
const LINK_GROUPS = new Set(['FILMLINK', 'FILM', 'LINKS', 'ANBOBJURL'])

/**
 * Finds out what each picture of an object is: stores files that came along, leaves remote ones to jobs, and takes
 * over from `before` (the object's pictures as they are stored) what the sender's `check` calls unchanged.
 * Never throws for a picture's fault: it becomes state 'failed' with its code.
 */
export async function resolveMedia(
  ctx: Pick<Ctx, 'db' | 'storage' | 'pictures'>,
  media: readonly FeedMedia[],
  attachments: Attachments,
  options: {
    before: readonly AttachedRow[]
    limit: <T>(task: () => Promise<T>) => Promise<T>
    /** Files of these same attachments met before: objects share theirs, and none is read twice. */
    known?: KnownFiles
    /** What was slow in this delivery so far. */
    slow?: SlowPictures
    /** Look at the pictures, but keep nothing. */
    dryRun?: boolean
    /** Gives up the pictures at hand. */
    stop?: AbortSignal | undefined
  },
): Promise<ResolvedMedia[]> {
  return Promise.all(
    media.map(async (item): Promise<ResolvedMedia> => {
      const url = webAddress(item)
      const row = {
        gruppe: item.gruppe,
        titel: item.titel,
        // Senders write REMOTE over a file name and EXTERN over an address; the path tells.
        location: url ? 'REMOTE' : item.content ? 'INTERN' : 'EXTERN',
        pfad: item.pfad,
        check_type: item.check_type,
        check_value: item.check_value,
      }
      const old = options.before.find((each) => each.pfad === item.pfad && each.pfad !== null)
      const unchanged = old?.media_hash && item.check_value !== null && sameCheck(old, item) ? old.media_hash : null
      const made = (state: ResolvedMedia['state'], rest: Partial<ResolvedMedia> = {}): ResolvedMedia => ({
        ...row,
        state,
        media_hash: null,
        error: null,
        fetch: false,
        ...rest,
      })
      if (isLink(item, url)) return url ? made('link', { pfad: url }) : made('failed', { error: 'url' })
      if (unchanged) return made('ready', { media_hash: unchanged })
      if (url) {
        // The old picture stays shown until its new version is here.
        if (old?.media_hash) return made('ready', { pfad: url, media_hash: old.media_hash, fetch: true })
        return made('pending', { pfad: url, fetch: true })
      }
      const shared = options.dryRun || item.content ? null : item.pfad
      const seen = shared && (await options.known?.get(shared)?.catch(() => null))
      if (seen) return made('ready', { media_hash: seen })
      return options.limit(async () => {
        const content = item.content ?? (item.pfad ? await attachments.read(item.pfad) : null)
        if (!content && old?.media_hash) return made('ready', { media_hash: old.media_hash })
        if (!content) return made('failed', { error: 'missing' })
        if (options.slow && options.slow.count >= SLOW_MAX && isDrawing(content)) {
          return made('failed', { error: 'decoding_slow' })
        }
        try {
          if (options.dryRun) await ctx.pictures.process(content, options.stop)
          if (options.dryRun) return made('ready')
          const stored = storeMedia(ctx, content, options.stop)
          if (shared) remember(options.known, shared, stored)
          return made('ready', { media_hash: await stored })
        } catch (error) {
          if (!(error instanceof MediaError)) throw error
          if (options.slow && error.fault === 'decoding_slow') options.slow.count++
          return made('failed', { error: error.fault })
        }
      })
    }),
  )
}

function remember(known: KnownFiles | undefined, pfad: string, stored: Promise<string>): void {
  if (!known) return
  known.set(pfad, stored)
  // A Map keeps its order: the first is the oldest.
  const [oldest] = known.size > KNOWN_MAX ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}

/** Writes an object's pictures, in their order, and sends jobs for those that have to be fetched, all within `tx`. */
export async function attachMedia(
  ctx: Pick<Ctx, 'jobs'>,
  tx: Db,
  propertyId: number,
  media: readonly ResolvedMedia[],
): Promise<void> {
  const before = await findAttached(tx, propertyId)
  const rows = media.map(({ fetch: _fetch, ...row }) => row)
  const same = before.length === rows.length && rows.every((row, at) => sameRow(row, before[at] as AttachedRow))
  if (same && !media.some((item) => item.fetch)) return
  const ids = await replaceAttached(tx, propertyId, rows)
  for (const [at, item] of media.entries()) {
    if (item.fetch) await ctx.jobs.send(tx, 'media.fetch', { propertyMediaId: ids[at] as number })
  }
}

/** The address of a picture elsewhere, or null. `//host/…` and `www.` are what senders forget the scheme of. */
function webAddress({ pfad, content }: FeedMedia): string | null {
  const text = pfad?.trim() ?? ''
  if (content || !text) return null
  const whole = text.startsWith('//') ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null
}

function isLink({ gruppe, format, content }: FeedMedia, url: string | null): boolean {
  if (content) return false
  if (LINK_GROUPS.has(gruppe)) return url !== null || !/\.(jpe?g|png|webp|gif|svg|pdf)$/i.test(format ?? '')
  // A panorama at an address is a tour to walk through, unless it is a plain picture.
  const picture = /\.(jpe?g|png|webp|gif|tiff?|avif)(\?|$)/i.test(url ?? '') || /jpe?g|png|webp|gif/i.test(format ?? '')
  return url !== null && ((gruppe === 'PANORAMA' && !picture) || /html/i.test(format ?? ''))
}

function sameCheck(old: AttachedRow, item: FeedMedia): boolean {
  return old.check_type === item.check_type && old.check_value === item.check_value
}

function sameRow(a: AttachedRow, b: AttachedRow): boolean {
  return (Object.keys(a) as (keyof AttachedRow)[]).every((name) => a[name] === b[name])
}
