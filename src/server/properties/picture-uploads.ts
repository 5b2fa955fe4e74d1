import { type DataStore, Metadata, Server, type Upload } from '@tus/server'
import { type Context, Hono } from 'hono'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/properties/picture-operations.ts'
import type { PictureKind } from '../../domain/properties/picture-schemas.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from '../http/env.ts'
import { takeRate } from '../http/limits/rate.ts'
import { MEDIA_BYTES_MAX } from '../media/fault.ts'
import { authorize } from '../operations/run.ts'
import { type SignedInVisitor, visitorOf } from '../operations/visitor.ts'
import { openUploads } from '../storage/uploads.ts'
import { addPicture, type Pictures, refuseUpload } from './pictures-by-hand.ts'

const PATH = '/api/picture-uploads'
const DAY_MS = 86_400_000
const ID = /^[0-9a-f]{32}$/
const TYPES = /^(image\/[\w.+-]{1,40}|application\/pdf)$/
const LIMIT = { name: 'picture-uploads', max: 600, seconds: 3600 }

const FOLDER = 'picture-uploads'

/**
 * Resumable uploads of pictures (tus 1.0), which a session of staff makes. `Upload-Metadata` names the `home` and the
 * `filetype`. A complete upload becomes a picture by a call of its own (takeUpload), which answers like every call; so
 * what is wrong with a picture reaches the person who sent it.
 */
export function pictureUploadRoutes(ctx: Ctx): Hono<HttpEnv> {
  const { store } = openUploads(ctx, FOLDER)
  const server = new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    maxSize: MEDIA_BYTES_MAX,
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined
      ctx.log.error({ error }, 'a resumable upload of a picture failed')
      return { status_code: 500, body: 'internal\n' }
    },
  })
  const routes = new Hono<HttpEnv>()
  routes.on(['OPTIONS', 'POST'], [PATH], async (c) => {
    if (c.req.method === 'POST') await admitNew(c)
    return server.handleWeb(c.req.raw)
  })
  // Hono routes HEAD as GET.
  routes.on(['GET', 'PATCH', 'DELETE'], [`${PATH}/:id`], async (c) => {
    if (c.req.method === 'GET') throw new DomainError('route.not_found')
    await openUpload(store, staffOf(c), c.req.param('id'))
    return server.handleWeb(c.req.raw)
  })
  return routes
}

/** @throws DomainError as `authorize` */
function staffOf(c: Context<HttpEnv>): SignedInVisitor {
  const visitor = visitorOf(c)
  authorize(declared.takeUpload, c.var.ctx, visitor)
  return visitor as SignedInVisitor
}

/**
 * Checks what can be checked before the first byte: the home, the announced type and size, and who sends it.
 * @throws DomainError property.not_found, picture.too_many, picture.refused, input.invalid, rate.exceeded
 */
async function admitNew(c: Context<HttpEnv>): Promise<void> {
  const visitor = staffOf(c)
  const { ctx } = c.var
  const metadata = readMetadata(c.req.header('upload-metadata'))
  if (Number(metadata?.account) !== visitor.user.id) throw new DomainError('permission.denied')
  await takeRate(ctx, LIMIT, String(visitor.user.id))
  await refuseUpload(ctx, visitor, homeIn(metadata))
  if (!TYPES.test(metadata?.filetype ?? '')) {
    throw new DomainError('picture.refused', [{ field: 'file', code: 'picture_type' }])
  }
  const length = Number(c.req.header('upload-length'))
  if (!(length > 0)) throw new DomainError('input.invalid', [{ field: 'file', code: 'missing' }])
  if (length > MEDIA_BYTES_MAX) throw new DomainError('picture.refused', [{ field: 'file', code: 'picture_large' }])
}

/**
 * An upload of the caller.
 * @throws DomainError record.not_found for one of somebody else, one that has ended, or none
 */
async function openUpload(store: DataStore, { user }: SignedInVisitor, id: string): Promise<Upload> {
  const upload = ID.test(id) ? await store.getUpload(id).catch(() => null) : null
  if (!upload || Number(upload.metadata?.account) !== user.id) throw new DomainError('record.not_found')
  return upload
}

/**
 * Makes a picture of a complete upload, and removes the upload, also when the picture is refused.
 * @throws DomainError input.invalid for an upload that is not complete, or not for this home; and as `addPicture`
 */
export async function takeUpload(
  ctx: Ctx,
  visitor: SignedInVisitor,
  home: number,
  { upload: id, kind, name }: { upload: string; kind: PictureKind; name: string | null },
): Promise<Pictures> {
  await refuseUpload(ctx, visitor, home)
  const { store, read } = openUploads(ctx, FOLDER)
  const upload = await openUpload(store, visitor, id).catch(() => null)
  const isWhole = upload?.size !== undefined && upload.offset === upload.size
  // Of another person or home, unknown or incomplete: the home is there, so that this is no 404.
  if (!isWhole || homeIn(upload?.metadata) !== home) {
    throw new DomainError('input.invalid', [{ field: 'upload', code: 'invalid' }])
  }
  const content = await read(id)
  try {
    const pictures = await addPicture(ctx, visitor, home, { content, name, kind })
    await store.remove(id)
    return pictures
  } catch (error) {
    if (isDomainError(error)) await store.remove(id)
    throw error
  }
}

/** Deletes uploads that nobody completed or took within a day. Runs daily. */
export async function cleanPictureUploads(ctx: Ctx): Promise<void> {
  const { store, ids } = openUploads(ctx, FOLDER)
  const before = ctx.clock().getTime() - DAY_MS
  for (const id of await ids()) {
    const upload = await store.getUpload(id).catch(() => null)
    if (upload && new Date(upload.creation_date ?? 0).getTime() < before) await store.remove(id)
  }
}

function readMetadata(header: string | undefined): Upload['metadata'] {
  try {
    return Metadata.parse(header)
  } catch {
    return {}
  }
}

/** The home of an upload; 0, which none has, when it names none. */
const homeIn = (metadata: Upload['metadata']): number => {
  const text = metadata?.home ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
