import * as declared from '../../domain/appointments/admin-operations.ts'
import { historyWith } from '../inquiries/history.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { confirm, decline, propose } from './decisions.ts'
import { listViewings, readViewing } from './staff-service.ts'

export const viewingOperations = [
  run(declared.listViewings, (ctx, visitor, { query }) => listViewings(ctx, visitor, query)),
  run(declared.readViewing, async (ctx, visitor, { params: { id } }) => {
    const viewing = await readViewing(ctx, visitor, id)
    const person = { company: viewing.company?.id ?? null, email: viewing.email }
    return { data: { ...viewing, history: await historyWith(ctx, visitor, person, { kind: 'appointment', id }) } }
  }),
  run(declared.confirmViewing, async (ctx, visitor, { params, body }) => {
    await confirm(ctx, visitor, params.id, body.version)
    return say(visitor, 'viewings.confirmed')
  }),
  run(declared.declineViewing, async (ctx, visitor, { params, body }) => {
    await decline(ctx, visitor, params.id, body)
    return say(visitor, 'viewings.declined')
  }),
  run(declared.proposeTimes, async (ctx, visitor, { params, body }) => {
    await propose(ctx, visitor, params.id, body)
    return say(visitor, 'viewings.proposed')
  }),
]
