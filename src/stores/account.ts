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
} from '../domain/auth/schemas.ts'
import type { SocialProvider, User } from '../domain/auth/user.ts'
import { deleteJson, getJson, patchJson, postJson } from './api.ts'
import { login } from './auth.ts'
import { $user, forgetSession } from './session.ts'

type Done = { success: true; message: string }
type SignedIn = Done & { token: string; user: User }

/** Every call answers the server's sentence and throws ApiError with its refusal (src/stores/api.ts). */
const sentence = ({ message }: Done) => message

/** Signs in and keeps token and user. */
export async function signIn(form: Login): Promise<void> {
  const { token, user } = await postJson<SignedIn>('/api/auth/login', form)
  login(token, user)
}

export const signUp = (form: Register) => postJson<Done>('/api/auth/register', form).then(sentence)
export const forgotPassword = (form: Forgot) => postJson<Done>('/api/auth/password/forgot', form).then(sentence)
export const resetPassword = (form: Reset) => postJson<Done>('/api/auth/password/reset', form).then(sentence)

/** Follows a mailed link; whoever is signed in learns that the address is confirmed now. */
export async function confirmEmail(form: Confirm): Promise<string> {
  const message = await postJson<Done>('/api/auth/confirm', form).then(sentence)
  await reloadUser()
  return message
}
export const resendConfirmation = () => postJson<Done>('/api/auth/confirm/resend', {}).then(sentence)

/** Asks the server anew who is signed in; nothing happens for guests, or when it does not answer. */
export async function reloadUser(): Promise<void> {
  if (!$user.get()) return
  const answer = await getJson<{ success: true; user: User }>('/api/auth/me').catch(() => null)
  if (answer && $user.get()) $user.set(answer.user)
}

/** The social logins that this house has; none when it does not answer. */
export const readProviders = (): Promise<readonly SocialProvider[]> =>
  getJson<{ success: true; data: SocialProvider[] }>('/api/auth/providers').then(
    ({ data }) => data,
    () => [],
  )

/** Where a social login begins. */
export const socialAddress = (provider: SocialProvider) =>
  getJson<{ success: true; redirect_url: string }>(`/api/auth/social/${provider}/redirect`).then(
    ({ redirect_url }) => redirect_url,
  )

/** Trades the token that came back from a social login for a session, and keeps it. */
export async function tradeSocial(provider: string, token: string): Promise<void> {
  const path = `/api/auth/social/${encodeURIComponent(provider)}/callback`
  const answer = await postJson<SignedIn>(path, { token })
  login(answer.token, answer.user)
}

export async function saveProfile(form: Profile): Promise<string> {
  const { message, user } = await patchJson<Done & { user: User }>('/api/auth/profile', form)
  $user.set(user)
  dispatchEvent(new Event('klinke:session'))
  return message
}

export const changeEmail = (form: ChangeEmail) => postJson<Done>('/api/auth/email', form).then(sentence)

export async function changePassword(form: ChangePassword): Promise<string> {
  const message = await postJson<Done>('/api/auth/password', form).then(sentence)
  await reloadUser()
  return message
}

/** Where somebody is signed in, as GET /api/auth/sessions tells. */
export interface Session {
  id: number
  current: boolean
  user_agent: string | null
  last_seen_at: string
  ends_at: string
}

export const readSessions = (signal?: AbortSignal) =>
  getJson<{ success: true; data: Session[] }>('/api/auth/sessions', signal).then(({ data }) => data)
export const endSession = (id: number) => deleteJson<Done>(`/api/auth/sessions/${id}`).then(sentence)
export const endOtherSessions = () => deleteJson<Done>('/api/auth/sessions').then(sentence)

/** Everything that is kept of the account, as the text of a JSON file. */
export async function readExport(): Promise<string> {
  const { success: _, ...held } = await getJson<{ success: true }>('/api/auth/export')
  return JSON.stringify(held, null, 2)
}

/** Removes the account, and what this browser knew of it. */
export async function deleteAccount(form: DeleteAccount): Promise<string> {
  const message = await deleteJson<Done>('/api/auth/account', form).then(sentence)
  void forgetSession()
  return message
}
