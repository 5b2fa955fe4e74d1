import { z } from 'zod'
import { notificationsSchema } from './schemas.ts'

export const ROLES = ['user', 'agent', 'admin'] as const
export type UserRole = (typeof ROLES)[number]

/** The user's own data, as the API returns it and the browser stores it under `user`. */
export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  email_confirmed: z.boolean().describe('Alerts are mailed to confirmed addresses only'),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  language: z.string().describe('Code of an interface language'),
  has_password: z.boolean().describe('False for accounts that only know a social login'),
  notifications: notificationsSchema,
  company_id: z.number().int().nullable().describe('Of an agent'),
  created_at: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** Whose data is meant: an account with its confirmed address, or a person whom only an address names. */
export interface Person {
  /** Null: a person without an account. */
  userId: number | null
  /** Null: an account whose address is not confirmed. */
  address: string | null
  /** Of the persons of companies under the address only these; without it all. */
  agents?: readonly number[]
}

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** The confirmed address of the user; null until it is confirmed. */
export const ownAddress = ({ email, email_confirmed }: Pick<User, 'email' | 'email_confirmed'>): string | null =>
  email_confirmed ? email : null

export const personOf = (user: Pick<User, 'id' | 'email' | 'email_confirmed'>): Person => ({
  userId: user.id,
  address: ownAddress(user),
})
