import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { fileName } from '../feeds/schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { line } from '../text.ts'
import { altSchema, handPictureSchema, PICTURE_KINDS, PICTURES_MAX, pictureHash } from './picture-schemas.ts'

const params = z.object({ id: idText })
const answer = z.object({
  data: z.array(handPictureSchema),
  arranged: z.boolean().describe('Whether a hand stands over the order, kinds or texts of files of the feed'),
  version: z.string().describe('To send back with a change'),
})
const answers = 'The files of the home in their order'

export const list = operation({
  name: 'properties.pictures',
  method: 'GET',
  path: '/api/admin/properties/{id}/pictures',
  who: STAFF,
  summary: 'Photographs, plans and documents of a home',
  params,
  answer,
  answers,
  refusals: [404],
})

export const upload = operation({
  name: 'properties.add_picture',
  method: 'POST',
  path: '/api/admin/properties/{id}/pictures',
  who: STAFF,
  summary: 'Upload a photograph, a plan or a document',
  description: 'The body is the file, at most 20 MB. The place where a photograph was taken is removed from it.',
  params,
  query: z.object({ name: fileName.optional(), kind: z.enum(PICTURE_KINDS).optional() }),
  receives: ['image/*', 'application/pdf', 'application/octet-stream'],
  answer,
  answers,
  refusals: [404, 409, 413, 422],
})

export const takeUpload = operation({
  name: 'properties.take_upload',
  method: 'POST',
  path: '/api/admin/properties/{id}/pictures/uploads',
  who: STAFF,
  summary: 'Make a picture of a resumable upload that is complete',
  description:
    'Uploads are made by tus 1.0 at /api/picture-uploads, with `account`, `home` and `filetype` in Upload-Metadata.',
  params,
  body: z.strictObject({
    upload: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('The last part of the address of the upload'),
    name: fileName.optional(),
    kind: z.enum(PICTURE_KINDS).default('photo'),
  }),
  answer,
  answers,
  refusals: [404, 409, 422],
})

export const arrange = operation({
  name: 'properties.arrange_pictures',
  method: 'PATCH',
  path: '/api/admin/properties/{id}/pictures',
  who: STAFF,
  summary: 'Order, kinds and alternative texts of the files of a home',
  description:
    'Names every file once. The next imports keep what differs from the feed. Files that are new in the feed come last where the order differs.',
  params,
  body: z.strictObject({
    version: line(40).min(1, 'missing'),
    pictures: z
      .array(z.strictObject({ hash: pictureHash, kind: z.enum(PICTURE_KINDS), alt: altSchema, hidden: z.boolean() }))
      .max(PICTURES_MAX + 350),
  }),
  // 500 files with texts in all languages.
  bytes: 4_000_000,
  answer,
  answers,
  refusals: [404, 409],
})

export const giveBack = operation({
  name: 'properties.give_back_pictures',
  method: 'DELETE',
  path: '/api/admin/properties/{id}/pictures/arrangement',
  who: STAFF,
  summary: 'Give order, kinds and alternative texts of the files back to the feed',
  description: 'Uploads keep their kinds and texts, and come last. Deleted files stay deleted.',
  params,
  query: z.object({ version: line(40).optional() }),
  answer,
  answers,
  refusals: [404, 409],
})
