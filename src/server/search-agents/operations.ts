import { personOf } from '../../domain/auth/user.ts'
import * as declared from '../../domain/search-agents/operations.ts'
import type { Ctx } from '../ctx.ts'
import { run } from '../operations/run.ts'
import { say, type Visitor } from '../operations/visitor.ts'
import {
  changeAgent,
  confirmAgent,
  confirmPhone,
  createAgent,
  endAgent,
  listAgents,
  readAgent,
  sendNewCode,
} from './service.ts'

async function end(ctx: Ctx, visitor: Visitor, token: string) {
  await endAgent(ctx, token)
  return say(visitor, 'agent.ended')
}

export const searchAgentOperations = [
  run(declared.createAgent, async (ctx, visitor, { body }) => {
    const { confirmed } = await createAgent(ctx, body, visitor.user, visitor.language, visitor.address)
    return { ...say(visitor, confirmed ? 'agent.created' : 'agent.asked'), confirmed }
  }),
  run(declared.listAgents, async (ctx, { user }) => ({ data: await listAgents(ctx, personOf(user)) })),
  run(declared.confirmAgent, async (ctx, visitor, { body }) => {
    await confirmAgent(ctx, body.token)
    return say(visitor, 'agent.created')
  }),
  run(declared.unsubscribeAgent, (ctx, visitor, { query }) => end(ctx, visitor, query.token)),
  run(declared.readAgent, async (ctx, _visitor, { params }) => ({ data: await readAgent(ctx, params.token) })),
  run(declared.changeAgent, async (ctx, visitor, { params, body }) => {
    await changeAgent(ctx, params.token, body)
    return say(visitor, 'agent.changed')
  }),
  run(declared.confirmPhone, async (ctx, visitor, { params, body }) => {
    await confirmPhone(ctx, params.token, body.code)
    return say(visitor, 'agent.changed')
  }),
  run(declared.sendCode, async (ctx, visitor, { params }) => {
    await sendNewCode(ctx, params.token, visitor.language, visitor.address)
    return say(visitor, 'agent.code_sent')
  }),
  run(declared.endAgent, (ctx, visitor, { params }) => end(ctx, visitor, params.token)),
]
