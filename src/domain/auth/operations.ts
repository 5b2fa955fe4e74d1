import { z } from 'zod'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { signedIn } from './answers.ts'
import { EVERYBODY, SIGNED_IN } from './permissions.ts'
import { confirmSchema, forgotSchema, loginSchema, registerSchema, resetSchema } from './schemas.ts'
import { SOCIAL_PROVIDERS, userSchema } from './user.ts'

/** Hourly limit per network address; generous, since a whole house or office may share one. */
const perAddress = (name: string, max: number) => ({ name, max, seconds: 3600 })

export const debug = operation({
  name: 'auth.debug',
  method: 'GET',
  path: '/api/auth/debug',
  who: EVERYBODY,
  summary: 'Whether a token was seen, and nothing else',
  answer: z.object({ token: z.boolean() }),
  answers: 'Seen or not',
})

export const providers = operation({
  name: 'auth.providers',
  method: 'GET',
  path: '/api/auth/providers',
  who: EVERYBODY,
  summary: 'Social logins that are configured',
  answer: z.object({ data: z.array(z.enum(SOCIAL_PROVIDERS)) }),
  answers: 'Only these have buttons',
})

export const me = operation({
  name: 'auth.me',
  method: 'GET',
  path: '/api/auth/me',
  who: SIGNED_IN,
  summary: 'Who is signed in',
  answer: z.object({ user: userSchema }),
  answers: 'The user',
})

export const register = operation({
  name: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  who: EVERYBODY,
  summary: 'Open an account',
  description: 'Answers the same for addresses that have an account already; their owner is told by mail.',
  body: registerSchema,
  answer: done,
  answers: 'A confirmation link is on its way',
  limit: perAddress('register', 100),
})

export const login = operation({
  name: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  who: EVERYBODY,
  summary: 'Sign in',
  description:
    'An account with a second factor is refused with `auth.second_factor` and a `challenge`: POST ' +
    '/api/auth/second-factor completes the login.',
  body: loginSchema,
  answer: signedIn,
  answers: 'A token for the Authorization header',
  refusals: [422],
  limit: perAddress('login', 1000),
})

export const logout = operation({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  // Guests may call it too, with an expired token: a 401 would redirect the visitor to the login.
  who: EVERYBODY,
  summary: 'Sign out; without a good token nothing happens',
  answer: done,
  answers: 'The token is worthless now',
})

export const confirm = operation({
  name: 'auth.confirm',
  method: 'POST',
  path: '/api/auth/confirm',
  who: EVERYBODY,
  summary: 'Follow the mailed link of a new address',
  description: 'By whoever opened the account: with its password, or in one of its sessions.',
  body: confirmSchema,
  answer: done,
  answers: 'The address is confirmed',
  refusals: [422],
  limit: perAddress('confirm', 200),
})

export const resendConfirmation = operation({
  name: 'auth.confirm.resend',
  method: 'POST',
  path: '/api/auth/confirm/resend',
  who: SIGNED_IN,
  summary: 'Mail the confirmation link once more',
  answer: done,
  answers: 'On its way, unless the address is confirmed',
})

export const forgotPassword = operation({
  name: 'auth.password.forgot',
  method: 'POST',
  path: '/api/auth/password/forgot',
  who: EVERYBODY,
  summary: 'Mail a link for a new password',
  body: forgotSchema,
  answer: done,
  answers: 'The same whether there is such an account or not',
  limit: perAddress('forgot', 100),
})

export const resetPassword = operation({
  name: 'auth.password.reset',
  method: 'POST',
  path: '/api/auth/password/reset',
  who: EVERYBODY,
  summary: 'Set a new password by the mailed link; signs out everywhere',
  body: resetSchema,
  answer: done,
  answers: 'It is set',
  refusals: [422],
  limit: perAddress('reset', 200),
})
