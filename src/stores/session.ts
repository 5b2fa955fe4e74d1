import type { User } from '../domain/auth/user.ts'
import { persisted } from './persist.ts'
import { endPush } from './push.ts'

/** The token that every call carries; null for guests. The key is the specification's, the text the bare token. */
export const $token = persisted<string | null>('auth_token', null, parseToken, (token) => token ?? undefined)

/** The user as the server last told; the specification's key. Null for guests. */
export const $user = persisted<User | null>('user', null, parseUser, (user) =>
  user ? JSON.stringify(user) : undefined,
)

/** What RFC 6750 lets stand in the header is a token, and nothing else. */
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

/** A user out of something that was stored or answered; null when it is none. Only id and name are sure to be right. */
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
 * Takes token and user out of the browser, here and in its other tabs, at once. The bar hears of it by `klinke:session`.
 * Resolves when messages to this browser have ended too: whoever goes to another page waits for that.
 */
export function forgetSession(): Promise<void> {
  $token.set(null)
  $user.set(null)
  dispatchEvent(new Event('klinke:session'))
  return endPush()
}
