import { z } from 'zod'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { sessionSchema } from './answers.ts'
import { OWN, SIGNED_IN } from './permissions.ts'
import { changeEmailSchema, changePasswordSchema, deleteAccountSchema, profileSchema } from './schemas.ts'
import { userSchema } from './user.ts'

/** Shared description for accounts without a password. */
const BY_CODE =
  'An account without a password leaves the password out and is refused with `auth.code`: a code then goes to its ' +
  'address, and the same call with `code` does it, in the same session, within 15 minutes.'

export const changeProfile = operation({
  name: 'account.profile',
  method: 'PATCH',
  path: '/api/auth/profile',
  who: SIGNED_IN,
  summary: 'Change name, telephone, language and which messages come',
  body: profileSchema,
  answer: done.extend({ user: userSchema }),
  answers: 'As it is now',
})

export const changeEmail = operation({
  name: 'account.email',
  method: 'POST',
  path: '/api/auth/email',
  who: SIGNED_IN,
  summary: 'Ask for another address; it counts once its mailed link is followed',
  description: BY_CODE,
  body: changeEmailSchema,
  answer: done,
  answers: 'A link is on its way to the new address',
  refusals: [422, 429],
})

export const changePassword = operation({
  name: 'account.password',
  method: 'POST',
  path: '/api/auth/password',
  who: SIGNED_IN,
  summary: 'Change the password; signs out everywhere else',
  description: BY_CODE,
  body: changePasswordSchema,
  answer: done,
  answers: 'It is changed',
  refusals: [422, 429],
})

export const listSessions = operation({
  name: 'account.sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  who: SIGNED_IN,
  summary: 'Where one is signed in',
  answer: z.object({ data: z.array(sessionSchema) }),
  answers: 'Newest use first',
})

export const endOtherSessions = operation({
  name: 'account.sessions.end-others',
  method: 'DELETE',
  path: '/api/auth/sessions',
  who: SIGNED_IN,
  summary: 'Sign out everywhere else',
  answer: done,
  answers: 'Only the asking session is left',
})

export const endSession = operation({
  name: 'account.sessions.end',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  who: OWN,
  summary: 'Sign out there',
  params: z.object({ id: idText }),
  answer: done,
  answers: 'Its token is worthless now',
  refusals: [404],
})

export const exportAccount = operation({
  name: 'account.export',
  method: 'GET',
  path: '/api/auth/export',
  who: SIGNED_IN,
  summary: 'Everything that is kept of the account, as a file',
  answer: z.looseObject({ exported_at: z.iso.datetime(), user: userSchema }),
  answers: 'By topic',
  file: 'klinke.json',
})

export const removeAccount = operation({
  name: 'account.remove',
  method: 'DELETE',
  path: '/api/auth/account',
  who: SIGNED_IN,
  summary: 'Remove the account and everything that hangs on it',
  description: BY_CODE,
  body: deleteAccountSchema,
  answer: done,
  answers: 'It is gone',
  refusals: [422, 429],
})
