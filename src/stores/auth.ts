import { atom, computed, onMount } from 'nanostores'
import type { User } from '../domain/auth/user.ts'
import { ApiError, call } from './api.ts'
import { $token, $user, forgetSession, readUser } from './session.ts'

export type AuthState = 'loading' | 'authenticated' | 'anonymous'

/** The token that the server, or the login itself, has vouched for. */
const $checked = atom<string | null>(null)

/**
 * Whether somebody is signed in: `loading` while a stored token is being checked, which the first listener starts.
 * The user is in `$user` (session.ts). Other tabs' logins and logouts arrive here.
 */
export const $auth = computed([$token, $user, $checked], (token, user, checked): AuthState => {
  if (!token || !user) return 'anonymous'
  return token === checked ? 'authenticated' : 'loading'
})

onMount($auth, () => {
  const start = () => {
    const token = $token.get()
    if (token && $user.get()) void check(token)
  }
  const stops = [$token.subscribe(start), $user.subscribe(start)]
  return () => {
    for (const stop of stops) stop()
  }
})

let checking: string | null = null

/** A token and user that were stored earlier count only once the server knows them. */
async function check(token: string) {
  if (token === $checked.get() || token === checking) return
  checking = token
  try {
    const user = readUser((await call('GET /api/auth/me')).user)
    if ($token.get() !== token) return
    if (!user) return void forgetSession()
    $user.set(user)
    $checked.set(token)
  } catch (error) {
    if ($token.get() !== token) return
    // No answer is no verdict: whoever is offline stays who he was.
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) void forgetSession()
    else $checked.set(token)
  } finally {
    checking = null
  }
}

/** Keeps what a login answered; it needs no further check. The bar hears of it by `klinke:session`. */
export function login(token: string, user: User): void {
  $checked.set(token)
  $user.set(user)
  $token.set(token)
  dispatchEvent(new Event('klinke:session'))
}

/**
 * Tells the server, forgets token and user whatever it says, and goes to the start page.
 * @param home the start page of the visitor's language
 */
export async function logout(home = '/'): Promise<void> {
  try {
    await call('POST /api/auth/logout')
  } catch {
    // The token then lives on the server until it expires; here it is gone.
  }
  await forgetSession()
  location.assign(home)
}
