import type { Readable } from 'node:stream'
import { DomainError, type ProblemCode } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { MEDIA_BYTES_MAX, MediaError, type MediaFault } from './fault.ts'
import { findMedia } from './repository.ts'
import { storeMedia } from './store.ts'

/** Logos and portraits are small; a photograph of a camera still fits. */
const BYTES_MAX = 10 * 1024 * 1024

/**
 * Stores a logo or a portrait that somebody uploads.
 * @returns its hash
 * @throws DomainError body.too_large, or input.invalid for a file that is no picture or cannot be shown
 */
export async function receivePicture(ctx: Ctx, incoming: Readable, field: string): Promise<string> {
  const content = await readAll(incoming, BYTES_MAX)
  if (content === null) throw new DomainError('body.too_large')
  const hash = await storeMedia(ctx, content).catch((error: unknown) => {
    throw error instanceof MediaError ? noPicture(field) : error
  })
  if (!(await isShown(ctx, hash))) throw noPicture(field)
  return hash
}

const noPicture = (field: string) => new DomainError('input.invalid', [{ field, code: 'picture' }])

/** Documents are stored too, as papers of a home. */
const isShown = async ({ db }: Pick<Ctx, 'db'>, hash: string): Promise<boolean> =>
  Boolean((await findMedia(db, hash))?.width)

/**
 * Reads a photograph, a plan or a document that somebody uploads.
 * @throws DomainError picture.refused for one that is too large, input.invalid for an empty one
 */
export async function receiveFile(
  incoming: Readable & { headers: { 'content-length'?: string } },
): Promise<Uint8Array> {
  const announced = Number(incoming.headers['content-length'] ?? 0)
  const content = announced > MEDIA_BYTES_MAX ? null : await readAll(incoming, MEDIA_BYTES_MAX).catch(missing(incoming))
  if (content === null) throw refused('picture_large')
  if (content.length === 0) throw new DomainError('input.invalid', [{ field: 'file', code: 'missing' }])
  return content
}

/** After a cut connection nobody reads the answer, and it is no fault of ours. */
const missing =
  (stream: Readable) =>
  (error: unknown): never => {
    throw stream.errored ? new DomainError('input.invalid', [{ field: 'file', code: 'missing' }]) : error
  }

/** The stream is left open, so that the sender can still be answered. @returns null for a longer one */
async function readAll(stream: Readable, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const LARGE: ReadonlySet<MediaFault> = new Set(['too_large', 'too_many_pixels'])
const BROKEN: ReadonlySet<MediaFault> = new Set(['corrupt', 'hostile', 'decoding_slow', 'decoding_memory'])

/**
 * Stores a photograph, a plan or a document.
 * @returns its hash
 * @throws DomainError picture.refused with the reason; server.busy when the decoder was ended by another cause
 */
export async function storeFile(ctx: Ctx, content: Uint8Array): Promise<string> {
  try {
    return await storeMedia(ctx, content)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    if (error.fault === 'decoding_ended') throw new DomainError('server.busy', [], 10)
    throw refused(
      LARGE.has(error.fault) ? 'picture_large' : BROKEN.has(error.fault) ? 'picture_broken' : 'picture_type',
    )
  }
}

/** As `storeFile`, of a photograph only. */
export async function storePhotograph(ctx: Ctx, content: Uint8Array): Promise<string> {
  const hash = await storeFile(ctx, content)
  if (!(await isShown(ctx, hash))) throw refused('picture')
  return hash
}

const refused = (code: ProblemCode) => new DomainError('picture.refused', [{ field: 'file', code }])
