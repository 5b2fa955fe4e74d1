import { z } from 'zod'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { rollbackSchema } from './rollback.ts'

export const rollBackImport = operation({
  name: 'imports.roll_back',
  method: 'POST',
  path: '/api/admin/imports/{id}/rollback',
  who: ADMINS,
  summary: 'Take an import back',
  description:
    'Each home is as before the run, and homes that it created are withdrawn. Homes that a later run has changed stay. ' +
    'The ten newest runs of a source can be taken back.',
  params: z.object({ id: idText }),
  answer: z.object({ data: rollbackSchema }),
  answers: 'What was taken back',
  refusals: [404, 409],
})
