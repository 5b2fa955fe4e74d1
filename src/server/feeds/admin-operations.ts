import * as declared from '../../domain/feeds/admin-operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run, runHttp } from '../operations/run.ts'
import { type SignedInVisitor, visitorOf } from '../operations/visitor.ts'
import { addSource } from './add-source.ts'
import { changeSource, pullSource, renewSourceSecret } from './change-source.ts'
import { carryOutDelivery, discardDelivery, uploadDelivery } from './checked-upload.ts'
import { listDeliveries, viewAdminDelivery } from './delivery-view.ts'
import { listSources, viewSource } from './source-view.ts'

export const feedAdminOperations = [
  run(declared.listSources, (ctx, visitor, { query }) => listSources(ctx, visitor, query)),
  run(declared.readSource, async (ctx, visitor, { params }) => ({ data: await viewSource(ctx, visitor, params.id) })),
  run(declared.changeSource, async (ctx, visitor, { params, body }) => ({
    data: await changeSource(ctx, visitor, params.id, body),
  })),
  run(declared.addSource, async (ctx, visitor, { body }) => ({ data: await addSource(ctx, visitor, body) })),
  run(declared.renewSourceSecret, async (ctx, visitor, { params }) => ({
    data: { secret: await renewSourceSecret(ctx, visitor, params.id) },
  })),
  run(declared.pullSource, async (ctx, visitor, { params }) => ({ data: await pullSource(ctx, visitor, params.id) })),
  run(declared.listDeliveries, (ctx, visitor, { query }) => listDeliveries(ctx, visitor, query)),
  run(declared.readAdminDelivery, async (ctx, visitor, { params, query }) => ({
    data: await viewAdminDelivery(ctx, visitor, params.id, languageOf(query.lang)),
  })),
  runHttp(declared.uploadDelivery, async (c, { query }) => {
    const { ctx } = c.var
    // `authorize` has refused guests.
    const visitor = visitorOf(c) as SignedInVisitor
    const id = await uploadDelivery(ctx, visitor, c.env.incoming, query)
    return { data: await viewAdminDelivery(ctx, visitor, id, visitor.language) }
  }),
  run(declared.carryOutDelivery, async (ctx, visitor, { params, body }) => {
    await carryOutDelivery(ctx, visitor, params.id, body.deletions)
    return { data: await viewAdminDelivery(ctx, visitor, params.id, visitor.language) }
  }),
  run(declared.discardDelivery, async (ctx, visitor, { params }) => {
    await discardDelivery(ctx, visitor, params.id)
    return { data: { id: params.id } }
  }),
]
