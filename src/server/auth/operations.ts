import * as declared from '../../domain/auth/operations.ts'
import { isDomainError } from '../../domain/errors.ts'
import { run } from '../operations/run.ts'
import { say, type Visitor } from '../operations/visitor.ts'
import { accountOperations } from './account/account-operations.ts'
import { confirmEmail } from './confirm.ts'
import { memberOperations } from './members/member-operations.ts'
import { secondFactorOperations } from './second-factor/second-factor-operations.ts'
import { forgotPassword, login, register, resendConfirmation, resetPassword } from './service.ts'
import { endReplaced, revokeSession } from './sessions/sessions.ts'
import { loggedAs } from './sessions/tokens.ts'
import { configuredProviders } from './social/providers.ts'
import { socialOperations } from './social/social-operations.ts'

const asRequester = ({ user, sessionId, address }: Visitor) => ({ userId: user?.id ?? null, sessionId, address })

/** Operations to sign up, sign in and out, confirm an address and reset a password. */
export const authOperations = [
  run(declared.debug, (_ctx, { hasToken }) => ({ token: hasToken })),
  run(declared.providers, (ctx) => ({ data: configuredProviders(ctx.config) })),
  run(declared.me, (_ctx, { user }) => ({ user })),
  run(declared.register, async (ctx, visitor, { body }) => {
    await register(ctx, body, visitor.language)
    return say(visitor, 'answer.registered')
  }),
  run(declared.login, async (ctx, visitor, { body }) => {
    visitor.tell({ account: loggedAs(body.email) })
    const { token, user } = await login(ctx, body, { address: visitor.place, userAgent: visitor.userAgent })
    await endReplaced(ctx, visitor, user)
    visitor.tell({ user })
    return { ...say(visitor, 'answer.logged_in', { name: user.name }), token, user }
  }),
  run(declared.logout, async (ctx, visitor) => {
    const { user, sessionId } = visitor
    try {
      if (user && sessionId !== null) await revokeSession(ctx, user.id, sessionId)
    } catch (error) {
      // The session may have ended in another tab in the meantime. After any other failure it is still open, and the
      // user must know.
      if (!isDomainError(error)) throw error
    }
    return say(visitor, 'answer.logged_out')
  }),
  run(declared.confirm, async (ctx, visitor, { body }) => {
    await confirmEmail(ctx, body, asRequester(visitor))
    return say(visitor, 'answer.confirmed')
  }),
  run(declared.resendConfirmation, async (ctx, visitor) => {
    await resendConfirmation(ctx, visitor.user.id)
    return say(visitor, 'answer.registered')
  }),
  run(declared.forgotPassword, async (ctx, visitor, { body }) => {
    await forgotPassword(ctx, body.email)
    return say(visitor, 'answer.reset_sent')
  }),
  run(declared.resetPassword, async (ctx, visitor, { body }) => {
    await resetPassword(ctx, body, asRequester(visitor), visitor.language)
    return say(visitor, 'answer.password_changed')
  }),
  ...accountOperations,
  ...secondFactorOperations,
  ...socialOperations,
  ...memberOperations,
]
