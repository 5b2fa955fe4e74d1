import * as declared from '../../domain/overview/operations.ts'
import { run } from '../operations/run.ts'
import { overviewOf } from './service.ts'

export const overviewOperations = [
  run(declared.readOverview, async (ctx, visitor) => ({ data: await overviewOf(ctx, visitor) })),
]
