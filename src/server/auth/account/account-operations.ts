import * as declared from '../../../domain/auth/account-operations.ts'
import { run } from '../../operations/run.ts'
import { type SignedInVisitor, say } from '../../operations/visitor.ts'
import { listSessions, revokeSession, revokeSessions } from '../sessions/sessions.ts'
import { changeEmail, changePassword, changeProfile, exportAccount, removeAccount } from './account.ts'

const askerOf = ({ user, sessionId, address }: SignedInVisitor) => ({ userId: user.id, sessionId, address })

/** Operations by which users read and change their own account. */
export const accountOperations = [
  run(declared.changeProfile, async (ctx, visitor, { body }) => {
    const user = await changeProfile(ctx, visitor.user.id, body)
    return { ...say(visitor, 'answer.saved'), user }
  }),
  run(declared.changeEmail, async (ctx, visitor, { body }) => {
    await changeEmail(ctx, askerOf(visitor), body)
    return say(visitor, 'answer.email_sent')
  }),
  run(declared.changePassword, async (ctx, visitor, { body }) => {
    await changePassword(ctx, askerOf(visitor), body)
    return say(visitor, 'answer.password_changed')
  }),
  run(declared.listSessions, async (ctx, { user, sessionId }) => ({
    data: await listSessions(ctx, user.id, sessionId),
  })),
  run(declared.endOtherSessions, async (ctx, visitor) => {
    await revokeSessions(ctx, visitor.user.id, visitor.sessionId === null ? [] : [visitor.sessionId])
    return say(visitor, 'answer.sessions_ended')
  }),
  run(declared.endSession, async (ctx, visitor, { params }) => {
    await revokeSession(ctx, visitor.user.id, params.id)
    return say(visitor, 'answer.session_ended')
  }),
  run(declared.exportAccount, (ctx, { user, sessionId }) => exportAccount(ctx, user.id, sessionId)),
  run(declared.removeAccount, async (ctx, visitor, { body }) => {
    await removeAccount(ctx, askerOf(visitor), body)
    return say(visitor, 'answer.account_deleted')
  }),
]
