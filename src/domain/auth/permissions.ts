import type { UserRole } from './user.ts'

export type Role = 'guest' | UserRole

/** The callers that a call permits. Guests get 401 where other roles may call, all others 403. */
export interface Permission {
  readonly roles: readonly Role[]
  /** Permits only rows of the caller: rows of others answer 404, which hides that they exist. */
  readonly own?: true
  /** Agents: only rows of their company; rows of other companies answer 404. Admins: all rows. */
  readonly company?: true
  /** A dangerous act: the session must have proven its second factor a moment ago (STEP_UP_MS). */
  readonly again?: true
  /**
   * Permits only the sender of the source that the path names: the bearer is the secret of that source, and no role has
   * it. Every other caller gets 401.
   */
  readonly sender?: true
}

export const EVERYBODY = { roles: ['guest', 'user', 'agent', 'admin'] } as const satisfies Permission
export const SIGNED_IN = { roles: ['user', 'agent', 'admin'] } as const satisfies Permission
export const ADMINS = { roles: ['admin'] } as const satisfies Permission
/** Admins, and agents for their company. */
export const STAFF = { roles: ['agent', 'admin'], company: true } as const satisfies Permission
export const OWN = { ...SIGNED_IN, own: true } as const satisfies Permission
export const SENDER = { roles: [], sender: true } as const satisfies Permission

/** How long a proof of the second factor lasts for dangerous acts. */
export const STEP_UP_MS = 10 * 60_000

/** Whether only agents or admins may call it: such a session needs a second factor. */
export const isForStaff = ({ roles, sender }: Permission): boolean =>
  !sender && !roles.includes('guest') && !roles.includes('user')
