import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { isDomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { DownloadError, refuseStatus, requestPublic } from '../media/download.ts'
import { acceptDelivery } from './accept.ts'
import { fileNameFrom, newIncoming } from './folders.ts'
import { receiveFile } from './receive.ts'
import { countWaiting, type FeedSource, findSourceById, updateSource } from './repository.ts'

const PULL_MS = 1_800_000

/** Fetches the feed of a source from its address. Without retries: the next look comes by the schedule of the source. */
export const pullFeedJob = defineJob({
  name: 'feeds.pull',
  data: z.strictObject({ sourceId: z.int() }),
  retries: 0,
  seconds: 2 * (PULL_MS / 1000),
  atOnce: 2,
  perKey: 'only',
  run: (ctx, { sourceId }, signal) => pullFeed(ctx, sourceId, signal),
})

/**
 * Fetches the address of a source, if its content changed since the last time, and accepts it as a delivery. While a
 * delivery of the source waits, it is not fetched: a server that names no version would add a whole file at each look,
 * and a later look fetches a newer one. The address must be https and on the public internet (PRIVATE_ADDRESSES permits
 * the operator's own network, without https); user and password in it are sent as Basic authentication. A failure is
 * noted with the source.
 */
export async function pullFeed(ctx: Ctx, sourceId: number, signal: AbortSignal): Promise<void> {
  const source = await findSourceById(ctx.db, sourceId)
  if (!source?.pull_url || !source.active) return
  if ((await countWaiting(ctx.db, source.id)) > 0) return
  const pulled_at = ctx.clock()
  try {
    const version = await fetchChanged(ctx, source, source.pull_url, signal)
    await updateSource(ctx.db, source.id, { pulled_at, pull_fault: null, ...version })
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null || signal.aborted) throw error
    await updateSource(ctx.db, source.id, { pulled_at, pull_fault: fault })
    // Without the address, whose query is often a password.
    ctx.log.warn({ source: source.key, fault }, 'a feed could not be fetched')
  }
}

/** @returns the version of the new content, or nothing when it did not change */
async function fetchChanged(ctx: Ctx, source: FeedSource, url: string, signal: AbortSignal) {
  const { PRIVATE_ADDRESSES, FEED_MB } = ctx.config
  const { pull_etag, pull_last_modified } = source
  const headers = {
    accept: 'application/zip,application/xml,text/xml,*/*;q=0.1',
    ...(pull_etag && { 'if-none-match': pull_etag }),
    ...(pull_last_modified && { 'if-modified-since': pull_last_modified }),
  }
  const { address, login } = splitLogin(url)
  const options = {
    headers,
    ...(login && { login }),
    signal,
    timeoutMs: PULL_MS,
    httpsOnly: !PRIVATE_ADDRESSES,
    allowPrivateAddresses: PRIVATE_ADDRESSES,
  }
  const name = nameIn(url)
  return requestPublic(address, options, async (answer) => {
    if (answer.statusCode === 304) return {}
    refuseStatus(answer)
    const folder = await newIncoming(ctx.config)
    try {
      const bytes = await receiveFile(answer, path.join(folder, name), FEED_MB * 1_000_000)
      await acceptDelivery(ctx, source, { way: 'pull', folder, name, bytes })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return versionOf(answer)
  })
}

/** The address without user and password, and these: requests send them as a header, which no log keeps. */
function splitLogin(url: string): { address: string; login?: string } {
  const parsed = URL.parse(url)
  if (!parsed?.username && !parsed?.password) return { address: url }
  const login = `${decoded(parsed.username)}:${decoded(parsed.password)}`
  parsed.username = ''
  parsed.password = ''
  return { address: parsed.href, login }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Longer ones are no use to anybody, and each request would repeat them. */
const VERSION_MAX = 500

function versionOf({ headers }: IncomingMessage) {
  const short = (text: string | undefined) => (text && text.length <= VERSION_MAX ? text : null)
  return { pull_etag: short(headers.etag), pull_last_modified: short(headers['last-modified']) }
}

/** The last part of the path, never the query: that may be a password. */
function nameIn(url: string): string {
  return fileNameFrom(decoded(URL.parse(url)?.pathname.split('/').at(-1) ?? ''))
}

/** The code of a failure that the address caused; null for any other. */
function faultOf(error: unknown): string | null {
  if (error instanceof DownloadError) return error.detail ? `${error.fault} ${error.detail}` : error.fault
  return isDomainError(error) ? error.code : null
}
