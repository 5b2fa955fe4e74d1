import type { UserRole } from './user.ts'

export type Role = 'guest' | UserRole

/** Who may make a call. Guests are told 401 where others may, everybody else 403. */
export interface Permission {
  readonly roles: readonly Role[]
  /** Only rows of one's own: those of others are not found (404), so that nobody learns that they exist. */
  readonly own?: true
}

export const EVERYBODY = { roles: ['guest', 'user', 'agent', 'admin'] } as const satisfies Permission
export const SIGNED_IN = { roles: ['user', 'agent', 'admin'] } as const satisfies Permission
export const OWN = { ...SIGNED_IN, own: true } as const satisfies Permission
