import * as declared from '../../../domain/auth/member-operations.ts'
import { run } from '../../operations/run.ts'
import { say } from '../../operations/visitor.ts'
import { actOnMembers, undoableActs, undoMembers } from './bulk.ts'
import {
  changeMemberAccess,
  disableMember,
  enableMember,
  endMemberSessions,
  eraseMember,
  exportMember,
  inviteMember,
  listMembers,
  readMember,
  renewMemberPassword,
  resetMemberFactor,
} from './members.ts'
import { erasePerson, exportPerson } from './people.ts'

/** Operations by which administrators read and change accounts. */
export const memberOperations = [
  run(declared.listMembers, (ctx, _visitor, { query }) => listMembers(ctx, query)),
  run(declared.readMember, async (ctx, _visitor, { params }) => ({ data: await readMember(ctx, params.id) })),
  run(declared.inviteMember, async (ctx, visitor, { body }) => {
    const id = await inviteMember(ctx, visitor, body)
    return { ...say(visitor, 'answer.member_invited', { email: body.email }), id }
  }),
  run(declared.changeMemberAccess, async (ctx, visitor, { params, body }) => {
    await changeMemberAccess(ctx, visitor, params.id, body)
    return say(visitor, 'answer.member_access')
  }),
  run(declared.disableMember, async (ctx, visitor, { params, body }) => {
    await disableMember(ctx, visitor, params.id, body)
    return say(visitor, 'answer.member_disabled')
  }),
  run(declared.enableMember, async (ctx, visitor, { params }) => {
    await enableMember(ctx, visitor, params.id)
    return say(visitor, 'answer.member_enabled')
  }),
  run(declared.endMemberSessions, async (ctx, visitor, { params }) => {
    await endMemberSessions(ctx, visitor, params.id)
    return say(visitor, 'answer.member_signed_out')
  }),
  run(declared.renewMemberPassword, async (ctx, visitor, { params }) => {
    await renewMemberPassword(ctx, visitor, params.id)
    return say(visitor, 'answer.member_password')
  }),
  run(declared.resetMemberFactor, async (ctx, visitor, { params }) => {
    await resetMemberFactor(ctx, visitor, params.id)
    return say(visitor, 'answer.member_factor')
  }),
  run(declared.exportMember, (ctx, visitor, { params }) => exportMember(ctx, visitor, params.id)),
  run(declared.eraseMember, async (ctx, visitor, { params }) => {
    await eraseMember(ctx, visitor, params.id)
    return say(visitor, 'answer.member_erased')
  }),
  run(declared.exportPerson, async (ctx, visitor, { body }) => ({
    data: await exportPerson(ctx, visitor, body.email),
  })),
  run(declared.erasePerson, async (ctx, visitor, { body }) => {
    await erasePerson(ctx, visitor, body)
    return say(visitor, 'answer.person_erased')
  }),
  run(declared.bulkMembers, async (ctx, visitor, { body }) => ({ data: await actOnMembers(ctx, visitor, body) })),
  run(declared.undoableMembers, async (ctx, visitor) => ({ data: await undoableActs(ctx, visitor) })),
  run(declared.undoBulkMembers, async (ctx, visitor, { params }) => ({
    data: await undoMembers(ctx, visitor, params.bulk),
  })),
]
