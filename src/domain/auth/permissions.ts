import type { UserRole } from './user.ts'

export type Role = 'guest' | UserRole

export interface Permission {
  roles: readonly Role[]
  /** Only rows of one's own: those of others are not found (404), so that nobody learns that they exist. */
  own?: true
}

const EVERYBODY: Permission = { roles: ['guest', 'user', 'agent', 'admin'] }
const SIGNED_IN: Permission = { roles: ['user', 'agent', 'admin'] }
const OWN: Permission = { ...SIGNED_IN, own: true }

/**
 * Who may do what: every operation of the API, by its method and its path in /api/openapi.json. The server asks this
 * table before each request (src/server/http/permit.ts) and refuses operations that are not in it; a test walks through
 * every operation with every role. Guests are told 401 where others may, everybody else 403.
 */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /api/openapi.json': EVERYBODY,

  'GET /api/properties': EVERYBODY,
  'GET /api/properties/map': EVERYBODY,
  'POST /api/properties/batch': EVERYBODY,
  'GET /api/properties/{id}': EVERYBODY,
  'GET /api/properties/{id}/similar': EVERYBODY,
  'GET /api/projects': EVERYBODY,
  'GET /api/projects/{id}': EVERYBODY,
  'GET /api/places': EVERYBODY,
  'GET /api/currency/rates': EVERYBODY,

  'GET /api/auth/debug': EVERYBODY,
  'GET /api/auth/providers': EVERYBODY,
  'POST /api/auth/login': EVERYBODY,
  'POST /api/auth/register': EVERYBODY,
  // Also with a token that ran out: a 401 would send the visitor to the login.
  'POST /api/auth/logout': EVERYBODY,
  'POST /api/auth/confirm': EVERYBODY,
  'POST /api/auth/password/forgot': EVERYBODY,
  'POST /api/auth/password/reset': EVERYBODY,
  'GET /api/auth/social/{provider}/redirect': EVERYBODY,
  'GET /api/auth/social/{provider}/return': EVERYBODY,
  'POST /api/auth/social/{provider}/callback': EVERYBODY,
  'GET /api/auth/me': SIGNED_IN,
  'POST /api/auth/confirm/resend': SIGNED_IN,
  'PATCH /api/auth/profile': SIGNED_IN,
  'POST /api/auth/email': SIGNED_IN,
  'POST /api/auth/password': SIGNED_IN,
  'GET /api/auth/sessions': SIGNED_IN,
  'DELETE /api/auth/sessions': SIGNED_IN,
  'DELETE /api/auth/sessions/{id}': OWN,
  'GET /api/auth/export': SIGNED_IN,
  'DELETE /api/auth/account': SIGNED_IN,

  'POST /api/inquiries': EVERYBODY,
  'GET /api/inquiries': SIGNED_IN,
  'POST /api/reports': EVERYBODY,
  'GET /api/appointments/times': EVERYBODY,
  'POST /api/appointments': EVERYBODY,
  'GET /api/appointments': SIGNED_IN,
  // The token of the mailed link is the right to it.
  'GET /api/appointments/{token}': EVERYBODY,
  'PATCH /api/appointments/{token}': EVERYBODY,
  'DELETE /api/appointments/{token}': EVERYBODY,
  'POST /api/search-agents': EVERYBODY,
  'GET /api/search-agents': SIGNED_IN,
  'POST /api/search-agents/confirm': EVERYBODY,
  'POST /api/search-agents/unsubscribe': EVERYBODY,
  'GET /api/search-agents/{token}': EVERYBODY,
  'PATCH /api/search-agents/{token}': EVERYBODY,
  'DELETE /api/search-agents/{token}': EVERYBODY,
  'POST /api/search-agents/{token}/sms': EVERYBODY,
  'POST /api/search-agents/{token}/sms/code': EVERYBODY,
  'GET /api/price-alerts': SIGNED_IN,
  'POST /api/price-alerts': SIGNED_IN,
  'DELETE /api/price-alerts/{propertyId}': OWN,
  'GET /api/push/key': EVERYBODY,
  'POST /api/push/subscriptions': SIGNED_IN,
  'DELETE /api/push/subscriptions': SIGNED_IN,
  'POST /api/newsletter': EVERYBODY,
  'POST /api/newsletter/confirm': EVERYBODY,
  'POST /api/newsletter/unsubscribe': EVERYBODY,

  'GET /api/favorites': SIGNED_IN,
  'POST /api/favorites': SIGNED_IN,
  'PATCH /api/favorites/{propertyId}': OWN,
  'DELETE /api/favorites/{propertyId}': OWN,
}

/** Whether the role may do it; an operation without an entry is allowed to nobody. */
export const isAllowed = (operation: string, role: Role): boolean =>
  PERMISSIONS[operation]?.roles.includes(role) ?? false
