import { atom, computed, onMount } from 'nanostores'
import type { User } from '../../domain/auth/user.ts'
import { ApiError, call } from '../api.ts'
import { forgetWords, storeText } from '../storage.ts'
import { $token, $user, forgetSession, readUser } from './session.ts'

export type AuthState = 'loading' | 'authenticated' | 'anonymous'

/** The token that the server, or the login itself, has confirmed. */
const $checked = atom<string | null>(null)

/**
 * Whether the visitor is signed in: `loading` while a stored token is checked, which starts with the first listener.
 * The user is in `$user` (session.ts). Logins and logouts in other tabs arrive here.
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
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === 'auth_token' && newValue === LOGGED_OUT) forgetWords()
  }
  addEventListener('storage', follow)
  return () => {
    removeEventListener('storage', follow)
    for (const stop of stops) stop()
  }
})

/** A token for an instant, before none: it tells other tabs of a logout. A session that only ends leaves their words. */
const LOGGED_OUT = ''

let checking: string | null = null

/** A stored token and user count only after the server confirms them. */
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
    // No answer is not a rejection: an offline visitor stays signed in.
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) void forgetSession()
    else $checked.set(token)
  } finally {
    checking = null
  }
}

/** Stores the answer of a login; it needs no further check. The event `klinke:session` informs the bar. */
export function login(token: string, user: User): void {
  $checked.set(token)
  $user.set(user)
  $token.set(token)
  dispatchEvent(new Event('klinke:session'))
}

/** Maximum wait for the server's answer, ms: without a network it may take minutes. */
const WAIT_MS = 1000

/**
 * Removes token, user and their words at once, also from other tabs, informs the server, and opens the start page
 * whatever it answers.
 * @param home the start page of the visitor's language
 */
export async function logout(home = '/'): Promise<void> {
  forgetWords()
  // It has the token already, and goes on after the page. Without an answer the token stays valid until it expires.
  const told = call('POST /api/auth/logout').catch(() => undefined)
  storeText('auth_token', LOGGED_OUT)
  await forgetSession()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  location.assign(home)
}
