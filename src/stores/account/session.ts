import type { User } from '../../domain/auth/user.ts'
import { persisted } from '../persist.ts'
import { endPush } from './push.ts'

/** The token of every call; null for guests. The key is the specification's, the text the bare token. */
export const $token = persisted<string | null>('auth_token', null, parseToken, (token) => token ?? undefined)

/** The user as the server last returned it; the specification's key. Null for guests. */
export const $user = persisted<User | null>('user', null, parseUser, (user) =>
  user ? JSON.stringify(user) : undefined,
)

/** A token consists only of the characters that RFC 6750 allows in the header. */
function parseToken(text: string): string | null {
  const token = text.replace(/^"(.*)"$/, '$1')
  const isToken = /^[\w\-.~+/|]{1,4096}=*$/.test(token) && token !== 'null' && token !== 'undefined'
  return isToken ? token : null
}

function parseUser(text: string): User | null {
  try {
    return readUser(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads a user from stored or received data; null when invalid. Only id and name are certain to be valid. */
export function readUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { id, name, role } = value as Partial<Record<keyof User, unknown>>
  return {
    ...(value as User),
    id: Number(id) || 0,
    name: typeof name === 'string' ? name : '',
    role: role === 'agent' || role === 'admin' ? role : 'user',
  }
}

/**
 * Removes token and user from the browser at once, also in its other tabs. The event `klinke:session` informs the bar.
 * Resolves when push messages to this browser have ended too: a caller that leaves the page waits for that.
 */
export function forgetSession(): Promise<void> {
  $token.set(null)
  $user.set(null)
  dispatchEvent(new Event('klinke:session'))
  return endPush()
}
