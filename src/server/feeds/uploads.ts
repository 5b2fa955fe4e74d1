import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type DataStore, Metadata, Server, type Upload } from '@tus/server'
import { type Context, Hono } from 'hono'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from '../http/env.ts'
import { bearerOf, clientAddress } from '../http/visitor.ts'
import { openUploads } from '../storage/uploads.ts'
import { acceptDelivery, receiveOne, refuseTooMany } from './accept.ts'
import { fileNameFrom, newIncoming } from './folders.ts'
import { type FeedSource, findByUpload, findSource } from './repository.ts'
import { openSource } from './secret.ts'
import { deliveryAddress } from './view.ts'

const PATH = '/api/uploads'
/** How long a complete upload stays, so that a client whose answer was lost learns that it is complete. */
const ANSWER_MS = 3_600_000
const ID = /^[0-9a-f]{32}$/

const FOLDER = 'feeds/uploads'

/**
 * Resumable uploads (tus 1.0). `Upload-Metadata` names the `source` and the `filename`; every request has the secret of
 * that source as bearer. A complete upload becomes a delivery. Uploads cannot be read.
 */
export function uploadRoutes(ctx: Ctx): Hono<HttpEnv> {
  const { store } = openUploads(ctx, FOLDER)
  const server = new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    maxSize: ctx.config.FEED_MB * 1_000_000,
    disableTerminationForFinishedUploads: true,
    exposedHeaders: ['Klinke-Delivery'],
    async onUploadFinish(_request, upload) {
      const address = await deliverUpload(ctx, upload)
      return { headers: { 'Klinke-Delivery': address } }
    },
    onResponseError(_request, error) {
      if (isDomainError(error)) return { status_code: error.status, body: `${error.code}\n` }
      if ('status_code' in error) return undefined
      ctx.log.error({ error }, 'a resumable upload failed')
      return { status_code: 500, body: 'internal\n' }
    },
  })
  const routes = new Hono<HttpEnv>()
  routes.on(['OPTIONS', 'POST'], [PATH], async (c) => {
    if (c.req.method === 'POST') await authorizeNew(c)
    return server.handleWeb(c.req.raw)
  })
  // Hono routes HEAD as GET.
  routes.on(['GET', 'PATCH', 'DELETE'], [`${PATH}/:id`], async (c) => {
    if (c.req.method === 'GET') throw new DomainError('route.not_found')
    const source = await authorizeKnown(c, store)
    const handle = () => server.handleWeb(c.req.raw)
    return c.req.method === 'PATCH' ? receiveOne(source, handle) : handle()
  })
  return routes
}

/** @throws DomainError feed.secret, feed.empty, rate.exceeded, feed.waiting */
async function authorizeNew(c: Context<HttpEnv>): Promise<void> {
  const source = await openSource(c.var.ctx, sourceIn(readMetadata(c)), bearerOf(c), clientAddress(c))
  if (c.req.header('upload-length') === '0') throw new DomainError('feed.empty')
  await refuseTooMany(c.var.ctx, source)
}

/** @throws DomainError feed.secret, also when the upload does not exist */
async function authorizeKnown(c: Context<HttpEnv>, store: DataStore): Promise<FeedSource> {
  const id = c.req.param('id') ?? ''
  const upload = ID.test(id) ? await store.getUpload(id).catch(() => null) : null
  const bearer = bearerOf(c)
  // An upload that has expired: its client begins anew. Ids are random, so this answer helps nobody else.
  if (!upload && bearer) throw new DomainError('feed.not_found')
  return openSource(c.var.ctx, sourceIn(upload?.metadata), bearer, clientAddress(c))
}

function readMetadata(c: Context<HttpEnv>): Upload['metadata'] {
  try {
    return Metadata.parse(c.req.header('upload-metadata'))
  } catch {
    return {}
  }
}

const sourceIn = (metadata: Upload['metadata']): string => metadata?.source ?? ''

/**
 * Turns a complete upload into a delivery, once, however often it is called.
 * @returns the address of the delivery
 * @throws DomainError feed.secret when the source is gone
 */
async function deliverUpload(ctx: Ctx, { id, size = 0, metadata }: Upload): Promise<string> {
  const source = await findSource(ctx.db, sourceIn(metadata))
  if (!source) throw new DomainError('feed.secret')
  const folder = await newIncoming(ctx.config)
  const name = fileNameFrom(metadata?.filename ?? 'feed')
  try {
    // The upload itself stays for a while: a client whose answer was lost asks for it.
    await openUploads(ctx, FOLDER).copyTo(id, path.join(folder, name))
    const delivery = await acceptDelivery(ctx, source, { way: 'tus', folder, name, bytes: size, uploadId: id })
    return deliveryAddress(ctx.config, source, delivery)
  } finally {
    // Of a copy that failed: each look would leave another one.
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Delivers complete uploads whose process was killed before it could, and deletes delivered and abandoned ones. Their
 * client regards them as delivered.
 */
export async function deliverFinishedUploads(ctx: Ctx): Promise<void> {
  const { store, ids } = openUploads(ctx, FOLDER)
  for (const id of await ids()) {
    const upload = await store.getUpload(id).catch(() => null)
    if (!upload?.size || upload.offset !== upload.size) continue
    try {
      const known = await findByUpload(ctx.db, id)
      if (known === null) await deliverUpload(ctx, upload)
      else if (ctx.clock().getTime() - new Date(upload.creation_date ?? 0).getTime() > ANSWER_MS) await store.remove(id)
    } catch (error) {
      noteUndelivered(ctx, id, error)
    }
  }
  await store.deleteExpired()
}

/** The others go on: one that cannot be read must not hold up those of all agencies. */
function noteUndelivered(ctx: Ctx, upload: string, error: unknown): void {
  if (isDomainError(error)) ctx.log.warn({ upload, code: error.code }, 'a complete upload could not be delivered yet')
  else ctx.log.error({ upload, error }, 'a complete upload could not be delivered yet')
}
