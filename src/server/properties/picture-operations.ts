import * as declared from '../../domain/properties/picture-operations.ts'
import { receiveFile } from '../media/upload.ts'
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
    const content = await receiveFile(c.env.incoming)
    const { name = null, kind = 'photo' } = query
    return addPicture(ctx, visitor, params.id, { content, name, kind })
  }),
]
