import type {
  ChangeEmail,
  ChangePassword,
  Confirm,
  DeleteAccount,
  Forgot,
  Login,
  Profile,
  Register,
  Reset,
} from '../../domain/auth/schemas.ts'
import type { SocialProvider } from '../../domain/auth/user.ts'
import { call } from '../api.ts'
import { forgetWords } from '../storage.ts'
import { login } from './auth.ts'
import { $user, forgetSession } from './session.ts'

/** Every call returns the server's sentence and throws ApiError for a refusal (src/stores/api.ts). */
const sentence = ({ message }: { message: string }) => message

/** Signs in and stores token and user. */
export async function signIn(form: Login): Promise<void> {
  const { token, user } = await call('POST /api/auth/login', { body: form })
  login(token, user)
}

export const signUp = (form: Register) => call('POST /api/auth/register', { body: form }).then(sentence)
export const forgotPassword = (form: Forgot) => call('POST /api/auth/password/forgot', { body: form }).then(sentence)
export const resetPassword = (form: Reset) => call('POST /api/auth/password/reset', { body: form }).then(sentence)

/** Confirms by a mailed link; a signed-in user is updated, since the address is confirmed now. */
export async function confirmEmail(form: Confirm): Promise<string> {
  const message = await call('POST /api/auth/confirm', { body: form }).then(sentence)
  await reloadUser()
  return message
}
export const resendConfirmation = () => call('POST /api/auth/confirm/resend').then(sentence)

/** Asks the server again for the signed-in user; it does nothing for guests, or when the server does not answer. */
export async function reloadUser(): Promise<void> {
  if (!$user.get()) return
  const answer = await call('GET /api/auth/me').catch(() => null)
  if (answer && $user.get()) $user.set(answer.user)
}

/** The configured social logins; none when the server does not answer. */
export const readProviders = (): Promise<readonly SocialProvider[]> =>
  call('GET /api/auth/providers').then(
    ({ data }) => data,
    () => [],
  )

/** The address where a social login begins. */
export const socialAddress = (provider: SocialProvider) =>
  call('GET /api/auth/social/{provider}/redirect', { params: { provider } }).then(({ redirect_url }) => redirect_url)

/** Exchanges the token of a social login for a session, and stores it. */
export async function tradeSocial(provider: string, token: string): Promise<void> {
  const answer = await call('POST /api/auth/social/{provider}/callback', { params: { provider }, body: { token } })
  login(answer.token, answer.user)
}

export async function saveProfile(form: Profile): Promise<string> {
  const { message, user } = await call('PATCH /api/auth/profile', { body: form })
  $user.set(user)
  dispatchEvent(new Event('klinke:session'))
  return message
}

export const changeEmail = (form: ChangeEmail) => call('POST /api/auth/email', { body: form }).then(sentence)

export async function changePassword(form: ChangePassword): Promise<string> {
  const message = await call('POST /api/auth/password', { body: form }).then(sentence)
  await reloadUser()
  return message
}

export const readSessions = (signal?: AbortSignal) =>
  call('GET /api/auth/sessions', { signal }).then(({ data }) => data)
export const endSession = (id: number) => call('DELETE /api/auth/sessions/{id}', { params: { id } }).then(sentence)
export const endOtherSessions = () => call('DELETE /api/auth/sessions').then(sentence)

/** All data of the account, as the text of a JSON file. */
export async function readExport(): Promise<string> {
  const { success: _, ...held } = await call('GET /api/auth/export')
  return JSON.stringify(held, null, 2)
}

/** Removes the account, and its data in this browser. */
export async function deleteAccount(form: DeleteAccount): Promise<string> {
  const message = await call('DELETE /api/auth/account', { body: form }).then(sentence)
  forgetWords()
  void forgetSession()
  return message
}
