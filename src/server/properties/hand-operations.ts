import * as declared from '../../domain/properties/hand-operations.ts'
import { run } from '../operations/run.ts'
import { changeByHand, giveBack, readOrigins } from './hand.ts'

export const handOperations = [
  run(declared.readOrigins, async (ctx, _visitor, { params }) => ({ data: await readOrigins(ctx, params.id) })),
  run(declared.changeByHand, async (ctx, _visitor, { params, body }) => ({
    data: await changeByHand(ctx, params.id, body),
  })),
  run(declared.giveBack, async (ctx, _visitor, { params }) => ({ data: await giveBack(ctx, params.id, params.field) })),
]
