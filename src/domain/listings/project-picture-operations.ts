import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { altSchema } from '../properties/picture-schemas.ts'
import { projectRecordSchema } from './project.ts'

const path = '/api/admin/projects/{id}/picture'
const params = z.object({ id: idText })
const version = z.string().max(40).describe('The version that was read')
const query = z.object({ version: version.optional() })
const answer = z.object({ data: projectRecordSchema })
const answers = 'The project as it is now'

export const setPicture = operation({
  name: 'projects.set_picture',
  method: 'PUT',
  path,
  who: STAFF,
  summary: 'Upload the title picture of a project',
  description:
    'The body is the photograph, at most 20 MB. It precedes the pictures of the units. The place where it was taken is removed from it.',
  params,
  query,
  receives: ['image/*', 'application/octet-stream'],
  answer,
  answers,
  refusals: [404, 409, 413, 422],
})

export const describePicture = operation({
  name: 'projects.describe_picture',
  method: 'PATCH',
  path,
  who: STAFF,
  summary: 'Write the alternative texts of the title picture of a project',
  params,
  body: z.strictObject({ version, alt: altSchema }),
  answer,
  answers,
  refusals: [404, 409],
})

export const removePicture = operation({
  name: 'projects.remove_picture',
  method: 'DELETE',
  path,
  who: STAFF,
  summary: 'Return to the pictures of the units of a project',
  params,
  query,
  answer,
  answers,
  refusals: [404, 409],
})
