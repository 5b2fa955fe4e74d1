import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import type { Visitor } from '../../src/server/operations/visitor.ts'

/** A guest of an address that documentation may use. */
export const GUEST: Visitor = {
  user: null,
  sessionId: null,
  provenAt: null,
  requestId: null,
  hasToken: false,
  language: 'de',
  address: '192.0.2.1',
  place: '192.0.2.1',
  userAgent: undefined,
  signal: undefined,
  tell: () => {},
}

/** An admin, as far as services look. */
export const ADMIN: User = {
  id: 1,
  name: 'Eva Huber',
  email: 'admin@example.at',
  email_confirmed: true,
  phone: null,
  role: 'admin',
  language: 'de',
  has_password: true,
  notifications: NOTIFICATIONS,
  company_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
}
