import type { Readable } from 'node:stream'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx } from '../ctx.ts'
import { MediaError } from './fault.ts'
import { findMedia } from './repository.ts'
import { storeMedia } from './store.ts'

/** Logos and portraits are small; a photograph of a camera still fits. */
const BYTES_MAX = 10 * 1024 * 1024

/**
 * Stores a picture that somebody uploads.
 * @returns its hash
 * @throws DomainError body.too_large, or input.invalid for a file that is no picture or cannot be shown
 */
export async function receivePicture(ctx: Ctx, incoming: Readable, field: string): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BYTES_MAX) throw new DomainError('body.too_large')
    parts.push(chunk)
  }
  const hash = await storeMedia(ctx, Buffer.concat(parts)).catch((error: unknown) => {
    throw error instanceof MediaError ? noPicture(field) : error
  })
  // Documents are stored too, as papers of a home.
  const stored = await findMedia(ctx.db, hash)
  if (!stored?.width) throw noPicture(field)
  return hash
}

const noPicture = (field: string) => new DomainError('input.invalid', [{ field, code: 'picture' }])
