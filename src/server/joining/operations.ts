import * as admin from '../../domain/joining/admin-operations.ts'
import * as declared from '../../domain/joining/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { accept } from './accept.ts'
import { apply, decline, listApplications, readApplication } from './service.ts'

/** Also for the page /anbieter-werden, whose form works without a script. */
export const sendApplication = run(declared.apply, async (ctx, visitor, { body }) => {
  await apply(ctx, body, visitor.language)
  return say(visitor, 'application.received')
})

export const joiningOperations = [
  sendApplication,
  run(admin.listApplications, (ctx, _visitor, { query }) => listApplications(ctx, query)),
  run(admin.readApplication, async (ctx, _visitor, { params }) => ({ data: await readApplication(ctx, params.id) })),
  run(admin.acceptApplication, async (ctx, visitor, { params, body }) => ({
    data: await accept(ctx, visitor, params.id, body),
  })),
  run(admin.declineApplication, async (ctx, visitor, { params, body }) => ({
    data: await decline(ctx, visitor, params.id, body),
  })),
]
