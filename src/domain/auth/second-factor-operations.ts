import { z } from 'zod'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { signedIn } from './answers.ts'
import { EVERYBODY, OWN, SIGNED_IN } from './permissions.ts'
import {
  addPasskeySchema,
  addTotpSchema,
  beginFactorSchema,
  factorAdded,
  factorChallenge,
  factorState,
  passkeySetup,
  secondFactorSchema,
  stepUpSchema,
  totpSetup,
} from './second-factor.ts'

const limit = { name: 'second-factor', max: 600, seconds: 3600 }
const BEGIN =
  'The first factor of an account needs its password; an account without one is refused with `auth.code`, and a code ' +
  'goes to its address. Each further factor needs a proof of one that is there (POST /api/auth/step-up).'

export const secondFactor = operation({
  name: 'auth.second-factor',
  method: 'POST',
  path: '/api/auth/second-factor',
  who: EVERYBODY,
  summary: 'Complete a login that was answered with `auth.second_factor`',
  body: secondFactorSchema,
  answer: signedIn,
  answers: 'As the login',
  refusals: [422],
  limit,
})

export const factors = operation({
  name: 'account.factors',
  method: 'GET',
  path: '/api/auth/second-factor',
  who: SIGNED_IN,
  summary: 'The second factors of the account, without secrets',
  answer: z.object({ factors: factorState }),
  answers: 'As they are now',
})

export const beginStepUp = operation({
  name: 'auth.step-up.begin',
  method: 'POST',
  path: '/api/auth/step-up/begin',
  who: SIGNED_IN,
  summary: 'What the account can prove its second factor with; needed for a passkey',
  answer: z.object({ challenge: factorChallenge }),
  answers: 'Valid for ten minutes, in this session, once',
  refusals: [409],
  limit,
})

export const stepUp = operation({
  name: 'auth.step-up',
  method: 'POST',
  path: '/api/auth/step-up',
  who: SIGNED_IN,
  summary: 'Prove the second factor again, in this session',
  body: stepUpSchema,
  answer: done.extend({ proven_until: z.iso.datetime() }),
  answers: 'Dangerous acts are possible until then',
  refusals: [409, 422],
  limit,
})

export const beginTotp = operation({
  name: 'account.totp.begin',
  method: 'POST',
  path: '/api/auth/second-factor/totp/begin',
  who: SIGNED_IN,
  summary: 'A new secret for an app that makes codes',
  description: BEGIN,
  body: beginFactorSchema,
  answer: totpSetup,
  answers: 'It counts when a code of it is sent',
  refusals: [403, 422],
  limit,
})

export const addTotp = operation({
  name: 'account.totp.add',
  method: 'POST',
  path: '/api/auth/second-factor/totp',
  who: SIGNED_IN,
  summary: 'Set up the app by one of its codes; replaces an earlier one',
  body: addTotpSchema,
  answer: done.extend(factorAdded.shape),
  answers: 'Logins ask for a code from now on',
  refusals: [422],
  limit,
})

export const removeTotp = operation({
  name: 'account.totp.remove',
  method: 'DELETE',
  path: '/api/auth/second-factor/totp',
  who: SIGNED_IN,
  summary: 'Remove the app; agents and admins keep one factor',
  answer: done.extend({ factors: factorState }),
  answers: 'Its codes are worthless now',
  refusals: [403, 404, 409],
})

export const beginPasskey = operation({
  name: 'account.passkey.begin',
  method: 'POST',
  path: '/api/auth/second-factor/passkeys/begin',
  who: SIGNED_IN,
  summary: 'Options for a new passkey',
  description: BEGIN,
  body: beginFactorSchema,
  answer: passkeySetup,
  answers: 'Valid for ten minutes, in this session, once',
  refusals: [403, 422],
  limit,
})

export const addPasskey = operation({
  name: 'account.passkey.add',
  method: 'POST',
  path: '/api/auth/second-factor/passkeys',
  who: SIGNED_IN,
  summary: 'Add a passkey',
  body: addPasskeySchema,
  answer: done.extend(factorAdded.shape),
  answers: 'Logins ask for it from now on',
  refusals: [409, 422],
  limit,
})

export const removePasskey = operation({
  name: 'account.passkey.remove',
  method: 'DELETE',
  path: '/api/auth/second-factor/passkeys/{id}',
  who: OWN,
  summary: 'Remove a passkey; agents and admins keep one factor',
  params: z.object({ id: idText }),
  answer: done.extend({ factors: factorState }),
  answers: 'It is worthless now',
  refusals: [403, 404, 409],
})

export const renewRecoveryCodes = operation({
  name: 'account.recovery-codes',
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  who: SIGNED_IN,
  summary: 'Ten new recovery codes; the old ones end',
  answer: done.extend({ recovery_codes: z.array(z.string()) }),
  answers: 'Told only here',
  refusals: [403, 409],
  limit,
})
