import type { UserRole } from './user.ts'

export type Role = 'guest' | UserRole

/** The callers that a call permits. Guests get 401 where other roles may call, all others 403. */
export interface Permission {
  readonly roles: readonly Role[]
  /** Permits only rows of the caller: rows of others answer 404, which hides that they exist. */
  readonly own?: true
  /**
   * Permits only the sender of the source that the path names: the bearer is the secret of that source, and no role has
   * it. Every other caller gets 401.
   */
  readonly sender?: true
}

export const EVERYBODY = { roles: ['guest', 'user', 'agent', 'admin'] } as const satisfies Permission
export const SIGNED_IN = { roles: ['user', 'agent', 'admin'] } as const satisfies Permission
export const ADMINS = { roles: ['admin'] } as const satisfies Permission
export const OWN = { ...SIGNED_IN, own: true } as const satisfies Permission
export const SENDER = { roles: [], sender: true } as const satisfies Permission
