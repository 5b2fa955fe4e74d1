import type { Readable } from 'node:stream'
import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/properties/picture-operations.ts'
import { MEDIA_BYTES_MAX } from '../media/fault.ts'
import { run, runHttp } from '../operations/run.ts'
import { type SignedInVisitor, visitorOf } from '../operations/visitor.ts'
import { takeUpload } from './picture-uploads.ts'
import { addPicture, arrangePictures, giveArrangementBack, readPictures, refuseUpload } from './pictures-by-hand.ts'

export const pictureOperations = [
  run(declared.list, (ctx, visitor, { params }) => readPictures(ctx, visitor, params.id)),
  run(declared.arrange, (ctx, visitor, { params, body }) => arrangePictures(ctx, visitor, params.id, body)),
  run(declared.giveBack, (ctx, visitor, { params, query }) =>
    giveArrangementBack(ctx, visitor, params.id, query.version),
  ),
  run(declared.takeUpload, (ctx, visitor, { params, body: { upload, kind, name = null } }) =>
    takeUpload(ctx, visitor, params.id, { upload, kind, name }),
  ),
  runHttp(declared.upload, async (c, { params, query }) => {
    const { ctx } = c.var
    // Guests were refused before (authorize).
    const visitor = visitorOf(c) as SignedInVisitor
    await refuseUpload(ctx, visitor, params.id)
    const { incoming } = c.env
    if (Number(incoming.headers['content-length'] ?? 0) > MEDIA_BYTES_MAX) throw tooLarge()
    const content = await readAll(incoming).catch((error) => {
      // The connection was cut: nobody reads the answer, and it is no fault of ours.
      throw incoming.errored ? new DomainError('input.invalid', [{ field: 'file', code: 'missing' }]) : error
    })
    if (content.length === 0) throw new DomainError('input.invalid', [{ field: 'file', code: 'missing' }])
    const { name = null, kind = 'photo' } = query
    return addPicture(ctx, visitor, params.id, { content, name, kind })
  }),
]

const tooLarge = () => new DomainError('picture.refused', [{ field: 'file', code: 'picture_large' }])

/** The stream is left open after a refusal, so that the sender can still be answered. */
async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MEDIA_BYTES_MAX) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
