import * as declared from '../../domain/deliveries/message-operations.ts'
import { DomainError } from '../../domain/errors.ts'
import { recordAct } from '../audit/record.ts'
import { readMailbox } from '../bounces/mailbox.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { readContent, readMessage, sendMessage, sendMessages } from './messages.ts'
import { findMessages } from './messages-repository.ts'
import { hashOf } from './stops.ts'
import { deleteStopById, findAddressOf, findStop, findStops, stopOf } from './stops-repository.ts'

/** Operations by which administrators see what was sent, and let addresses get mail again. */
export const messageOperations = [
  run(declared.listMessages, ({ db }, _visitor, { query }) => findMessages(db, query)),
  run(declared.readMessage, async (ctx, _visitor, { params }) => ({ data: await readMessage(ctx, params.id) })),
  run(declared.readMessageContent, async (ctx, visitor, { params }) => ({
    data: await readContent(ctx, visitor, params.id),
  })),
  run(declared.sendMessage, async (ctx, visitor, { params }) => {
    await sendMessage(ctx, visitor, params.id)
    return say(visitor, 'answer.message_sent')
  }),
  run(declared.bulkMessages, async (ctx, visitor, { body }) => ({ data: await sendMessages(ctx, visitor, body) })),
  run(declared.listStops, ({ db }, _visitor, { query }) => findStops(db, query)),
  run(declared.findStop, async (ctx, _visitor, { params }) => {
    const address = await findAddressOf(ctx.db, params.id)
    if (address === null) throw new DomainError('record.not_found')
    const stop = await findStop(ctx.db, hashOf(address))
    return { data: stop ? stopOf(stop) : null }
  }),
  run(declared.liftStop, async (ctx, visitor, { params }) => {
    await ctx.db.transaction().execute(async (db) => {
      const row = await deleteStopById(db, params.id)
      if (!row) throw new DomainError('record.not_found')
      // The audit cannot forget, so it never has an address.
      const act = { act: 'addresses.lift', entity: 'address' as const, entityId: row.id, label: '' }
      await recordAct({ ...ctx, db }, visitor, { ...act, before: { why: row.why }, after: { why: null } })
    })
    return say(visitor, 'answer.address_lifted')
  }),
  run(declared.readMailbox, async (ctx) => ({ data: await readMailbox(ctx) })),
]
