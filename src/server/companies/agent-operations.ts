import * as declared from '../../domain/companies/agent-operations.ts'
import { receivePicture } from '../media/upload.ts'
import { run, runHttp } from '../operations/run.ts'
import { signedInVisitorOf } from '../operations/staff.ts'
import { endAccount, inviteAgent } from './access.ts'
import { addAgent, changeAgent, changeAgentRecord, giveAgentBack, listAgents, listHomes, readAgent } from './agents.ts'
import { comeBack, handOver, leave } from './leaving.ts'

export const agentOperations = [
  run(declared.listAgents, (ctx, visitor, { query }) => listAgents(ctx, visitor, query)),
  run(declared.addAgent, async (ctx, visitor, { body }) => ({ data: await addAgent(ctx, visitor, body) })),
  run(declared.readAgent, async (ctx, visitor, { params }) => ({ data: await readAgent(ctx, visitor, params.id) })),
  run(declared.changeAgent, async (ctx, visitor, { params, body }) => ({
    data: await changeAgent(ctx, visitor, params.id, body),
  })),
  run(declared.giveBack, async (ctx, visitor, { params, query }) => ({
    data: await giveAgentBack(ctx, visitor, params.id, params.field, query.version),
  })),
  runHttp(declared.setPortrait, async (c, { params: { id } }) => {
    const { ctx } = c.var
    const visitor = signedInVisitorOf(c)
    // Nothing is stored for a person who is not the caller's.
    await readAgent(ctx, visitor, id)
    const own_foto_hash = await receivePicture(ctx, c.env.incoming, 'foto')
    const act = 'agents.set_portrait'
    return { data: await changeAgentRecord(ctx, visitor, { id, act }, async () => ({ own_foto_hash })) }
  }),
  run(declared.removePortrait, async (ctx, visitor, { params: { id } }) => ({
    data: await changeAgentRecord(ctx, visitor, { id, act: 'agents.remove_portrait' }, async () => ({
      own_foto_hash: null,
    })),
  })),
  run(declared.listHomes, (ctx, visitor, { params, query }) => listHomes(ctx, visitor, params.id, query)),
  run(declared.handOver, async (ctx, visitor, { params, body }) => ({
    count: await handOver(ctx, visitor, params.id, body),
  })),
  run(declared.leave, async (ctx, visitor, { params, body }) => ({
    data: await leave(ctx, visitor, params.id, body),
  })),
  run(declared.comeBack, async (ctx, visitor, { params, body }) => ({
    data: await comeBack(ctx, visitor, params.id, body),
  })),
  run(declared.invite, async (ctx, visitor, { params, body }) => ({
    data: await inviteAgent(ctx, visitor, params.id, body.email, visitor.language),
  })),
  run(declared.endAccount, async (ctx, visitor, { params }) => ({
    data: await endAccount(ctx, visitor, params.id),
  })),
]
