import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { avifKey, documentKey, originalKey, pictureKey } from './keys.ts'
import { hasMedia, insertMedia } from './repository.ts'

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Stores a picture or document once by its content and returns its hash; a known one costs a lookup. Files are written
 * before the row that names them, so a kill in between leaves only files that the next run reuses.
 * @throws MediaError when the content cannot be shown
 */
export async function storeMedia(
  ctx: Pick<Ctx, 'db' | 'storage' | 'pictures'>,
  content: Uint8Array,
  signal?: AbortSignal,
): Promise<string> {
  const hash = hashOf(content)
  if (await hasMedia(ctx.db, hash)) return hash
  const made = await ctx.pictures.process(content, signal)
  const key = made.mime === 'application/pdf' ? documentKey(hash) : originalKey(hash)
  // Together: each waits for the disk, or for the bucket, longer than it takes the processor.
  await Promise.all([
    ctx.storage.put(key, made.original),
    ...made.variants.flatMap(({ width, webp, avif }) => [
      ctx.storage.put(pictureKey(hash, width), webp),
      ...(avif ? [ctx.storage.put(avifKey(hash, width), avif)] : []),
    ]),
  ])
  await insertMedia(ctx.db, {
    hash,
    mime: made.mime,
    bytes: content.length,
    width: made.width,
    height: made.height,
    widths: made.variants.map(({ width }) => width),
    thumbhash: made.thumbhash,
    look: made.look,
  })
  return hash
}
