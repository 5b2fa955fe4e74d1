import { z } from 'zod'
import { operation } from '../operations/operation.ts'
import { signedIn } from './answers.ts'
import { EVERYBODY } from './permissions.ts'
import { tokenSchema } from './schemas.ts'
import { SOCIAL_PROVIDERS } from './user.ts'

const params = z.object({ provider: z.enum(SOCIAL_PROVIDERS) })

export const socialRedirect = operation({
  name: 'auth.social.redirect',
  method: 'GET',
  path: '/api/auth/social/{provider}/redirect',
  who: EVERYBODY,
  summary: 'Where to send the browser; sets a cookie that the return must bring along',
  params,
  answer: z.object({ redirect_url: z.url() }),
  answers: "The provider's page",
  refusals: [404, 422],
  limit: { name: 'social', max: 200, seconds: 3600 },
})

export const socialReturn = operation({
  name: 'auth.social.return',
  method: 'GET',
  path: '/api/auth/social/{provider}/return',
  who: EVERYBODY,
  summary: 'Where the provider sends the browser back; goes on to /social-callback',
  params,
  query: z.looseObject({}),
  answer: null,
  answers: '/social-callback?auth=...&social-auth=success, or social-auth=failed',
})

export const socialCallback = operation({
  name: 'auth.social.callback',
  method: 'POST',
  path: '/api/auth/social/{provider}/callback',
  who: EVERYBODY,
  summary: 'Trade the token of the return for a session, once, within 60 seconds, in the same browser',
  description: 'An account with a second factor is refused with `auth.second_factor`, as at the login.',
  params,
  body: tokenSchema,
  answer: signedIn,
  answers: 'A token for the Authorization header',
  refusals: [422],
  limit: { name: 'social.trade', max: 200, seconds: 3600 },
})
