import * as declared from '../../domain/deliveries/operations.ts'
import { run } from '../operations/run.ts'
import { pushKey, subscribePush, unsubscribePush } from './push/push.ts'

export const pushOperations = [
  run(declared.readPushKey, async (ctx) => ({ key: await pushKey(ctx) })),
  run(declared.subscribePush, async (ctx, { user, sessionId }, { body }) => {
    await subscribePush(ctx, { userId: user.id, sessionId }, body)
    return {}
  }),
  run(declared.unsubscribePush, async (ctx, { user }, { body }) => {
    await unsubscribePush(ctx, user.id, body.endpoint)
    return {}
  }),
]
