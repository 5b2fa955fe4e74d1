import type { FeedMedia } from '../../domain/imports/feed.ts'
import type { Ctx, Db } from '../ctx.ts'
import { type AttachedRow, findAttached, replaceAttached } from './attach-repository.ts'
import { isDrawing } from './decoder.ts'
import { MediaError } from './fault.ts'
import { fetchMediaJob } from './fetch.ts'
import { followVersions } from './hand-repository.ts'
import { storeMedia } from './store.ts'

export type { AttachedRow } from './attach-repository.ts'
export { findAttached } from './attach-repository.ts'
// Another topic writes what a hand says about files, too.
export { followVersions }

/** The files delivered with an XML, as the import's reader opens them. */
export interface Attachments {
  /** @returns null when there is no such file; a fault for one that cannot be read */
  read(pfad: string): Promise<Uint8Array | 'too_large' | 'corrupt' | null>
}

/** A picture of an object, ready to be written. `fetch` requests the job that downloads it. */
export interface ResolvedMedia extends AttachedRow {
  fetch: boolean
}

/** Hashes of files delivered with an XML, by path, as far as this run has stored them. */
export type KnownFiles = Map<string, Promise<string>>

/** Counts the pictures that were abandoned because they were slow. */
export interface SlowPictures {
  count: number
}

/** After this many slow drawings, no further drawing of the delivery is tried: one alone may be an accident. */
const SLOW_MAX = 5

/** Maximum number of remembered files, so that a feed of any size stays within bounds. */
const KNOWN_MAX = 10_000

/** These groups contain links to pages and films elsewhere, which are shown as links. */
const LINK_GROUPS = new Set(['FILMLINK', 'FILM', 'LINKS', 'ANBOBJURL'])

/**
 * Determines each picture of an object: stores delivered files, leaves remote ones to jobs, and reuses pictures from
 * `before` (the stored pictures of the object) that the sender's `check` calls unchanged. It never throws because of a
 * picture: such a picture gets state 'failed' with its code.
 */
export async function resolveMedia(
  ctx: Pick<Ctx, 'db' | 'storage' | 'pictures'>,
  media: readonly FeedMedia[],
  attachments: Attachments,
  options: {
    before: readonly AttachedRow[]
    limit: <T>(task: () => Promise<T>) => Promise<T>
    /** Files of the same attachments that were read before: objects share files, and each is read once. */
    known?: KnownFiles
    /** The slow pictures of this delivery so far. */
    slow?: SlowPictures
    /** Checks the pictures without storing them. */
    dryRun?: boolean
    /** Abandons the current pictures. */
    stop?: AbortSignal | undefined
  },
): Promise<ResolvedMedia[]> {
  return Promise.all(
    media.map(async (item): Promise<ResolvedMedia> => {
      const url = webAddress(item)
      // As it is stored: with the scheme that the sender forgot.
      const pfad = url ?? item.pfad
      const row = {
        gruppe: item.gruppe,
        titel: item.titel,
        // Some senders write REMOTE over a file name and EXTERN over an address, so the path decides.
        location: url ? 'REMOTE' : item.content ? 'INTERN' : 'EXTERN',
        pfad,
        check_type: item.check_type,
        check_value: item.check_value,
      }
      const old = options.before.find((each) => pfad !== null && each.pfad === pfad)
      const unchanged = old?.media_hash && item.check_value !== null && sameCheck(old, item) ? old.media_hash : null
      const made = (state: ResolvedMedia['state'], rest: Partial<ResolvedMedia> = {}): ResolvedMedia => ({
        ...row,
        state,
        media_hash: null,
        error: null,
        etag: null,
        last_modified: null,
        fetch: false,
        ...rest,
      })
      if (isLink(item, url)) {
        if (url) return made('link')
        return made('failed', { error: isVideoName(item) ? 'video' : 'url' })
      }
      // A version that could not be fetched is asked for again, though its check is known.
      if (unchanged && !(url && old?.error)) {
        const { etag = null, last_modified = null } = old ?? {}
        return made('ready', { media_hash: unchanged, etag, last_modified })
      }
      if (url) {
        // The old picture stays visible until its new version is ready.
        const { error = null, etag = null, last_modified = null } = old && sameCheck(old, item) ? old : {}
        const version = { error, etag, last_modified }
        if (old?.media_hash) {
          // Without a check, the run's own look at all addresses (media.recheck) finds out.
          const fetch = item.check_value !== null
          return made('ready', { media_hash: old.media_hash, ...version, fetch })
        }
        return made('pending', { fetch: true })
      }
      // An address with a slip of the pen is no missing file.
      if (!item.content && LIKE_AN_ADDRESS.test(item.pfad ?? '')) return made('failed', { error: 'url' })
      const shared = options.dryRun || item.content ? null : item.pfad
      const seen = shared && (await options.known?.get(shared)?.catch(() => null))
      if (seen) return made('ready', { media_hash: seen })
      return options.limit(async () => {
        const content = item.content ?? (item.pfad ? await attachments.read(item.pfad) : null)
        if (!content && old?.media_hash) return made('ready', { media_hash: old.media_hash })
        if (!content) return made('failed', { error: 'missing' })
        if (typeof content === 'string') return made('failed', { error: content })
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
  // A Map keeps the order of insertion: the first entry is the oldest.
  const [oldest] = known.size > KNOWN_MAX ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}

/**
 * Writes an object's pictures, in their order, and sends jobs for those that must be fetched, all within `tx`.
 * @param isNew the object was just created and has no files yet
 */
export async function attachMedia(
  ctx: Pick<Ctx, 'jobs'>,
  tx: Db,
  propertyId: number,
  media: readonly ResolvedMedia[],
  isNew = false,
): Promise<void> {
  if (isNew && media.length === 0) return
  const before = isNew ? [] : await findAttached(tx, propertyId)
  const rows = media.map(({ fetch: _fetch, ...row }) => row)
  const same = before.length === rows.length && rows.every((row, at) => sameRow(row, before[at] as AttachedRow))
  if (same && !media.some((item) => item.fetch)) return
  const ids = await replaceAttached(tx, propertyId, rows)
  await followVersions(tx, propertyId)
  for (const [at, item] of media.entries()) {
    if (item.fetch) await ctx.jobs.send(tx, fetchMediaJob, { propertyMediaId: ids[at] as number })
  }
}

const LIKE_AN_ADDRESS = /^\s*(?:https?|ftp)(?::|\/\/)/i

/** The address of a picture elsewhere, or null. `//host/…` and `www.` are addresses whose scheme the sender forgot. */
export function webAddress({ pfad, content }: FeedMedia): string | null {
  const text = pfad?.trim() ?? ''
  if (content || !text) return null
  const whole = text.startsWith('//') ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null
}

/** A film sent as a file: Klinke links to films, it does not store them. */
function isVideoName({ pfad, format }: FeedMedia): boolean {
  const name = `${pfad ?? ''} .${format ?? ''}`
  return /\.(?:mp4|m4v|mov|avi|wmv|mpe?g|mkv|webm|flv|3gp)(?![a-z\d])/i.test(name) || /^video\//i.test(format ?? '')
}

function isLink({ gruppe, format, content }: FeedMedia, url: string | null): boolean {
  if (content) return false
  if (LINK_GROUPS.has(gruppe)) return url !== null || !/\.(jpe?g|png|webp|gif|svg|pdf)$/i.test(format ?? '')
  // A panorama at an address is a virtual tour, unless it is a plain picture.
  const picture = /\.(jpe?g|png|webp|gif|tiff?|avif)(\?|$)/i.test(url ?? '') || /jpe?g|png|webp|gif/i.test(format ?? '')
  return url !== null && ((gruppe === 'PANORAMA' && !picture) || /html/i.test(format ?? ''))
}

function sameCheck(old: AttachedRow, item: FeedMedia): boolean {
  return old.check_type === item.check_type && old.check_value === item.check_value
}

function sameRow(a: AttachedRow, b: AttachedRow): boolean {
  return (Object.keys(a) as (keyof AttachedRow)[]).every((name) => a[name] === b[name])
}
