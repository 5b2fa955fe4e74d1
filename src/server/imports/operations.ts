import * as declared from '../../domain/imports/operations.ts'
import { run } from '../operations/run.ts'
import { rollBack } from './rollback.ts'

export const importOperations = [
  run(declared.rollBackImport, async (ctx, _visitor, { params }) => ({ data: await rollBack(ctx, params.id) })),
]
