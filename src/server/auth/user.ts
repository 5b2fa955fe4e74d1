import { NOTIFICATIONS, type Notifications } from '../../domain/auth/schemas.ts'
import type { User } from '../../domain/auth/user.ts'
import type { AccountRow } from './repository.ts'

/** The user's own data, as the API returns it. */
export function userOf(row: AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    email_confirmed: row.email_confirmed_at !== null,
    phone: row.phone,
    role: row.role,
    language: row.language,
    has_password: row.password_hash !== null,
    notifications: { ...NOTIFICATIONS, ...(row.notifications as Partial<Notifications>) },
    company_id: row.company_id,
    created_at: row.created_at.toISOString(),
  }
}
