import * as declared from '../../../domain/auth/second-factor-operations.ts'
import { run } from '../../operations/run.ts'
import { type SignedInVisitor, say } from '../../operations/visitor.ts'
import { endReplaced } from '../sessions/sessions.ts'
import { completeLogin } from './complete.ts'
import { beginStepUp, removePasskey, removeTotp, renewRecoveryCodes, stepUp } from './service.ts'
import { addPasskey, addTotp, beginPasskey, beginTotp } from './setup.ts'
import { readFactors } from './state.ts'

const askerOf = ({ user, sessionId, provenAt, place }: SignedInVisitor) => ({
  userId: user.id,
  sessionId,
  provenAt,
  address: place,
})

/** Operations of the second factor: at a login, in a session, and its settings. */
export const secondFactorOperations = [
  run(declared.secondFactor, async (ctx, visitor, { body }) => {
    const { token, user } = await completeLogin(ctx, body, { address: visitor.place, userAgent: visitor.userAgent })
    await endReplaced(ctx, visitor, user)
    visitor.tell({ user })
    return { ...say(visitor, 'answer.logged_in', { name: user.name }), token, user }
  }),
  run(declared.factors, async (ctx, { user, provenAt }) => ({ factors: await readFactors(ctx, user, provenAt) })),
  run(declared.beginStepUp, async (ctx, visitor) => ({ challenge: await beginStepUp(ctx, askerOf(visitor)) })),
  run(declared.stepUp, async (ctx, visitor, { body }) => {
    const until = await stepUp(ctx, askerOf(visitor), body)
    return { ...say(visitor, 'answer.saved'), proven_until: until.toISOString() }
  }),
  run(declared.beginTotp, (ctx, visitor, { body }) => beginTotp(ctx, askerOf(visitor), body)),
  run(declared.addTotp, async (ctx, visitor, { body }) => {
    const recovery_codes = await addTotp(ctx, askerOf(visitor), body)
    const factors = await readFactors(ctx, visitor.user, ctx.clock())
    return { ...say(visitor, 'answer.saved'), factors, recovery_codes }
  }),
  run(declared.removeTotp, async (ctx, visitor) => {
    await removeTotp(ctx, askerOf(visitor))
    return { ...say(visitor, 'answer.saved'), factors: await readFactors(ctx, visitor.user, visitor.provenAt) }
  }),
  run(declared.beginPasskey, (ctx, visitor, { body }) => beginPasskey(ctx, askerOf(visitor), body)),
  run(declared.addPasskey, async (ctx, visitor, { body }) => {
    const recovery_codes = await addPasskey(ctx, askerOf(visitor), body)
    const factors = await readFactors(ctx, visitor.user, ctx.clock())
    return { ...say(visitor, 'answer.saved'), factors, recovery_codes }
  }),
  run(declared.removePasskey, async (ctx, visitor, { params }) => {
    await removePasskey(ctx, askerOf(visitor), params.id)
    return { ...say(visitor, 'answer.saved'), factors: await readFactors(ctx, visitor.user, visitor.provenAt) }
  }),
  run(declared.renewRecoveryCodes, async (ctx, visitor) => {
    const recovery_codes = await renewRecoveryCodes(ctx, askerOf(visitor))
    return { ...say(visitor, 'answer.saved'), recovery_codes }
  }),
]
