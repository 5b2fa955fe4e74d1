import * as declared from '../../domain/properties/hand-operations.ts'
import type { Ctx } from '../ctx.ts'
import { run } from '../operations/run.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { createByHand } from './by-hand.ts'
import { changeByHand, giveBack, readOrigins } from './hand.ts'
import { publish, removeHome, unpublish } from './publish.ts'

export const handOperations = [
  run(declared.readOrigins, (ctx, visitor, { params }) => readOrigins(ctx, visitor, params.id)),
  run(declared.changeByHand, (ctx, visitor, { params, body }) => changeByHand(ctx, visitor, params.id, body)),
  run(declared.giveBack, (ctx, visitor, { params, query }) =>
    giveBack(ctx, visitor, params.id, params.field, query.version),
  ),
  run(declared.createByHand, async (ctx, visitor, { body }) => ({
    data: { id: await createByHand(ctx, visitor, body) },
  })),
  run(declared.publish, async (ctx, visitor, { params, body }) => {
    await publish(ctx, visitor, params.id, body.version)
    return stateOf(ctx, visitor, params.id)
  }),
  run(declared.unpublish, async (ctx, visitor, { params, body }) => {
    await unpublish(ctx, visitor, params.id, body.version)
    return stateOf(ctx, visitor, params.id)
  }),
  run(declared.remove, async (ctx, visitor, { params, body }) => {
    await removeHome(ctx, visitor, params.id, body.version)
    return { data: { status: 'deleted', version: '' } }
  }),
]

async function stateOf(ctx: Ctx, visitor: SignedInVisitor, id: number) {
  const { status, version } = await readOrigins(ctx, visitor, id)
  return { data: { status, version } }
}
