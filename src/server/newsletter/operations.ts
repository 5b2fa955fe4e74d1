import * as declared from '../../domain/newsletter/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { confirm, subscribe, unsubscribe } from './service.ts'

export const newsletterOperations = [
  run(declared.subscribe, async (ctx, visitor, { body }) => {
    await subscribe(ctx, body, visitor.language)
    return say(visitor, 'newsletter.asked')
  }),
  run(declared.confirm, async (ctx, visitor, { body }) => {
    await confirm(ctx, body.token)
    return say(visitor, 'newsletter.confirmed')
  }),
  run(declared.unsubscribe, async (ctx, visitor, { query }) => {
    await unsubscribe(ctx, query.token)
    return say(visitor, 'newsletter.left')
  }),
]
