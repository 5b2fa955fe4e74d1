import * as declared from '../../domain/overview/operations.ts'
import { run } from '../operations/run.ts'
import { figuresOf } from './figures.ts'
import { overviewOf } from './service.ts'

export const overviewOperations = [
  run(declared.readOverview, async (ctx, visitor) => ({ data: await overviewOf(ctx, visitor) })),
  run(declared.readOverviewFigures, async (ctx, visitor) => ({ data: await figuresOf(ctx, visitor) })),
]
